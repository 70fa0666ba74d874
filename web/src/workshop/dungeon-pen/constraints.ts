import type { Constraint } from '../editor.ts';

/** What DP-C1 to DP-C3 ask for, as it is ticked off beside the sheet. */
export const constraints: readonly Constraint[] = [
  {
    rule: 'DP-C1',
    flaws: ['sheet-count'],
    isFirst: true,
    name: { en: 'all parts are there', fr: 'toutes les parties y sont' },
  },
  {
    rule: 'DP-C1',
    flaws: ['sheet-cell-torn', 'sheet-cell-rim', 'sheet-centre'],
    name: { en: 'each cell is one room', fr: 'chaque cellule est d’un tenant' },
  },
  {
    rule: 'DP-C1',
    flaws: ['sheet-cell-hard', 'sheet-cell-shut'],
    name: { en: 'cells are padded and open', fr: 'cellules capitonnées, ouvertes' },
  },
  {
    rule: 'DP-C2',
    flaws: ['sheet-lopsided'],
    name: { en: 'the same half a turn away', fr: 'pareil après un demi-tour' },
  },
  {
    rule: 'DP-C2',
    flaws: ['sheet-treasure-side', 'sheet-treasure-seen'],
    name: { en: 'treasures out of sight', fr: 'trésors hors de vue' },
  },
  {
    rule: 'DP-C3',
    flaws: ['sheet-narrow'],
    name: { en: 'ways are two squares wide', fr: 'passages larges de deux cases' },
  },
  {
    rule: 'DP-C3',
    flaws: ['sheet-short'],
    name: { en: 'three full flicks apart', fr: 'à trois pleines pichenettes' },
  },
];
