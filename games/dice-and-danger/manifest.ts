import type { Manifest } from '../../kernel/manifest.ts';

export const ADVENTURES = ['annoyed-animals', 'clumsy-cultists', 'puzzled-pyramid', 'defiant-dinosaurs'] as const;
export const END_TRIGGERS = ['ownSheet', 'anySheet'] as const;

export const manifest = {
  id: 'dice-and-danger',
  title: { en: 'Dungeons, Dice & Danger', fr: 'Dungeons, Dice & Danger' },
  minutes: 30,
  seats: { min: 1, max: 4 },
  options: [
    { name: 'adventure', type: 'text', values: ADVENTURES, usual: 'annoyed-animals', rule: 'DDD-3' },
    { name: 'endTrigger', group: 'house', type: 'one-of', values: END_TRIGGERS, usual: 'ownSheet', rule: 'DDD-Q1' },
    {
      name: 'portalTrigger',
      type: 'one-of',
      values: ['assigned11'],
      numbers: true,
      usual: 'assigned11',
      rule: 'DDD-Q20',
    },
    { name: 'first', type: 'seat', rule: 'DDD-Q33' },
  ],
  optionsRule: 'DDD-4',
  setting: 'adventure',
  daily: [
    {
      from: 1,
      version: 1,
      options: [
        { adventure: 'annoyed-animals' },
        { adventure: 'clumsy-cultists' },
        { adventure: 'puzzled-pyramid' },
        { adventure: 'defiant-dinosaurs' },
      ],
    },
  ],
} as const satisfies Manifest;
