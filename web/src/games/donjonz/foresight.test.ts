import { describe, expect, test } from 'vitest';
import { donjonz, type Event, type View } from '../../../../games/donjonz/index.ts';
import { say } from '../../../../kernel/words.ts';
import { foresee, type Foresight, isGrave } from './foresight.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

const rules = donjonz.rules({ version: 1, seats: 1, options: { doorWithoutKey: 'blocked', deck: 'standard' } });
const view = (owned: Partial<View>): View => ({ ...rules.view(rules.setup(), 0), ...owned });
const STEPPED: Event = { type: 'stepped', x: 0, y: 0, side: 0 };

const CASES: readonly [
  what: string,
  before: Partial<View>,
  after: Partial<View>,
  events: Event[],
  en: string,
  fr: string,
][] = [
  ['an empty space', {}, {}, [], 'nothing here', 'rien ici'],
  [
    'a pouch',
    {},
    { pouches: 1 },
    [{ type: 'pouch-found', pouches: 1 }],
    'a pouch: +2 glory',
    'une bourse : +2 de gloire',
  ],
  [
    'the fourth monster',
    { monsters: 3 },
    { monsters: 4 },
    [{ type: 'monster-beaten', weapon: 'axe', monsters: 4 }],
    'beaten: +4 glory',
    'battu : +4 de gloire',
  ],
  [
    'robbers',
    { pouches: 10 },
    {},
    [{ type: 'pouches-lost', weapon: 'axe', pouches: 10 }],
    'lose all 10 pouches',
    'perdre vos 10 bourses',
  ],
  [
    'the end of the hero',
    {},
    { lost: true },
    [{ type: 'hero-fell', weapon: 'bow' }],
    'you fall here: the game is lost',
    'vous tombez ici : partie perdue',
  ],
  ['a weapon', {}, {}, [{ type: 'weapon-found', weapon: 'axe' }], 'take the axe?', 'prendre la hache ?'],
  ['the key', {}, { key: true }, [{ type: 'key-found' }], 'the key', 'la clé'],
  [
    'the door',
    { pouches: 8 },
    { pouches: 16 },
    [{ type: 'door-opened', before: 8, pouches: 16 }],
    '8 pouches become 16',
    '8 bourses en deviennent 16',
  ],
  [
    'the door for nothing',
    {},
    {},
    [{ type: 'door-passed' }],
    'through the door, for nothing',
    'passer la porte, pour rien',
  ],
  [
    'a dead end',
    {},
    {},
    [{ type: 'walk-ended', score: 53, rank: 3 }],
    'nothing here, ends the walk at 53',
    'rien ici, fin de la marche à 53',
  ],
];

describe.each(CASES)('%s', (_, before, after, events, english, french) => {
  const found = foresee(view(before), view(after), [STEPPED, ...events]);
  const told = ({ foresights }: typeof en): string => found.map(each => say(foresights, each)).join(', ');

  test('is told before it happens, in both languages', () => {
    expect(told(en)).toBe(english);
    expect(told(fr)).toBe(french);
  });
});

test.each<[Foresight, boolean]>([
  [{ type: 'robbed', pouches: 1 }, true],
  [{ type: 'fall' }, true],
  [{ type: 'end', score: 1 }, true],
  [{ type: 'weapon', weapon: 'bow' }, false],
  [{ type: 'nothing' }, false],
])('%o is grave: %s', (foresight, grave) => {
  expect(isGrave([foresight])).toBe(grave);
});
