// Why the easy bot would do something, in figures: ways in squares, chances in a hundred, HP.
import type { Action, DungeonPen, Point, Square, Step, View } from '../../games/dungeon-pen/index.ts';
import {
  cardOnTable,
  centreOf,
  characterOf,
  courseOf,
  currentStep,
  flickOf,
  groundIndex,
  HINDRANCES,
  isSpun,
  nearestTo,
  otherOf,
  POWER_LEFT,
  SPREAD,
  wallOdds,
  WALL,
} from '../../games/dungeon-pen/readers.ts';
import { randomFrom } from '../../kernel/random.ts';
import type { Advice, Cause, Coach, Expected, Position } from '../coach.ts';
import { bestFlicks } from './aiming.ts';
import { easy } from './easy.ts';
import { fieldAfter, fieldAt, goalsOf, type Survey, surveyOf } from './survey.ts';
import { shortened, wayFrom as squaresFrom } from './walling.ts';

/** Who asks, and where. */
interface Asked {
  readonly survey: Survey;
  readonly view: View;
  readonly step: Step;
}

export const coach: Coach<DungeonPen> = {
  hint(position) {
    const { rules, seat, view } = position;
    const step = currentStep(view);
    if (!step) return { plan: [], compared: [], causes: [] };
    const action = easy.sit({ rules, seat, random: randomFrom('hint') })(view);
    const asked = { survey: surveyOf(rules.content, view), view, step };
    return { plan: [action], ...reasons(asked, action, position) };
  },
};

function reasons(
  asked: Asked,
  action: Action,
  position: Position<DungeonPen>,
): Pick<Advice<DungeonPen>, 'compared' | 'causes'> {
  const compared = comparedWith(asked, action, position);
  return { compared, causes: causesOf(asked, action) };
}

/** What else could be done of the same kind, by how much way it leaves: the less the better. */
function comparedWith(
  asked: Asked,
  action: Action,
  { rules, seat, view }: Position<DungeonPen>,
): readonly Expected<DungeonPen>[] {
  const { step, survey } = asked;
  if (action.type === 'flick' && step.type === 'aim')
    return bestFlicks(survey, view, step).map(flick => ({ action: flick, worth: -wayAfter(asked, flick) }));
  if (action.type !== 'land' && action.type !== 'dig') return [];
  return rules
    .actions(view, seat)
    .flatMap(each => (each.type === action.type ? [{ action: each, worth: worthOf(asked, each) }] : []))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, 3);
}

function worthOf(asked: Asked, action: Action): number {
  if (action.type === 'land') return -wayFrom(asked, centreOf(action.square));
  return action.type === 'dig' ? inSquares(shortened(asked, action.square)) : 0;
}

/** What speaks for an action, by names that the page has words for. */
function causesOf(asked: Asked, action: Action): readonly Cause[] {
  switch (action.type) {
    case 'flick':
      return [...wayLeft(asked, wayAfter(asked, action)), { name: 'wall', amount: riskOf(asked, action) }];
    case 'spin':
      return [{ name: 'spin', amount: 5 }];
    case 'use':
      return causesOfCard(asked, action.card);
    case 'place':
      return causesOfWall(asked, action.squares);
    case 'grow':
      return causesOfWall(asked, [action.square]);
    case 'land':
      return wayLeft(asked, wayFrom(asked, centreOf(action.square)));
    case 'start':
      return [{ name: 'bites', amount: bites(asked, action.square) }];
    case 'dig':
      return [{ name: 'shorter', amount: inSquares(shortened(asked, action.square)) }];
    case 'set':
      return [{ name: 'blade', amount: action.to }];
    case 'quibble':
      return [{ name: 'robbed', amount: 1 }];
    case 'decline':
      return [{ name: `keep-${asked.step.type}`, amount: 1 }];
    case 'end':
      return [{ name: 'cards', amount: characterOf(asked.view, asked.step.seat).hand.length }];
    default:
      return [];
  }
}

const FIFTHS = 5;
/** Longer than any way over the sheet. */
const NO_WAY = 1000;
const inSquares = (fifths: number): number => fifths / FIFTHS;

/** What is left to go, if any way leads there. */
const wayLeft = ({ view, step }: Asked, squares: number): readonly Cause[] =>
  squares < NO_WAY ? [{ name: characterOf(view, step.seat).carries ? 'way-home' : 'way', amount: squares }] : [];

function wayFrom({ survey, view, step: { seat } }: Asked, at: Point): number {
  return inSquares(fieldAt(survey.wayOf({ seat, carries: characterOf(view, seat).carries }), at));
}

