import { seedFrom } from '../kernel/chance.ts';
import { type Game, isRefusal, type Kind, type Outcome } from '../kernel/game.ts';
import { accept, type Match, play, start } from '../kernel/match.ts';
import { canonical } from '../kernel/plain.ts';
import { randomFrom } from '../kernel/random.ts';
import type { Bot, Decide } from './bot.ts';

/** A match that bots are to play, by seat. */
interface BotMatch {
  readonly game: Game<Kind>;
  readonly options: object;
  readonly bots: readonly Bot<Kind>[];
  readonly seed: string;
}

export interface PlayedMatch {
  readonly outcome: Outcome;
  readonly actions: number;
}

/** A match between bots, by seat. The same seed gives the same dice, whoever sits where. */
export function playMatch({ game, options, bots, seed }: BotMatch): PlayedMatch {
  const match = start(game, { seats: bots.length, options, seeds: [[0, seedFrom(seed)]] });
  return { outcome: playOut(match, bots, seed), actions: match.log.length };
}

/**
 * Plays a match to its end. Bots see what their seat may see, and what they answer is checked like anybody's. `luck` is
 * theirs, not that of the dice; `onAction` is told how many entries there are.
 */
export function playOut(
  match: Match<Kind>,
  bots: readonly Bot<Kind>[],
  luck: string,
  onAction: (entries: number) => void = () => undefined,
): Outcome {
  const { rules } = match;
  const minds = bots.map((bot, seat) => bot.sit({ rules, seat, random: randomFrom(`${luck}/${seat}`) }));
  for (let seat = rules.active(match.state)[0]; seat !== undefined; seat = rules.active(match.state)[0]) {
    const wish = (minds[seat] as Decide<Kind>)(rules.view(match.state, seat));
    const action = accept(rules, match.state, seat, wish);
    if (isRefusal(action)) throw new Error(`the bot at seat ${seat} wants ${canonical(wish)}, against ${action.rule}`);
    play(match, seat, action);
    onAction(match.log.length);
  }
  const outcome = rules.outcome(match.state);
  if (!outcome) throw new Error(`${match.game.id} ended without an outcome`);
  return outcome;
}
