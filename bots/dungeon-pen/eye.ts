// How good aims of Dungeon Pen are: every one at once by a quick look (sighting.ts), and the best of them beside the one that
// was chosen by the mean of what their lines lead to, in chances to win.
import type { Action, DungeonPen, State, StepOf } from '../../games/dungeon-pen/index.ts';
import { MAP_NAMES } from '../../games/dungeon-pen/manifest.ts';
import { currentStep, FULL_TURN, isSpun } from '../../games/dungeon-pen/readers.ts';
import type { Rules, Seat } from '../../kernel/game.ts';
import { same } from '../../kernel/plain.ts';
import { copyOf } from '../account.ts';
import type { AimMap, Aiming, Aims } from '../eye-and-hand.ts';
import type { Valuation } from '../valuation.ts';
import { FINE } from './fan.ts';
import { Judged } from './judged.ts';
import { NET } from './learnt.ts';
import { FINELY, picksOf } from './picks.ts';
import { bestInSectors, flicksIn } from './sectors.ts';
import type { Sighted } from './sighting.ts';
import noiseOfAims from './weights/noise-aims.ts';

/** How far it is off about two aims, by `npm run train -- dungeon-pen noise-aims`. */
export const NOISE = Number(noiseOfAims);

/** The map tells so many winds. */
const WINDS = 8;

export function aiming(rules: Rules<DungeonPen>): Aiming<DungeonPen> {
  const judged = new Judged(rules, NET, FINELY);
  return {
    valuation: aimValuation(rules, judged),
    isFamiliar: isFamiliar(rules),
    aims: (state, seat, action) => aimsAt({ rules, judged, state, seat }, action),
    isSpreading,
  };
}

/** Whatever else is done is not judged: over a whole match that drifts more than its luck (docs/minds.md). */
function aimValuation(rules: Rules<DungeonPen>, judged: Judged): Valuation<DungeonPen> {
  return {
    version: 2,
    unit: 'chance',
    mistakeFrom: 2 * NOISE,
    noise: NOISE,
    worth: state => judged.worthOf(state),
    isJudged: ({ type }) => type === 'flick',
    candidates: state => {
      const step = aimStepOf(state);
      return step ? flicksIn(judged, state, step) : [];
    },
    picks: state => picksOf(rules, state, FINELY),
  };
}

/** The printed dungeons by the usual rules are what the chance to win was learnt on. */
function isFamiliar({ content: { options } }: Rules<DungeonPen>): boolean {
  const { dungeon, ruleset, beginner, wilder, quibble } = options;
  return MAP_NAMES.some(name => name === dungeon) && ruleset === 'en' && !beginner && !wilder && !quibble;
}

function isSpreading(state: Readonly<State>): boolean {
  const type = currentStep(state)?.type;
  return type === 'sway' || type === 'reach';
}

/** The flick that is to be aimed, unless a card is spun instead. */
function aimStepOf(state: Readonly<State>): StepOf<'aim'> | undefined {
  const step = currentStep(state);
  return step?.type === 'aim' && !isSpun(state, step) ? step : undefined;
}

interface Asked {
  readonly rules: Rules<DungeonPen>;
  readonly judged: Judged;
  readonly state: Readonly<State>;
  readonly seat: Seat;
}

function aimsAt({ rules, judged, state, seat }: Asked, action: Action): Aims<DungeonPen> | undefined {
  const step = aimStepOf(state);
  if (!step || action.type !== 'flick') return undefined;
  const all = judged.aimsIn(state, step, FINE);
  const tried = bestInSectors(all).map(({ flick }): Action => flick);
  const actions = tried.some(each => same(each, action)) ? tried : [...tried, action];
  const compared = actions.map(each => {
    const next = copyOf(rules, state);
    rules.apply(next, seat, each);
    return { action: each, worth: judged.worthOf(next)[seat] ?? 0 };
  });
  return { compared: compared.toSorted((a, b) => b.worth - a.worth), map: mapOf(all), around: aroundIn(all) };
}

/** In thousandths: it is a quick look. */
function mapOf(all: readonly Sighted[]): AimMap {
  const count = all.length / FINE.rays;
  return {
    directions: FINE.rays,
    powers: FINE.powers.slice(0, count),
    worths: all.map(({ worth }) => Math.round(1000 * worth) / 1000),
  };
}

/** The best aim of every wind, clockwise from the north. */
function aroundIn(all: readonly Sighted[]): Aims<DungeonPen>['around'] {
  const best: (Sighted | undefined)[] = Array.from({ length: WINDS });
  for (const each of all) {
    const wind = Math.round((each.flick.aim * WINDS) / FULL_TURN) % WINDS;
    if (each.worth > (best[wind]?.worth ?? -1)) best[wind] = each;
  }
  return best.flatMap(each => (each ? { action: each.flick, worth: each.worth } : []));
}
