import { gameById } from '../games/index.ts';
import { CHANCE, type Kind, type Seat } from '../kernel/game.ts';
import { append, type Transcript, unplayed } from '../kernel/match.ts';
import { say } from '../kernel/words.ts';
import { wordsOf } from './words.ts';

/** A match that has been verified, told line by line: who did what, and what came of it. Whoever reads it knows all. */
export function storyOf({ log, ...opening }: Transcript<Kind>): readonly string[] {
  const game = gameById(opening.game);
  if (!game) throw new Error(`no game ${opening.game}`);
  const words = wordsOf(game);
  const names = Array.from({ length: opening.seats }, (_, seat) => `Player ${seat + 1}`);
  const match = unplayed(game, opening);
  return log.flatMap(([seat, action], i) => {
    const told: string[] = [];
    append(match, [seat, action], event => told.push(`      ${say(words.events, event, names)}`));
    return [`${String(i + 1).padStart(4)}  ${byOf(seat, names)}${say(words.actions, action, names)}`, ...told];
  });
}

const byOf = (seat: Seat, names: readonly string[]): string => (seat === CHANCE ? '' : `${names[seat]}: `);
