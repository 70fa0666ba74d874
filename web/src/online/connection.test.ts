import { beforeEach, expect, test } from 'vitest';
import type { Message } from '../../../wire/messages.ts';
import type { Request } from '../../../wire/request.ts';
import { Connection, type Ears, type SocketLine, type Outside, type Sign, type Speaker } from './connection.ts';
import { FakeClock } from './tests/clock.ts';
import { welcome } from './tests/welcome.ts';

class FakeLine implements SocketLine {
  readonly said: Request[] = [];
  isOpen = true;
  readonly ears: Ears;

  constructor(ears: Ears) {
    this.ears = ears;
  }

  say(text: string): void {
    this.said.push(JSON.parse(text) as Request);
  }

  hangUp(): void {
    this.isOpen = false;
  }

  tell(...messages: readonly Message[]): void {
    this.ears.heard(JSON.stringify(messages));
  }

  /** As a server that lets everybody in. */
  join(): void {
    this.ears.opened();
    this.tell(welcome());
  }
}

class World implements Outside {
  readonly clock = new FakeClock();
  readonly lines: FakeLine[] = [];
  luck = 1;
  isAway = false;
  #listener: (sign: Sign) => void = () => undefined;

  dial(ears: Ears): SocketLine {
    const line = new FakeLine(ears);
    this.lines.push(line);
    return line;
  }

  random = (): number => this.luck;
  isHidden = (): boolean => this.isAway;

  watch(listener: (sign: Sign) => void): () => void {
    this.#listener = listener;
    return () => (this.#listener = () => undefined);
  }

  show(sign: Sign): void {
    this.#listener(sign);
  }

  get line(): FakeLine {
    const line = this.lines.at(-1);
    if (!line) throw new Error('nobody has dialled');
    return line;
  }
}

class Diary implements Speaker {
  readonly heard: string[] = [];

