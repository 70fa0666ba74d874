import type { Given, Manifest } from '../../kernel/manifest.ts';
import { isRecord } from '../../kernel/plain.ts';

export const ENTRANCES = ['trapdoor', 'gaol'] as const;
export const SWITCHES = ['off', 'on'] as const;
export const ENDS = ['once-around', 'round', 'all-out'] as const;

const switchOff = { type: 'one-of', values: SWITCHES, usual: 'off' } as const;

const allDrawn = (seats: number): readonly 'drawn'[] => Array.from({ length: seats }, () => 'drawn');

/** Whether a table has entered characters of its own. */
const hasNewcomers = ({ characters }: Given): boolean => Array.isArray(characters) && characters.some(isRecord);

/** TD-Q24: a race ends soon after the first is out; a table of the board game goes on. */
const usualEnd = (given: Given): (typeof ENDS)[number] => (hasNewcomers(given) ? 'all-out' : 'once-around');

export const manifest = {
  id: 'the-dungeon',
  title: { en: 'The Dungeon', fr: 'The Dungeon' },
  minutes: 40,
  seats: { min: 1, max: 6 },
  options: [
    { name: 'entrance', group: 'board-game', type: 'one-of', values: ENTRANCES, usual: 'trapdoor', rule: 'TD-1' },
    { ...switchOff, name: 'encounters', group: 'house', rule: 'TD-Q31' },
    { ...switchOff, name: 'fate', group: 'house', rule: 'TD-B14' },
    { name: 'until', group: 'house', type: 'one-of', values: ENDS, usual: usualEnd, rule: 'TD-Q24' },
    { ...switchOff, name: 'returns', group: 'board-game', rule: 'TD-Q46', when: hasNewcomers },
    { name: 'first', type: 'seat', rule: 'TD-18' },
    { name: 'characters', type: 'own', usual: allDrawn, rule: 'TD-C8' },
    { name: 'set', type: 'text', values: ['standard'], usual: 'standard', rule: 'TD-C12' },
  ],
  optionsRule: 'TD-1',
  daily: [{ from: 1, version: 1, options: [{}] }],
} as const satisfies Manifest;
