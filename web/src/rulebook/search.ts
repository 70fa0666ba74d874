import type { Block, Chapter, Item } from '../../../games/rulebook.ts';

/** A sequence of signs of a text, from here to before there. */
type Stretch = readonly [from: number, to: number];

const SEPARATE: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', '’': "'", '‑': '-' };

const plainSign = (sign: string): string => SEPARATE[sign] ?? sign.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** A text as it is compared: without accents, ligatures and capitals; and where each of its signs came from. */
function plain(text: string): { readonly text: string; readonly from: readonly number[] } {
  const signs = text
    .toLowerCase()
    .split('')
    .flatMap((sign, i) =>
      plainSign(sign)
        .split('')
        .map(each => [each, i] as const),
    );
  return { text: signs.map(([sign]) => sign).join(''), from: signs.map(([, i]) => i) };
}

/** The words that are looked for. */
export const wanted = (query: string): readonly string[] => plain(query).text.split(/\s+/).filter(Boolean);

/** Whether words of a text begin like all of these, in any order; no words are in no text. */
export function holds(text: string, words: readonly string[]): boolean {
  const within = plain(text).text;
  return words.length > 0 && words.every(word => placesOf(word, within).length > 0);
}

/** Where the words stand in a text, in its order, without overlaps. */
export function stretches(text: string, words: readonly string[]): readonly Stretch[] {
  const { text: within, from } = plain(text);
  const all = words.flatMap(word => placesOf(word, within).map(at => [at, at + word.length] as const));
  const joined: [number, number][] = [];
  for (const [start, end] of all.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined.map(([start, end]) => [from[start] ?? 0, (from[end - 1] ?? 0) + 1]);
}

const INSIDE = /[\p{L}\p{N}]/u;

/** Where words begin like this one: who looks for a wall wants no armour where that is spelt alike. */
function placesOf(word: string, within: string): readonly number[] {
  const places: number[] = [];
  for (let at = within.indexOf(word); at >= 0; at = within.indexOf(word, at + 1))
    if (!INSIDE.test(within[at - 1] ?? '') || !INSIDE.test(word)) places.push(at);
  return places;
}

/** The chapters with what holds the words, and nothing else. Who looks for a heading finds all that stands under it. */
export function found(chapters: readonly Chapter[], words: readonly string[]): readonly Chapter[] {
  return chapters.flatMap(chapter => {
    if (holds(chapter.title, words)) return [chapter];
    const blocks = chapter.blocks.flatMap(block => foundIn(block, words));
    return blocks.length === 0 ? [] : [{ ...chapter, blocks }];
  });
}

function foundIn(block: Block, words: readonly string[]): readonly Block[] {
  switch (block.type) {
    case 'heading':
      return [];
    case 'paragraph':
      return holds(block.text, words) ? [block] : [];
    case 'table':
      return holds(block.rows.flat().join(' '), words) ? [block] : [];
    case 'items': {
      const items = block.items.filter(item => holds(textOf(item), words));
      return items.length === 0 ? [] : [{ ...block, items }];
    }
  }
}

const textOf = ({ id = '', text }: Item): string => `${text} ${id}`;

/** A rule, a point, a paragraph or a table, by where it stands. */
export type Passage = `${string}/${number}/${number}`;

export const passageOf = (chapter: Chapter, block: number, item = 0): Passage => `${chapter.id}/${block}/${item}`;

/** All that can be gone to, in order. */
export const passagesIn = (chapters: readonly Chapter[]): readonly Passage[] =>
  chapters.flatMap(chapter =>
    chapter.blocks.flatMap((block, i) => {
      if (block.type === 'heading') return [];
      return block.type === 'items' ? block.items.map((_, j) => passageOf(chapter, i, j)) : [passageOf(chapter, i)];
    }),
  );
