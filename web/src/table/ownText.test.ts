import { expect, test } from 'vitest';
import { manifest } from '../../../games/dungeon-pen/manifest.ts';
import { SHEETS, work } from '../../../games/dungeon-pen/readers.ts';
import { packOptions, unpackOptions } from './ownText.ts';

const HALL = work.print(SHEETS.hall);

test('a work leaves the options of a link for its hash, and comes back', async () => {
  const texts = { dungeon: HALL, first: '1' };
  const packed = await packOptions(manifest, texts);
  expect(packed.options).toEqual({ first: '1' });
  expect(await unpackOptions(manifest, packed)).toEqual(texts);
});

test('what comes with the game is named and not packed', async () => {
  const texts = { dungeon: 'spiral', first: '1' };
  expect(await packOptions(manifest, texts)).toEqual({ options: texts });
  expect(await unpackOptions(manifest, { options: texts })).toEqual(texts);
});

test('a work that was cut on the way says so', async () => {
  const { work: packed = '' } = await packOptions(manifest, { dungeon: HALL });
  expect(await unpackOptions(manifest, { options: {}, work: packed.slice(0, -3) })).toBe('cut');
});
