import type { Action, DungeonPen } from '../../../../games/dungeon-pen/index.ts';
import { squareAt } from '../../../../games/dungeon-pen/readers.ts';
import type { LessonFault, Lesson, Sight } from '../lesson.ts';
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

export const ME = 0;
export const RIVAL = 1;

/** What is pulled at, as long as a flick is asked for: an event may ask for something else first. */
export const PAWN = { thing: `piece/${ME}`, by: 'flick' } as const;

type Happened = DungeonPen['event']['type'];

/** Whether it has happened to the one who learns, and not to the rival. */
export const hasHappenedToMe = ({ events, seat }: Sight<DungeonPen>, type: Happened): boolean =>
  events.some(each => each.type === type && 'seat' in each && each.seat === seat);

const BEGUN: Where = [9.3, 8.6];
const CHEST: Where = [9.4, 5.4];
const CORNER: Where = [4.1, 5.6];
const TREASURE: Where = [1.5, 1.5];

const NO_POWER: Action = { type: 'flick', aim: 0, power: 0 };
const WALL: Action = { type: 'place', squares: [12, 13, 14, 15].map(column => squareAt(column, 0)) };

/** Two turns each were taken: to the middle of the hall, over a chest. */
const begun = position(
  turn(ME, [8.5, 14.7], event('blade'), low),
  failed(RIVAL, event('whim'), heads),
  turn(ME, BEGUN, junk('guard'), event('jailer'), tails),
  turn(RIVAL, [9.6, 3], event('goblin')),
);

/** From a chest along a potion to the treasure; then the card in hand and the wall have been used once, too. */
export const first: Lesson<DungeonPen> = {
  id: 'first',
  title: { en: 'First match', fr: 'Première partie' },
  rule: 'DP-6',
  position: begun,
  seat: ME,
  chance: [
    ...STRAIGHT,
    junk('soot'),
    event('rampart'),
    { type: 'roll', red: 5, black: 1 },
    { type: 'sway', by: 60 },
    { type: 'reach', by: 30 },
    event('corpse'),
    junk('salts'),
    { type: 'sway', by: 129 },
    { type: 'reach', by: 33 },
    event('hourglass'),
    { type: 'sway', by: 130 },
    { type: 'reach', by: 34 },
  ],
  others: { [RIVAL]: [flick([9.6, 3], [12, 9])] },
  par: 4,
  solution: [flick(BEGUN, CHEST), WALL, { type: 'use', card: 'soot' }, flick(CHEST, CORNER), flick(CORNER, TREASURE)],
  clumsy: [[NO_POWER, WALL, NO_POWER, NO_POWER]],
  faults: [],
  steps: [
    {
      sentence: {
        en: 'Pull back, away from the chest, and let go.',
        fr: 'Tirez en arrière, loin du coffre, et lâchez.',
      },
      note: {
        en: 'The dark band of the fan is where you land most of the time.',
        fr: 'La bande sombre de l’éventail : c’est là que vous arrivez le plus souvent.',
      },
      points: { at: { thing: thingOn(9, 5) }, pull: PAWN, icon: 'chest' },
      isDone: sight => hasHappenedToMe(sight, 'chest-passed'),
    },
    {
      sentence: { en: 'Your event is a wall: draw it.', fr: 'Votre événement est un mur : dessinez-le.' },
      note: {
        en: 'Every flick is followed by an event. Whoever touches a wall stops there and loses 1 HP.',
        fr: 'Un événement suit chaque pichenette. Qui touche un mur s’y arrête et perd 1 PV.',
      },
      isDone: sight => hasHappenedToMe(sight, 'wall-drawn'),
    },
    {
      sentence: { en: 'The chest held a card. Use it.', fr: 'Le coffre cachait une carte. Utilisez-la.' },
      note: {
        en: 'Junk is kept until you want it: before your flick, or after your event.',
        fr: 'Le fatras se garde : avant votre pichenette, ou après votre événement.',
      },
      isDone: sight => hasHappenedToMe(sight, 'junk-used'),
    },
    {
      sentence: { en: 'Flick west, through the potion.', fr: 'Pichenette vers l’ouest, à travers la potion.' },
      note: {
        en: 'Passing through is enough, and gives 1 HP. The padded walls beside you hurt nobody.',
        fr: 'La traverser suffit, et rend 1 PV. Les murs capitonnés d’à côté ne blessent personne.',
      },
      points: { at: { thing: thingOn(5, 5) }, pull: PAWN, icon: 'potion' },
      isDone: ({ events }) =>
        events.some(each => each.type === 'potion-passed' && each.seat === ME && each.square === squareAt(5, 5)),
    },
    {
      sentence: { en: 'Now steal the treasure!', fr: 'Volez maintenant le trésor !' },
      note: {
        en: 'Then bring it into your own cell, and you have won.',
        fr: 'Ramenez-le ensuite dans votre cellule, et vous avez gagné.',
      },
      points: { at: { thing: thingOn(1, 1) }, pull: PAWN, icon: 'treasure' },
      isDone: sight => hasHappenedToMe(sight, 'treasure-taken'),
    },
  ],
};

/** Whoever is hurt by a wall has gone wrong, in an exercise. */
export const HURT: LessonFault<DungeonPen> = {
  rule: 'DP-14',
  sentence: {
    en: 'A wall, even if it is only touched, stops the line and costs 1 HP.',
    fr: 'Un mur, même effleuré, arrête la ligne et coûte 1 PV.',
  },
  isMet: sight => wallsTouched(sight) > 0,
};

/** How often a wall has hurt. */
export const wallsTouched = ({ events, seat }: Sight<DungeonPen>): number =>
  events.filter(each => each.type === 'hp-lost' && each.seat === seat && each.cause === 'wall').length;
