import type { Constraint } from '../editor.ts';

/** What DDD-C1 to DDD-C8, C11, C12, C17 and C18 ask of every sheet, as it is ticked off beside it. */
export const constraints: readonly Constraint[] = [
  {
    rule: 'DDD-C2',
    flaws: ['sheet-starts'],
    isFirst: true,
    name: { en: 'one start for each sum', fr: 'un départ par somme' },
  },
  { rule: 'DDD-C3', flaws: ['sheet-boss'], isFirst: true, name: { en: 'one boss', fr: 'un seul boss' } },
  {
    rule: 'DDD-C3',
    flaws: ['sheet-no-number'],
    isFirst: true,
    name: { en: 'every room can be hit', fr: 'chaque salle peut être touchée' },
  },
  {
    rule: 'DDD-C1',
    flaws: ['sheet-bad-number'],
    isFirst: true,
    name: { en: 'numbers of two dice, each once', fr: 'des sommes de deux dés, sans doublon' },
  },
  {
    rule: 'DDD-C3',
    flaws: ['sheet-keys', 'sheet-grey', 'sheet-claw'],
    isFirst: true,
    name: { en: 'one key for each lock', fr: 'une clé par serrure' },
  },
  {
    rule: 'DDD-C7',
    flaws: ['sheet-boss-hearts'],
    isFirst: true,
    name: { en: 'the boss has two hearts', fr: 'le boss a deux cœurs' },
  },
  {
    rule: 'DDD-C11',
    flaws: ['sheet-clouds', 'sheet-blank'],
    isFirst: true,
    name: { en: 'eight clouds or none', fr: 'huit nuages ou aucun' },
  },
  { rule: 'DDD-C1', flaws: ['sheet-cut-off'], name: { en: 'everything is joined', fr: 'tout est relié' } },
  { rule: 'DDD-C4', flaws: ['sheet-chests'], name: { en: 'two chests', fr: 'deux coffres' } },
  {
    rule: 'DDD-C5',
    flaws: ['sheet-achievements', 'sheet-achievement-beyond'],
    name: { en: 'two achievements within reach', fr: 'deux exploits possibles' },
  },
  {
    rule: 'DDD-C6',
    flaws: ['sheet-boss-reward', 'sheet-reward-order'],
    name: { en: 'the first defeat pays best', fr: 'la première victoire paie mieux' },
  },
  {
    rule: 'DDD-C8',
    flaws: ['sheet-far-rooms'],
    name: { en: 'prey near the starts', fr: 'des proies près des départs' },
  },
  {
    rule: 'DDD-C12',
    flaws: ['sheet-odd-boxes'],
    name: { en: 'armour has even boxes', fr: 'cases paires sous l’armure' },
  },
  {
    rule: 'DDD-C17',
    flaws: ['sheet-no-progress'],
    name: { en: 'dice alone get everywhere', fr: 'les dés seuls mènent partout' },
  },
  {
    rule: 'DDD-C18',
    flaws: ['sheet-crossing', 'sheet-covered'],
    name: { en: 'corridors do not cross', fr: 'les couloirs ne se croisent pas' },
  },
];
