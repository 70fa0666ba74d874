import type { SheetKey } from '../../art/donjonz/index.ts';
import type { Language } from '../../kernel/words.ts';

/** What stands on a sheet that nobody has written on. */
type BlankKey = Extract<SheetKey, 'inventory' | 'weapons' | 'two-at-most' | 'key' | 'pouches' | 'monsters' | 'glory'>;

export const WORDS: Readonly<Record<Language, Readonly<Record<BlankKey, string>>>> = {
  en: {
    inventory: 'Inventory',
    weapons: 'Weapons',
    'two-at-most': 'two at most',
    key: 'Key',
    pouches: 'Pouches',
    monsters: 'Monsters beaten',
    glory: 'Glory',
  },
  fr: {
    inventory: 'Inventaire',
    weapons: 'Armes',
    'two-at-most': 'deux au plus',
    key: 'Clé',
    pouches: 'Bourses',
    monsters: 'Monstres battus',
    glory: 'Gloire',
  },
};
