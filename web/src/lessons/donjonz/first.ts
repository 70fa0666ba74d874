import type { Donjonz } from '../../../../games/donjonz/index.ts';
import { hasHappened, type LessonFault, type Lesson } from '../lesson.ts';
import { lay, GOLEM_MAP, position, thingAt, walk } from './maps.ts';

const LAID = 8;

/** No monster is met without its weapon: whichever step is under way, that is to be taken back. */
export const UNARMED: readonly LessonFault<Donjonz>[] = [
  {
    rule: 'DZ-12',
    sentence: {
      en: 'No weapon for this one: the hero has lost it all.',
      fr: 'Pas d’arme contre celui-là : le héros a tout perdu.',
    },
    isMet: sight => hasHappened(sight, 'hero-fell'),
  },
  {
    rule: 'DZ-12',
    sentence: {
      en: 'A monster without its weapon takes every pouch.',
      fr: 'Sans la bonne arme, le monstre prend toutes les bourses.',
    },
    isMet: sight => hasHappened(sight, 'pouches-lost'),
  },
];

const LEFT: LessonFault<Donjonz> = {
  rule: 'DZ-Q11',
  sentence: {
    en: 'A weapon is taken on the spot, or never.',
    fr: 'Une arme se prend sur place, ou jamais.',
  },
  isMet: sight => hasHappened(sight, 'weapon-left'),
};

const entered = (spaces: readonly string[]): LessonFault<Donjonz>['isMet'] => {
  return ({ actions }) => actions.some(action => action.type === 'step' && !spaces.includes(`${action.x},${action.y}`));
};

/** Three cards are left to lay, then the golem behind the stair is beaten with the hammer in front of it. */
export const first: Lesson<Donjonz> = {
  id: 'first',
  title: { en: 'First match', fr: 'Première partie' },
  rule: 'DZ-3',
  position: position(GOLEM_MAP, LAID),
  seat: 0,
  par: 8,
  solution: [
    lay(GOLEM_MAP, LAID),
    { type: 'take' },
    lay(GOLEM_MAP, LAID + 1),
    lay(GOLEM_MAP, LAID + 2),
    ...walk('1,0 1,1 pick-up 0,1 -1,1 -2,1'),
  ],
  clumsy: [
    [lay(GOLEM_MAP, LAID), { type: 'take' }, lay(GOLEM_MAP, LAID + 1), lay(GOLEM_MAP, LAID + 2), ...walk('0,1')],
  ],
  faults: UNARMED,
  steps: [
    {
      sentence: { en: 'Lay your card against the dungeon.', fr: 'Posez votre carte contre le donjon.' },
      note: {
        finger: {
          en: 'One whole edge has to touch. Drag it into place, then press “Lay it”.',
          fr: 'Un côté entier doit toucher. Glissez-la en place, puis appuyez sur « Poser ».',
        },
        keys: {
          en: 'One whole edge has to touch. Carry it there and click, or use the arrows and Enter.',
          fr: 'Un côté entier doit toucher. Amenez-la en place et cliquez, ou flèches et Entrée.',
        },
      },
      points: { at: { action: lay(GOLEM_MAP, LAID) } },
      isDone: sight => hasHappened(sight, 'card-laid'),
    },
    {
      sentence: { en: 'Content? Take the next card.', fr: 'Cela vous plaît ? Prenez la carte suivante.' },
      note: {
        en: 'Until then you may pick the last one up again.',
        fr: 'Jusque-là, vous pouvez reprendre la dernière.',
      },
      isDone: sight => hasHappened(sight, 'card-taken'),
    },
    {
      sentence: { en: 'Turn this one, then lay it.', fr: 'Tournez celle-ci, puis posez-la.' },
      note: {
        finger: {
          en: 'A tap turns it. A green edge is open: the hero can walk through.',
          fr: 'Un appui la tourne. Un bord vert est ouvert : le héros y passe.',
        },
        keys: {
          en: 'R or the wheel turns it. A green edge is open: the hero can walk through.',
          fr: 'R ou la molette la tourne. Un bord vert est ouvert : le héros y passe.',
        },
      },
      isDone: sight => hasHappened(sight, 'card-laid', 2),
    },
    {
      sentence: { en: 'Lay the last card: the map is done.', fr: 'Posez la dernière carte : le plan est fini.' },
      isDone: sight => hasHappened(sight, 'map-finished'),
    },
    {
      sentence: { en: 'Now walk: fetch the hammer.', fr: 'En marche : prenez le marteau.' },
      note: {
        en: 'One space at a time, and never twice on the same one.',
        fr: 'Une case à la fois, et jamais deux fois la même.',
      },
      points: { at: { thing: thingAt(GOLEM_MAP, 1, 1) }, icon: 'hammer' },
      isDone: sight => hasHappened(sight, 'weapon-taken'),
      faults: [
        LEFT,
        {
          rule: 'DZ-7',
          sentence: {
            en: 'That space is used up now, and the hammer cut off.',
            fr: 'Cette case est usée, et le marteau hors de portée.',
          },
          isMet: entered(['1,0', '1,1']),
        },
      ],
    },
    {
      sentence: { en: 'Pick up the pouch on the way.', fr: 'Ramassez la bourse en chemin.' },
      note: { en: 'Each pouch is worth two glory.', fr: 'Chaque bourse vaut deux points de gloire.' },
      points: { at: { thing: thingAt(GOLEM_MAP, -1, 1) }, icon: 'pouch' },
      isDone: sight => hasHappened(sight, 'pouch-found'),
    },
    {
      sentence: { en: 'Beat the golem with your hammer.', fr: 'Battez le golem avec votre marteau.' },
      note: {
        en: 'The sign beside it is its weapon. A hammer never wears out.',
        fr: 'Le signe à côté est son arme. Un marteau ne s’use jamais.',
      },
      points: { at: { thing: thingAt(GOLEM_MAP, -2, 1) }, icon: 'golem' },
      isDone: sight => hasHappened(sight, 'monster-beaten'),
    },
  ],
};
