import type { Donjonz } from '../../../../games/donjonz/index.ts';
import { hasHappened, type Lesson, type Sight } from '../lesson.ts';
import { UNARMED } from './first.ts';
import { DOOR_MAP, GOLEM_MAP, KEY_MAP, type LaidMap, position, thingAt, walk } from './maps.ts';

/** The Goblin Canteen is in hand first: a wall stands in the middle of one of its long sides. */
const CANTEEN_MAP: LaidMap = [[7, 0, 1, 2], ...KEY_MAP.filter(([card]) => card !== 7)];

const openEdges = ({ events }: Sight<Donjonz>): number =>
  Math.max(0, ...events.map(event => (event.type === 'card-laid' ? event.joins.open : 0)));

const laying: Lesson<Donjonz> = {
  id: 'openings',
  title: { en: 'Open edges', fr: 'Bords ouverts' },
  rule: 'DZ-Q2',
  position: position(CANTEEN_MAP, 0),
  seat: 0,
  par: 1,
  solution: [{ type: 'lay', x: 0, y: 1, turn: 2 }],
  clumsy: [[{ type: 'lay', x: 0, y: 1, turn: 0 }]],
  steps: [
    {
      sentence: {
        en: 'Lay the card so that three edges are open.',
        fr: 'Posez la carte avec trois bords ouverts.',
      },
      note: {
        en: 'Thick lines are walls. Where one stands, on either card, nobody walks through.',
        fr: 'Les traits épais sont des murs. Là où il y en a un, d’un côté ou de l’autre, on ne passe pas.',
      },
      points: { at: { thing: 'card/0' } },
      isDone: sight => openEdges(sight) >= 3,
    },
  ],
  faults: [
    {
      rule: 'DZ-Q2',
      sentence: {
        en: 'Not three: a wall stands in the way, or too few edges touch.',
        fr: 'Pas trois : un mur gêne, ou trop peu de bords se touchent.',
      },
      isMet: sight => hasHappened(sight, 'card-laid') && openEdges(sight) < 3,
    },
  ],
};

const once: Lesson<Donjonz> = {
  id: 'once',
  title: { en: 'Every space once', fr: 'Chaque case une fois' },
  rule: 'DZ-7',
  position: position(GOLEM_MAP),
  seat: 0,
  par: 6,
  solution: walk('-1,0 -1,1 0,1 0,2 -1,2 -2,2'),
  clumsy: [walk('0,1 0,2 -1,2 -2,2 -2,1'), walk('0,1 -1,1 -1,0 -1,-1 -1,-2 -1,-3 0,-3')],
  faults: UNARMED,
  steps: [
    {
      sentence: { en: 'Pick up four pouches in six steps.', fr: 'Ramassez quatre bourses en six pas.' },
      note: {
        en: 'No space is entered twice: look where each step leaves you.',
        fr: 'Aucune case deux fois : regardez où chaque pas vous laisse.',
      },
      isDone: ({ view }) => view.pouches >= 4,
    },
  ],
};

const weapon: Lesson<Donjonz> = {
  id: 'weapon',
  title: { en: 'The right weapon', fr: 'La bonne arme' },
  rule: 'DZ-11',
  position: position(KEY_MAP),
  seat: 0,
  par: 7,
  solution: walk('0,1 0,2 0,3 pick-up 1,3 1,2 1,1 2,1'),
  clumsy: [walk('0,1 0,2 1,2 1,1 2,1'), walk('-1,0 -1,1 pick-up 0,1 0,2 0,3 pick-up 1,3 1,2 1,1 2,1')],
  faults: UNARMED,
  steps: [
    {
      sentence: { en: 'Find a sword first.', fr: 'Trouvez d’abord une épée.' },
      note: {
        en: 'The goblin below the door fears nothing but swords.',
        fr: 'Le gobelin sous la porte ne craint que l’épée.',
      },
      points: { at: { thing: thingAt(KEY_MAP, 0, 3) }, icon: 'sword' },
      isDone: ({ events }) => events.some(event => event.type === 'weapon-taken' && event.weapon === 'sword'),
    },
    {
      sentence: { en: 'Now beat the goblin.', fr: 'Battez maintenant le gobelin.' },
      points: { at: { thing: thingAt(KEY_MAP, 2, 1) }, icon: 'goblin' },
      isDone: ({ events }) => events.some(event => event.type === 'monster-beaten' && event.weapon === 'sword'),
    },
  ],
};

