import { beforeEach, expect, test } from 'vitest';
import type { Message } from '../../../wire/messages.ts';
import { Outbox, type Reply, type Sent } from './outbox.ts';
import { FakeClock } from './tests/clock.ts';
import { lockedDrawer, memoryDrawer } from '../tests/drawer.ts';

const UNDO: Sent = { type: 'undo', id: 'undo-1234', seat: 0, decision: 3 };
const CHAT: Sent = { type: 'chat', id: 'chat-1234', text: 'hm' };
const HISTORY: Sent = { type: 'history', id: 'hist-1234', seat: 0 };

let clock: FakeClock;
let drawer: ReturnType<typeof memoryDrawer>;
let said: unknown[];
let answered: Sent[];
let unclaimed: Reply[];

beforeEach(() => {
  clock = new FakeClock();
  drawer = memoryDrawer();
  said = [];
  answered = [];
  unclaimed = [];
});

const outbox = (): Outbox =>
  new Outbox('abcdefghij', {
    clock,
    drawer,
    say: sent => said.push(sent) > 0,
    answered: (_, sent) => answered.push(sent),
    unclaimed: reply => unclaimed.push(reply),
  });

const fault = (code: 'storage' | 'too-fast' | 'bad-shape' | 'not-now', id?: string): Message => ({
  type: 'fault',
  fault: code,
  sentence: '',
  ...(id !== undefined && { id }),
});

test('each gets the answer to its own id, and is forgotten then', async () => {
  const box = outbox();
  const [undone, told] = [box.send(UNDO), box.send(HISTORY)];
  expect(box.isDeciding(0, 3)).toBe(true);
  expect(box.isDeciding(0, 4)).toBe(false);
  box.hear({ type: 'history', id: HISTORY.id, events: [] });
  box.hear({ type: 'done', id: 'another-1' });
  box.hear({ type: 'done', id: UNDO.id });
  expect(await undone).toEqual({ type: 'done', id: UNDO.id });
  expect(await told).toMatchObject({ type: 'history' });
  expect(box.isDeciding(0, 3)).toBe(false);
  box.sendAgain();
  expect(said).toEqual([UNDO, HISTORY]);
});

test('what cannot be stored now is said again after a while, under its id', async () => {
  const box = outbox();
  const answer = box.send(UNDO);
  box.hear(fault('storage', UNDO.id));
  expect(said).toHaveLength(1);
  clock.pass(1_500);
  expect(said).toEqual([UNDO, UNDO]);
  box.hear({ type: 'done', id: UNDO.id });
  expect(await answer).toEqual({ type: 'done', id: UNDO.id });
});

test('who was too fast waits for what is still to be read, and says again what was not', () => {
  const box = outbox();
  void box.send(UNDO);
  void box.send(CHAT);
  box.hear(fault('too-fast'));
  clock.pass(1_500);
  expect(said).toEqual([UNDO, CHAT]);
  box.hear(fault('too-fast', CHAT.id));
  clock.pass(1_500);
  expect(said).toEqual([UNDO, CHAT, CHAT]);
});

test('what the server cannot read is not sent for ever', async () => {
  const box = outbox();
  const answers = [box.send(UNDO), box.send(CHAT)];
  box.hear(fault('bad-shape'));
  expect(await Promise.all(answers)).toEqual([fault('bad-shape'), fault('bad-shape')]);
  expect(drawer.content.size).toBe(0);
});

test('any other fault is an answer', async () => {
  const box = outbox();
  const answer = box.send(UNDO);
  box.hear(fault('not-now'));
  box.hear(fault('not-now', UNDO.id));
  expect(await answer).toEqual(fault('not-now', UNDO.id));
});

test('wishes outlive a reload, and somebody hears what became of them', () => {
  void outbox().send(UNDO);
  void outbox().send(HISTORY);
  const again = outbox();
  expect(again.isDeciding(0, 3)).toBe(true);
  said = [];
  again.sendAgain();
  expect(said).toEqual([UNDO]);
  again.hear({ type: 'done', id: UNDO.id });
  expect(unclaimed).toEqual([{ type: 'done', id: UNDO.id }]);
  expect(answered).toEqual([UNDO]);
  expect(drawer.content.size).toBe(0);
});

test.each(['{', '7', 'null', '[null,7,{}]'])('does not believe what it finds: %s', content => {
  drawer.content.set('oubliette/wishes/abcdefghij', content);
  const box = outbox();
  box.sendAgain();
  expect(said).toEqual([]);
});

test('works, for as long as the page lasts, where nothing may be kept', async () => {
  const nothing = (): void => undefined;
  const post = { clock, drawer: lockedDrawer, say: () => true, answered: nothing, unclaimed: nothing };
  const box = new Outbox('abcdefghij', post);
  const answer = box.send(UNDO);
  box.hear({ type: 'failed', id: UNDO.id, failure: 'stale' });
  expect(await answer).toMatchObject({ failure: 'stale' });
});
