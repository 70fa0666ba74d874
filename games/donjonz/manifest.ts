import type { Manifest } from '../../kernel/manifest.ts';

/** DZ-Q7: whether a hero without the key is stopped by the locked door or crosses it without effect. */
export const DOOR_WITHOUT_KEY = ['blocked', 'plain'] as const;

export const manifest = {
  id: 'donjonz',
  title: { en: 'DonjonZ', fr: 'DonjonZ' },
  minutes: 10,
  seats: { min: 1, max: 1 },
  options: [
    {
      name: 'doorWithoutKey',
      group: 'house',
      type: 'one-of',
      values: DOOR_WITHOUT_KEY,
      usual: 'blocked',
      rule: 'DZ-Q7',
    },
    { name: 'deck', type: 'text', values: ['standard'], usual: 'standard', rule: 'DZ-2' },
  ],
  optionsRule: 'DZ-2',
  daily: [{ from: 1, version: 1, options: [{}] }],
} as const satisfies Manifest;
