import type { Turn } from '../../../bots/turn.ts';
import type { Kind, Seat } from '../../../kernel/game.ts';
import type { Match } from '../../../kernel/match.ts';
import { clone } from '../../../kernel/plain.ts';
import { choose, randomFrom } from '../../../kernel/random.ts';
import type { Loaded } from './matches.ts';
import type { Thinker } from './thinker.ts';

/** Which bot of a match decides, and where. */
export interface Called {
  readonly bot: string;
  readonly seat: Seat;
}

/** Its luck hangs on match, seat and decision alone: a bot that is asked again, after a reload, answers the same. */
export function turnOf<K extends Kind>({ head, match }: Loaded<K>, { bot, seat }: Called): Turn<K> {
  const { version, seats, options } = match.start;
  const decision = match.log.filter(([by]) => by === seat).length;
  return {
    game: match.game.id,
    start: { version, seats, options },
    bot,
    seat,
    view: clone(match.rules.view(match.state, seat)),
    luck: `${head.id}/${seat}/${decision}`,
  };
}

/** What the bot does. A match must not end because nobody can think here: then any legal action will do. */
export async function decided<K extends Kind>(
  thinker: Thinker,
  loaded: Loaded<K>,
  called: Called,
): Promise<K['action']> {
  const turn = turnOf(loaded, called);
  return (await thinker.decide<K>(turn)) ?? anyAction(loaded.match, turn);
}

const anyAction = <K extends Kind>({ rules, state }: Match<K>, { seat, luck }: Turn<K>): K['action'] =>
  choose(rules.actions(state, seat), randomFrom(luck));
