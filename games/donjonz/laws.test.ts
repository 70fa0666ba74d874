import { expect, test } from 'vitest';
import { obeyLawsOften, type Subject } from '../../kernel/laws.ts';
import { ruleIds } from '../tests/rulebook.ts';
import { donjonz, type Donjonz, shelved } from './index.ts';
import { DOOR_WITHOUT_KEY } from './manifest.ts';

/** With either door: 200 in all. */
const MATCHES = 100;

/** Nothing is secret: what nobody has seen of the pile is what nobody has seen of the deck (DZ-Q5). */
const SUBJECT: Subject<Donjonz> = {
  game: donjonz,
  seats: 1,
  oneIn: 4,
  ruleIds: new Set(ruleIds(new URL('./RULES.md', import.meta.url))),
  words: Object.values(shelved.words),
  strangers: [
    { type: 'lay', x: 0, y: 0, turn: 0 },
    { type: 'step', x: 0, y: 0 },
    { type: 'swap', drop: 'spoon' },
    { type: 'take', card: 1 },
    { type: 'turn-up', card: 0 },
  ],
};

test.each(DOOR_WITHOUT_KEY)('DonjonZ obeys every law when a door without the key is %s', doorWithoutKey => {
  expect(obeyLawsOften({ ...SUBJECT, options: { doorWithoutKey } }, MATCHES)).toHaveLength(MATCHES);
});
