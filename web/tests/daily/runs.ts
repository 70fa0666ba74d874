import type { Page } from '@playwright/test';
import { playDaily } from '../../../bots/daily.ts';
import { botsOf } from '../../../bots/index.ts';
import { gameById } from '../../../games/index.ts';
import type { Kind } from '../../../kernel/game.ts';
import type { Transcript } from '../../../kernel/match.ts';
import { replay } from '../../../kernel/transcript.ts';

/** A daily deal as a bot has played it. */
export function runOn(id: string, number: number, level = 'easy'): { transcript: Transcript<Kind>; score: number } {
  const game = gameById(id);
  const bot = botsOf(id).find(each => each.id === level);
  const run = game && bot && playDaily(game, number, bot);
  if (!run) throw new Error(`${level} has no daily deal ${number} of ${id}`);
  return { transcript: run.transcript, score: run.outcome.scores[0] ?? 0 };
}

/** The newest deal up to a number on which a bot's last step is the only one that can be made. */
export function runWithOneWayOut(id: string, latest: number): { number: number; run: ReturnType<typeof runOn> } {
  const game = gameById(id);
  if (!game) throw new Error(`there is no game ${id}`);
  for (let number = latest; number > 0; number--) {
    const run = runOn(id, number);
    const { rules, state } = replay(game, { ...run.transcript, log: run.transcript.log.slice(0, -1) });
    if (rules.actions(state, 0).length === 1) return { number, run };
  }
  throw new Error(`no run on ${id} ends by itself`);
}

/** Notes in the drawer that a match is the first attempt at a daily deal. */
export const noteAttempt = (page: Page, key: string, attempt: object): Promise<void> =>
  page.evaluate(
    ([deal, noted]) => {
      const name = 'oubliette/daily';
      const history = JSON.parse(localStorage.getItem(name) ?? '{}') as object;
      localStorage.setItem(name, JSON.stringify({ ...history, [deal]: noted }));
    },
    [key, attempt] as const,
  );
