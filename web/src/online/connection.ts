import { isTransient } from '../../../wire/fault.ts';
import { decode } from '../../../wire/encode.ts';
import type { Message } from '../../../wire/messages.ts';
import type { Hello, Request } from '../../../wire/request.ts';

/** A socket, as far as it is used here. */
export interface SocketLine {
  say(text: string): void;
  hangUp(): void;
}

export interface Ears {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

export interface TimeSource {
  now(): number;
  /** Cancelled by calling the answer. */
  after(milliseconds: number, run: () => void): () => void;
}

/** What the browser notices: the network came or went, somebody looks at the page again, or it came out of a cache. */
export type Sign = 'online' | 'offline' | 'shown' | 'restored';

/** All that a connection needs from the browser. */
export interface Outside {
  readonly clock: TimeSource;
  dial(ears: Ears): SocketLine;
  /** From 0 to 1. */
  random(): number;
  isHidden(): boolean;
  watch(listener: (sign: Sign) => void): () => void;
}

/** Who speaks through a connection. */
export interface Speaker {
  hello(): Hello;
  hear(message: Message): void;
  /** An attempt has failed, or the socket was lost: nothing arrives until the next welcome. */
  lose(): void;
}

const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 15_000;
const TICK_MS = 2_000;
/** After so long a silence the other side is asked whether it is still there. */
const QUIET_MS = 15_000;
/** A server that does not answer within that time is gone. */
const PATIENCE_MS = 6_000;
/** A tick that comes so late was slept through. */
const SLEPT_MS = 10_000;

/**
 * One match's socket, dialled again for as long as it takes. A socket that may have died unnoticed (the machine slept, the
 * network changed) is thrown away at once; the welcome of the next one tells everything anew.
 */
export class Connection {
  readonly #outside: Outside;
  readonly #speaker: Speaker;
  readonly #stops: (() => void)[] = [];
  #line: SocketLine | undefined;
  #isJoined = false;
  #attempts = 0;
  #heardAt = 0;
  /** When something was said that nothing has answered yet. */
  #saidAt: number | undefined;
  #tickedAt: number;
  #cancelDial: (() => void) | undefined;
  #cancelTick: () => void;
  #isClosed = false;

  constructor(outside: Outside, speaker: Speaker) {
    this.#outside = outside;
    this.#speaker = speaker;
    this.#tickedAt = outside.clock.now();
    this.#cancelTick = outside.clock.after(TICK_MS, () => this.#tick());
    this.#stops.push(outside.watch(sign => this.#notice(sign)));
    this.#dial();
  }

  /** Whether it is on its way; only what is said after the welcome is. */
  say(request: Request): boolean {
    if (!this.#isJoined) return false;
    this.#send(request);
    return true;
  }

  /** Throws the socket away and dials at once. */
  rejoin(): void {
    this.#drop();
    this.#speaker.lose();
    this.#dial();
  }

  close(): void {
    this.#isClosed = true;
    this.#drop();
    this.#cancelTick();
    for (const stop of this.#stops) stop();
  }

  #dial(): void {
    if (this.#isClosed) return;
    const { clock } = this.#outside;
    this.#saidAt = clock.now();
    const isCurrent = (): boolean => this.#line === line;
    const line: SocketLine = this.#outside.dial({
      opened: () => isCurrent() && this.#send(this.#speaker.hello()),
      heard: text => {
        for (const message of decode(text)) if (isCurrent()) this.#hear(message);
      },
      closed: () => isCurrent() && this.#retry(),
    });
    this.#line = line;
  }

  #send(request: Request): void {
    this.#saidAt ??= this.#outside.clock.now();
    this.#line?.say(JSON.stringify(request));
  }

  #hear(message: Message): void {
    this.#heardAt = this.#outside.clock.now();
    this.#saidAt = undefined;
    if (message.type === 'welcome') {
      this.#isJoined = true;
      this.#attempts = 0;
    }
    if (!this.#isJoined && message.type === 'fault' && isTransient(message.fault)) this.#retry();
    else this.#speaker.hear(message);
  }

  /** Waits longer after each failure, and never as long as others who were cut off at the same moment. */
  #retry(): void {
    this.#drop();
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** this.#attempts++, LONGEST_PAUSE_MS);
    const { clock, random } = this.#outside;
    this.#cancelDial = clock.after(pause * (0.5 + random() / 2), () => this.#dial());
    this.#speaker.lose();
  }

  #drop(): void {
    this.#cancelDial?.();
    const line = this.#line;
    this.#line = undefined;
    line?.hangUp();
    this.#isJoined = false;
  }

  #tick(): void {
    const now = this.#outside.clock.now();
    const hasSlept = now - this.#tickedAt > TICK_MS + SLEPT_MS;
    this.#tickedAt = now;
    this.#cancelTick();
    this.#cancelTick = this.#outside.clock.after(TICK_MS, () => this.#tick());
    if (!this.#line) return;
    const isGone = this.#saidAt !== undefined && now - this.#saidAt > PATIENCE_MS;
    if (isGone && !this.#isJoined) this.#retry();
    else if (isGone) this.rejoin();
    else if (hasSlept && !this.#outside.isHidden()) this.rejoin();
    else if (this.#isJoined && now - this.#heardAt > QUIET_MS) this.#send({ type: 'ping' });
  }

  #notice(sign: Sign): void {
    switch (sign) {
      case 'offline':
        if (this.#line) this.#retry();
        return;
      case 'online':
      case 'restored':
        this.#attempts = 0;
        return this.rejoin();
      case 'shown':
        return this.#line ? this.#tick() : this.rejoin();
    }
  }
}

/** The browser. */
export const browser: Outside = {
  clock: {
    now: () => Date.now(),
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  },
  dial: ({ opened, heard, closed }): SocketLine => {
    const socket = new WebSocket(new URL('/api/socket', location.href.replace(/^http/, 'ws')));
    socket.addEventListener('open', opened);
    socket.addEventListener('message', ({ data }) => heard(String(data)));
    socket.addEventListener('close', closed);
    return { say: text => socket.send(text), hangUp: () => socket.close() };
  },
  random: () => Math.random(),
  isHidden: () => document.hidden,
  watch: listener => {
    const watching = new AbortController();
    const on = (target: EventTarget, type: string, sign: (event: Event) => Sign | undefined): void => {
      const notice = (event: Event): void => {
        const noticed = sign(event);
        if (noticed) listener(noticed);
      };
      target.addEventListener(type, notice, { signal: watching.signal });
    };
    on(window, 'online', () => 'online');
    on(window, 'offline', () => 'offline');
    on(document, 'visibilitychange', () => (document.hidden ? undefined : 'shown'));
    on(window, 'pageshow', event => ((event as PageTransitionEvent).persisted ? 'restored' : undefined));
    return () => watching.abort();
  },
};
