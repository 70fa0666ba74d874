import type { Language } from '../../kernel/words.ts';

interface PaperWords {
  readonly event: string;
  readonly junk: string;
  readonly character: string;
  readonly north: string;
  readonly south: string;
  /** One letter each: they stand where there is no room for more. */
  readonly letters: readonly [south: string, north: string];
  readonly name: string;
  hp(hp: number, most: number): string;
  readonly carries: string;
  has(who: string, what: string): string;
  by(author: string | undefined): string;
  readonly chest: string;
  readonly potion: string;
  readonly treasure: string;
  readonly padded: string;
  sheet(name: string): string;
}

export const WORDS: Readonly<Record<Language, PaperWords>> = {
  en: {
    event: 'event',
    junk: 'junk',
    character: 'character',
    north: 'North',
    south: 'South',
    letters: ['S', 'N'],
    name: 'name',
    hp: (hp, most) => `${hp} of ${most} HP`,
    carries: 'the treasure',
    has: (who, what) => `${who} has ${what}.`,
    by: author => `${author === undefined ? '' : `by ${author} · `}a sheet for Dungeon Pen, two players`,
    chest: 'chest: one junk card',
    potion: 'potion: 1 HP, twice',
    treasure: 'treasure: bring theirs to your cell',
    padded: 'padding: stops you, does not hurt',
    sheet: name => `The sheet ${name}: a map of 18 by 18 squares`,
  },
  fr: {
    event: 'événement',
    junk: 'fatras',
    character: 'personnage',
    north: 'Nord',
    south: 'Sud',
    letters: ['S', 'N'],
    name: 'nom',
    hp: (hp, most) => `${hp} PV sur ${most}`,
    carries: 'le trésor',
    has: (who, what) => `${who} a ${what}.`,
    by: author => `${author === undefined ? '' : `de ${author} · `}une feuille pour Dungeon Pen, à deux`,
    chest: 'coffre\u00a0: une carte fatras',
    potion: 'potion\u00a0: 1 PV, deux fois',
    treasure: 'trésor\u00a0: portez le leur dans votre cellule',
    padded: 'rembourrage\u00a0: arrête, sans blesser',
    sheet: name => `La feuille ${name}\u00a0: une carte de 18 cases sur 18`,
  },
};
