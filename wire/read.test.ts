import { options } from './fields.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFault } from './fault.ts';
import { CREATION_LIMITS, MESSAGE_LIMITS, readJson } from './read.ts';
import { readRequest, type Request } from './request.ts';
import { name } from './fields.ts';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

describe('a stranger', () => {
  test('may send any bytes and is answered', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 6000 }), bytes => {
        const answer = readRequest(new TextDecoder().decode(bytes));
        expect(isFault(answer) ? answer.sentence : answer.value.type).toMatch(/./);
      }),
    );
  });

  test('may send any JSON and is answered', () => {
    fc.assert(
      fc.property(fc.json({ depthSize: 'large' }), text => {
        const answer = readRequest(text);
        expect(isFault(answer) ? answer.sentence : answer.value.type).toMatch(/./);
      }),
    );
  });

  test('gets a plain value back, or a fault', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), value => {
        const answer = readJson(JSON.stringify(value), MESSAGE_LIMITS);
        if (isFault(answer)) expect(answer.fault).toMatch(/too-long|bad-key/);
        else expect(answer.value).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test.each([
    ['too-long', `"${'a'.repeat(4095)}"`],
    ['too-long', `"${'é'.repeat(2048)}"`],
    ['too-long', `"${'🎲'.repeat(1024)}"`],
    ['too-deep', nested(9)],
    ['too-deep', `{"a":${nested(8)}}`],
    ['not-json', ''],
    ['not-json', nested(8).slice(1)],
    ['not-json', '{"type":"ping"} '.repeat(2)],
    ['bad-key', '{"type":"ping","__proto__":{"admin":true}}'],
    ['bad-key', '{"a":[{"constructor":{"prototype":1}}]}'],
    ['bad-shape', '{"type":"ping","more":1}'],
    ['bad-shape', '{"type":"act"}'],
    ['bad-shape', 'null'],
  ])('is told %s of %.40s', (fault, text) => {
    expect(readRequest(text)).toMatchObject({ fault });
  });

  test('may nest as deep as a text is long', () => {
    expect(readJson(nested(CREATION_LIMITS.bytes / 2), CREATION_LIMITS)).toMatchObject({ fault: 'too-deep' });
  });

  test('may nest brackets in strings and up to the limit', () => {
    expect(readJson(nested(8), MESSAGE_LIMITS)).toEqual({ value: JSON.parse(nested(8)) });
    const text = JSON.stringify({ a: '[[[[[[[[[["\\' });
    expect(readJson(text, MESSAGE_LIMITS)).toEqual({ value: JSON.parse(text) });
    expect(readJson(`"${'é'.repeat(2047)}"`, MESSAGE_LIMITS)).toEqual({ value: 'é'.repeat(2047) });
  });
});

const id = 'a1b2c3d4';
const REQUESTS: readonly Request[] = [
  { type: 'hello', version: 1, match: 'abcdefghij', seat: -2 },
  { type: 'hello', version: 1, match: 'abcdefghij', token: 'A'.repeat(22), key: 'b'.repeat(22) },
  { type: 'look', seat: 0 },
  { type: 'act', id, seat: 0, decision: 3, action: { type: 'mark', cells: [1, 2] } },
  { type: 'undo', id, seat: 0, decision: 3 },
  { type: 'redo', id, seat: 0, decision: 3 },
  { type: 'ask', id, seat: 0, back: 2 },
  { type: 'allow', id, seat: 1, asked: id },
  { type: 'decline', id, seat: 1, asked: id },
  { type: 'resign', id, seat: 1 },
  { type: 'withdraw', id, seat: 1, asked: id },
  { type: 'hand', id, seat: 1, bot: 'easy' },
  { type: 'mind', id, seat: 1 },
  { type: 'return', id, seat: 1 },
  { type: 'move', id, seat: 1, to: 0 },
  { type: 'leave', id, seat: 1 },
  { type: 'fill', id, seat: 1, bot: null },
  { type: 'chat', id, text: 'Bonne chance !' },
  { type: 'history', id, seat: 1 },
  { type: 'ping' },
];

test.each(REQUESTS)('$type is read as it was written', message => {
  expect(readRequest(JSON.stringify(message))).toEqual({ value: message });
});

test.each([
  { type: 'act', id: 'bot/1/22', seat: 0, decision: 3, action: { type: 'mark' } },
  { type: 'act', id, seat: -1, decision: 3, action: { type: 'roll' } },
  { type: 'act', id, seat: 0, decision: 1.5, action: { type: 'mark' } },
  { type: 'look', seat: -1 },
  { type: 'hello', version: 1, match: '../secrets' },
  { type: 'chat', id, text: '\u0000\u202e  ' },
  { type: 'chat', id, text: 'a'.repeat(501) },
])('%j is not read', message => {
  expect(readRequest(JSON.stringify(message))).toMatchObject({ fault: 'bad-shape' });
});

test('a name is tidied before it is judged', () => {
  expect(name.parse('  Ada \n Lovelace ')).toBe('Ada Lovelace');
  expect(name.safeParse('V\u200bictoria').success).toBe(false);
});

test('texts in options cannot turn or hide what stands beside them, and may have several lines', () => {
  const given = {
    characters: [{ name: 'Ada\u202egnimoc', text: 'one\ntwo\tthree\u0000' }],
    deck: 'a\r\nb',
    count: 3,
    isOpen: true,
    none: null,
  };
  expect(options.parse(given)).toEqual({
    characters: [{ name: 'Ada gnimoc', text: 'one\ntwo\tthree ' }],
    deck: 'a\r\nb',
    count: 3,
    isOpen: true,
    none: null,
  });
});
