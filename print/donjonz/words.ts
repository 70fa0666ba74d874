import type { SheetKey } from '../../art/donjonz/index.ts';
import type { Words } from '../../art/shape.ts';
import { shelved } from '../../games/donjonz/index.ts';
import type { Language } from '../../kernel/words.ts';

interface PaperWords {
  /** What stands on the sheet, and what drawings are called. */
  readonly sheet: Readonly<Record<SheetKey, (params: NonNullable<Words['params']>) => string>>;
  /** The cards that are still in the pile. */
  toCome(cards: string): string;
}

const { en: gameEn, fr: gameFr } = shelved.words;

export const WORDS: Readonly<Record<Language, PaperWords>> = {
  en: {
    sheet: {
      inventory: () => 'Inventory',
      weapons: () => 'Weapons',
      'two-at-most': () => 'two at most',
      key: () => 'Key',
      'key-found': () => 'the door doubles pouches',
      'key-missing': () => 'not found: the door stays shut',
      'door-opened': () => 'used: the pouches were doubled',
      pouches: () => 'Pouches',
      monsters: () => 'Monsters beaten',
      glory: () => 'Glory',
      rank: ({ rank, least, most }) => `${least} to ${most}: ${gameEn.ranks[Number(rank) - 1]}`,
      'top-rank': ({ rank, least }) => `${least} and more: ${gameEn.ranks[Number(rank) - 1]}`,
      fallen: () => 'The fallen have no glory.',
      card: ({ name }) => gameEn.card(String(name)),
      held: ({ name }) => `In hand: ${gameEn.card(String(name))}`,
      hero: () => 'The hero',
    },
    toCome: cards => `Still in the pile, in an order that nobody knows: ${cards}.`,
  },
  fr: {
    sheet: {
      inventory: () => 'Inventaire',
      weapons: () => 'Armes',
      'two-at-most': () => 'deux au plus',
      key: () => 'Clé',
      'key-found': () => 'la porte double les bourses',
      'key-missing': () => 'pas trouvée : porte close',
      'door-opened': () => 'servie : bourses doublées',
      pouches: () => 'Bourses',
      monsters: () => 'Monstres battus',
      glory: () => 'Gloire',
      rank: ({ rank, least, most }) => `${least} à ${most} : ${gameFr.ranks[Number(rank) - 1]}`,
      'top-rank': ({ rank, least }) => `${least} et plus : ${gameFr.ranks[Number(rank) - 1]}`,
      fallen: () => 'Pas de gloire pour qui tombe.',
      card: ({ name }) => gameFr.card(String(name)),
      held: ({ name }) => `En main : ${gameFr.card(String(name))}`,
      hero: () => 'Le héros',
    },
    toCome: cards => `Encore dans la pioche, dans un ordre que personne ne connaît : ${cards}.`,
  },
};
