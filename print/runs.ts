// Lines of more than one face: what is strong in a rule stays strong on paper.
import type { Point } from '../art/figure.ts';
import { round } from '../art/figure.ts';
import type { Face, Text } from '../art/shape.ts';
import { textWidth } from '../art/text.ts';
import type { TextRun } from '../games/rulebook.ts';
import type { Typesetting } from './wrap.ts';

interface Word {
  readonly text: string;
  readonly face: Face;
  /** Whether a space stands before it: a full stop after a strong word has none. */
  readonly isApart: boolean;
}

const FACES: Readonly<Record<TextRun['type'], Face>> = { plain: 'text', strong: 'bold', rule: 'text' };

function wordsOf(runs: readonly TextRun[]): readonly Word[] {
  let isApart = false;
  return runs.flatMap(({ type, text }) => {
    const words = text.split(/[ \n]+/);
    const found = words.flatMap((word, i): Word[] => {
      if (i > 0) isApart = true;
      if (word === '') return [];
      const each = { text: word, face: FACES[type], isApart };
      isApart = false;
      return [each];
    });
    return found;
  });
}

/** A word as it is set in a line, so far from its start. */
interface SetWord extends Word {
  readonly x: number;
}

/** Runs in lines of a width; words that no space parts stay together. */
export function runLines(runs: readonly TextRun[], { size, width }: Typesetting): readonly (readonly SetWord[])[] {
  const lines: SetWord[][] = [[]];
  let end = 0;
  for (const chunk of chunksOf(wordsOf(runs))) {
    const wide = chunk.reduce((sum, { text, face }) => sum + textWidth(text, face, size), 0);
    const gap = end === 0 ? 0 : textWidth(' ', 'text', size);
    if (end > 0 && end + gap + wide > width) {
      lines.push([]);
      end = 0;
    } else end += gap;
    for (const word of chunk) {
      lines.at(-1)?.push({ ...word, x: end });
      end += textWidth(word.text, word.face, size);
    }
  }
  return lines;
}

function chunksOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const chunks: Word[][] = [];
  for (const word of words)
    if (word.isApart || chunks.length === 0) chunks.push([word]);
    else chunks.at(-1)?.push(word);
  return chunks;
}

/** A line as texts, one for each stretch of a face. */
export function lineTexts(line: readonly SetWord[], [x, y]: Point, size: number): readonly Text[] {
  const texts: { at: Point; say: string; face: Face }[] = [];
  for (const { text, face, isApart, x: from } of line) {
    const last = texts.at(-1);
    if (last?.face === face) last.say += `${isApart ? ' ' : ''}${text}`;
    else texts.push({ at: [round(x + from), round(y)], say: text, face });
  }
  return texts.map(text => ({ kind: 'text', size, paint: 'ink', ...text }));
}
