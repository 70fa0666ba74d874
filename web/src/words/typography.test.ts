import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { SHELVED } from '../../../games/index.ts';
import { LOOSE_SIGN } from '../../../games/tests/typography.ts';

const SOURCES = new URL('..', import.meta.url).pathname;
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
const FRENCH = files.filter(path => /(^|[./])fr\.ts$/.test(path)).sort();
const ENGLISH = files.filter(path => /(^|[./])en\.ts$/.test(path)).sort();
/** Both languages in one file, each under its name. */
const BILINGUAL = files
  .filter(path =>
    /\/(texts|resultWords|constraints)\.ts$|games\/[\w-]+\/companion\/words\.ts$|lessons\/[\w-]+\/(?:index|first|exercises)\.ts$/.test(
      path,
    ),
  )
  .sort();

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

const NAMES_OF_FRENCH: ReadonlySet<string | undefined> = new Set(['fr', 'french', 'inFrench']);

/** The parts of a tree that are kept under a name of French. */
function frenchIn(tree: Tree): readonly Tree[] {
  const name = nameOf(tree);
  if (name === 'en') return [];
  return NAMES_OF_FRENCH.has(name) ? [tree] : childrenOf(tree).flatMap(frenchIn);
}

/** What a property, a variable or a function is called. */
function nameOf({ type, key, id }: Tree): string | undefined {
  const named = type === 'Property' ? key : type === 'VariableDeclarator' || type === 'FunctionDeclaration' ? id : null;
  return (named as { readonly name?: string } | null)?.name;
}

const treeOf = (path: string): Tree =>
  parseSync(path, readFileSync(join(SOURCES, path), 'utf8')).program as unknown as Tree;
const looseIn = (trees: readonly Tree[]): readonly string[] =>
  trees.flatMap(textsIn).filter(text => LOOSE_SIGN.fr.test(text) && !KEY.test(text));

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
  expect(prose.split('\n').filter(line => LOOSE_SIGN.fr.test(line))).toEqual([]);
});

test('a loose sign is found wherever it stands', () => {
  const source =
    'export default { a: `${b}: ${c ? `d !` : "e"}`, f: "g\u202F?", h: "i\u00A0!", j: "«\u00A0k\u202F»" };';
  const tree = parseSync('planted.ts', source).program as unknown as Tree;
  expect(looseIn([tree])).toEqual(['x: x', 'd !', 'i\u00A0!', '«\u00A0k\u202F»']);
});

test('French is found in a file of both languages, whatever it is called there', () => {
  const source =
    'const inFrench = () => "a:"; export const words = { en: "b:", fr: "c:" }; function french() { return "d:"; }';
  const trees = frenchIn(parseSync('planted.ts', source).program as unknown as Tree);
  expect(looseIn(trees)).toEqual(['a:', 'c:', 'd:']);
});

test('every file of English words has its French one, and every game its texts and results', () => {
  expect(FRENCH).toEqual(ENGLISH.map(path => path.replace(/en\.ts$/, 'fr.ts')).sort());
  const ofGames = SHELVED.flatMap(({ game }) =>
    ['texts', 'resultWords'].map(name => join('games', game.id, `${name}.ts`)),
  );
  expect(BILINGUAL).toEqual(expect.arrayContaining(ofGames));
});
