import { POINTS_PER_GEM, POINTS_PER_GOLD } from '../../games/dice-and-danger/readers.ts';
import type { Language } from '../../kernel/words.ts';

/** DDD-40, line by line. */
export const LINES = ['name', 'gems', 'gold', 'boss', 'lives', 'total'] as const;
export type ScoreLine = (typeof LINES)[number];

export const WORDS: Readonly<Record<Language, Readonly<Record<ScoreLine, string>>>> = {
  en: {
    name: 'Name',
    gems: `Gems × ${POINTS_PER_GEM}`,
    gold: `Gold × ${POINTS_PER_GOLD}`,
    boss: 'Boss wounds',
    lives: 'Lives lost −',
    total: 'Points',
  },
  fr: {
    name: 'Nom',
    gems: `Gemmes × ${POINTS_PER_GEM}`,
    gold: `Or × ${POINTS_PER_GOLD}`,
    boss: 'Boss blessé',
    lives: 'Vies perdues −',
    total: 'Points',
  },
};
