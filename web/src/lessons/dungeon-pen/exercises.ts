import type { DungeonPen } from '../../../../games/dungeon-pen/index.ts';
import { squareAt, UNIT } from '../../../../games/dungeon-pen/readers.ts';
import type { Lesson, Sight } from '../lesson.ts';
import { hasHappenedToMe, HURT, ME, PAWN, RIVAL } from './first.ts';
import {
  event,
  failed,
  flick,
  heads,
  junk,
  low,
  type Where,
  position,
  STRAIGHT,
  tails,
  thingOn,
  turn,
} from './turns.ts';

/** Outside of the southern cell, after the first turn of both. */
const DOORSTEP: Where = [8.5, 14.7];
const onDoorstep = position(turn(ME, DOORSTEP, event('blade'), low), failed(RIVAL, event('whim'), tails));

const flicks = ({ actions }: Sight<DungeonPen>): number => actions.filter(({ type }) => type === 'flick').length;

const both: Lesson<DungeonPen> = {
  id: 'passing',
  title: { en: 'Passing is enough', fr: 'Passer suffit' },
  rule: 'DP-17',
  position: onDoorstep,
  seat: ME,
  chance: [...STRAIGHT, junk('guard'), event('candle')],
  par: 1,
  solution: [flick(DOORSTEP, [8.5, 9.6])],
  clumsy: [[flick(DOORSTEP, [8.5, 12.5])]],
  faults: [
    HURT,
    {
      rule: 'DP-17',
      sentence: {
        en: 'Both have to lie on one line: aim through them, with power for the second.',
        fr: 'Les deux doivent être sur la ligne : visez à travers, assez fort pour la seconde.',
      },
      isMet: sight => flicks(sight) > 0,
    },
  ],
  steps: [
    {
      sentence: { en: 'Chest and potion, in one flick.', fr: 'Coffre et potion, en une pichenette.' },
      note: {
        en: 'Nobody has to stop on a thing: whatever the line passes through is had.',
        fr: 'Inutile de s’arrêter dessus : ce que la ligne traverse est pris.',
      },
      points: { at: { thing: thingOn(8, 10) }, pull: PAWN, icon: 'chest' },
      isDone: sight => hasHappenedToMe(sight, 'chest-passed') && hasHappenedToMe(sight, 'potion-passed'),
    },
  ],
};

const ROUND: Where = [5.4, 13.5];

const corner: Lesson<DungeonPen> = {
  id: 'corner',
  title: { en: 'Round the corner', fr: 'Tourner le coin' },
  rule: 'DP-14',
  position: onDoorstep,
  seat: ME,
  chance: [...STRAIGHT, event('candle'), { type: 'sway', by: 129 }, { type: 'reach', by: 33 }],
  others: { [RIVAL]: [{ type: 'flick', aim: 0, power: 0 }] },
  par: 2,
  solution: [flick(DOORSTEP, ROUND), flick(ROUND, [5.5, 11.3])],
  clumsy: [[flick(DOORSTEP, [5.5, 11.5])]],
  faults: [HURT],
  steps: [
    {
      sentence: { en: 'Reach the potion without touching a wall.', fr: 'Atteignez la potion sans toucher de mur.' },
      note: {
        en: 'The straight way touches the corner. Two short flicks go round it.',
        fr: 'Le chemin direct touche le coin. Deux petites pichenettes le contournent.',
      },
      points: { at: { thing: thingOn(5, 11) }, icon: 'potion' },
      isDone: ({ events }) => events.some(each => each.type === 'potion-passed' && each.square === squareAt(5, 11)),
    },
  ],
};

const MIDDLE: Where = [9.3, 8.6];

const salts: Lesson<DungeonPen> = {
  id: 'salts',
  title: { en: 'Eyes open', fr: 'Les yeux ouverts' },
  rule: 'DP-Q22',
  position: position(
    turn(ME, DOORSTEP, event('blade'), low),
    failed(RIVAL, event('whim'), tails),
    turn(ME, MIDDLE, junk('salts'), event('jailer'), heads),
    failed(RIVAL, event('lights-out')),
  ),
  seat: ME,
  chance: [...STRAIGHT, junk('coat')],
  par: 1,
  solution: [{ type: 'use', card: 'salts' }, flick(MIDDLE, [9.4, 5.4])],
  clumsy: [[flick(MIDDLE, [9.4, 5.4])]],
  faults: [
    HURT,
    {
      rule: 'DP-Q22',
      sentence: {
        en: 'With closed eyes the direction strays two and a half times as far.',
        fr: 'Les yeux fermés, la direction dévie deux fois et demie de plus.',
      },
      isMet: sight => flicks(sight) > 0 && !hasHappenedToMe(sight, 'junk-used'),
    },
  ],
  steps: [
    {
      sentence: { en: 'Your eyes are shut. Use the salts.', fr: 'Vos yeux sont fermés. Utilisez les sels.' },
      note: {
        en: 'Junk may be used before the flick, and this card ends what hinders it.',
        fr: 'Le fatras s’utilise avant la pichenette ; cette carte ôte ce qui le gêne.',
      },
      isDone: sight => hasHappenedToMe(sight, 'junk-used'),
    },
    {
      sentence: { en: 'Now flick to the chest.', fr: 'Visez maintenant le coffre.' },
      points: { at: { thing: thingOn(9, 5) }, pull: PAWN, icon: 'chest' },
      isDone: sight => hasHappenedToMe(sight, 'chest-passed'),
    },
  ],
};

