import type { Constraint } from '../editor.ts';

/** What TD-C2, TD-C3 and TD-C13 to TD-C16 ask of every set. What the box has beside them is counted: it may differ. */
export const constraints: readonly Constraint[] = [
  {
    rule: 'TD-C2',
    flaws: ['set-closed', 'set-guard-door', 'set-stray-door'],
    name: { en: 'an opening on every tile', fr: 'une ouverture par tuile' },
  },
  { rule: 'TD-C3', flaws: ['set-no-dead-end'], name: { en: 'a dead end', fr: 'un cul-de-sac' } },
  { rule: 'TD-C13', flaws: ['set-few', 'set-many'], name: { en: '12 to 31 in the pile', fr: '12 à 31 dans la pile' } },
  { rule: 'TD-C14', flaws: ['set-no-way-out'], name: { en: 'a way out', fr: 'une issue' } },
  { rule: 'TD-C15', flaws: ['set-no-way-on'], name: { en: 'six tiles lead on', fr: 'six tuiles mènent plus loin' } },
  {
    rule: 'TD-C16',
    flaws: ['set-cast', 'set-together', 'set-spell', 'set-ability-twice', 'set-name-twice', 'set-name-taken'],
    name: { en: 'no characters, or 6 to 8', fr: 'aucun personnage, ou 6 à 8' },
  },
];
