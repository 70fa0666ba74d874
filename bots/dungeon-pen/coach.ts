// Why the strong bot would do something, in figures: chances to win in a hundred, ways in squares, turns, HP.
import type { Action, DungeonPen, Point, Square } from '../../games/dungeon-pen/index.ts';
import {
  cardOnTable,
  centreOf,
  characterOf,
  courseOf,
  flickOf,
  FULL_TURN,
  groundIndex,
  HINDRANCES,
  isSpun,
  nearestTo,
  otherOf,
  POWER_LEFT,
  SPREAD,
  turned,
  wallOdds,
  WALL,
} from '../../games/dungeon-pen/readers.ts';
import type { Rules } from '../../kernel/game.ts';
import { randomFrom } from '../../kernel/random.ts';
import type { Advice, Cause, Coach, Expected } from '../coach.ts';
import { NOISE } from './eye.ts';
import { FINE } from './fan.ts';
import { fortified } from './fortifying.ts';
import { Judged } from './judged.ts';
import { NET } from './learnt.ts';
import { ROUGHLY } from './picks.ts';
import { turnsFromPoint } from './prospect.ts';
import { bestDig, chalked, type Reply, savedByScattering } from './replying.ts';
import { askedAt, decide } from './strong.ts';
import { fieldAfter, fieldAt, goalsOf } from './survey.ts';
import { shortened, wayFrom as squaresFrom } from './walling.ts';

type Compared = readonly Expected<DungeonPen>[];

/** What is asked, and by what its chances are told: what the bot goes by is no chance that comes true as often as it says. */
interface Hinting extends Reply {
  readonly rules: Rules<DungeonPen>;
  readonly judged: Judged;
}

export const coach: Coach<DungeonPen> = {
  hint({ rules, seat, view }): Advice<DungeonPen> {
    const ask = (): Reply | undefined => askedAt({ rules, seat, random: randomFrom('hint') }, view);
    const asked = ask();
    if (!asked) return { plan: [], compared: [], causes: [] };
    const action = decide(asked);
    // A purse of its own: what was spent on the answer is not there any more.
    const fresh = { ...(ask() ?? asked), rules, judged: new Judged(rules, NET, ROUGHLY) };
    return { plan: [action], compared: comparedWith(fresh, action), causes: causesOf(fresh, action) };
  },
};

/** The chance to win of whoever is asked, once it has done something; as things stand where nothing is said. */
function chanceAfter({ rules, judged, view, step }: Hinting, action?: Action): number {
  const state = rules.imagine(view, step.seat, randomFrom('hint'));
  if (action) rules.apply(state, step.seat, action);
  return judged.worthOf(state)[step.seat] ?? 0;
}

/** What else could be done of the same kind, the best first: by the chance to win in a hundred, or by turns that are left. */
function comparedWith(asked: Hinting, action: Action): Compared {
  switch (action.type) {
    case 'flick':
      return flicksIn(asked, action);
    case 'place':
      return placesIn(asked);
    case 'land':
      return landingsIn(asked);
    default:
      return [];
  }
}

const percent = (chance: number): number => Math.round(100 * chance);

function flicksIn({ gauge, view, step, judged }: Hinting, chosen: Flick): Compared {
  if (step.type !== 'aim') return [];
  const found = gauge.aims(view, step).toSorted((a, b) => b.worth - a.worth);
  const other = found.find(({ flick }) => isElsewhere(flick, chosen))?.flick;
  const chances = judged.aimsIn(view, step, FINE);
  const expected = (flick: Flick): Compared => {
    const chance = chances.find(each => each.flick.aim === flick.aim && each.flick.power === flick.power);
    return chance ? [{ action: flick, worth: percent(chance.worth) }] : [];
  };
  return falling([chosen, ...(other ? [other] : [])].flatMap(expected));
}

/** What the bot likes less is told only where it is not likelier to win: two judges need not agree on what is close. */
const falling = ([best, ...others]: Compared): Compared =>
  best ? [best, ...others.filter(({ worth }) => worth <= best.worth)] : [];

