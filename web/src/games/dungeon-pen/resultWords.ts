import { type Language, plural } from '../../../../kernel/words.ts';
import type { Source } from './result.ts';
import { signed } from '../sum.ts';

/** What Dungeon Pen says of a match that is over, in one language. */
export interface ResultWords {
  readonly sources: Readonly<Record<Source, string>>;
  readonly titles: Readonly<Record<'longest' | 'shave' | 'dearest' | 'turning' | 'gasp', string>>;
  readonly squares: (squares: number) => string;
  readonly gap: (squares: number) => string;
  readonly hp: (hp: number) => string;
  readonly turn: (turn: number) => string;
  readonly left: (hp: number) => string;
}

const [inEnglish, inFrench] = [plural('en'), plural('fr')];
const numbers = (language: Language, digits: number): Intl.NumberFormat =>
  new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });

export const RESULT_WORDS: Readonly<Record<Language, ResultWords>> = {
  en: {
    sources: {
      start: 'At the start',
      healing: 'Potions, food and delight',
      walls: 'Walls met',
      monsters: 'Monsters',
      traps: 'Traps and bets',
      undone: 'Flicks that never happened',
    },
    titles: {
      longest: 'The longest flick',
      shave: 'The closest shave',
      dearest: 'The dearest card',
      turning: 'The turning point',
      gasp: 'The last gasp',
    },
    squares: squares => `${numbers('en', 1).format(squares)} squares`,
    gap: squares => `${numbers('en', 2).format(squares)} squares from a wall`,
    hp: hp => `${signed(hp)} HP`,
    turn: turn => `turn ${turn}`,
    left: hp => inEnglish(hp, 'one HP left', '# HP left'),
  },
  fr: {
    sources: {
      start: 'Au départ',
      healing: 'Potions, vivres et joie',
      walls: 'Murs rencontrés',
      monsters: 'Monstres',
      traps: 'Pièges et paris',
      undone: 'Pichenettes annulées',
    },
    titles: {
      longest: 'La plus longue pichenette',
      shave: 'Au plus juste',
      dearest: 'La carte la plus chère',
      turning: 'Le tournant',
      gasp: 'À bout de souffle',
    },
    squares: squares => `${numbers('fr', 1).format(squares)} ${squares < 2 ? 'case' : 'cases'}`,
    gap: squares => `à ${numbers('fr', 2).format(squares)} case d’un mur`,
    hp: hp => `${signed(hp)} PV`,
    turn: turn => `tour ${turn}`,
    left: hp => inFrench(hp, 'reste # PV', 'restent # PV'),
  },
};
