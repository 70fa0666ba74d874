import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/game.ts';
import { flawsOf, RULE_OF_FLAW } from './constraints.ts';
import { SHEETS } from './content.ts';
import { dungeonPen } from './index.ts';
import { MAP_NAMES } from './manifest.ts';
import { MAPS } from './maps/index.ts';
import { isSmudge, printSheet, readSheet } from './sheet-text.ts';

const HALL = MAPS.hall.trim();

/** The hall with the sign at a row and column of the drawing, both from 1, changed. */
function changed(...changes: [row: number, column: number, sign: string][]): string {
  const lines = HALL.split('\n').map(text => text.split(''));
  for (const [row, column, sign] of changes) (lines[row + 1] as string[])[column - 1] = sign;
  return lines.map(signs => signs.join('')).join('\n');
}

function flaws(text: string) {
  const sheet = readSheet(text);
  if (isSmudge(sheet)) throw new Error(`a smudge: ${sheet.type}`);
  return flawsOf(sheet);
}

describe('the printed dungeons', () => {
  test('DP-C10 DP-F16 there are four at least, each with a name and an author', () => {
    expect(MAP_NAMES.length).toBeGreaterThanOrEqual(4);
    for (const dungeon of MAP_NAMES) expect(SHEETS[dungeon]).toMatchObject({ name: /./, author: /./ });
  });

  test.each(MAP_NAMES)('DP-C1 DP-C2 DP-C3 %s keeps all constraints and reads as it prints', dungeon => {
    const sheet = SHEETS[dungeon];
    expect(flawsOf(sheet)).toEqual([]);
    const again = readSheet(printSheet(sheet));
    expect(again).toMatchObject({ name: sheet.name, features: sheet.features });
  });
});

describe('text that is no dungeon', () => {
  const smudge = (text: string) => readSheet(text);

  test('DP-C10 DP-40 says what is missing and where', () => {
    expect(smudge('')).toMatchObject({ type: 'sheet-heading', line: 1, missing: 'name' });
    expect(smudge('Hole\n....')).toMatchObject({ type: 'sheet-heading', line: 2, missing: 'author' });
    expect(smudge(changed([3, 5, '?']))).toMatchObject({ type: 'sheet-sign', line: 5, column: 5, sign: '?' });
    expect(smudge(HALL.replace('\n....=====', '\n...====='))).toMatchObject({
      type: 'sheet-width',
      line: 3,
      column: 18,
    });
    expect(smudge(HALL.split('\n').toSpliced(5, 1).join('\n'))).toMatchObject({ type: 'sheet-rows', rows: 17 });
  });
});

describe('dungeons that break a constraint', () => {
  const firstOf = (text: string) => flaws(text)[0];
  const has = (text: string, type: string) => expect(flaws(text).map(flaw => flaw.type)).toContain(type);
  const signAt = (sign: string): [number, number] => {
    const rows = HALL.split('\n').slice(2, 20);
    const row = rows.findIndex(text => text.includes(sign));
    return [row + 1, (rows[row] as string).indexOf(sign) + 1];
  };

  test('DP-C1 parts that are missing or too many', () => {
    expect(firstOf(changed([...signAt('N'), '.']))).toMatchObject({
      type: 'sheet-count',
      feature: 'north-treasure',
      found: 0,
    });
    expect(firstOf(changed([1, 18, 'N']))).toMatchObject({ type: 'sheet-count', found: 2 });
    expect(firstOf(HALL.replaceAll('*', '.'))).toMatchObject({ type: 'sheet-count', feature: 'chest' });
  });

  test('DP-C1 cells that are torn, hard, shut or on the border', () => {
    has(changed([1, 18, 'n']), 'sheet-cell-torn');
    has(changed([1, 18, 'n']), 'sheet-cell-rim');
    has(changed([3, 5, '#']), 'sheet-cell-hard');
    has(changed([3, 9, '='], [4, 9, '=']), 'sheet-cell-shut');
    has(changed([9, 1, 'n']), 'sheet-centre');
  });

  test('DP-C2 sheets that are lopsided, treasures on the wrong side or in sight', () => {
    const [row, column] = signAt('*');
    expect(flaws(changed([row, column, '.']))).toContainEqual({
      type: 'sheet-lopsided',
      line: row + 2,
      column,
      opposite: { line: 19 - row + 2, column: 19 - column },
    });
    has(changed([...signAt('N'), '.'], [3, 11, 'N']), 'sheet-treasure-seen');
    has(changed([...signAt('N'), '.'], [12, 1, 'N']), 'sheet-treasure-side');
  });

  test('DP-C3 ways that are narrow or short', () => {
    has(changed([1, 12, '#']), 'sheet-narrow');
    expect(flaws(changed([...signAt('N'), '.'], [13, 5, 'N']))).toContainEqual(
      expect.objectContaining({ type: 'sheet-short', least: 3 }),
    );
  });

  test('DP-C1 DP-C2 DP-C3 options refuse such a dungeon by its rule', () => {
    const answer = dungeonPen.readOptions({ dungeon: HALL.replaceAll('*', '.') }, 2);
    expect(isRefusal(answer) && [answer.refused.type, answer.rule]).toEqual([
      'sheet-count',
      RULE_OF_FLAW['sheet-count'],
    ]);
    const smudged = dungeonPen.readOptions({ dungeon: changed([3, 5, '?']) }, 2);
    expect(isRefusal(smudged) && smudged.refused).toMatchObject({ line: 5, column: 5 });
    expect(isRefusal(dungeonPen.readOptions({ dungeon: HALL }, 2))).toBe(false);
  });
});
