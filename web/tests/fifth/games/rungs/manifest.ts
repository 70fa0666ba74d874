import type { Manifest } from '../../kernel/manifest.ts';

export const manifest = {
  id: 'rungs',
  title: { en: 'Rungs', fr: 'Échelons' },
  minutes: 2,
  seats: { min: 1, max: 2 },
  options: [{ name: 'ladder', type: 'one-of', values: ['six', 'twelve'], usual: 'six', rule: 'RU-1' }],
  optionsRule: 'RU-1',
} as const satisfies Manifest;
