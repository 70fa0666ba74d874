/** A rulebook as it is shown: headings, numbered rules, plain lines, tables. */
export type Block =
  | { readonly type: 'heading'; readonly level: number; readonly text: string }
  | { readonly type: 'items'; readonly items: readonly Item[] }
  | { readonly type: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly type: 'paragraph'; readonly text: string };

/** A rule has an id, an ordinary point of a list has none. */
export interface Item {
  readonly id?: string;
  readonly text: string;
}

/** What stands under one heading. What stands before the first one is a chapter without a title. */
export interface Chapter {
  /** To be linked to. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

const HEADING = /^(#+) +(.*)$/;
const ID = '[A-Z]+-(?:[A-Z]+-)?[A-Z]?\\d+';
const ITEM = new RegExp(`^[-*] +(?:\\*\\*(${ID})\\*\\* +)?(.*)$`);
const RULE_LINE = /^\|[\s|:-]+\|$/;

export function parseRules(text: string): readonly Block[] {
  const blocks: Block[] = [];
  for (const line of logicalLines(text)) add(blocks, line);
  return blocks;
}

/** The chapters of a rulebook; its title stands on the cover. */
export function chaptersOf(blocks: readonly Block[]): readonly Chapter[] {
  const chapters: { id: string; title: string; blocks: Block[] }[] = [{ id: 'part-0', title: '', blocks: [] }];
  for (const block of blocks) {
    if (block.type !== 'heading' || block.level > 2) chapters.at(-1)?.blocks.push(block);
    else if (block.level === 2) chapters.push({ id: `part-${chapters.length}`, title: block.text, blocks: [] });
  }
  return chapters.filter(({ blocks: told }) => told.length > 0);
}

/** A line that is indented or continues a paragraph belongs to the line above it. */
function logicalLines(text: string): readonly string[] {
  const lines: string[] = [];
  let open = false;
  for (const line of text.split(/\r?\n/)) {
    const starts = HEADING.test(line) || ITEM.test(line) || line.startsWith('|');
    if (line.trim() !== '' && open && !starts) lines.push(`${lines.pop()} ${line.trim()}`);
    else if (line.trim() !== '') lines.push(line.trim());
    open = line.trim() !== '' && !HEADING.test(line) && !line.startsWith('|');
  }
  return lines;
}

function add(blocks: Block[], line: string): void {
  const last = blocks.at(-1);
  const [, marks, heading] = HEADING.exec(line) ?? [];
  const item = ITEM.exec(line);
  if (marks !== undefined) blocks.push({ type: 'heading', level: marks.length, text: heading ?? '' });
  else if (RULE_LINE.test(line)) return;
  else if (line.startsWith('|')) join(blocks, last, { type: 'table', rows: [cells(line)] });
  else if (item) join(blocks, last, { type: 'items', items: [itemOf(item)] });
  else blocks.push({ type: 'paragraph', text: line });
}

function itemOf([, id, text = '']: RegExpExecArray): Item {
  return id === undefined ? { text } : { id, text };
}

const cells = (line: string): readonly string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map(cell => cell.trim());

/** Rows and items that follow each other make one table, one list. */
function join(blocks: Block[], last: Block | undefined, block: Block): void {
  if (last?.type === 'table' && block.type === 'table')
    blocks[blocks.length - 1] = { ...last, rows: [...last.rows, ...block.rows] };
  else if (last?.type === 'items' && block.type === 'items')
    blocks[blocks.length - 1] = { ...last, items: [...last.items, ...block.items] };
  else blocks.push(block);
}

/** A run of text: plain, strong, or a reference to a rule. */
export interface TextRun {
  readonly type: 'plain' | 'strong' | 'rule';
  readonly text: string;
}

const RUN = new RegExp(`\\*\\*(?<strong>.+?)\\*\\*|\\b(?<rule>${ID})\\b`, 'g');

export function parseRuns(text: string): readonly TextRun[] {
  const runs: TextRun[] = [];
  let from = 0;
  for (const found of text.matchAll(RUN)) {
    if (found.index > from) runs.push({ type: 'plain', text: text.slice(from, found.index) });
    const [type, inner] = Object.entries(found.groups ?? {}).find(([, group]) => group !== undefined) ?? [];
    runs.push({ type: type as TextRun['type'], text: inner ?? '' });
    from = found.index + found[0].length;
  }
  if (from < text.length) runs.push({ type: 'plain', text: text.slice(from) });
  return runs;
}

/** The ids of all rules, in order. */
export function rulesIn(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap(block =>
    block.type === 'items' ? block.items.flatMap(({ id }) => (id === undefined ? [] : [id])) : [],
  );
}
