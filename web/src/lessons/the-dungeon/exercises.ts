import type { TheDungeon } from '../../../../games/the-dungeon/index.ts';
import { hasHappened, type Lesson } from '../lesson.ts';
import { drawn, END, explore, go, lay, NORTH, own, position, rolled, SOUTH } from './turns.ts';

const corner: Lesson<TheDungeon> = {
  id: 'corner',
  title: { en: 'Turn the tile', fr: 'Tourner la tuile' },
  rule: 'TD-Q5',
  position: position('sweep', [rolled(5), own(go(NORTH)), rolled(3), drawn('tunnel-2')]),
  seat: 0,
  par: 1,
  solution: [lay(2)],
  clumsy: [[lay(1)]],
  faults: [
    {
      rule: 'TD-Q5',
      sentence: {
        en: 'That way leads east: a tile may be turned before it is laid.',
        fr: 'Ce chemin mène à l’est : on peut tourner une tuile avant de la poser.',
      },
      isMet: ({ events }) => events.some(event => event.type === 'tile-laid' && event.turn !== 2),
    },
  ],
  steps: [
    {
      sentence: { en: 'Lay it so that the way leads west.', fr: 'Posez-la pour que le chemin aille à l’ouest.' },
      note: {
        finger: {
          en: 'A tap turns it. An opening has to meet the one you came through.',
          fr: 'Un appui la tourne. Une ouverture doit toucher celle d’où vous venez.',
        },
        keys: {
          en: 'A click or R turns it. An opening has to meet the one you came through.',
          fr: 'Un clic ou R la tourne. Une ouverture doit toucher celle d’où vous venez.',
        },
      },
      isDone: ({ events }) => events.some(event => event.type === 'tile-laid' && event.turn === 2),
    },
  ],
};

/** In front of the trap with two tiles to go; behind it, with this seed, lies a corridor. */
const past: Lesson<TheDungeon> = {
  id: 'past',
  title: { en: 'Past the flames', fr: 'Passer le feu' },
  rule: 'TD-Q8',
  position: position(
    'sweep',
    [
      rolled(2),
      own(go(NORTH)),
      rolled(3),
      drawn('corridor-1'),
      own(go(NORTH)),
      drawn('flame-trap'),
      own(explore('flame-trap')),
      rolled(1, 1),
      own(END),
      rolled(1),
      own(go(SOUTH)),
      own(END),
      rolled(2),
    ],
    '552077173b750c3b42311083ebc97b08',
  ),
  seat: 0,
  par: 2,
  solution: [go(NORTH), go(NORTH)],
  clumsy: [[go(SOUTH)]],
  faults: [
    {
      rule: 'TD-Q8',
      sentence: {
        en: 'No need to flee: a trap you only pass does nothing.',
        fr: 'Inutile de fuir : un piège que l’on traverse ne fait rien.',
      },
      isMet: ({ events }) => events.some(event => event.type === 'moved' && event.face === 'start-cell'),
    },
  ],
  steps: [
    {
      sentence: { en: 'Get past the Flame Trap.', fr: 'Passez le piège de feu.' },
      note: {
        en: 'You have two tiles to go. Only the tile where a move ends counts.',
        fr: 'Vous avez deux tuiles à franchir. Seule compte celle où le déplacement finit.',
      },
      points: { at: { action: go(NORTH) }, icon: 'trap' },
      isDone: sight => hasHappened(sight, 'tile-laid'),
    },
  ],
};

