import type { Illustrations } from '../art/art.ts';
import { type Block, type Item, parseRules, parseRuns } from '../games/rulebook.ts';
import { BODY, columnPages, columnWidth, heading, type Paragraph, paragraph } from './columns.ts';
import type { Page } from './page.ts';
import { placed, type Press } from './press.ts';

/** Millimetres to the unit of a picture, where it has the width. */
const PICTURE = 0.205;
const INDENT = 14.5;
const ID_SIZE = 2.85;

/** A rulebook in two columns. */
export function rulebookPages(press: Press, rules: string, illustrations: Illustrations): readonly Page[] {
  const width = columnWidth(press);
  return columnPages(
    press,
    parseRules(rules.replaceAll('`', '')).flatMap(block => paragraphsOf(block, width, illustrations)),
  );
}

function paragraphsOf(block: Block, width: number, illustrations: Illustrations): readonly Paragraph[] {
  switch (block.type) {
    case 'heading':
      return [heading(block.level, block.text, width)];
    case 'paragraph':
      return [paragraph(parseRuns(block.text), [0, width])];
    case 'items':
      return block.items.flatMap(item => illustrated(item, width, illustrations));
    case 'table':
      return block.rows.map(row => paragraph(parseRuns(row.join(' · ')), [0, width]));
  }
}

function itemParagraph({ id, text }: Item, width: number): Paragraph {
  const body = paragraph(parseRuns(text), [INDENT, width]);
  const sign = {
    kind: 'text',
    at: [0, BODY * 0.8],
    say: id ?? '·',
    face: 'text',
    size: ID_SIZE,
    fit: INDENT - 1,
  } as const;
  return { ...body, texts: [{ ...sign, paint: 'ink-soft' }, ...body.texts] };
}

/** A rule, and its picture below it: they stay together. */
function illustrated(item: Item, width: number, illustrations: Illustrations): readonly Paragraph[] {
  const told = itemParagraph(item, width);
  const draw = item.id === undefined ? undefined : illustrations[item.id];
  if (!draw) return [told];
  const drawing = draw();
  const scale = Math.min(PICTURE, (width - INDENT) / drawing.view[2]);
  const picture = placed(drawing, [INDENT, told.height + 1.5], scale);
  return [{ ...told, picture, height: told.height + 3 + drawing.view[3] * scale }];
}
