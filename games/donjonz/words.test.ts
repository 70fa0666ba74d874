import { describe, expect, test } from 'vitest';
import { phrasebook, type Samples, spokenOf, unsampled } from '../tests/spoken.ts';
import { misprints } from '../tests/typography.ts';
import { contentOf } from './content.ts';
import type { Action, Donjonz, Event, Prompt, Reason } from './index.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

const NAMES = contentOf({ deck: 'standard', doorWithoutKey: 'blocked' }).deck.map(([card]) => card.name);
const name = 'The Bat Loft';
const laid = { type: 'card-laid', card: 6, name, x: 1, y: -2, turn: 3 } as const;
const spot = { line: 3, column: 4 };

const EVENTS: readonly Event[] = [
  { type: 'card-turned-up', card: 6, name },
  { type: 'card-taken', card: 6, name },
  ...NAMES.slice(1).map(each => ({ ...laid, name: each, joins: { to: ['The Front Step'], open: 1, walled: 0 } })),
  { ...laid, name: 'The Wine Cellar', joins: { to: [], open: 0, walled: 2 } },
  { ...laid, joins: { to: ['The Front Step', 'The Bat Loft', 'The Bone Cupboard'], open: 4, walled: 1 } },
  { ...laid, joins: { to: ['The Bat Loft', 'The Bone Cupboard'], open: 3, walled: 2 } },
  { type: 'map-finished' },
  { type: 'stepped', x: 1, y: 2, side: 0 },
  { type: 'pouch-found', pouches: 1 },
  { type: 'pouch-found', pouches: 7 },
  { type: 'weapon-found', weapon: 'axe' },
  { type: 'weapon-taken', weapon: 'bow' },
  { type: 'weapon-dropped', weapon: 'sword' },
  { type: 'weapon-left', weapon: 'hammer' },
  { type: 'key-found' },
  { type: 'door-opened', before: 0, pouches: 0 },
  { type: 'door-opened', before: 1, pouches: 2 },
  { type: 'door-opened', before: 8, pouches: 16 },
  { type: 'door-passed' },
  { type: 'monster-beaten', weapon: 'hammer', monsters: 1 },
  { type: 'monster-beaten', weapon: 'bow', monsters: 5 },
  { type: 'pouches-lost', weapon: 'axe', pouches: 1 },
  { type: 'pouches-lost', weapon: 'sword', pouches: 4 },
  { type: 'hero-fell', weapon: 'bow' },
  { type: 'walk-ended', score: 0, rank: 1 },
  { type: 'walk-ended', score: 53, rank: 3 },
];

const ACTIONS: readonly Action[] = [
  { type: 'turn-up', card: 6 },
  { type: 'lay', x: 1, y: -2, turn: 0 },
  { type: 'lay', x: 1, y: -2, turn: 1 },
  { type: 'lay', x: 1, y: -2, turn: 2 },
  { type: 'lay', x: 1, y: -2, turn: 3 },
  { type: 'take' },
  { type: 'set-out' },
  { type: 'step', x: 3, y: 4 },
  { type: 'pick-up' },
  { type: 'swap', drop: 'axe' },
  { type: 'leave' },
];

const REASONS: readonly Reason[] = [
  { type: 'not-seated' },
  { type: 'pile' },
  { type: 'over' },
  { type: 'unreadable' },
  { type: 'map-first', left: 1 },
  { type: 'map-first', left: 9 },
  { type: 'lay-first' },
  { type: 'take-first' },
  { type: 'set-out-first' },
  { type: 'map-lies' },
  { type: 'keep-moving' },
  { type: 'weapon-first' },
  { type: 'overlap' },
  { type: 'corner' },
  { type: 'apart' },
  { type: 'rim' },
  { type: 'entered' },
  { type: 'diagonal' },
  { type: 'far' },
  { type: 'wall' },
  { type: 'locked' },
  { type: 'hands-full' },
  { type: 'hands-free' },
  { type: 'not-held', weapon: 'bow' },
  { type: 'no-such-option', option: 'dragons' },
  { type: 'no-such-value', option: 'doorWithoutKey', expected: 'blocked, plain' },
  { type: 'no-record' },
  { type: 'deck-without-drawing', ...spot, name },
  { type: 'deck-rows', ...spot, name },
  { type: 'deck-sign', ...spot, sign: '?', expected: ' -' },
  { type: 'deck-sign', ...spot, sign: '?', expected: '' },
  { type: 'deck-count', ...spot, cards: 10 },
  { type: 'deck-shape', ...spot, name, width: 4, height: 2 },
  { type: 'deck-start', ...spot, thing: 'stair', found: 2 },
  { type: 'deck-stray', ...spot, thing: 'door' },
  { type: 'deck-shortcut', ...spot },
  { type: 'deck-same-side', ...spot },
  { type: 'deck-shut', ...spot, thing: 'door' },
  { type: 'deck-unarmed', ...spot, weapon: 'bow' },
  { type: 'deck-keys', ...spot, found: 2 },
  { type: 'deck-start-key', ...spot },
  { type: 'deck-scale', ...spot, monsters: 11, most: 10 },
  { type: 'deck-poor', ...spot, pouches: 7, monsters: 6 },
  { type: 'deck-crowded', ...spot, name, thing: 'pouch', most: 3 },
  { type: 'deck-blank', ...spot, name },
  { type: 'deck-recipe', ...spot, thing: 'pouch', found: 13, expected: 14 },
  { type: 'deck-walls', ...spot, percent: 20, most: 15 },
];

const PROMPTS: readonly Prompt[] = [
  { type: 'watch' },
  { type: 'turn-up' },
  { type: 'take' },
  { type: 'set-out' },
  { type: 'lay', number: 7, of: 11 },
  { type: 'walk', ways: 1 },
  { type: 'walk', ways: 3 },
  { type: 'weapon', weapon: 'axe', full: false },
  { type: 'weapon', weapon: 'axe', full: true },
  { type: 'fallen' },
  { type: 'over', score: 53, rank: 3 },
];

const SAMPLES: Samples<Donjonz> = { events: EVENTS, actions: ACTIONS, reasons: REASONS, prompts: PROMPTS };

test('every type of sentence is sampled here', () => {
  expect([...unsampled(en, SAMPLES), ...unsampled(fr, SAMPLES)]).toEqual([]);
});

test('all sentences read as they did, one language beside the other', async () => {
  const text = phrasebook(spokenOf(en, SAMPLES), spokenOf(fr, SAMPLES));
  await expect(text).toMatchFileSnapshot('./phrasebook.txt');
});

test('nothing is misprinted, even what hardly ever happens', () => {
  expect(misprints('en', spokenOf(en, SAMPLES))).toEqual([]);
  expect(misprints('fr', spokenOf(fr, SAMPLES))).toEqual([]);
});

describe.each([
  ['English', en],
  ['French', fr],
])('%s', (_, words) => {
  test('every card has a name, every rank a caption, and no two are the same', () => {
    const cards = NAMES.map(words.card);
    expect(new Set(cards).size).toBe(12);
    expect(new Set(words.ranks).size).toBe(5);
  });
});

describe('French', () => {
  test('the cards are translated; a card of one’s own keeps its name', () => {
    for (const card of NAMES) expect(fr.card(card)).not.toBe(card);
    expect(fr.card('Mon Grenier')).toBe('Mon Grenier');
    expect(en.card('Mon Grenier')).toBe('Mon Grenier');
  });
});