const torturer: Lesson<TheDungeon> = {
  id: 'torturer',
  title: { en: 'The torturer’s price', fr: 'Le prix du bourreau' },
  rule: 'TD-23',
  position: position('sweep', [rolled(1), own(go(NORTH)), rolled(3), drawn('torture-chamber')]),
  seat: 0,
  par: 1,
  solution: [{ type: 'pay', price: 'gold' }],
  clumsy: [[{ type: 'pay', price: 'strength' }], [{ type: 'pay', price: 'craft' }]],
  faults: [
    {
      rule: 'TD-Q17',
      sentence: {
        en: 'What the torturer takes of you never comes back. Gold does.',
        fr: 'Ce que le bourreau vous prend ne revient jamais. L’or, si.',
      },
      isMet: ({ events }) => events.some(event => event.type === 'tortured' && event.price !== 'gold'),
    },
  ],
  steps: [
    {
      sentence: { en: 'Leave this chamber as strong as you came.', fr: 'Sortez d’ici aussi fort que vous êtes entré.' },
      note: {
        en: 'He takes one gold, one Strength or one Craft.',
        fr: 'Il prend une pièce d’or, un point de Force ou un point d’Esprit.',
      },
      isDone: ({ events }) => events.some(event => event.type === 'tortured' && event.price === 'gold'),
    },
  ],
};

const bribe: Lesson<TheDungeon> = {
  id: 'bribe',
  title: { en: 'A word with the Guard', fr: 'Un mot au garde' },
  rule: 'TD-25',
  position: position('usurer', [rolled(1), own(go(NORTH)), rolled(3), drawn('guard-room')]),
  seat: 0,
  par: 1,
  solution: [{ type: 'bribe', gold: 1 }],
  clumsy: [[{ type: 'fight', enemy: 'guard' }]],
  faults: [
    {
      rule: 'TD-25',
      sentence: {
        en: 'Strength 2 against 5: talk business instead.',
        fr: 'Force 2 contre 5 : parlez plutôt affaires.',
      },
      isMet: sight => hasHappened(sight, 'fought'),
    },
  ],
  steps: [
    {
      sentence: { en: 'Get past the Guard without a fight.', fr: 'Passez le garde sans combattre.' },
      note: {
        en: 'Others pay him two gold. The Usurer knows his price: one.',
        fr: 'Les autres lui donnent deux pièces. L’usurière connaît son prix : une.',
      },
      isDone: sight => hasHappened(sight, 'way-out-found'),
    },
  ],
};

/** With this seed both dice of the fight show a 4: the pastry alone decides it. */
const pastry: Lesson<TheDungeon> = {
  id: 'pastry',
  title: { en: 'Eat before the dice', fr: 'Manger avant les dés' },
  rule: 'TD-Q29',
  position: position(
    'sweep',
    [
      rolled(1),
      own(go(NORTH)),
      rolled(3),
      drawn('storeroom-1'),
      own(explore('storeroom')),
      rolled(5),
      own(END),
      rolled(2),
      own(go(SOUTH)),
      own(go(SOUTH)),
      rolled(2),
      drawn('lair'),
      own(explore('lair')),
      rolled(5),
    ],
    '168ccabe57f67a1039744ab1a4072523',
  ),
  seat: 0,
  par: 2,
  solution: [
    { type: 'eat', object: 'pastry' },
    { type: 'fight', enemy: 'ghoul' },
  ],
  clumsy: [[{ type: 'fight', enemy: 'ghoul' }]],
  faults: [
    {
      rule: 'TD-40',
      sentence: {
        en: 'A stand-off. With the pastry in your belly it was won.',
        fr: 'Égalité. Avec le feuilleté dans le ventre, c’était gagné.',
      },
      isMet: ({ events }) => events.some(event => event.type === 'fought' && event.result !== 'won'),
    },
  ],
  steps: [
    {
      sentence: { en: 'Beat the Ghoul, who is as strong as you.', fr: 'Battez la goule, aussi forte que vous.' },
      note: {
        en: 'Food counts if it is eaten before the dice, and for one fight.',
        fr: 'La nourriture compte si on la mange avant les dés, et pour un seul combat.',
      },
      isDone: ({ events }) => events.some(event => event.type === 'fought' && event.result === 'won'),
    },
  ],
};

export const exercises: readonly Lesson<TheDungeon>[] = [corner, past, torturer, bribe, pastry];
