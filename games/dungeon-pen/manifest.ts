import type { Given, Manifest } from '../../kernel/manifest.ts';

export const RULESETS = ['en', 'fr'] as const;
export const MAP_NAMES = ['hall', 'crossing', 'shelves', 'spiral'] as const;
export const CHARACTER_NAMES = ['turnkey', 'brute', 'acrobat', 'scholar'] as const;

const isFrench = ({ ruleset }: Given): boolean => ruleset === 'fr';
const off = { group: 'house', type: 'switch', usual: false } as const;

export const manifest = {
  id: 'dungeon-pen',
  title: { en: 'Dungeon Pen', fr: 'Dungeon Pen' },
  minutes: 20,
  seats: { min: 2, max: 2 },
  options: [
    { name: 'dungeon', type: 'text', values: MAP_NAMES, usual: 'hall', rule: 'DP-C10' },
    { name: 'ruleset', type: 'one-of', values: RULESETS, usual: 'en', rule: 'DP-F1' },
    {
      name: 'characters',
      type: 'by-seat',
      values: CHARACTER_NAMES,
      usual: 'turnkey',
      rule: 'DP-C8',
      when: isFrench,
    },
    { ...off, name: 'safeWalls', rule: 'DP-Q42', when: isFrench },
    { ...off, name: 'beginner', rule: 'DP-9' },
    { ...off, name: 'wilder', rule: 'DP-10' },
    { ...off, name: 'quibble', rule: 'DP-Q34' },
    { name: 'first', type: 'seat', rule: 'DP-5' },
  ],
  optionsRule: 'DP-2',
  setting: 'dungeon',
} as const satisfies Manifest;