  hello = () => ({ type: 'hello', version: 1, match: 'abcdefghij' }) as const;
  hear(message: Message): void {
    this.heard.push(message.type);
  }
  lose(): void {
    this.heard.push('lost');
  }
}

let world: World;
let diary: Diary;
let connection: Connection;

beforeEach(() => {
  world = new World();
  diary = new Diary();
  connection = new Connection(world, diary);
});

const pause = (milliseconds: number): void => world.clock.pass(milliseconds);

test('says hello first, and nothing else before the welcome', () => {
  expect(connection.say({ type: 'look', seat: 0 })).toBe(false);
  world.line.ears.opened();
  expect(connection.say({ type: 'look', seat: 0 })).toBe(false);
  world.line.tell(welcome());
  expect(connection.say({ type: 'look', seat: 0 })).toBe(true);
  expect(world.line.said.map(({ type }) => type)).toEqual(['hello', 'look']);
  expect(diary.heard).toEqual(['welcome']);
});

test('dials again after longer and longer pauses, and after a short one once it was let in', () => {
  const pauses = [400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000];
  for (const [failures, each] of pauses.entries()) {
    world.line.ears.closed();
    pause(each - 1);
    expect(world.lines).toHaveLength(failures + 1);
    pause(1);
    expect(world.lines).toHaveLength(failures + 2);
  }
  world.line.join();
  world.line.ears.closed();
  pause(400);
  expect(world.lines).toHaveLength(pauses.length + 2);
});

test('who was cut off together comes back at different moments', () => {
  world.luck = 0;
  world.line.ears.closed();
  pause(200);
  expect(world.lines).toHaveLength(2);
});

test.each(['storage', 'closing', 'too-many', 'too-fast'] as const)('%s at the door passes by itself', fault => {
  world.line.ears.opened();
  world.line.tell({ type: 'fault', fault, sentence: '' });
  expect(diary.heard).toEqual(['lost']);
  pause(400);
  world.line.join();
  expect(diary.heard).toEqual(['lost', 'welcome']);
});

test('any other fault is told', () => {
  world.line.ears.opened();
  world.line.tell({ type: 'fault', fault: 'no-such-match', sentence: '' });
  expect(diary.heard).toEqual(['fault']);
  expect(world.lines).toHaveLength(1);
});

test('asks a silent server whether it is there, and leaves one that does not answer', () => {
  world.line.join();
  pause(14_000);
  expect(world.line.said).toHaveLength(1);
  pause(2_000);
  expect(world.line.said.at(-1)).toEqual({ type: 'ping' });
  world.line.tell({ type: 'pong', at: 0 });
  pause(16_000);
  expect(world.lines).toHaveLength(1);
  expect(world.line.said.filter(({ type }) => type === 'ping')).toHaveLength(2);
  pause(8_000);
  expect(world.lines).toHaveLength(2);
  expect(world.lines[0]?.isOpen).toBe(false);
  expect(diary.heard.at(-1)).toBe('lost');
});

test('does not wait for long for the answer to a wish', () => {
  world.line.join();
  connection.say({ type: 'undo', id: 'a1b2c3d4', seat: 0, decision: 1 });
  pause(8_000);
  expect(world.lines).toHaveLength(2);
});

test('gives up a line that nobody answers', () => {
  pause(8_000);
  expect(world.lines[0]?.isOpen).toBe(false);
  pause(400);
  expect(world.lines).toHaveLength(2);
});

test('throws the socket away when the machine has slept', () => {
  world.line.join();
  world.clock.sleep(60_000);
  expect(world.lines).toHaveLength(2);
  expect(world.lines[0]?.isOpen).toBe(false);
});

test('a page that nobody looks at ticks slowly: that is no sleep until it is shown', () => {
  world.line.join();
  world.isAway = true;
  world.clock.sleep(60_000);
  expect(world.lines).toHaveLength(1);
  world.line.tell({ type: 'pong', at: 0 });
  world.isAway = false;
  world.show('shown');
  expect(world.lines).toHaveLength(1);
  world.clock.skip(60_000);
  world.show('shown');
  expect(world.lines).toHaveLength(2);
});

test.each(['online', 'restored'] as const)('%s: dials at once, however long it would have waited', sign => {
  for (let i = 0; i < 6; i++) {
    world.line.ears.closed();
    pause(15_000);
  }
  world.line.ears.closed();
  const dialled = world.lines.length;
  world.show(sign);
  expect(world.lines).toHaveLength(dialled + 1);
  world.line.ears.closed();
  pause(400);
  expect(world.lines).toHaveLength(dialled + 2);
});

test('what was told in one go is heard in that order', () => {
  world.line.ears.opened();
  world.line.tell(welcome(), { type: 'pong', at: 0 }, { type: 'done', id: 'step-one' });
  expect(diary.heard).toEqual(['welcome', 'pong', 'done']);
});

test('a socket that was given up is not listened to, not even to the end of its sentence', () => {
  world.line.ears.opened();
  world.line.tell({ type: 'fault', fault: 'closing', sentence: '' }, welcome());
  expect(diary.heard).toEqual(['lost']);
});

test('without a network the link counts as lost, though no socket has noticed', () => {
  world.line.join();
  world.show('offline');
  expect(diary.heard).toEqual(['welcome', 'lost']);
  expect(world.lines[0]?.isOpen).toBe(false);
});

test('what an abandoned socket still says is not heard', () => {
  const [line] = world.lines;
  line?.join();
  connection.rejoin();
  line?.tell({ type: 'pong', at: 0 });
  line?.ears.closed();
  expect(diary.heard).toEqual(['welcome', 'lost']);
  expect(world.lines).toHaveLength(2);
});

test('a closed connection dials nobody', () => {
  world.line.join();
  connection.close();
  world.show('online');
  pause(60_000);
  expect(world.lines).toHaveLength(1);
  expect(world.line.isOpen).toBe(false);
  expect(diary.heard).toEqual(['welcome']);
});
