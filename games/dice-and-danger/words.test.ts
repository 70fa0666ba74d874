import { describe, expect, test } from 'vitest';
import { say } from '../../kernel/words.ts';
import { phrasebook, type Samples, spokenOf, unsampled } from '../tests/spoken.ts';
import { misprints } from '../tests/typography.ts';
import type { Action, Options } from './action.ts';
import { contentOf, sheetOf } from './content.ts';
import { FEATURES } from './departures.ts';
import type { Event, Mark, Prompt, Reason } from './events.ts';
import type { DiceAndDanger } from './kind.ts';
import { ADVENTURES } from './manifest.ts';
import { setup } from './setup.ts';
import type { Paper } from './state.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

const spot = { line: 3, column: 4 };
const badger = { room: 69, name: 'Badger' };
const names = ['Mira', 'Otto'];
const options: Options = {
  adventure: 'annoyed-animals',
  endTrigger: 'ownSheet',
  portalTrigger: 'assigned11',
  first: 0,
};
const [paper] = setup(contentOf(options, 1)).papers as [Paper];

const regular = (number: number): Mark => ({ number, kind: 'regular' });
/** A round in which a seat did nothing. */
const shown = {
  type: 'round-shown',
  seat: 1,
  paper,
  spaces: [],
  rooms: [],
  marks: [],
  hits: [],
  rewards: [],
  lost: 0,
} as const;

const EVENTS: readonly Event[] = [
  { type: 'cloud-written', seat: 0, space: 3, number: 11 },
  { type: 'dice-split', seat: 0, sums: [6, 7], black: false, paid: false },
  { type: 'dice-split', seat: 0, sums: [3, 6], black: true, paid: true },
  { type: 'space-visited', seat: 0, space: 3, number: 8 },
  { type: 'space-visited', seat: 0, space: 3, number: 0 },
  { type: 'rubble-cleared', seat: 0, space: 3 },
  { type: 'gold-found', seat: 0 },
  { type: 'gem-found', seat: 0 },
  { type: 'fist-swung', seat: 0 },
  { type: 'portal-opened', seat: 0 },
  { type: 'torch-burnt', seat: 0 },
  { type: 'monster-hit', seat: 0, ...badger, boxes: 1 },
  { type: 'monster-hit', seat: 0, room: 70, name: 'Goose', boxes: 2 },
  { type: 'chest-opened', seat: 0, reward: 'life' },
  { type: 'chest-opened', seat: 0, reward: 'torches' },
  { type: 'chest-opened', seat: 0, reward: 'black' },
  { type: 'free-damage-chosen', seat: 0, damage: 'take' },
  { type: 'free-damage-chosen', seat: 0, damage: 'leave' },
  { type: 'sums-given-up', seat: 0, sums: [7], lives: 0 },
  { type: 'sums-given-up', seat: 0, sums: [7], lives: 1 },
  { type: 'sums-given-up', seat: 0, sums: [2, 12], lives: 2 },
  { type: 'dice-rolled', seat: 1, dice: [2, 2, 4, 5, 1], round: 3 },
  { type: 'seat-done', seat: 1 },
  { type: 'seat-wrote', seat: 1, written: [3] },
  { ...shown, marks: [regular(8)], hits: [{ name: 'Badger', boxes: 1 }] },
  { ...shown, marks: [regular(3), { number: 11, kind: 'gem' }], hits: [{ name: 'Goose', boxes: 2 }], lost: 2 },
  { ...shown, marks: [regular(4), regular(5), regular(6)], rewards: ['torches'] },
  { ...shown, marks: [{ number: 0, kind: 'blank' }], rewards: ['life', 'black'] },
  {
    ...shown,
    marks: [{ number: 0, kind: 'doubles' }],
    hits: ['Hare', 'Owl', 'Goose'].map(name => ({ name, boxes: 1 })),
  },
  { ...shown, lost: 1 },
  { ...shown, hits: [{ name: 'Sandy', boxes: 3 }] },
  { type: 'monster-slain', seat: 1, ...badger, gems: 3, hearts: 0, first: true },
  { type: 'monster-slain', seat: 1, room: 72, name: 'Old Boar', gems: 6, hearts: 2, first: true },
  { type: 'monster-slain', seat: 1, room: 70, name: 'Weasel', gems: 1, hearts: 0, first: false },
  { type: 'free-damage', seat: 1, ...badger },
  { type: 'free-damage-left', seat: 1, ...badger },
  { type: 'deed-done', seat: 1, deed: 'fists', gems: 3 },
  { type: 'deed-done', seat: 1, deed: 'joined', gems: 1 },
  { type: 'no-damage', seat: 0 },
  { type: 'seat-fell', seat: 1 },
  { type: 'game-ended', cause: 'last-monster' },
  { type: 'game-ended', cause: 'one-left' },
  { type: 'game-ended', cause: 'none-left' },
  { type: 'game-ended', cause: 'fallen' },
];

