import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compose, composeList, decode, encode, type Members } from './encode.ts';
import { FAULTS, type FaultCode } from './fault.ts';
import { type Message, type MessageOf, messages, type Remark, type WireNow } from './messages.ts';
import type { Head, Sitter, Seating, Times } from './table.ts';
import { tableAt } from './times.ts';

const seat = fc.integer({ min: 0, max: 15 });
const seats = fc.array(seat, { maxLength: 4 });
const time = fc.nat(2 ** 40);
const text = fc.string({ unit: 'binary', maxLength: 12 });
/** Values that JSON gives back as they were. */
const plain = fc.jsonValue({ maxDepth: 2 }).map(value => JSON.parse(JSON.stringify(value)) as unknown);
const members = fc.dictionary(fc.stringMatching(/^[a-z"\\]{1,4}$/), plain, { maxKeys: 3 });
const events = fc.array(
  fc.tuple(members, text).map(([more, type]) => ({ ...more, type })),
  { maxLength: 3 },
);
/** What may be absent is left out, or is undefined, which JSON leaves out. */
const absent = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const outcome: fc.Arbitrary<NonNullable<WireNow['outcome']>> = fc.record({
  places: seats,
  scores: fc.array(fc.integer()),
  rank: absent(fc.nat()),
  length: fc.nat(),
  notes: fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), fc.integer()),
});

const now: fc.Arbitrary<WireNow> = fc.record({
  view: members,
  seat: fc.oneof(seat, fc.constant(-2)),
  decision: fc.nat(),
  waiting: seats,
  outcome: absent(outcome),
  isCutShort: absent(fc.constant(true as const)),
  canUndo: absent(fc.constant(true as const)),
  canRedo: absent(fc.constant(true as const)),
});

const sitter: fc.Arbitrary<Sitter> = fc.record({
  name: text,
  person: fc.boolean(),
  bot: fc.option(text),
  claimed: absent(fc.constant(true as const)),
  here: fc.boolean(),
  away: absent(time),
  since: fc.option(time),
  left: fc.option(time),
  forfeited: fc.option(fc.constantFrom('resigned' as const, 'left' as const, 'time' as const)),
  ready: absent(fc.constant(true as const)),
  untouched: absent(fc.constant(true as const)),
  late: absent(fc.constant(true as const)),
  minded: absent(fc.record({ by: fc.option(seat), moves: fc.nat() })),
});

const table: fc.Arbitrary<Seating> = fc.record({
  phase: fc.constantFrom('gathering' as const, 'playing' as const, 'ended' as const),
  sitters: fc.array(sitter, { maxLength: 4 }),
  host: fc.option(seat),
  onlookers: fc.nat(),
  asking: fc.option(
    fc.record({
      asked: text,
      by: seat,
      favour: fc.oneof(
        fc.record({ type: fc.constant('back' as const), back: fc.nat() }),
        fc.record({ type: fc.constant('mind' as const), seat }),
      ),
      waiting: seats,
    }),
  ),
  declined: fc.option(text),
  rematch: fc.option(
    fc.record({ match: fc.stringMatching(/^[a-z0-9]{10,12}$/), watch: fc.stringMatching(/^[\w-]{22}$/) }),
  ),
  talk: fc.constantFrom('seats' as const, 'everybody' as const),
  silenced: fc.array(text, { maxLength: 2 }),
  at: time,
});

const head: fc.Arbitrary<Head> = fc.record({
  id: fc.stringMatching(/^[a-z0-9]{10,12}$/),
  game: fc.constant('sealed'),
  version: fc.nat(),
  seats: fc.nat(16),
  options: members,
  terms: fc.constant({
    pace: 'live',
    clock: { type: 'bank', milliseconds: 60_000, increment: 0 },
    timeout: 'bot',
    listed: false,
    minding: 'vote',
    joining: true,
  }),
  commitment: text,
  created: time,
});

const remark: fc.Arbitrary<Remark> = fc.record({
  id: text,
  at: time,
  by: text,
  seat: fc.option(seat),
  name: text,
  text,
});

const timesOf = ({ sitters, at }: Seating): Times => ({
  since: sitters.map(({ since }) => since),
  left: sitters.map(({ left }) => left),
  at,
});

const kind = <T extends Message['type']>(type: T) => fc.constant(type);
const typed = fc.tuple(members, text).map(([more, type]) => ({ ...more, type }));

/** Every kind of message that there is: the compiler asks for each. */
const KINDS: { readonly [T in Message['type']]: fc.Arbitrary<MessageOf<T>> } = {
  welcome: fc.record({
    type: kind('welcome'),
    version: fc.nat(),
    head,
    table,
    own: seats,
    now: fc.option(now),
    chat: fc.array(remark, { maxLength: 2 }),
  }),
  update: fc.record({
    type: kind('update'),
    now,
    events: fc.option(events),
    table: absent(table),
    times: absent(table.map(timesOf)),
  }),
  table: fc.record({ type: kind('table'), table, own: seats, head: absent(head) }),
  chat: fc.record({ type: kind('chat'), remark }),
  done: fc.record({ type: kind('done'), id: text }),
  refused: fc.record({ type: kind('refused'), id: text, refusal: fc.record({ refused: typed, rule: text }) }),
  failed: fc.record({ type: kind('failed'), id: text, failure: fc.constantFrom('stale' as const, 'nothing' as const) }),
  history: fc.record({ type: kind('history'), id: text, events }),
  fault: fc.record({
    type: kind('fault'),
    id: absent(text),
    fault: fc.constantFrom(...(Object.keys(FAULTS) as FaultCode[])),
    sentence: text,
  }),
  pong: fc.record({ type: kind('pong'), at: time }),
};

/** The same message, each of its members encoded on its own. */
function composed(message: Message) {
  const fragments = Object.entries(message).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, encode(value)] as const],
  );
  return compose<Message>(Object.fromEntries(fragments) as unknown as Members<Message>);
}

describe.each(Object.keys(KINDS) as Message['type'][])('a message of the kind %s', type => {
  const arbitrary: fc.Arbitrary<Message> = KINDS[type];

  test('arrives as it was sent, and is what its schema says', () => {
    fc.assert(
      fc.property(fc.array(arbitrary, { minLength: 1, maxLength: 3 }), sent => {
        const arrived = decode(composeList(sent.map(encode)));
        expect(arrived).toEqual(sent);
        expect(messages.parse(arrived)).toEqual(sent);
      }),
      { numRuns: 50 },
    );
  });

  test('has the same text, whether it is encoded at once or composed of fragments', () => {
    fc.assert(
      fc.property(arbitrary, sent => {
        expect(composed(sent)).toBe(encode(sent));
      }),
      { numRuns: 50 },
    );
  });
});

test('a fragment that is undefined is left out', () => {
  const faultOf = (id: Members<MessageOf<'fault'>>['id']) =>
    compose<MessageOf<'fault'>>({ type: encode('fault'), id, fault: encode('storage'), sentence: encode('No.') });
  expect(faultOf(undefined)).toBe('{"type":"fault","fault":"storage","sentence":"No."}');
  expect(faultOf(encode('act-1'))).toBe('{"type":"fault","id":"act-1","fault":"storage","sentence":"No."}');
});

test('a table is what it was, put together of its times and of how it stood at other ones', () => {
  fc.assert(
    fc.property(table, before => {
      const timeless = tableAt(before, { since: [], at: 0 });
      expect(tableAt(timeless, timesOf(before))).toEqual(before);
    }),
  );
});