/** An eighth of a turn away at least: less would be the same way in other words. */
const isElsewhere = ({ aim }: Flick, chosen: Flick): boolean => {
  const off = turned(aim - chosen.aim);
  return Math.min(off, FULL_TURN - off) >= FULL_TURN / 8;
};

function placesIn(asked: Hinting): Compared {
  const { gauge, view, step, purse } = asked;
  if (step.type !== 'place') return [];
  const actions = fortified(gauge, view, step, purse)
    .slice(0, 3)
    .map(({ squares }) => ({ type: 'place', squares }) as const);
  return falling(actions.map(action => ({ action, worth: percent(chanceAfter(asked, action)) })));
}

/** By the turns that are left: the less the better. */
function landingsIn({ gauge: { prospect }, view, step, actions }: Reply): Compared {
  return actions()
    .flatMap(action =>
      action.type === 'land'
        ? [{ action, worth: -turnsFromPoint(prospect, view, step.seat, centreOf(action.square)) }]
        : [],
    )
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, 3);
}

/** The chance to win, in a hundred, as things stand. */
const standing = (asked: Hinting): Cause => ({ name: 'chance', amount: percent(chanceAfter(asked)) });

const walled = (asked: Hinting, action: Action): Cause => ({
  name: 'then',
  amount: percent(chanceAfter(asked, action)),
});

/** By how much a quibble raises the chance to win. */
const robbed = (asked: Hinting): number =>
  percent(chanceAfter(asked, { type: 'quibble' }) - chanceAfter(asked, { type: 'decline' }));

/** The chance to win with a new flick in place of the one that was made. */
const again = (asked: Hinting): number => percent(chanceAfter(asked, { type: 'use', card: 'pencil' }));

/** How far what two flicks differ by may be off. */
const MARGIN: Cause = { name: 'margin', amount: percent(2 * NOISE) };

/** What speaks for an action, by names that the page has words for. */
function causesOf(asked: Hinting, action: Action): readonly Cause[] {
  const now = standing(asked);
  switch (action.type) {
    case 'flick':
      return [...wayLeft(asked, wayAfter(asked, action)), { name: 'wall', amount: riskOf(asked, action) }, MARGIN, now];
    case 'spin':
      return [{ name: 'spin', amount: 5 }, now];
    case 'use':
      return [...causesOfCard(asked, action.card), now];
    case 'place':
      return [...causesOfWall(asked, action.squares), walled(asked, action), now];
    case 'grow':
      return [...causesOfWall(asked, [action.square]), walled(asked, action), now];
    case 'land':
      return wayLeft(asked, wayFrom(asked, centreOf(action.square)));
    case 'start':
      return [{ name: 'bites', amount: bites(asked, action.square) }];
    case 'dig':
      return [{ name: 'shorter', amount: inSquares(shortened(asked, action.square)) }, ...savedByDigging(asked)];
    case 'set':
      return [{ name: 'blade', amount: action.to }, now];
    case 'quibble':
      return [{ name: 'robbed', amount: Math.max(0, robbed(asked)) }, now];
    case 'decline':
      return [...causesOfDeclining(asked), now];
    case 'end':
      return [{ name: 'cards', amount: characterOf(asked.view, asked.step.seat).hand.length }, now];
    default:
      return [now];
  }
}

function causesOfDeclining(asked: Hinting): readonly Cause[] {
  const name = `keep-${asked.step.type}`;
  if (asked.step.type === 'spare') return [{ name, amount: again(asked) }, MARGIN];
  return [{ name, amount: asked.step.type === 'quibble' ? Math.max(0, robbed(asked)) : 0 }];
}

const savedByDigging = (asked: Reply): readonly Cause[] => {
  const best = bestDig(asked);
  return best ? [{ name: 'saved', amount: best.saved }] : [];
};

const FIFTHS = 5;
/** Longer than any way over the sheet. */
const NO_WAY = 1000;
const inSquares = (fifths: number): number => fifths / FIFTHS;

/** What is left to go, if any way leads there. */
const wayLeft = ({ view, step }: Reply, squares: number): readonly Cause[] =>
  squares < NO_WAY ? [{ name: characterOf(view, step.seat).carries ? 'way-home' : 'way', amount: squares }] : [];

