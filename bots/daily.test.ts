import { expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { dailyOpening, hasDaily } from '../games/daily.ts';
import { isMisfit, verify } from '../kernel/transcript.ts';
import { playDaily } from './daily.ts';
import { botsOf } from './index.ts';

test.each(GAMES.filter(hasDaily))('$id: a bot plays a daily deal by its seed, and twice the same', game => {
  const easy = botsOf(game.id).find(({ id }) => id === 'easy');
  if (!easy) throw new Error(`nobody easy plays ${game.id}`);
  const counted: number[] = [];
  const run = playDaily(game, 3, easy, entries => counted.push(entries));
  expect(run).toMatchObject({ transcript: dailyOpening(game, 3) });
  expect(counted.at(-1)).toBe(run?.transcript.log.length);
  const verified = verify(game, run?.transcript);
  expect(isMisfit(verified) ? verified : verified.outcome).toEqual(run?.outcome);
  expect(playDaily(game, 3, easy)).toEqual(run);
  expect(playDaily(game, 0, easy)).toBeUndefined();
});
