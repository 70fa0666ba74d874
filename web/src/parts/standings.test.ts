import { expect, test } from 'vitest';
import type { Outcome } from '../../../kernel/game.ts';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';
import { botLabel, namesOf } from './names.ts';
import { standingsOf, topScore, victoryOf } from './standings.ts';
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
  expect(topScore(outcome)).toBe(30);
});

test('one wins, several share, or nobody does', () => {
  expect(victoryOf(outcomeOf([2, 1, 3], [1, 2, 0]), NAMES, en.end)).toBe('Osric wins');
  expect(victoryOf(outcomeOf([1, 3, 1], [2, 1, 2]), NAMES, en.end)).toBe('Ann and Cid share the victory');
  expect(victoryOf(outcomeOf([1, 3, 1], [2, 1, 2]), NAMES, fr.end)).toBe('Ann et Cid se partagent la victoire');
  expect(victoryOf(outcomeOf([0, 0, 0], [2, 1, 2]), NAMES, en.end)).toBe('Nobody wins');
});

test('who has no name is called by the seat', () => {
  const sitters = [personCalled('Ann'), personCalled(), botAt(2, 'easy')];
  expect(namesOf(sitters, en)).toEqual(['Ann', 'Player\u00a02', 'Hob']);
  expect(namesOf(sitters, fr)[1]).toBe('Joueur\u00a02');
  expect(sitters.map(sitter => botLabel(sitter, fr))).toEqual([undefined, undefined, 'Robot facile']);
  expect(botLabel(botAt(0, 'oracle'), en)).toBe('oracle');
});
