import { describe, expect, test } from 'vitest';
import { type GameId, SHELF } from '../games/shelf.ts';
import { ONLOOKER } from '../kernel/game.ts';
import { LANGUAGES } from '../kernel/words.ts';
import { historyOf } from '../kernel/witness.ts';
import { loadPrinted } from './load.ts';
import type { MatchOnPaper } from './match.ts';
import { SAFE } from './paper.ts';
import type { Order } from './press.ts';
import { USUAL_ORDER } from './tests/order.ts';
import { printPages } from './print.ts';
import { onPaper, played, transcriptsOf } from './tests/matches.ts';
import { extentOf, textsOn } from './tests/pages.ts';

async function pagesOf(id: GameId, match: MatchOnPaper, order: Order = USUAL_ORDER) {
  return printPages(await loadPrinted(id), order, { rules: '', match });
}

const wordsOn = (pages: Awaited<ReturnType<typeof pagesOf>>): string =>
  pages
    .flatMap(textsOn)
    .map(({ words }) => words)
    .join('\n');

describe.each(SHELF)('%s', id => {
  test('any match can be printed at any time, for anybody, in any language', async () => {
    for (const [i, name] of transcriptsOf(id).entries()) {
      const language = LANGUAGES[i % LANGUAGES.length] ?? USUAL_ORDER.language;
      const match = await played(id, name, [0.1, 0.5, 1][i % 3]);
      const seat = [ONLOOKER, 0, match.start.seats - 1][i % 3] ?? 0;
      const pages = await pagesOf(id, onPaper(match, seat), { ...USUAL_ORDER, language });
      expect(pages.length, name).toBeGreaterThan(1);
      expect(wordsOn(pages), name).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  test('nothing of a match is printed where a printer leaves the paper white', async () => {
    const [name = ''] = transcriptsOf(id);
    for (const { size, items } of await pagesOf(id, onPaper(await played(id, name), 0)))
      for (const item of items) {
        const [x, y, across, down] = extentOf(item) ?? [SAFE, SAFE, 0, 0];
        expect(Math.min(x, y, size[0] - x - across, size[1] - y - down)).toBeGreaterThanOrEqual(SAFE - 0.01);
      }
  });
});

test('a keepsake tells who has won, and a match under way for whom it is printed', async () => {
  const match = await played('the-dungeon', transcriptsOf('the-dungeon')[0] ?? '');
  expect(wordsOn(await pagesOf('the-dungeon', onPaper(match, 0)))).toContain('A match that has ended.');
  const [name = ''] = transcriptsOf('dungeon-pen');
  const half = onPaper(await played('dungeon-pen', name, 0.5), 1);
  expect(wordsOn(await pagesOf('dungeon-pen', half))).toContain('as Name 2 sees it');
});

test('of others nothing is printed that their seat alone knows', async () => {
  const spell =
    /Second Wind|Borrowed Muscle|Clear Head|Glow-worm|Polite Knock|Home Sweet Cell|Second Thoughts|Hurried Feet|Draughty Map|Begone|Stolen Hour|Long Arm/;
  for (const name of transcriptsOf('the-dungeon')) {
    const match = await played('the-dungeon', name, 0.3);
    if (match.start.seats < 2) continue;
    const learnt = historyOf(match, ONLOOKER).filter(({ type }) => type === 'spell-learnt');
    const cast = historyOf(match, ONLOOKER).some(
      event => event.type !== 'spell-learnt' && event.type.startsWith('spell'),
    );
    if (learnt.length === 0 || cast) continue;
    expect(wordsOn(await pagesOf('the-dungeon', onPaper(match, ONLOOKER))), name).not.toMatch(spell);
    return;
  }
  throw new Error('no match in which a spell is held');
});
