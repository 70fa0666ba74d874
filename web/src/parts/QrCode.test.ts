import { expect, test } from 'vitest';
import { qrPath } from './QrCode.tsx';

/** The modules of a path, row by row. */
function modulesOf({ size, path }: ReturnType<typeof qrPath>): readonly string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let i = 0; i < Number(length); i++) rows[Number(y)]![Number(x) + i] = '#';
  return rows.map(row => row.join(''));
}

const EYE = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
const LINK = 'https://oubliette.example/dungeon-pen/online/AbCdEfGhIj?key=0123456789abcdefghijkl';

test('a code has its three eyes, and a white edge of four modules around it', () => {
  const rows = modulesOf(qrPath(LINK));
  const eyeAt = (x: number, y: number) => rows.slice(y, y + 7).map(row => row.slice(x, x + 7));
  const far = rows.length - 4 - 7;
  for (const [x, y] of [
    [4, 4],
    [far, 4],
    [4, far],
  ] as const)
    expect(eyeAt(x, y)).toEqual(EYE);
  for (const row of [...rows.slice(0, 4), ...rows.slice(-4)]) expect(row).toBe('.'.repeat(rows.length));
  for (const row of rows) expect([row.slice(0, 4), row.slice(-4)]).toEqual(['....', '....']);
});

test('another link is another code', () => {
  expect(qrPath(LINK).path).not.toBe(qrPath(`${LINK}m`).path);
});
