import { easy } from '../../../bots/the-dungeon/index.ts';
import { theDungeon, type Action, type Phase, type State, type TheDungeon } from '../../../games/the-dungeon/index.ts';
import { isRefusal, type Rules, type Seat } from '../../../kernel/game.ts';
import { type Match, play, start, type Transcript, transcriptOf } from '../../../kernel/match.ts';
import { same } from '../../../kernel/plain.ts';
import { randomFrom } from '../../../kernel/random.ts';

export type Played = Transcript<TheDungeon>;

/** A moment at which a seat decides. */
export interface Moment {
  readonly rules: Rules<TheDungeon>;
  readonly state: Readonly<State>;
  readonly seat: Seat;
}

interface Setting {
  readonly seats: number;
  readonly options?: object;
}

const SEEDS = Array.from({ length: 400 }, (_, i) => i.toString(16).padStart(32, '0'));

/** The first match of the easy bots in which such a moment comes: no test needs to know tiles or balance. */
export function playedTo({ seats, options: wanted }: Setting, isThere: (moment: Moment) => boolean): Played {
  const options = theDungeon.readOptions(wanted, seats);
  if (isRefusal(options)) throw new Error('no such table');
  for (const seed of SEEDS) {
    const match = start(theDungeon, { seats, options, seeds: [[0, seed]] });
    if (runsTo(match, isThere)) return transcriptOf(match);
  }
  throw new Error('no match comes there');
}

/** Plays until the moment comes; false if the match ends before. */
function runsTo(match: Match<TheDungeon>, isThere: (moment: Moment) => boolean): boolean {
  const { rules } = match;
  const { seats } = match.start;
  const deciders = Array.from({ length: seats }, (_, seat) => easy.sit({ rules, seat, random: randomFrom(`${seat}`) }));
  for (let [seat] = rules.active(match.state); seat !== undefined; [seat] = rules.active(match.state)) {
    if (isThere({ rules, state: match.state, seat })) return true;
    const action = deciders[seat]?.(rules.view(match.state, seat));
    if (!action) throw new Error(`nobody decides at ${seat}`);
    play(match, seat, action);
  }
  return false;
}

/** What a seat has decided, and as which of the legal actions it was listed. */
export interface Decision {
  readonly action: Action;
  readonly index: number;
}

/** A match from its deal to its end. */
export interface Whole {
  readonly seed: string;
  readonly decisions: readonly Decision[];
}

/** A match of the easy bot alone that gets out within so many turns, but not before it has met something. */
export function escapeWithin(turns: number): Whole {
  const options = theDungeon.readOptions({}, 1);
  if (isRefusal(options)) throw new Error('no such table');
  for (const seed of SEEDS) {
    const match = start(theDungeon, { seats: 1, options, seeds: [[0, seed]] });
    const listed: (readonly Action[])[] = [];
    runsTo(match, ({ rules, state, seat }) => {
      listed.push(rules.actions(state, seat));
      return false;
    });
    const outcome = match.rules.outcome(match.state);
    const decisions = decisionsIn(match, listed);
    const isOut = (outcome?.scores[0] ?? 0) > 0 && (outcome?.length ?? Infinity) <= turns;
    if (isOut && !usesMagic(match) && isEventful(decisions)) return { seed, decisions };
  }
  throw new Error('nobody gets out');
}

/** Tiles were turned, and rooms explored. */
const isEventful = (decisions: readonly Decision[]): boolean =>
  decisions.some(({ action, index }) => action.type === 'lay' && index > 0) &&
  decisions.some(({ action }) => action.type === 'explore') &&
  decisions.length > 12;

const usesMagic = ({ log }: Match<TheDungeon>): boolean =>
  log.some(([seat, { type }]) => seat === 0 && ['cast', 'read', 'scout', 'discard'].includes(type));

function decisionsIn({ log }: Match<TheDungeon>, listed: readonly (readonly Action[])[]): readonly Decision[] {
  const mine = log.flatMap(([seat, action]) => (seat === 0 ? [action] : []));
  return mine.map((action, i) => ({ action, index: listed[i]?.findIndex(each => same(each, action)) ?? 0 }));
}

export const never = (): boolean => false;

/** Before seat 0 decides in such a phase. */
export const inPhase =
  (phase: Phase, is: (state: Readonly<State>) => boolean = () => true) =>
  ({ state, seat }: Moment): boolean =>
    seat === 0 && state.phase === phase && is(state);
