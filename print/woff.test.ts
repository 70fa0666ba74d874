import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { unpackedFont } from './woff.ts';

const file = new URL(
  '../node_modules/@fontsource/patrick-hand/files/patrick-hand-latin-400-normal.woff',
  import.meta.url,
);
const packed = new Uint8Array(readFileSync(file));
const inflate = async (bytes: Uint8Array) => inflateSync(bytes);

/** By tag: how long a table is, and whether its sum is the one that its directory tells. */
function tablesIn(font: Uint8Array): ReadonlyMap<string, readonly [length: number, isWhole: boolean]> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const entries = Array.from({ length: view.getUint16(4) }, (_, i) => 12 + 16 * i);
  const sumOf = (at: number, length: number): number => {
    let sum = 0;
    for (let i = 0; i < Math.ceil(length / 4); i++) sum = (sum + view.getUint32(at + 4 * i)) >>> 0;
    return sum;
  };
  return new Map(
    entries.map(entry => {
      const tag = String.fromCharCode(...font.subarray(entry, entry + 4));
      const [told, at, length] = [view.getUint32(entry + 4), view.getUint32(entry + 8), view.getUint32(entry + 12)];
      // What the head says of the whole font is left out of its own sum.
      return [tag, [length, tag === 'head' || sumOf(at, length) === told]] as const;
    }),
  );
}

test('a packed font comes out with every table whole, where its directory says', async () => {
  const tables = tablesIn(await unpackedFont(packed, inflate));
  expect([...tables.keys()]).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca', 'maxp', 'name']));
  expect([...tables.values()].every(([length, isWhole]) => length > 0 && isWhole)).toBe(true);
});

test('a font that is not packed stays as it is', async () => {
  const unpacked = await unpackedFont(packed, inflate);
  expect(await unpackedFont(unpacked, inflate)).toBe(unpacked);
});