const hands: Lesson<Donjonz> = {
  id: 'hands',
  title: { en: 'Two hands', fr: 'Deux mains' },
  rule: 'DZ-9',
  position: position(KEY_MAP, KEY_MAP.length, walk('-1,0 -1,1 pick-up 0,1 0,2 0,3 pick-up 1,3 1,2 1,1')),
  seat: 0,
  par: 4,
  solution: walk('2,1 2,2 hammer 3,2 4,2'),
  clumsy: [walk('2,1 2,2 leave'), walk('1,0')],
  faults: [
    ...UNARMED,
    {
      rule: 'DZ-9',
      sentence: {
        en: 'The axe stays behind: give one weapon up to take a third.',
        fr: 'La hache reste là : on cède une arme pour en prendre une troisième.',
      },
      isMet: sight => hasHappened(sight, 'weapon-left'),
    },
    {
      rule: 'DZ-7',
      sentence: { en: 'No way back from there.', fr: 'De là, on ne revient pas.' },
      isMet: ({ actions }) =>
        actions.some(action => action.type === 'step' && (action.x < 2 || action.y < 1 || action.y > 2)),
    },
  ],
  steps: [
    {
      sentence: { en: 'Your sword beats this goblin.', fr: 'Votre épée vient à bout de ce gobelin.' },
      points: { at: { thing: thingAt(KEY_MAP, 2, 1) }, icon: 'goblin' },
      isDone: sight => hasHappened(sight, 'monster-beaten'),
    },
    {
      sentence: { en: 'Take the axe for what comes next.', fr: 'Prenez la hache pour la suite.' },
      note: {
        en: 'The hero carries two weapons at most.',
        fr: 'Le héros porte deux armes au plus.',
      },
      points: { at: { thing: thingAt(KEY_MAP, 2, 2) }, icon: 'axe' },
      isDone: ({ view }) => view.weapons.includes('axe'),
    },
    {
      sentence: { en: 'Beat the skeleton.', fr: 'Battez le squelette.' },
      points: { at: { thing: thingAt(KEY_MAP, 4, 2) }, icon: 'skeleton' },
      isDone: sight => hasHappened(sight, 'monster-beaten', 2),
    },
  ],
};

const door: Lesson<Donjonz> = {
  id: 'door',
  title: { en: 'The locked door', fr: 'La porte verrouillée' },
  rule: 'DZ-13',
  position: position(KEY_MAP),
  seat: 0,
  par: 8,
  solution: walk('0,1 0,2 0,3 pick-up 1,3 1,2 1,1 2,1 2,0'),
  clumsy: [walk('0,1 0,2 1,2 1,1 2,1'), walk('0,1 0,2 0,3 pick-up 1,3 1,2 1,1 2,1 2,2 leave 3,2 3,1 3,0 2,0')],
  faults: [
    ...UNARMED,
    {
      rule: 'DZ-13',
      sentence: {
        en: 'Twice nothing is nothing: bring a pouch to the door.',
        fr: 'Deux fois rien, c’est rien : apportez une bourse à la porte.',
      },
      isMet: ({ events }) => events.some(event => event.type === 'door-opened' && event.pouches === 0),
    },
  ],
  steps: [
    {
      sentence: { en: 'Find the key.', fr: 'Trouvez la clé.' },
      points: { at: { thing: thingAt(KEY_MAP, 0, 1) }, icon: 'key' },
      isDone: sight => hasHappened(sight, 'key-found'),
    },
    {
      sentence: { en: 'Bring a pouch through the door.', fr: 'Passez la porte avec une bourse.' },
      note: {
        en: 'The door doubles what you carry at that moment. Mind the goblin before it.',
        fr: 'La porte double ce que vous portez à ce moment. Gare au gobelin devant.',
      },
      points: { at: { thing: thingAt(KEY_MAP, 2, 0) }, icon: 'door' },
      isDone: ({ events }) => events.some(event => event.type === 'door-opened' && event.pouches > 0),
    },
  ],
};

const BEFORE_DOOR =
  '-1,0 pick-up -1,-1 -1,-2 pick-up -2,-2 -3,-2 -3,-3 -2,-3 -1,-3 0,-3 1,-3 2,-3 2,-4 3,-4 3,-3 3,-2 2,-2 1,-2 1,-1 1,0 1,1 0,1 bow 0,2 1,2 1,3 2,3 2,2 leave 2,1 3,1';

const ending: Lesson<Donjonz> = {
  id: 'ending',
  title: { en: 'The last step', fr: 'Le dernier pas' },
  rule: 'DZ-14',
  position: position(DOOR_MAP, DOOR_MAP.length, walk(BEFORE_DOOR)),
  seat: 0,
  par: 2,
  solution: walk('3,0 2,0'),
  clumsy: [walk('4,1 4,0'), walk('3,2')],
  faults: [
    {
      rule: 'DZ-14',
      sentence: {
        en: 'The hero has to go on as long as a step is open, be it to a monster.',
        fr: 'Tant qu’un pas est possible, le héros doit avancer, fût-ce vers un monstre.',
      },
      isMet: sight => hasHappened(sight, 'pouches-lost'),
    },
  ],
  steps: [
    {
      sentence: { en: 'End the walk with ten pouches.', fr: 'Finissez la marche avec dix bourses.' },
      note: {
        en: 'It ends only where no step is left. You have the key, and no axe for skeletons.',
        fr: 'Elle ne finit que là où aucun pas ne reste. Vous avez la clé, et pas de hache.',
      },
      isDone: ({ view, outcome }) => outcome !== undefined && view.pouches >= 10,
    },
  ],
};

export const exercises: readonly Lesson<Donjonz>[] = [laying, once, weapon, hands, door, ending];
