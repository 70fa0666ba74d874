import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Kind } from '../../../kernel/game.ts';
import { start, transcriptOf } from '../../../kernel/match.ts';
import { sealed } from '../../../kernel/toys/sealed.ts';
import { packed } from '../../../wire/packed.ts';
import type { Told } from './matches.ts';
import { LONGEST_LINK, readReplayLink, writeReplayLink } from './replayLink.ts';

const SEED = '00112233445566778899aabbccddeeff';

const told = (names: readonly string[]): Told<Kind> => ({
  transcript: transcriptOf(start(sealed, { seats: names.length, options: { rounds: 1 }, seeds: [[0, SEED]] })),
  deal: SEED,
  sitters: names.map((name, seat) => ({ name, bot: seat === 1 ? 'easy' : null })),
});

const NAMES = fc.array(fc.string({ unit: 'grapheme', maxLength: 8 }), { minLength: 1, maxLength: 6 });

test('what is written is read again, whatever people are called', () =>
  fc.assert(
    fc.asyncProperty(NAMES, async names => {
      const match = told(names);
      const link = await writeReplayLink(match);
      expect(link).toMatch(/^a[\w-]+$/);
      expect(await readReplayLink(link)).toEqual({ transcript: match.transcript, sitters: match.sitters });
    }),
  ));

test('a link that was cut or changed says so, unless it says the same as before', async () => {
  const match = told(['Ada', 'Otto']);
  const link = await writeReplayLink(match);
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: link.length - 1 }), fc.string({ maxLength: 3 }), async (at, put) => {
      expect(await readReplayLink(link.slice(0, Math.max(1, at)))).toBe('cut');
      const changed = link.slice(0, at) + put + link.slice(at + 1);
      const read = await readReplayLink(changed);
      if (typeof read === 'string') expect(['cut', 'unknown-letter']).toContain(read);
      else expect(read).toEqual({ transcript: match.transcript, sitters: match.sitters });
    }),
  );
});

test('whatever stands behind the letter is read or refused', () =>
  fc.assert(
    fc.asyncProperty(fc.string(), async text => {
      expect(['cut', 'unknown-letter']).toContain(await readReplayLink(text));
    }),
  ));

test('a letter of another time is told apart from a link that was cut', async () => {
  expect(await readReplayLink('zAAAA')).toBe('unknown-letter');
  expect(await readReplayLink('')).toBe('cut');
});

test('a name is cut between two signs, never within one', async () => {
  const read = await readReplayLink(await packed({ transcript: 1, sitters: [['𝄞'.repeat(30), null]] }));
  expect(read).toEqual({ transcript: 1, sitters: [{ name: '𝄞'.repeat(24), bot: null }] });
});

test('sitters of a stranger are cut to size', async () => {
  const sitters = [['x'.repeat(99), 'easy'], ['Bo', '<b>'], 'Otto', [7, 7]];
  expect(await readReplayLink(await packed({ transcript: 1, sitters }))).toEqual({
    transcript: 1,
    sitters: [
      { name: 'x'.repeat(24), bot: 'easy' },
      { name: 'Bo', bot: null },
      { name: '', bot: null },
      { name: '', bot: null },
    ],
  });
  for (const odd of [[], null, { sitters: 1 }, 'Mildred']) expect(await readReplayLink(await packed(odd))).toBe('cut');
});

test('a small link that would fill the memory is refused', async () => {
  const bomb = await packed(' '.repeat(5_000_000));
  expect(bomb.length).toBeLessThan(LONGEST_LINK);
  expect(await readReplayLink(bomb)).toBe('cut');
});
