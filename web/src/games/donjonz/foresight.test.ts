import { expect, test } from 'vitest';
import { donjonz, type Event, type View } from '../../../../games/donjonz/index.ts';
import { say } from '../../../../kernel/words.ts';
import { foresee, type Foresight, isGrave } from './foresight.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

const rules = donjonz.rules({ version: 1, seats: 1, options: { doorWithoutKey: 'blocked', deck: 'standard' } });
const view = (owned: Partial<View>): View => ({ ...rules.view(rules.setup(), 0), ...owned });
const STEPPED: Event = { type: 'stepped', x: 0, y: 0, side: 0 };

interface Case {
  readonly what: string;
  readonly before?: Partial<View>;
  readonly after?: Partial<View>;
  readonly event?: Event;
  readonly told: readonly [english: string, french: string];
}

const CASES: readonly Case[] = [
  { what: 'an empty space', told: ['nothing here', 'rien ici'] },
  {
    what: 'a pouch',
    after: { pouches: 1 },
    event: { type: 'pouch-found', pouches: 1 },
    told: ['a pouch: +2 glory', 'une bourse : +2 de gloire'],
  },
  {
    what: 'the fourth monster',
    before: { monsters: 3 },
    after: { monsters: 4 },
    event: { type: 'monster-beaten', weapon: 'axe', monsters: 4 },
    told: ['skeleton beaten: +4 glory', 'squelette battu : +4 de gloire'],
  },
  {
    what: 'a monster that wants all pouches',
    before: { pouches: 10 },
    event: { type: 'pouches-lost', weapon: 'axe', pouches: 10 },
    told: ['lose all 10 pouches', 'perdre vos 10 bourses'],
  },
  {
    what: 'a monster that wants the hero',
    after: { lost: true },
    event: { type: 'hero-fell', weapon: 'bow' },
    told: ['you fall here: the game is lost', 'vous tombez ici : partie perdue'],
  },
  { what: 'a weapon', event: { type: 'weapon-found', weapon: 'axe' }, told: ['take the axe?', 'prendre la hache ?'] },
  { what: 'the key', after: { key: true }, event: { type: 'key-found' }, told: ['the key', 'la clé'] },
  {
    what: 'the door',
    before: { pouches: 8 },
    after: { pouches: 16 },
    event: { type: 'door-opened', before: 8, pouches: 16 },
    told: ['8 pouches become 16', '8 bourses en deviennent 16'],
  },
  {
    what: 'the door for nothing',
    event: { type: 'door-passed' },
    told: ['through the door, for nothing', 'passer la porte, pour rien'],
  },
  {
    what: 'a dead end',
    event: { type: 'walk-ended', score: 53, rank: 3 },
    told: ['nothing here, ends the walk at 53', 'rien ici, fin de la marche à 53'],
  },
];

test.each(CASES)('$what is told before it happens', ({ before = {}, after = {}, event, told }) => {
  const found = foresee(view(before), view(after), event ? [STEPPED, event] : [STEPPED]);
  const inWords = ({ foresights }: typeof en): string => found.map(each => say(foresights, each)).join(', ');
  expect([inWords(en), inWords(fr)]).toEqual(told);
});

test.each<[Foresight, boolean]>([
  [{ type: 'robbed', pouches: 1 }, true],
  [{ type: 'fall' }, true],
  [{ type: 'end', score: 1 }, true],
  [{ type: 'weapon', weapon: 'bow' }, false],
  [{ type: 'nothing' }, false],
])('%o is grave: %s', (foresight, grave) => {
  expect(isGrave([foresight])).toBe(grave);
});
