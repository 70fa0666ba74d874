import type { Outcome, Refusal, Typed } from '../kernel/game.ts';
import type { Given } from '../kernel/manifest.ts';

/** Where something stands in a text, line and column from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** What keeps a text from being a work, or a work from being played: the reason with its place, and the rule. */
export type WorkFlaw<Reason extends Typed = Typed> = Refusal<Reason & TextPlace>;

/** What a work is called, and who drew it. Both are one line of text; neither is ever empty. */
export interface Heading {
  readonly name: string;
  readonly author: string;
}

/**
 * How a game takes content of one's own: a dungeon, a sheet, a deck. Its text and its draft are two views of one thing.
 * The terminal, the workshop, links and options read and check it here, so that all of them say the same.
 */
export interface WorkFormat<Draft extends object = object, Reason extends Typed = Typed> {
  /** The option of the manifest that takes it. */
  readonly option: string;
  /** The draft that a text describes, or the first place where it describes none. The text may be anybody's. */
  read(text: string): Draft | WorkFlaw<Reason>;
  /** The canonical text: read again, it gives the same draft, and that prints the same text. */
  print(draft: Draft): string;
  /**
   * The work as one text, however it is written: without its name and its author, in whatever order and turn its text has
   * what the rules mix and turn anyway.
   */
  essence(draft: Draft): string;
  /** All that keeps it from being played, in the order of the rules; nothing when it can be. */
  flaws(draft: Draft): readonly WorkFlaw<Reason>[];
  /**
   * In what it is otherwise than the content of the game, with place and rule: it may be, and can be played all the same.
   * Left out where nothing is compared.
   */
  departures?(draft: Draft): readonly WorkFlaw<Reason>[];
  /** Undefined where nobody has said. */
  heading(draft: Draft): Heading | undefined;
  rename(draft: Draft, heading: Heading): Draft;
  /** What matches with it come to, as one number: its par, in the unit that the workshop names. */
  parOf(outcomes: readonly Outcome[]): number;
  /** The options that have the game played with a text that was read and has no flaw. */
  options(text: string): Given;
  /** The text of the work that a match with such options is played with; undefined where it came with the game. */
  textIn(options: Given): string | undefined;
}

/** Stands for any name and any author. */
export const NAMELESS: Heading = { name: 'work', author: 'nobody' };

const MOST_SIGNS = 40;
/** Control signs, marks that would turn the text around them, and what shows as nothing. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** One line that can be printed anywhere, cut to a length that fits; empty where nothing is left. */
export const tidyHeading = (text: string): string =>
  Array.from(text.normalize('NFC').replace(UNPRINTABLE, ' ').replace(/\s+/gu, ' ').trim())
    .slice(0, MOST_SIGNS)
    .join('')
    .trim();

/** For an option whose value is a whole text, or the name of something that comes with the game. */
export const byText = (option: string): Pick<WorkFormat, 'option' | 'options' | 'textIn'> => ({
  option,
  options: text => ({ [option]: text }),
  textIn: ({ [option]: value }) => (typeof value === 'string' && value.includes('\n') ? value : undefined),
});

/** The number in the middle: what half of them stay below. */
export function middleOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return Math.floor(sorted[Math.floor(sorted.length / 2)] ?? 0);
}