const ACTIONS: readonly Action[] = [
  { type: 'roll', white: [2, 2, 4, 5], black: 1 },
  { type: 'write', cloud: 3, number: 11 },
  { type: 'split', sums: [6, 7], black: false },
  { type: 'split', sums: [3, 6], black: true },
  { type: 'mark', space: 12, sum: 8 },
  { type: 'hit', room: 70, sum: 8 },
  { type: 'crush', room: 71 },
  { type: 'torch', node: 12 },
  { type: 'chest', reward: 'torches' },
  { type: 'free', damage: 'take' },
  { type: 'free', damage: 'leave' },
  { type: 'give-up', sums: [7], lives: 0 },
  { type: 'give-up', sums: [2, 12], lives: 2 },
  { type: 'done' },
];

const REASONS: readonly Reason[] = [
  { type: 'not-seated' },
  { type: 'over' },
  { type: 'roll-first' },
  { type: 'dead' },
  { type: 'done-already' },
  { type: 'unreadable' },
  { type: 'write-first' },
  { type: 'all-written' },
  { type: 'no-cloud' },
  { type: 'cloud-full' },
  { type: 'not-to-write', number: 7 },
  { type: 'written-already', number: 11 },
  { type: 'split-first' },
  { type: 'split-stands' },
  { type: 'chest-first' },
  { type: 'no-chest' },
  { type: 'reward-taken' },
  { type: 'no-such-split', sums: [9, 9] },
  { type: 'no-symbol', sums: [3, 6] },
  { type: 'white-will-do', sums: [4, 9] },
  { type: 'no-such-sum', sum: 5 },
  { type: 'no-such-space' },
  { type: 'visited' },
  { type: 'not-adjacent' },
  { type: 'no-number' },
  { type: 'start-apart' },
  { type: 'wrong-number', number: 8, sum: 7 },
  { type: 'needs-double', number: 8 },
  { type: 'needs-double', number: 0 },
  { type: 'no-such-room' },
  { type: 'not-reached', name: 'Badger' },
  { type: 'defeated', name: 'Badger' },
  { type: 'defeated', name: 'Weasel' },
  { type: 'armoured', name: 'Old Anvil' },
  { type: 'not-armoured', name: 'Goose' },
  { type: 'locked', name: 'Owl', number: 5 },
  { type: 'not-shown', name: 'Owl', number: 12 },
  { type: 'no-torch' },
  { type: 'nothing-left' },
  { type: 'no-free-damage' },
  { type: 'free-chosen' },
  { type: 'has-target', sums: [2, 7] },
  { type: 'sums-left', sums: [7] },
  { type: 'sums-left', sums: [2, 7] },
  { type: 'no-record' },
  { type: 'no-such-option', option: 'dragons' },
  { type: 'no-such-value', option: 'endTrigger', expected: 'ownSheet, anySheet' },
  { type: 'sheet-parts', ...spot, found: 2 },
  { type: 'sheet-nameless', ...spot },
  { type: 'sheet-too-large', ...spot, width: 40, height: 9, most: 24 },
  { type: 'sheet-sign', ...spot, sign: 'x7' },
  { type: 'sheet-number', ...spot, sign: 's13' },
  { type: 'sheet-room-shape', ...spot, letter: 'A' },
  { type: 'sheet-loose-end', ...spot },
  { type: 'sheet-bend', ...spot, corridors: 3 },
  { type: 'sheet-doubled', ...spot },
  { type: 'sheet-field', ...spot, field: 'teeth 3' },
  { type: 'sheet-room-unwritten', ...spot, letter: 'A' },
  { type: 'sheet-room-undrawn', ...spot, letter: 'A' },
  { type: 'sheet-room-twice', ...spot, letter: 'A' },
  { type: 'sheet-room-lacks', ...spot, letter: 'A', field: 'boxes' },
  { type: 'sheet-achievement', ...spot, achievement: 'dance 3' },
  { type: 'sheet-crossing', ...spot },
  { type: 'sheet-covered', ...spot },
  { type: 'sheet-size', ...spot, spaces: 200, rooms: 3 },
  { type: 'sheet-cut-off', ...spot },
  { type: 'sheet-starts', ...spot, number: 7, found: 2 },
  { type: 'sheet-boss', ...spot, found: 0 },
  { type: 'sheet-no-number', ...spot, name: 'Badger' },
  { type: 'sheet-bad-number', ...spot, name: 'Badger', number: 13 },
  { type: 'sheet-keys', ...spot, name: 'Badger', number: 5, found: 0 },
  { type: 'sheet-grey', ...spot, rooms: 2 },
  { type: 'sheet-claw', ...spot, rooms: 0 },
  { type: 'sheet-chests', ...spot, found: 1 },
  { type: 'sheet-achievements', ...spot, found: 1 },
  { type: 'sheet-achievement-beyond', ...spot, achievement: 'fists', most: 4 },
  { type: 'sheet-boss-reward', ...spot, least: 4 },
  { type: 'sheet-reward-order', ...spot, name: 'Badger' },
  { type: 'sheet-boss-hearts', ...spot, hearts: 1 },
  { type: 'sheet-far-rooms', ...spot, near: 2, bordering: 0 },
  { type: 'sheet-odd-boxes', ...spot, name: 'Old Anvil' },
  { type: 'sheet-clouds', ...spot, found: 7 },
  { type: 'sheet-blank', ...spot, found: 2 },
  { type: 'sheet-no-progress', ...spot },
  { type: 'sheet-departure', line: 1, column: 1, feature: 'maximum' },
  ...FEATURES.map(feature => ({ type: 'sheet-departure', ...spot, feature }) as const),
];

