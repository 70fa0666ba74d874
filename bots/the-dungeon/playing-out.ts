// A match played to its end by habit, again and again: what a place at the table is worth.
import type { Action, Content, State, TheDungeon } from '../../games/the-dungeon/index.ts';
import { CHANCE, type Rules, type Seat } from '../../kernel/game.ts';
import { draw } from '../../kernel/playout.ts';
import { sharesOf } from '../shares.ts';
import { choose } from './easy.ts';
import type { Fortune } from './fortune.ts';
import { type Sense, sheetFor, USUAL_DREAD, type WayOn } from './sight.ts';
import type { Crossroads } from './ways.ts';
import racing from './weights/racing.ts';

/** Chooses among several ways on, by their order. */
export type Guide = (crossroads: Crossroads, ways: readonly WayOn[]) => number;

export interface Custom {
  readonly rules: Rules<TheDungeon>;
  /** How much a seat dreads the Guard (`Sight.dread`); in all else it plays as the easy bot does. */
  readonly dreadOf: (seat: Seat) => number;
  /** What a seat has learnt of ways, if anything. */
  readonly guideOf?: (seat: Seat) => Guide | undefined;
}

/** Alone a life is dear; in a race a turn is, and the Guard worth a try. */
export const dreadFor = ({ seats }: Content): number => (seats.length === 1 ? USUAL_DREAD : Number(racing));

/** All seats by the same habit. */
export function habitFor(rules: Rules<TheDungeon>): Custom {
  const dread = dreadFor(rules.content);
  return { rules, dreadOf: () => dread };
}

/** Plays a state in place, every seat by habit: to its end, or to the first table of a turn that the learnt value is asked about. */
export function playOut({ rules, dreadOf, guideOf }: Custom, state: State, fortune: Fortune, until = Infinity): void {
  for (;;) {
    const [seat] = rules.active(state);
    if (seat === undefined || (rules.turn(state) >= until && isAsked(state))) return;
    const action =
      seat === CHANCE
        ? draw(rules, state, fortune.at(rules.turn(state)))
        : habitual(rules, state, seat, { dread: dreadOf(seat), guide: guideOf?.(seat) });
    rules.apply(state, seat, action);
  }
}

/** By what a seat decides. */
export interface Habit {
  readonly dread: number;
  readonly guide?: Guide | undefined;
}

/** Looks at the imagined state itself, because a view is a copy. Odds are asked for only where fate is spent. */
export function habitual(
  rules: Rules<TheDungeon>,
  state: Readonly<State>,
  seat: Seat,
  { dread, guide }: Habit,
): Action {
  const actions = rules.actions(state, seat);
  const [only] = actions;
  if (only && actions.length === 1) return only;
  const { content } = rules;
  const me = state.characters[seat];
  if (!me) throw new Error(`nobody sits at ${seat}`);
  const fate = state.phase === 'fate' ? rules.view(state, seat).fate : null;
  const sheet = sheetFor(content, me);
  const sense: Sense | undefined = guide && (ways => guide({ content, state, seat }, ways));
  return choose({ content, view: state, me, sheet, spells: me.spells.length, fate, actions, dread, sense });
}

/** Whether the learnt value says what a table is worth; elsewhere what was begun has to be played to its end first. */
export const isAsked = ({ phase, asked, round }: Readonly<State>): boolean =>
  phase === 'step' || (phase === 'roll' && asked === 'movement') || round === 0;

/** What points are worth to whoever plays alone, beside getting out at all. */
export const POINTS_WORTH = 1 / 400;

/** How well a match has ended for a seat: its share of the victory, or alone whether it is out, and how well. */
export function worthOf(rules: Rules<TheDungeon>, state: State, seat: Seat): number {
  const outcome = rules.outcome(state);
  if (!outcome) throw new Error('the match has not ended');
  const { places, scores } = outcome;
  if (places.length === 1) return places[0] === 1 ? 1 + POINTS_WORTH * (scores[0] ?? 0) : 0;
  return sharesOf(rules, state)[seat] ?? 0;
}
