import { expect, test } from 'vitest';
import { obeyLawsOften, type Subject } from '../../kernel/laws.ts';
import { ruleIds } from '../tests/rulebook.ts';
import { donjonz, type Donjonz, en, fr } from './index.ts';
import { DOOR_WITHOUT_KEY } from './manifest.ts';

const MATCHES = 200;
const SECONDS = 5;

/** Nothing is secret: what nobody has seen of the pile is what nobody has seen of the deck (DZ-Q5). */
const SUBJECT: Subject<Donjonz> = {
  game: donjonz,
  seats: 1,
  ruleIds: new Set(ruleIds(new URL('./RULES.md', import.meta.url))),
  words: [en, fr],
  strangers: [
    { type: 'lay', x: 0, y: 0, turn: 0 },
    { type: 'step', x: 0, y: 0 },
    { type: 'swap', drop: 'spoon' },
    { type: 'take', card: 1 },
    { type: 'turn-up', card: 0 },
  ],
};

function upTo(seconds: number): () => boolean {
  const end = performance.now() + 1000 * seconds;
  return () => performance.now() < end;
}

test.each(DOOR_WITHOUT_KEY)('DonjonZ obeys every law when a door without the key is %s', doorWithoutKey => {
  const played = obeyLawsOften({ ...SUBJECT, options: { doorWithoutKey } }, MATCHES, upTo(SECONDS));
  expect(played).toBeGreaterThan(0);
});
