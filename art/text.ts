import type { Face, Text } from './shape.ts';
import { LETTERS, WIDTHS } from './widths.ts';

const PLACES: ReadonlyMap<string, number> = new Map(Array.from(LETTERS, (letter, i) => [letter, i]));
const ACCENTS = /\p{M}/gu;

/** How wide a line of words is set, the same on every machine; accents add nothing, unknown letters count as an m. */
export function textWidth(words: string, face: Face, size: number): number {
  const widths = WIDTHS[face];
  const letters = Array.from(words.normalize('NFD').replaceAll(ACCENTS, '').replaceAll(/\s/g, ' '));
  const widthOf = (letter: string): number => widths[PLACES.get(letter) ?? -1] ?? 800;
  return (letters.reduce((sum, letter) => sum + widthOf(letter), 0) * size) / 1000;
}

/** The size at which the words keep within the text's `fit`. */
export function fittedSize(text: Pick<Text, 'face' | 'size' | 'fit'>, words: string): number {
  const width = textWidth(words, text.face, text.size);
  return text.fit === undefined || width <= text.fit ? text.size : Math.floor((text.size * text.fit * 10) / width) / 10;
}

/** As many of the words as have room, the rest told by an ellipsis. */
export function shortened(words: string, { face, size, fit }: Required<Pick<Text, 'face' | 'size' | 'fit'>>): string {
  const hasRoom = (said: string): boolean => textWidth(said, face, size) <= fit;
  if (hasRoom(words)) return words;
  const letters = Array.from(words.normalize('NFC'));
  const starts = letters.map((_, i) => `${letters.slice(0, i).join('').trimEnd()}…`);
  return starts.findLast(hasRoom) ?? '…';
}
