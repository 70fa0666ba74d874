import { type Language, plural } from '../../../../kernel/words.ts';

/** What The Dungeon says of a match that is over, in one language. */
interface ResultWords {
  /** Who was out first; without a name whoever reads. */
  readonly first: (name: string | undefined, round: number, lives: number) => string;
  /** Of whoever plays alone. */
  readonly out: (round: number, lives: number) => string;
  readonly titles: Readonly<Record<'luckiest' | 'unluckiest' | 'shave' | 'turn' | 'robbery' | 'find' | 'far', string>>;
  readonly chance: (chance: number) => string;
  readonly oneLife: string;
  readonly round: (round: number) => string;
  readonly foundIn: (room: string) => string;
  readonly robbed: Readonly<Record<'life' | 'gold', string>>;
  readonly gold: (gold: number) => string;
  readonly tiles: (tiles: number) => string;
  /** How a score alone adds up. */
  readonly sum: (lives: number, ofLives: number, ofHaste: number, out: number) => string;
}

const inEnglish = plural('en');
const inFrench = plural('fr');

export const RESULT_WORDS: Readonly<Record<Language, ResultWords>> = {
  en: {
    first: (name, round, lives) =>
      `${name === undefined ? 'You were' : `${name} was`} out first, in round ${round}, with ${inEnglish(lives, 'one life', '# lives')}.`,
    out: (round, lives) => `You are out in round ${round}, with ${inEnglish(lives, 'one life', '# lives')}.`,
    titles: {
      luckiest: 'Luckiest throw',
      unluckiest: 'Unluckiest throw',
      shave: 'Closest shave',
      turn: 'Turning point',
      robbery: 'Daylight robbery',
      find: 'Best find',
      far: 'Farthest from the cell',
    },
    chance: chance => `${chance} in 100`,
    oneLife: 'one life left',
    round: round => `round ${round}`,
    foundIn: room => `It was found here: ${room}.`,
    robbed: { life: 'a life', gold: 'a gold piece' },
    gold: gold => `${gold} gold`,
    tiles: tiles => inEnglish(tiles, 'one tile', '# tiles'),
    sum: (lives, ofLives, ofHaste, out) =>
      `${ofLives} for ${inEnglish(lives, 'one life', '# lives')} + ${ofHaste} for being out in round ${out}`,
  },
  fr: {
    first: (name, round, lives) =>
      `${name === undefined ? 'Vous avez vu le soleil avant les autres' : `${name} a vu le soleil avant les autres`}, à la manche ${round}, avec ${inFrench(lives, 'une vie', '# vies')}.`,
    out: (round, lives) => `Vous revoyez le soleil à la manche ${round}, avec ${inFrench(lives, 'une vie', '# vies')}.`,
    titles: {
      luckiest: 'Lancer le plus heureux',
      unluckiest: 'Lancer le plus malheureux',
      shave: 'De justesse',
      turn: 'Le tournant',
      robbery: 'Vol en plein jour',
      find: 'Meilleure trouvaille',
      far: 'Au plus loin de la cellule',
    },
    chance: chance => `${chance} fois sur 100`,
    oneLife: 'une seule vie',
    round: round => `manche ${round}`,
    foundIn: room => `C’était ici : ${room}.`,
    robbed: { life: 'une vie', gold: 'une pièce d’or' },
    gold: gold => inFrench(gold, '# pièce d’or', '# pièces d’or'),
    tiles: tiles => inFrench(tiles, 'une tuile', '# tuiles'),
    sum: (lives, ofLives, ofHaste, out) =>
      `${ofLives} pour ${inFrench(lives, 'une vie', '# vies')} + ${ofHaste} pour être dehors à la manche ${out}`,
  },
};