function wayFrom({ survey, view, step: { seat } }: Reply, at: Point): number {
  return inSquares(fieldAt(survey.wayOf({ seat, carries: characterOf(view, seat).carries }), at));
}

type Flick = Extract<Action, { type: 'flick' }>;

/** So many picks of chance, evenly spread, are tried for a flick. */
const SWAYS = Array.from({ length: 16 }, (_, i) => 16 * i + 8);
const REACHES = Array.from({ length: 4 }, (_, i) => 16 * i + 8);

/** The way that is left after a flick, on average; none where it passes what one is after. */
function wayAfter(asked: Reply, flick: Flick): number {
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

function madeOf({ survey, view, step }: Reply, flick: Flick): ReturnType<typeof flickOf> {
  const cause = step.type === 'aim' ? step.cause : 'turn';
  return flickOf(survey.content, view, step.seat, { ...flick, cause });
}

/** In a hundred. */
function riskOf(asked: Reply, flick: Flick): number {
  const { touching, outcomes } = wallOdds(asked.survey.content, asked.view, asked.step.seat, madeOf(asked, flick));
  return Math.round((100 * touching) / outcomes);
}

/** What the bot compares walls by: how many of their squares lie on the ways of the other and of oneself. */
function causesOfWall(asked: Reply, squares: readonly Square[]): readonly Cause[] {
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
function detourBy({ survey, view }: Reply, squares: readonly Square[], seat: number): number {
  const { carries, ...at } = characterOf(view, seat);
  const field = survey.wayOf({ seat, carries });
  const ground = survey.ground.slice();
  for (const square of squares) ground[groundIndex(square)] = WALL;
  const drawn = squares.filter(square => survey.ground[groundIndex(square)] !== WALL);
  const after = fieldAfter(field, ground, { goals: goalsOf(survey.content, { seat, carries }), drawn, dug: [] });
  return inSquares(fieldAt(after, at) - fieldAt(field, at));
}

/** Rat Tide: HP that it costs the other, less those that it costs oneself. */
function bites({ view, step: { seat } }: Reply, square: Square): number {
  const bitten = nearestTo(view, square);
  return Number(bitten.includes(otherOf(seat))) - Number(bitten.includes(seat));
}

type Junk = Extract<Action, { type: 'use' }>['card'];

function causesOfCard(asked: Hinting, card: Junk): readonly Cause[] {
  const { view, step } = asked;
  const { hp } = characterOf(view, step.seat);
  const amounts: Partial<Record<Junk, number>> = {
    loaf: 1,
    tonic: 2,
    coat: 1,
    salts: spreadNow(asked),
    guard: hp,

    soot: HINDRANCES.blind.angle / 100,
    glove: HINDRANCES.weak.angle / 100,
    chain: POWER_LEFT.chain / 10,
    fingers: characterOf(view, otherOf(step.seat)).hand.length,
    bane: MONSTERS[cardOnTable(view)?.card ?? ''] ?? 1,
  };
  const cause = { name: card, amount: amounts[card] ?? comparisonFor(asked, card) };
  return card === 'pencil' ? [cause, MARGIN] : [cause];
}

/** Cards that are used because of what changes by them: in turns, or in chances of a hundred. */
function comparisonFor(asked: Hinting, card: Junk): number {
  switch (card) {
    case 'rune':
      return savedByScattering(asked);
    case 'pick':
      return bestDig(asked)?.saved ?? 0;
    case 'chalk':
      return percent(chalked(asked));
    case 'pencil':
      return again(asked);
    default:
      return 1;
  }
}

/** HP that a monster costs. */
const MONSTERS: Readonly<Record<string, number>> = { goblin: 1, crawlers: 2, jailer: 2, rats: 1 };

/** How many times as much the next flick sways as a free one. */
function spreadNow({ survey, view, step }: Reply): number {
  if (step.type !== 'aim' || isSpun(view, step)) return 1;
  const { angle } = flickOf(survey.content, view, step.seat, { aim: 0, power: 1000, cause: step.cause });
  return Math.round((100 * angle) / SPREAD.angle) / 100;
}
