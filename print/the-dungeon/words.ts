import { type Language, plural } from '../../kernel/words.ts';
import type { Counter } from './counters.ts';

type Figures = Readonly<Record<'strength' | 'craft' | 'lives' | 'gold', number>>;

const english = plural('en');
const french = plural('fr');
const among = (things: string): string => (things === '' ? '' : `; ${things}`);

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
  readonly maze: string;
  spells(count: number): string;
  /** What somebody has in a match. */
  has(who: string, figures: Figures, things: string): string;
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
    maze: 'The maze',
    spells: count => english(count, 'one spell', '# spells'),
    has: (who, { strength, craft, lives, gold }, things) =>
      `${who}: Strength ${strength}, Craft ${craft}, ${english(lives, 'one life', '# lives')}, ${gold} gold${among(things)}.`,
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
    maze: 'Le labyrinthe',
    spells: count => french(count, 'un sort', '# sorts'),
    has: (who, { strength, craft, lives, gold }, things) =>
      `${who} : Force ${strength}, Esprit ${craft}, ${french(lives, '# vie', '# vies')}, ${gold} or${among(things).replace(';', ' ;')}.`,
  },
};
