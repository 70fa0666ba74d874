import type { SocketLine, Outside, Sign } from './connection.ts';

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