/** So many picks of chance, evenly spread, are tried for a flick. */
const SWAYS = Array.from({ length: 16 }, (_, i) => 16 * i + 8);
const REACHES = Array.from({ length: 4 }, (_, i) => 16 * i + 8);

/** The way that is left after a flick, on average; none where it passes what one is after. */
function wayAfter(asked: Asked, flick: Extract<Action, { type: 'flick' }>): number {
  const { survey, view, step } = asked;
  const { seat } = step;
  const character = characterOf(view, seat);
  const goals = goalsOf(survey.content, { seat, carries: character.carries });
  const made = madeOf(asked, flick);
  const ways = SWAYS.flatMap(sway =>
    REACHES.map(reach => {
      const course = courseOf(survey.ground, character, made, { sway, reach });
      return course.met.some(({ square }) => goals.includes(square)) ? 0 : wayFrom(asked, course);
    }),
  );
  return ways.reduce((sum, way) => sum + way, 0) / ways.length;
}

function madeOf({ survey, view, step }: Asked, flick: Extract<Action, { type: 'flick' }>): ReturnType<typeof flickOf> {
  const cause = step.type === 'aim' ? step.cause : 'turn';
  return flickOf(survey.content, view, step.seat, { ...flick, cause });
}

/** In a hundred. */
function riskOf(asked: Asked, flick: Extract<Action, { type: 'flick' }>): number {
  const { touching, outcomes } = wallOdds(asked.survey.content, asked.view, asked.step.seat, madeOf(asked, flick));
  return Math.round((100 * touching) / outcomes);
}

/** What the bot compares walls by: how many of their squares lie on the ways of the other and of oneself. */
function causesOfWall(asked: Asked, squares: readonly Square[]): readonly Cause[] {
  const { survey, view, step } = asked;
  const lyingOn = (seat: number): number => {
    const way = squaresFrom(survey, view, seat);
    return squares.filter(square => way.includes(groundIndex(square))).length;
  };
  const other = otherOf(step.seat);
  return [
    { name: 'theirs', amount: lyingOn(other) },
    { name: 'own', amount: lyingOn(step.seat) },
    { name: 'detour', amount: detourBy(asked, squares, other) },
  ];
}

/** How much longer walls on these squares make the way of a seat. */
function detourBy({ survey, view }: Asked, squares: readonly Square[], seat: number): number {
  const { carries, ...at } = characterOf(view, seat);
  const field = survey.wayOf({ seat, carries });
  const ground = survey.ground.slice();
  for (const square of squares) ground[groundIndex(square)] = WALL;
  const drawn = squares.filter(square => survey.ground[groundIndex(square)] !== WALL);
  const after = fieldAfter(field, ground, { goals: goalsOf(survey.content, { seat, carries }), drawn, dug: [] });
  return inSquares(fieldAt(after, at) - fieldAt(field, at));
}

/** Rat Tide: HP that it costs the other, less those that it costs oneself. */
function bites({ view, step: { seat } }: Asked, square: Square): number {
  const bitten = nearestTo(view, square);
  return Number(bitten.includes(otherOf(seat))) - Number(bitten.includes(seat));
}

type Junk = Extract<Action, { type: 'use' }>['card'];

function causesOfCard(asked: Asked, card: Junk): readonly Cause[] {
  const { view, step } = asked;
  const { hp, x, y } = characterOf(view, step.seat);
  const amounts: Partial<Record<Junk, number>> = {
    loaf: 1,
    tonic: 2,
    coat: 1,
    salts: spreadNow(asked),
    guard: hp,
    rune: wayFrom(asked, { x, y }),
    soot: HINDRANCES.blind.angle / 100,
    glove: HINDRANCES.weak.angle / 100,
    chain: POWER_LEFT.chain / 10,
    fingers: characterOf(view, otherOf(step.seat)).hand.length,
    chalk: 3,
    pencil: 1,
    bane: MONSTERS[cardOnTable(view)?.card ?? ''] ?? 1,
  };
  return [{ name: card, amount: amounts[card] ?? 1 }];
}

/** HP that a monster costs. */
const MONSTERS: Readonly<Record<string, number>> = { goblin: 1, crawlers: 2, jailer: 2, rats: 1 };

/** How many times as much the next flick sways as a free one. */
function spreadNow({ survey, view, step }: Asked): number {
  if (step.type !== 'aim' || isSpun(view, step)) return 1;
  const { angle } = flickOf(survey.content, view, step.seat, { aim: 0, power: 1000, cause: step.cause });
  return Math.round((100 * angle) / SPREAD.angle) / 100;
}
