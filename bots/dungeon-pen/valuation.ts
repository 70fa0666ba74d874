// What positions of Dungeon Pen are worth, in chances to win: judged.ts says so, and here stands what is compared with what.
import type { Action, DungeonPen, State, StepOf } from '../../games/dungeon-pen/index.ts';
import { currentStep, FULL_TURN, isSpun } from '../../games/dungeon-pen/readers.ts';
import type { Rules, Seat } from '../../kernel/game.ts';
import type { Playing, Valuation } from '../valuation.ts';
import { readNet } from './chances.ts';
import { easy } from './easy.ts';
import { FINE } from './fan.ts';
import { Judged } from './judged.ts';
import { FINELY, picksOf, ROUGHLY } from './picks.ts';
import type { Sighted } from './sighting.ts';
import chances from './weights/chances.ts';

export const NET = readNet(chances);
/** Not measured yet: as long as drift is what it is, nobody is shown what depends on it. */
const NOISE = 0.012;

/** For those who measure it: what drifts is not small beside luck (docs/minds.md), so no coach is offered by it yet. */
export function valuationOf(rules: Rules<DungeonPen>): Valuation<DungeonPen> {
  const judged = new Judged(rules, NET, FINELY);
  return {
    version: 1,
    unit: 'chance',
    mistakeFrom: 2 * NOISE,
    noise: NOISE,
    worth: state => judged.worthOf(state),
    causes: (state, seat) => judged.causesOf(state, seat),
    candidates: (state, seat) => candidatesIn(rules, judged, state, seat),
    picks: state => picksOf(rules, state, FINELY),
    playing: playingOn(rules),
  };
}

/** The flicks of a whole turn or two, by easy; the luck of them is taken off by a rougher look. */
function playingOn(rules: Rules<DungeonPen>): Playing<DungeonPen> {
  const rough = new Judged(rules, NET, ROUGHLY);
  const worth = (state: Readonly<State>): readonly number[] => rough.worthOf(state);
  return {
    ahead: AHEAD,
    rounds: ROUNDS,
    policy: (state, seat, random) => easy.sit({ rules, seat, random })(rules.view(state, seat)),
    luckBy: { worth, picks: state => picksOf(rules, state, ROUGHLY) },
    endBy: { worth },
  };
}
const AHEAD = 6;
const ROUNDS = 4;

/** How many walls are compared: those that lie most in the other's way and least in the own. */
const WALLS = 6;

function candidatesIn(rules: Rules<DungeonPen>, judged: Judged, state: Readonly<State>, seat: Seat): readonly Action[] {
  const step = currentStep(state);
  if (step?.type === 'place') return judged.wallsIn(state, step, WALLS);
  const actions = rules.actions(state, seat);
  if (step?.type !== 'aim') return actions;
  const others = actions.filter(({ type }) => type !== 'flick' && type !== 'grow');
  return isSpun(state, step) ? others : [...others, ...flicksIn(judged, state, step)];
}

export const flicksIn = (judged: Judged, state: Readonly<State>, step: StepOf<'aim'>): readonly Action[] =>
  bestInSectors(judged.aimsIn(state, step, FINE)).map(({ flick }) => flick);

/** Aims are compared sector by sector, the best of each of the best sectors: less far apart they are the same in other words. */
const SECTORS = 12;
const COMPARED = 7;

/** The best first. */
export function bestInSectors(aims: readonly Sighted[]): readonly Sighted[] {
  const best: (Sighted | undefined)[] = [];
  for (const each of aims) {
    const sector = Math.floor((each.flick.aim * SECTORS) / FULL_TURN);
    if (each.worth > (best[sector]?.worth ?? -1)) best[sector] = each;
  }
  const falling = best.flatMap(each => each ?? []).toSorted((a, b) => b.worth - a.worth);
  return falling.slice(0, COMPARED);
}
