import type { Language } from '../../kernel/words.ts';
import type { Counter } from './counters.ts';

interface PaperWords {
  readonly purchase: string;
  readonly spell: string;
  readonly strength: string;
  readonly craft: string;
  readonly lives: string;
  readonly gold: string;
  readonly objects: string;
  readonly counters: Readonly<Record<Counter, string>>;
  pawn(number: number): string;
}

export const WORDS: Readonly<Record<Language, PaperWords>> = {
  en: {
    purchase: 'purchase',
    spell: 'spell',
    strength: 'Strength',
    craft: 'Craft',
    lives: 'Lives',
    gold: 'Gold',
    objects: 'Objects',
    counters: { open: 'Open', locked: 'Locked', gold: 'Gold', life: 'Life' },
    pawn: number => `Pawn ${number}`,
  },
  fr: {
    purchase: 'achat',
    spell: 'sort',
    strength: 'Force',
    craft: 'Esprit',
    lives: 'Vies',
    gold: 'Or',
    objects: 'Objets',
    counters: { open: 'Ouverte', locked: 'Fermée', gold: 'Or', life: 'Vie' },
    pawn: number => `Pion ${number}`,
  },
};
