import { type Feature, FEATURES, type Sheet, type Spot } from './sheet.ts';
import { SIDE } from './square.ts';

/**
 * A dungeon is text that a person reads and edits: its name, a line that begins with `by` and names the author, then
 * eighteen rows of eighteen signs. What follows after an empty line is for readers only, such as the legend.
 */
const SIGNS: Readonly<Record<Feature, string>> = {
  floor: '.',
  wall: '#',
  padded: '=',
  chest: '*',
  potion: '+',
  'south-cell': 's',
  'north-cell': 'n',
  'south-treasure': 'S',
  'north-treasure': 'N',
};

const LEGEND = [
  '# wall, = padded wall, . floor, * chest, + potion,',
  's south cell, S its treasure, n north cell, N its treasure',
];

const BY = 'by ';

/** Text that draws no sheet, and where. */
export type Smudge = Spot &
  (
    | { readonly type: 'sheet-heading'; readonly missing: 'name' | 'author' }
    | { readonly type: 'sheet-rows'; readonly rows: number }
    | { readonly type: 'sheet-width'; readonly signs: number }
    | { readonly type: 'sheet-sign'; readonly sign: string; readonly expected: string }
  );

export function isSmudge(answer: Sheet | Smudge): answer is Smudge {
  return 'type' in answer;
}

/** The sheet that `text` draws, or the first place where it draws none. */
export function readSheet(text: string): Sheet | Smudge {
  const lines = text.split('\n').map(line => line.trimEnd());
  const first = lines.findIndex(line => line !== '');
  const name = lines[first] ?? '';
  if (name === '') return { type: 'sheet-heading', line: 1, column: 1, missing: 'name' };
  const author = lines[first + 1] ?? '';
  if (!author.startsWith(BY)) return { type: 'sheet-heading', line: first + 2, column: 1, missing: 'author' };
  const end = lines.indexOf('', first);
  const rows = lines.slice(first + 2, end < 0 ? lines.length : end);
  const line = first + 3;
  return smudgeIn(rows, line) ?? { name, author: author.slice(BY.length), features: featuresIn(rows), line };
}

function smudgeIn(rows: readonly string[], first: number): Smudge | undefined {
  for (const [y, row] of rows.slice(0, SIDE).entries()) {
    const line = first + y;
    const signs = row.split('');
    const x = signs.findIndex(sign => featureOf(sign) === undefined);
    if (x >= 0 && x < SIDE)
      return {
        type: 'sheet-sign',
        line,
        column: x + 1,
        sign: signs[x] ?? '',
        expected: Object.values(SIGNS).join(''),
      };
    if (row.length !== SIDE)
      return { type: 'sheet-width', line, column: Math.min(row.length, SIDE) + 1, signs: row.length };
  }
  if (rows.length === SIDE) return undefined;
  return { type: 'sheet-rows', line: first + Math.min(rows.length, SIDE), column: 1, rows: rows.length };
}

function featureOf(sign: string): Feature | undefined {
  return FEATURES.find(feature => SIGNS[feature] === sign);
}

function featuresIn(rows: readonly string[]): Feature[] {
  return rows.flatMap(row => row.split('').map(sign => featureOf(sign) as Feature));
}

export function printSheet({ name, author, features }: Sheet): string {
  const signs = features.map(feature => SIGNS[feature]).join('');
  const rows = Array.from({ length: SIDE }, (_, row) => signs.slice(row * SIDE, (row + 1) * SIDE));
  return [name, BY + author, ...rows, '', ...LEGEND, ''].join('\n');
}
