// Everything that the strong bot decides besides flicks and walls: junk, answers, places to land.
import type { Action, JunkName, Square, View } from '../../games/dungeon-pen/index.ts';
import {
  centreOf,
  characterOf,
  diggable,
  groundIndex,
  isFree,
  otherOf,
  powerOver,
  SCALE,
  squaresOfLarge,
  turned,
} from '../../games/dungeon-pen/readers.ts';
import { answer, isOfUse, type OpenQuestion } from './answering.ts';
import { fortified, type Purse } from './fortifying.ts';
import { chanceNow, type Gauge } from './gauge.ts';
import { turnsFromPoint, turnsOf, turnsWithout } from './prospect.ts';
import type { Sighted } from './sighting.ts';

/** A question, with all that the strong bot knows of the sheet and how long it may think. */
export interface Reply extends OpenQuestion {
  readonly gauge: Gauge;
  readonly purse: Purse;
}

const DECLINE: Action = { type: 'decline' };

export function reply(asked: Reply): Action {
  const { step } = asked;
  switch (step.type) {
    case 'land':
    case 'chest':
      return leastLeft(asked);
    case 'dig':
      return bestDig(asked)?.action ?? answer(asked);
    case 'spare':
      return regrets(asked) ? { type: 'use', card: 'pencil' } : DECLINE;
    case 'quibble':
      return isCheated(asked) ? { type: 'quibble' } : DECLINE;
    default:
      return answer(asked);
  }
}

/** A card worth using before the flick or at the end of the turn. */
export function cardWorth(asked: Reply): Action | undefined {
  const { view, step } = asked;
  const { hand } = characterOf(view, step.seat);
  if (hand.length === 0) return undefined;
  const uses = asked.actions().filter(action => action.type === 'use');
  return uses.find(action => action.type === 'use' && isWorth(asked, action.card));
}

/** In turns: less is not worth a card. */
const SAVED = 1;
/** In chances to win: less is not worth a card, or the one quibble of a match. */
const CHALKED = 0.05;
const ROBBED = 0.12;
const SPARED = 0.03;

/** What the journeys can tell of a card they tell; the others are of use when they are to `easy`. */
function isWorth(asked: Reply, card: JunkName): boolean {
  const { view, step } = asked;
  switch (card) {
    case 'rune':
      return savedByScattering(asked) > SAVED;
    case 'pick':
      return (bestDig(asked)?.saved ?? 0) > SAVED;
    case 'soot':
    case 'glove':
    case 'chain':
      return isFreeHanded(view, otherOf(step.seat));
    case 'chalk':
      return step.type === 'end' && chalked(asked) > CHALKED;
    default:
      return isOfUse(asked, card);
  }
}

/** Two hindrances at once are worth less than one after the other. */
const isFreeHanded = (view: View, seat: number): boolean => characterOf(view, seat).effects.length === 0;

/** Scatter Rune: the turns that it saves on average. */
export const savedByScattering = (asked: Reply): number =>
  turnsOf(asked.gauge.prospect, asked.view, asked.step.seat) - scattered(asked);

/** The turns left on average, from the best square of each large one. */
function scattered({ gauge: { prospect }, view, step: { seat } }: Reply): number {
  const { home, away } = prospect.journeyOf(seat);
  const turns = characterOf(view, seat).carries ? home : away;
  const bests = Array.from({ length: SCALE * SCALE }, (_, i) => {
    const squares = squaresOfLarge(1 + Math.floor(i / SCALE), 1 + (i % SCALE)).map(groundIndex);
    return Math.min(...squares.filter(index => isFree(prospect.ground, index)).map(index => turns[index] as number));
  }).filter(Number.isFinite);
  return bests.reduce((sum, best) => sum + best, 0) / bests.length;
}

function leastLeft(asked: Reply): Action {
  const { gauge, view, step, actions } = asked;
  const left = (action: Action): number =>
    action.type === 'land' ? turnsFromPoint(gauge.prospect, view, step.seat, centreOf(action.square)) : Infinity;
  const weighed = actions().map(action => ({ action, turns: left(action) }));
  return weighed.reduce((least, each) => (each.turns < least.turns ? each : least)).action;
}

interface Dug {
  readonly action: Action;
  readonly saved: number;
}

/** Sapper's Pick: the wall whose absence saves most turns, those of the other considered. */
export function bestDig({ gauge: { prospect }, view, step: { seat }, purse }: Reply): Dug | undefined {
  const gain = (square: Square, who: number): number =>
    turnsOf(prospect, view, who) - turnsWithout(prospect, view, who, square);
  let best: Dug | undefined;
  for (const square of diggable(view, seat)) {
    if (purse.left <= 0) break;
    purse.left -= prospect.fans().sources.length * 8;
    const saved = gain(square, seat) - gain(square, otherOf(seat));
    if (!best || saved > best.saved) best = { action: { type: 'dig', square }, saved };
  }
  return best;
}

/** Chalk: by how much the best wall of it raises the chance to win. */
export function chalked({ gauge, view, step: { seat }, purse }: Reply): number {
  const [best] = fortified(gauge, view, { seat, shape: 'chalk' }, purse);
  return best ? best.worth - chanceNow(gauge, view, seat) : 0;
}

/** A flick that has turned out worse than a new one is likely to. */
const regrets = (asked: Reply): boolean =>
  chanceAgain(asked) > chanceNow(asked.gauge, asked.view, asked.step.seat) + SPARED;

/** Spare Pencil: the chance to win with a new flick in place of the one that was made; none where none was. */
function chanceAgain({ gauge, view, step: { seat } }: Reply): number {
  const { before } = view;
  if (!before) return 0;
  const found = gauge.aims(earlierView(view), { type: 'aim', seat, cause: before.cause });
  return Math.max(...found.map(({ worth }) => worth));
}

/** How a table stood before the flick that can still be taken back. */
function earlierView(view: View): View {
  const { before } = view;
  if (!before) return view;
  const [south, north] = before.characters;
  return { ...view, characters: [south, north], strokes: [...before.strokes] };
}

/** DP-Q34: whether the other's flick has gone much better than such a flick goes on average. */
const isCheated = (asked: Reply): boolean => robbedOf(asked) > ROBBED;

/** How much of the chance to win the other's flick has cost, beyond what such a flick costs on average. */
function robbedOf({ gauge, view, step: { seat } }: Reply): number {
  const { before } = view;
  if (!before?.flick) return 0;
  const { aim, length } = before.flick;
  const found = gauge.aims(earlierView(view), { type: 'aim', seat: otherOf(seat), cause: before.cause });
  const usual = nearest(found, aim, powerOver(length));
  return 1 - usual.worth - chanceNow(gauge, view, seat);
}

function nearest(found: readonly Sighted[], aim: number, power: number): Sighted {
  const off = ({ flick }: Sighted): number => {
    const turn = turned(flick.aim - aim);
    return Math.min(turn, turned(-turn)) + Math.abs(flick.power - power);
  };
  return found.reduce((least, each) => (off(each) < off(least) ? each : least));
}
