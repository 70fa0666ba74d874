import type { Constraint } from '../editor.ts';

/** What DZ-C1 to DZ-C6 and DZ-C11 ask for, as it is ticked off beside the cards. DZ-C8 is counted: it may be broken. */
export const constraints: readonly Constraint[] = [
  {
    rule: 'DZ-C1',
    flaws: ['deck-count', 'deck-shape'],
    isFirst: true,
    name: { en: 'eleven cards and the half-card', fr: 'onze cartes et la demi-carte' },
  },
  {
    rule: 'DZ-C1',
    flaws: ['deck-start', 'deck-stray', 'deck-shortcut'],
    name: { en: 'stair and door, apart', fr: 'escalier et porte, séparés' },
  },
  {
    rule: 'DZ-C2',
    flaws: ['deck-shut', 'deck-same-side'],
    name: { en: 'both have a way out', fr: 'tous deux ont une issue' },
  },
  { rule: 'DZ-C3', flaws: ['deck-unarmed'], name: { en: 'a weapon for each monster', fr: 'une arme par monstre' } },
  {
    rule: 'DZ-C4',
    flaws: ['deck-keys', 'deck-start-key'],
    name: { en: 'one key, on a card', fr: 'une clé, sur une carte' },
  },
  { rule: 'DZ-C5', flaws: ['deck-scale'], name: { en: 'the scale is long enough', fr: 'l’échelle suffit' } },
  {
    rule: 'DZ-C6',
    flaws: ['deck-poor'],
    name: { en: 'pouches and monsters enough', fr: 'assez de bourses et de monstres' },
  },
  {
    rule: 'DZ-C11',
    flaws: ['deck-crowded', 'deck-blank'],
    name: { en: 'no card bare or crowded', fr: 'aucune carte nue ni pleine' },
  },
];