const SEALED = squareAt(12, 6);

const wall: Lesson<DungeonPen> = {
  id: 'wall',
  title: { en: 'A wall of yours', fr: 'Un mur à vous' },
  rule: 'DP-Q14',
  position: position(
    turn(ME, DOORSTEP, event('blade'), low),
    failed(RIVAL, event('whim'), tails),
    turn(ME, MIDDLE, junk('guard'), event('rampart'), { type: 'roll', red: 5, black: 3 }),
  ),
  seat: ME,
  par: 1,
  solution: [{ type: 'place', squares: [12, 13, 14, 15].map(column => squareAt(column, 6)) }],
  clumsy: [[{ type: 'place', squares: [12, 13, 14, 15].map(column => squareAt(column, 7)) }]],
  faults: [
    {
      rule: 'DP-Q14',
      sentence: {
        en: 'The potion can still be passed: a wall seals what it covers.',
        fr: 'La potion reste libre : un mur scelle ce qu’il recouvre.',
      },
      isMet: sight => hasHappenedToMe(sight, 'wall-drawn'),
    },
  ],
  steps: [
    {
      sentence: { en: 'Wall the potion up before it is drunk.', fr: 'Murez la potion avant qu’on la boive.' },
      note: {
        en: 'Four squares in a line; one of them has to lie in the large square of the dice.',
        fr: 'Quatre cases en ligne ; l’une doit être dans le grand carré des dés.',
      },
      points: { at: { thing: thingOn(12, 6) }, icon: 'potion' },
      isDone: ({ events }) => events.some(each => each.type === 'wall-drawn' && each.squares.includes(SEALED)),
    },
  ],
};

/** The treasure was stolen; what is left is the way past the chest and in at the door. */
const CARRYING: Where = [8.5, 10.9];

/** Before the western side of the southern cell, or inside. */
const isAtDoor = ({ seat, toY }: Extract<DungeonPen['event'], { type: 'line-drawn' }>): boolean =>
  seat === ME && toY > 14 * UNIT;

const home: Lesson<DungeonPen> = {
  id: 'home',
  title: { en: 'Home', fr: 'À la maison' },
  rule: 'DP-6',
  position: position(
    turn(ME, DOORSTEP, event('blade'), low),
    failed(RIVAL, event('numbness')),
    turn(ME, [8.5, 6.2], junk('guard'), event('second-wind')),
    turn(ME, [3.6, 6.2]),
    failed(RIVAL, event('fists')),
    turn(ME, [1.6, 1.4], event('hourglass')),
    turn(ME, [3.5, 6.3], event('whim'), tails),
    failed(RIVAL, event('lights-out')),
    turn(ME, [8.6, 6.3], event('jailer'), heads),
    failed(RIVAL, event('hands-full')),
    turn(ME, CARRYING, event('jailer'), heads),
    failed(RIVAL, event('corpse'), junk('salts')),
  ),
  seat: ME,
  chance: [...STRAIGHT, junk('coat'), event('candle'), { type: 'sway', by: 129 }, { type: 'reach', by: 33 }],
  others: { [RIVAL]: [{ type: 'flick', aim: 0, power: 0 }] },
  par: 2,
  solution: [flick(CARRYING, DOORSTEP), flick(DOORSTEP, [10.6, 15])],
  clumsy: [[flick(CARRYING, [8.5, 12.6]), flick([8.5, 12.6], DOORSTEP)], [flick(CARRYING, [5.6, 13.4])]],
  faults: [HURT],
  steps: [
    {
      sentence: {
        en: 'You have the treasure. Flick past the chest.',
        fr: 'Vous avez le trésor. Passez par le coffre.',
      },
      note: {
        en: 'Your cell opens to the west: end below its padded corner, before the door.',
        fr: 'Votre cellule s’ouvre à l’ouest : arrivez sous le coin capitonné, devant la porte.',
      },
      points: { at: { thing: thingOn(8, 12) }, pull: PAWN, icon: 'chest' },
      isDone: ({ events }) => events.some(each => each.type === 'line-drawn' && isAtDoor(each)),
    },
    {
      sentence: { en: 'Now in: you win on the spot.', fr: 'Entrez : vous gagnez sur-le-champ.' },
      points: { at: { thing: 'cell/0' }, pull: PAWN },
      isDone: ({ outcome }) => outcome?.places[ME] === 1,
    },
  ],
};

export const exercises: readonly Lesson<DungeonPen>[] = [both, corner, salts, wall, home];
