import { expect, test } from 'vitest';
import type { Outcome } from '../../../kernel/game.ts';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';
import { botLabel, namesOf } from './names.ts';
import { leadOf, scoreWorthTelling, standingsOf, victoryFor, victoryOf } from './standings.ts';
import { botAt, personCalled } from '../table/sitters.ts';

const outcomeOf = (places: readonly number[], scores: readonly number[]): Outcome => ({
  places,
  scores,
  length: 1,
  notes: {},
});
const NAMES = ['Ann', 'Osric', 'Cid'];

test('the first stand first, the lost last, and the better score before the lesser', () => {
  const outcome = outcomeOf([0, 2, 1, 0], [90, 20, 30, 95]);
  expect(standingsOf(outcome).map(({ seat, place }) => [seat, place])).toEqual([
    [2, 1],
    [1, 2],
    [3, 0],
    [0, 0],
  ]);
});

test('a score is told of somebody alone, and of the first among several where scores decide', () => {
  const [alone, several] = [outcomeOf([1], [12]), outcomeOf([0, 2, 1, 0], [90, 20, 30, 95])];
  const decides = { sum: () => [] };
  expect(scoreWorthTelling(decides, several)).toBe(30);
  expect(scoreWorthTelling(decides, alone)).toBe(12);
  expect(scoreWorthTelling({}, several)).toBeUndefined();
  expect(scoreWorthTelling({}, alone)).toBe(12);
});

test('one wins, several share, or nobody does', () => {
  expect(victoryOf(outcomeOf([2, 1, 3], [1, 2, 0]), NAMES, en.end)).toBe('Osric wins');
  expect(victoryOf(outcomeOf([1, 3, 1], [2, 1, 2]), NAMES, en.end)).toBe('Ann and Cid share the victory');
  expect(victoryOf(outcomeOf([1, 3, 1], [2, 1, 2]), NAMES, fr.end)).toBe('Ann et Cid se partagent la victoire');
  expect(victoryOf(outcomeOf([0, 0, 0], [2, 1, 2]), NAMES, en.end)).toBe('Nobody wins');
});

test('whoever reads it is told that they have won, and by how much', () => {
  const one = outcomeOf([2, 1, 3], [62, 66, 60]);
  expect(victoryFor({ outcome: one, reader: 1 }, NAMES, en.end)).toBe('You win');
  expect(victoryFor({ outcome: one, reader: 0 }, NAMES, en.end)).toBe('Osric wins');
  expect(victoryFor({ outcome: one, reader: undefined }, NAMES, en.end)).toBe('Osric wins');
  expect(leadOf(one)).toBe(4);
  const shared = outcomeOf([1, 3, 1], [2, 1, 2]);
  expect(victoryFor({ outcome: shared, reader: 0 }, NAMES, fr.end)).toBe('Vous et Cid partagez la victoire');
  const all = { outcome: outcomeOf([1, 1, 1], [2, 2, 2]), reader: 0 };
  expect(victoryFor(all, NAMES, en.end)).toBe('You, Osric and Cid share the victory');
  expect(victoryFor(all, NAMES, fr.end)).toBe('Vous, Osric et Cid partagez la victoire');
  expect(leadOf(shared)).toBe(0);
});

test('who has no name is called by the seat', () => {
  const sitters = [personCalled('Ann'), personCalled(), botAt(2, 'easy')];
  expect(namesOf(sitters, en)).toEqual(['Ann', 'Player\u00a02', 'Cuthbert']);
  expect(namesOf(sitters, fr)[1]).toBe('Joueur\u00a02');
  expect(sitters.map(sitter => botLabel(sitter, fr))).toEqual([undefined, undefined, 'Robot facile']);
  expect(botLabel(botAt(0, 'oracle'), en)).toBe('oracle');
});