const PROMPTS: readonly Prompt[] = [
  { type: 'watch' },
  { type: 'roll' },
  { type: 'wait' },
  { type: 'dead' },
  { type: 'written' },
  { type: 'chest' },
  { type: 'done' },
  { type: 'write', left: 1 },
  { type: 'write', left: 8 },
  { type: 'split', splits: 1 },
  { type: 'split', splits: 9 },
  { type: 'cross', sums: [6, 7], targets: 4 },
  { type: 'cross', sums: [6], targets: 1 },
  { type: 'give-up', sums: [6], lives: 1 },
  { type: 'give-up', sums: [6], lives: 0 },
  { type: 'over-alone', score: 57, rank: 5, fallen: false },
  { type: 'over-alone', score: 24, rank: 2, fallen: true },
  { type: 'over', winners: [] },
  { type: 'over', winners: [1] },
  { type: 'over', winners: [0, 1] },
];

const SAMPLES: Samples<DiceAndDanger> = { events: EVENTS, actions: ACTIONS, reasons: REASONS, prompts: PROMPTS };

test('every type of sentence is sampled here', () => {
  expect([...unsampled(en, SAMPLES), ...unsampled(fr, SAMPLES)]).toEqual([]);
});

test('all sentences read as they did, one language beside the other', async () => {
  const text = phrasebook(spokenOf(en, SAMPLES, names), spokenOf(fr, SAMPLES, names));
  await expect(text).toMatchFileSnapshot('./phrasebook.txt');
});

