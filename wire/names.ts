import { NAME_LENGTH } from './limits.ts';

/** What can be wrong with a name. Pages have words for each. */
const NAME_FLAWS = ['empty', 'too-long', 'invisible', 'stacked', 'mixed'] as const;
export type NameFlaw = (typeof NAME_FLAWS)[number];

/** An emoji made of several; what joins them shows as nothing, but they show together. */
const EMOJI = /\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier}|\u200d\p{Extended_Pictographic})*/gu;
/**
 * Shows as nothing, or turns the text around it: controls, formats and fillers by their class, and what Unicode counts as
 * symbols although it is blank (braille without dots, a note without a head, the place of an object).
 */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800\ufffc\u{1d159}]/u;
/** Rings around letters, marks on nothing, and more than two marks on one letter. */
const STACKED = /\p{Me}|(?:^|\s)\p{M}|\p{M}{3}/u;
const VISIBLE = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** The scripts that people write their names in today (UAX 31, table 5); those together are written together. */
const WRITTEN_TOGETHER: readonly RegExp[] = [
  /^\p{Script=Latin}$/u,
  /^\p{Script=Cyrillic}$/u,
  /^\p{Script=Greek}$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u,
  /^[\p{Script=Han}\p{Script=Hangul}]$/u,
  /^[\p{Script=Han}\p{Script=Bopomofo}]$/u,
  /^\p{Script=Arabic}$/u,
  /^\p{Script=Armenian}$/u,
  /^\p{Script=Bengali}$/u,
  /^\p{Script=Devanagari}$/u,
  /^\p{Script=Ethiopic}$/u,
  /^\p{Script=Georgian}$/u,
  /^\p{Script=Gujarati}$/u,
  /^\p{Script=Gurmukhi}$/u,
  /^\p{Script=Hebrew}$/u,
  /^\p{Script=Kannada}$/u,
  /^\p{Script=Khmer}$/u,
  /^\p{Script=Lao}$/u,
  /^\p{Script=Malayalam}$/u,
  /^\p{Script=Myanmar}$/u,
  /^\p{Script=Oriya}$/u,
  /^\p{Script=Sinhala}$/u,
  /^\p{Script=Tamil}$/u,
  /^\p{Script=Telugu}$/u,
  /^\p{Script=Thaana}$/u,
  /^\p{Script=Thai}$/u,
  /^\p{Script=Tibetan}$/u,
];

/** One line, composed as far as it can be (NFKC): wide and ornate letters become plain ones. */
export const tidyName = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, ' ').trim();

/** What stands against a tidied name, of a person if nothing else is said; undefined when nothing does. */
export function flawOfName(name: string, longest = NAME_LENGTH): NameFlaw | undefined {
  if (Array.from(name).length > longest) return 'too-long';
  if (INVISIBLE.test(name.replace(EMOJI, ''))) return 'invisible';
  if (STACKED.test(name.normalize('NFC'))) return 'stacked';
  if (!VISIBLE.test(name)) return 'empty';
  return isInOneScript(name) ? undefined : 'mixed';
}

/** Figures of other scripts, which among these letters are taken for letters: many a nought is a round o. */
const FOREIGN_FIGURE = /[^\P{N}0-9]/u;
const AMONG = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Letters of two scripts in one name look like a word of one and are another. */
function isInOneScript(name: string): boolean {
  if (FOREIGN_FIGURE.test(name) && AMONG.test(name)) return false;
  const letters = (name.match(/\p{L}/gu) ?? []).filter(letter => !/\p{Script=Common}/u.test(letter));
  return WRITTEN_TOGETHER.some(script => letters.every(letter => script.test(letter)));
}

/** Letters that look like one of these Latin ones, in small letters and without marks (UTS 39, as far as names need it). */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑᴀ',
  b: 'ьвβƅʙ',
  c: 'сϲϹᴄ',
  d: 'ԁɗᴅ',
  e: 'еєεҽᴇ',
  f: 'ғϝƒꜰ',
  g: 'ԍɡցɢ',
  h: 'һнηհʜ',
  i: 'іιɩıӏl1|ǀɪʟ',
  j: 'јϳᴊ',
  k: 'кκқᴋ',
  m: 'мμᴍ',
  n: 'пոɴ',
  o: 'оοσ0օᴏ',
  p: 'рρᴘ',
  q: 'ԛզ',
  r: 'гᴦʀ',
  s: 'ѕƽꜱ',
  t: 'тτᴛ',
  u: 'υսᴜ',
  v: 'νѵᴠ',
  w: 'ԝωшᴡ',
  x: 'хχ',
  y: 'уγүʏ',
  z: 'ʐζᴢ',
};

const LATIN = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, others]) => Array.from(others, other => [other.toLowerCase(), latin])),
);

/** Two letters that are read as one. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/**
 * What of a name has to differ from every other: two names that look alike have the same key. It is compared, never shown.
 * Capitals, accents, blanks and look-alikes of Latin letters do not make another name.
 */
export function keyOfName(name: string): string {
  const plain = tidyName(name)
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Z}]/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu, '');
  const latin = Array.from(plain, letter => LATIN.get(letter) ?? letter).join('');
  return PAIRS.reduce((key, [pair, one]) => key.replace(pair, one), latin).normalize('NFC');
}

/** More than any table has. */
const SEATS = 16;

/** What pages call whoever has no name, in either language. */
const ANYBODYS: ReadonlySet<string> = new Set(
  Array.from({ length: SEATS }, (_, seat) => [`Player ${seat + 1}`, `Joueur ${seat + 1}`])
    .flat()
    .map(keyOfName),
);

/** Whether a name, or one that looks like it, is nobody's to claim. */
export const isAnybodys = (name: string): boolean => ANYBODYS.has(keyOfName(name));
