import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { donjonz } from '../games/donjonz/index.ts';
import { start, transcriptOf } from '../kernel/match.ts';
import { commitmentTo, seedOf } from '../kernel/proof.ts';
import { replayTranscript, withStory } from './replay.ts';
import { sampleTranscript } from './tests/sample.ts';

const sample = sampleTranscript();
const first = sample.log.findIndex(([seat]) => seat === 0);

function whyNot(input: unknown): object {
  const { json, fits } = replayTranscript(JSON.parse(JSON.stringify(input)));
  expect(fits).toBe(false);
  return json;
}

describe('a transcript that fits', () => {
  test('is told entry by entry to whoever asks', () => {
    const { words, json } = withStory(replayTranscript(sample), sample);
    const lines = words.split('\n');
    expect(lines[0]).toMatch(/^   1  Turn up card \d+$/);
    expect(lines.filter(line => /^ {0,3}\d+ {2}/.test(line))).toHaveLength(sample.log.length);
    expect(lines.some(line => line.startsWith('      '))).toBe(true);
    expect(words).toMatch(/\n\nIt fits: donjonz 1, /);
    expect(json).toMatchObject({ ok: true, log: expect.arrayContaining([lines[0]]) });
  });

  test('tells its hash and its outcome', () => {
    expect(replayTranscript(sample)).toEqual({
      json: {
        ok: true,
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        outcome: expect.objectContaining({ places: expect.any(Array), scores: expect.any(Array) }),
      },
      words: expect.stringMatching(/^It fits: donjonz 1, \d+ entries, ended with the score \d+\.\nhash [0-9a-f]{64}$/),
      fits: true,
    });
  });

  test('says so when its dice were typed in by hand', () => {
    expect(replayTranscript({ ...sample, seeds: [[0, null]] })).toMatchObject({
      json: { ok: true, typedIn: true },
      words: expect.stringMatching(/ended with the score \d+\. Its dice were typed in by hand\.\n/),
      fits: true,
    });
  });

  test.each([
    [
      'before a seed that nothing answers to',
      [
        [0, null],
        [100_000, '00'.repeat(16)],
      ],
    ],
    [
      'and rolled before',
      [
        [0, sample.seeds[0]?.[1]],
        [first, null],
      ],
    ],
  ])('says so when they were typed in %s', (_where, seeds) => {
    expect(replayTranscript({ ...sample, seeds })).toMatchObject({ json: { ok: true, typedIn: true }, fits: true });
  });

  test('need not have ended', () => {
    expect(replayTranscript({ ...sample, log: sample.log.slice(0, first) })).toMatchObject({
      json: { ok: true, outcome: null },
      words: expect.stringMatching('has not ended'),
    });
  });
});

describe('a proof', () => {
  const secret = '00'.repeat(16);
  const proof = { commitment: commitmentTo(secret), secret, entropy: ['11'.repeat(16)] };
  const seed = seedOf(secret, proof.entropy);
  const match = start(donjonz, { seats: 1, options: sample.options, seeds: [[0, seed]], proof });

  test('that covers the seed is told', () => {
    const { json, words, fits } = replayTranscript(transcriptOf(match));
    expect([json, fits]).toEqual([expect.objectContaining({ ok: true, commitment: proof.commitment }), true]);
    expect(words).toMatch(new RegExp(`\ncommitment ${proof.commitment}$`));
  });

  test('of another seed does not fit', () => {
    const other = { ...proof, entropy: ['22'.repeat(16)] };
    expect(whyNot({ ...transcriptOf(match), proof: other })).toMatchObject({
      entry: null,
      why: expect.stringMatching('proof'),
    });
  });
});

describe('a transcript that does not fit', () => {
  test('tells people where', () => {
    const { words } = replayTranscript({ ...sample, log: sample.log.toSpliced(2, 1) });
    expect(words).toMatch(/^Entry 3 does not fit\. /);
    expect(replayTranscript({}).words).toMatch(/^The head does not fit\. /);
  });

  test('because of an action', () => {
    expect(whyNot({ ...sample, log: sample.log.with(first, [0, { type: 'fly' }] as never) })).toEqual({
      ok: false,
      entry: first,
      why: expect.stringMatching(/^Seat 0: .*\(DZ-\w+\)$/),
    });
  });

  test('because of a seat', () => {
    expect(whyNot({ ...sample, log: sample.log.with(first, [3, sample.log[first]?.[1]] as never) })).toMatchObject({
      entry: first,
      why: expect.stringMatching(/^Seat 3: .*\(DZ-\w+\)$/),
    });
  });

  test('because of a roll', () => {
    expect(whyNot({ ...sample, seeds: [[0, '00112233445566778899aabbccddeeff']] })).toEqual({
      ok: false,
      entry: 0,
      why: expect.stringMatching(/^The seed makes chance pick \{.*\} \(.*\), not \{.*\}\.$/),
    });
  });

  test('because chance acts out of turn', () => {
    expect(whyNot({ ...sample, log: sample.log.with(first, [-1, { type: 'turn-up', card: 1 }]) })).toEqual({
      ok: false,
      entry: first,
      why: 'Chance does not act here.',
    });
  });

  test('because a roll is missing', () => {
    expect(whyNot({ ...sample, log: [] })).toEqual({
      ok: false,
      entry: 0,
      why: 'The log ends where chance has yet to act.',
    });
  });

  test('because of its head', () => {
    const shape = (changes: object): object => whyNot({ ...sample, ...changes });
    expect(shape({ seats: 9 })).toEqual({ ok: false, entry: null, why: 'seats must be 1 to 1.' });
    expect(shape({ options: { deck: 5 } })).toMatchObject({ entry: null, why: expect.stringMatching(/\(DZ-\w+\)$/) });
    expect(shape({ log: [7] })).toMatchObject({ entry: 0, why: 'log must be a pair of a seat and an action.' });
  });

  test.each([{}, [], null, 'donjonz', { game: 'chess' }, { game: 7 }])('because it is none: %j', input => {
    expect(whyNot(input)).toEqual({
      ok: false,
      entry: null,
      why: 'This is not a transcript of a game that is known here.',
    });
  });
});

test('whatever stands in it, a transcript fits or does not', () => {
  const text = JSON.stringify(sample);
  const values = [...text.matchAll(/-?\d+|"[^"]*"|true|false|\[\]/g)];
  const garbage = fc.constantFrom(
    'null',
    '-1',
    '1e400',
    '"x"',
    '[]',
    '{}',
    '"__proto__"',
    '[[0,null]]',
    '9007199254740993',
  );
  fc.assert(
    fc.property(fc.nat(values.length - 1), garbage, (which, value) => {
      const { index, 0: old } = values[which] as RegExpExecArray;
      const isKey = text[index + old.length] === ':';
      const changed = text.slice(0, index) + (isKey ? '"other"' : value) + text.slice(index + old.length);
      expect(replayTranscript(JSON.parse(changed)).json).toHaveProperty('ok');
    }),
    { numRuns: 100 },
  );
});

test('there is no story of what does not fit', () => {
  const answer = replayTranscript({});
  expect(withStory(answer, {})).toBe(answer);
});