test('nothing is misprinted, even what hardly ever happens', () => {
  expect(misprints('en', spokenOf(en, SAMPLES, names))).toEqual([]);
  expect(misprints('fr', spokenOf(fr, SAMPLES, names))).toEqual([]);
});

describe.each([
  ['English', en],
  ['French', fr],
])('%s', (_, words) => {
  test('seats without a name have a number', () => {
    for (const event of EVENTS) expect(say(words.events, event)).not.toMatch(/undefined/);
    for (const prompt of PROMPTS) expect(say(words.prompts, prompt)).not.toMatch(/undefined/);
  });

  test('DDD-S-7 every band has a caption of its own', () => {
    expect(new Set(words.bands).size).toBe(8);
  });

  test('spaces are called by number, kind and what is beside them', () => {
    const sheet = sheetOf({ adventure: 'annoyed-animals' });
    const spaces = sheet.spaces.map(({ number }, space) => words.space(sheet, space, number));
    for (const space of spaces) expect(space).not.toMatch(/undefined/);
    expect(spaces[4]).toBe(words === en ? '4, grey, next to the Weasel' : '4, grise, à côté de la Belette');
  });
});

describe('French', () => {
  test('the monsters of our sheets are translated; those of one’s own keep their names', () => {
    const monsters = ADVENTURES.flatMap(adventure => sheetOf({ adventure }).rooms.map(({ name }) => name));
    const untranslated = monsters.filter(name => fr.monster(name) === name);
    expect(untranslated).toEqual(['Sandy']);
    expect(fr.monster('Mon Voisin')).toBe('Mon Voisin');
    expect(en.monster('Mon Voisin')).toBe('Mon Voisin');
    expect(fr.monster('constructor')).toBe('constructor');
  });
});

test.each([
  [{ type: 'dice-rolled', seat: 1, dice: [2, 2, 4, 5, 1], round: 3 }, 'Round 3: you roll', 'Manche 3 : vous lancez'],
  [{ type: 'seat-done', seat: 1 }, 'You are done.', 'Vous avez fini.'],
  [{ ...shown, marks: [{ number: 8, kind: 'regular' }] }, 'You cross out', 'Vous barrez'],
  [shown, 'You cross out nothing', 'Vous ne barrez rien'],
  [
    { type: 'monster-slain', seat: 1, ...badger, gems: 3, hearts: 0, first: true },
    'You are the first',
    'Vous terrassez',
  ],
  [{ type: 'free-damage', seat: 1, ...badger }, 'You get', 'Vous portez'],
  [{ type: 'seat-fell', seat: 1 }, 'You strike the skull', 'Vous barrez le crâne'],
] as const satisfies readonly (readonly [Event, string, string])[])(
  'whoever alone reads of %o is called you',
  (event, english, french) => {
    expect(say(en.events, event, names, 1)).toContain(english);
    expect(say(fr.events, event, names, 1)).toContain(french);
    for (const words of [en, fr]) expect(say(words.events, event, names, 0)).toContain('Otto');
  },
);

test('of those who win together the reader is called you', () => {
  const together: Prompt = { type: 'over', winners: [0, 1] };
  expect(say(en.prompts, together, names, 1)).toBe('Mira and you win together.');
  expect(say(fr.prompts, together, names, 0)).toBe('Vous et Otto gagnez ensemble.');
  expect(say(en.prompts, { type: 'over', winners: [1] }, names, 1)).toBe('You win.');
});
