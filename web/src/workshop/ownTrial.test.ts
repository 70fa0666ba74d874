import { expect, test } from 'vitest';
import { shelved } from '../../../games/dungeon-pen/index.ts';
import { SHEETS, work } from '../../../games/dungeon-pen/readers.ts';
import { digest } from '../../../kernel/chance.ts';
import { isRefusal, type Outcome } from '../../../kernel/game.ts';
import { botAt, type NamedSitter, personCalled } from '../table/sitters.ts';
import type { KeptHead } from '../table/store.ts';
import { ownTrial } from './ownTrial.ts';

const HALL = work.print(work.rename(SHEETS.hall, { name: 'My Hall', author: 'Mira' }));
const ON_EASEL = { game: 'dungeon-pen', work, text: HALL, hash: digest(HALL) } as const;
const PERSON = personCalled('Mira');

const lasting = (length: number): Outcome => ({ places: [1, 2], scores: [1, 0], length, notes: {} });

interface Played {
  readonly text?: string;
  readonly sitters?: readonly NamedSitter[];
  readonly outcome?: Outcome | null;
}

/** A match as the store tells of it. */
function head({ text = HALL, sitters = [PERSON, botAt(1, 'easy')], outcome = lasting(20) }: Played): KeptHead {
  const { game } = shelved;
  const options = game.readOptions(work.options(text), 2);
  if (isRefusal(options)) throw new Error(`refused by ${options.rule}`);
  const opening = { game: game.id, version: game.version, seats: 2, options, seeds: [] };
  return { id: 'm', session: 1, opening, sitters, deal: null, changed: 1, outcome };
}

test('the matches that the author has played to their end on this text are its par, in the unit of the game', () => {
  const trial = ownTrial([head({}), head({ outcome: lasting(14) }), head({ outcome: lasting(31) })], ON_EASEL);
  expect(trial).toEqual({ of: digest(HALL), par: { figure: 20, by: 'author' }, matches: 3, figures: [] });
});

test.each<[string, Played]>([
  ['that has not ended', { outcome: null }],
  ['among bots alone', { sitters: [botAt(0, 'easy'), botAt(1, 'easy')] }],
  ['on another text, be it only its name', { text: HALL.replace('My Hall', 'Our Hall') }],
  ['on what came with the game', { text: work.print(SHEETS.hall) }],
])('a match %s proves nothing', (_, played) => {
  expect(ownTrial([head(played)], ON_EASEL)).toBeUndefined();
});

test('a match of another game proves nothing, whatever its options hold', () => {
  expect(ownTrial([head({})], { ...ON_EASEL, game: 'donjonz' })).toBeUndefined();
});
