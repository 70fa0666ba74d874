import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { SHELVED } from '../../../games/index.ts';

const SOURCES = new URL('..', import.meta.url).pathname;
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
const FRENCH = files.filter(path => /(^|[./])fr\.ts$/.test(path)).sort();
/** Both languages in one file, each under its name. */
const BILINGUAL = files.filter(path => path.endsWith('/texts.ts')).sort();

/** French high signs and guillemets keep a space that does not break. */
const LOOSE_SIGN = /(?:^|[^\u00A0])[:;!?»%]|«(?!\u00A0)/;
/** A key that is pressed. */
const KEY = /^\?$/;

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const childrenOf = (tree: Tree): readonly Tree[] => Object.values(tree).filter(isTree);

/** Every text under a tree; what is put into one later stands there as a letter. */
function textsIn(tree: Tree): readonly string[] {
  const below = childrenOf(tree).flatMap(textsIn);
  if (tree['type'] === 'Literal' && typeof tree['value'] === 'string') return [tree['value']];
  if (tree['type'] !== 'TemplateLiteral') return below;
  const quasis = tree['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
  return [quasis.map(({ value }) => value.cooked).join('x'), ...below];
}

/** The parts of a tree that are kept under the name of French. */
function frenchIn(tree: Tree): readonly Tree[] {
  const name = tree['type'] === 'Property' ? (tree['key'] as { readonly name?: string }).name : undefined;
  if (name === 'en') return [];
  return name === 'fr' ? [tree] : childrenOf(tree).flatMap(frenchIn);
}

const treeOf = (path: string): Tree =>
  parseSync(path, readFileSync(join(SOURCES, path), 'utf8')).program as unknown as Tree;
const looseIn = (trees: readonly Tree[]): readonly string[] =>
  trees.flatMap(textsIn).filter(text => LOOSE_SIGN.test(text) && !KEY.test(text));

test.each(FRENCH)('no sign of %s can be parted from its word', path => {
  expect(looseIn([treeOf(path)])).toEqual([]);
});

test.each(BILINGUAL)('no sign of the French of %s can be parted from its word', path => {
  const trees = frenchIn(treeOf(path));
  expect(trees.flatMap(textsIn)).not.toEqual([]);
  expect(looseIn(trees)).toEqual([]);
});

test.each(SHELVED.map(({ game }) => game.id))('no sign of the French rulebook of %s can, either', id => {
  const prose = readFileSync(`games/${id}/RULES.fr.md`, 'utf8').replaceAll(/`[^`]*`/g, 'x');
  expect(prose.split('\n').filter(line => LOOSE_SIGN.test(line))).toEqual([]);
});

test('a loose sign is found wherever it stands', () => {
  const tree = parseSync('planted.ts', 'export default { a: `${b}: ${c ? `d !` : "e"}`, f: "g\u00A0?" };').program;
  expect(looseIn([tree as unknown as Tree])).toEqual(['x: x', 'd !']);
});

test('both kinds of file are found', () => {
  expect([FRENCH.length, BILINGUAL.length]).toEqual([10, 6]);
});
