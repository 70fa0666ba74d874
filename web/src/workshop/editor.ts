// What the workshop knows of a game. Each folder here exports an `editor` from its index.ts; the page around it (history,
// keeping, text, flaws, trial, sharing, playing) is the same for all. An editor decides nothing about what may be
// played: it reads, prints and checks through the game's own `work` (games/work.ts).
import type { ComponentType, ReactNode } from 'react';
import type { Drawing } from '../../../art/shape.ts';
import type { WorkFlaw, WorkFormat } from '../../../games/work.ts';
import type { Outcome } from '../../../kernel/game.ts';
import type { Language } from '../../../kernel/words.ts';

export interface Editor<Draft extends object> {
  readonly work: WorkFormat<Draft>;
  /** What a new work may begin as, the first one usually. */
  readonly starts: readonly StartingPoint<Draft>[];
  /** What the rules ask of a work, in their order: ticked once no flaw of these types is found. */
  readonly constraints: readonly Constraint[];
  /** How much of what there is, and how much is wanted; where the game counts anything. */
  counts?(draft: Draft): readonly Count[];
  /** What a flaw is about and how it can be mended, if at all. `flaw` comes from `work.flaws(draft)`. */
  markOf(draft: Draft, flaw: WorkFlaw): Mark<Draft>;
  /** The whole work as a small picture without words. */
  picture(draft: Draft): Drawing;
  /** What is told of matches that bots have played with it. */
  readonly gauges: readonly Gauge[];
  readonly texts: Readonly<Record<Language, EditorTexts>>;
  /** Draws and is drawn on: lays itself out in the grid of the page by classes of its own. */
  readonly Easel: ComponentType<EaselProps<Draft>>;
  readonly layout: Layout;
}

/**
 * How a work lies on the table of a laptop: `open`, with papers of their own for share and trial; `folded`, with sheets behind
 * buttons for them, as on a phone; or folded and in `rows`, one thing of them large (easel-rows.css).
 */
export type Layout = 'open' | 'folded' | 'rows';

export interface StartingPoint<Draft> {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly draft: Draft;
  /** The same with names in another language, where the draft comes with any. */
  readonly translated?: Readonly<Partial<Record<Language, Draft>>>;
}

export interface Constraint {
  readonly rule: string;
  /** Types of the flaws that break it. */
  readonly flaws: readonly string[];
  /** Whether the game looks at nothing else as long as it is broken. */
  readonly isFirst?: true;
  readonly name: Readonly<Record<Language, string>>;
}

export interface Count {
  readonly name: Readonly<Record<Language, string>>;
  readonly found: number;
  /** As the game's own content has it: a number or a band. */
  readonly wanted: string;
  /** `odd` differs from the game's own content and may; `bad` breaks a rule. */
  readonly state: 'good' | 'odd' | 'bad';
}

/** Where a flaw lies, in words, and what can be done about it with one press. */
export interface Mark<Draft> {
  readonly place: Readonly<Record<Language, string>> | undefined;
  readonly mend?: Mend<Draft>;
}

/** A draft without the flaw, or the piece of the tray that is missing. */
export type Mend<Draft> =
  | { readonly type: 'draft'; readonly draft: Draft }
  | { readonly type: 'piece'; readonly piece: string };

export interface Gauge {
  readonly name: Readonly<Record<Language, string>>;
  readonly unit: '' | '%';
  /** The ends of the scale, and what the rules wish for. */
  readonly scale: readonly [least: number, most: number];
  readonly wanted: readonly [least: number, most: number];
  figureOf(outcomes: readonly Outcome[]): number;
}

export interface EditorTexts {
  /** What a work is called before anybody has named it: "The Nameless Cellar". */
  readonly nameless: string;
  /** The button that begins another one: "A new dungeon". */
  readonly begin: string;
  /** The par in its unit: "19 turns". */
  par(figure: number): string;
  /** Keys that work at the easel beside those of the page. */
  readonly keys: readonly (readonly [keys: string, does: string])[];
}

/** A flaw with the number under which it stands on the drawing and in the list, from 1. */
export interface NumberedFlaw<Draft> extends Mark<Draft> {
  readonly number: number;
  readonly flaw: WorkFlaw;
}

export interface EaselProps<Draft extends object> {
  readonly draft: Draft;
  readonly flaws: readonly NumberedFlaw<Draft>[];
  /** In what it departs from the game's own content; numbered behind the flaws, and drawn so that nobody takes them for one. */
  readonly departures: readonly NumberedFlaw<Draft>[];
  /** The number of the flaw that is looked at. */
  readonly pointed: number | undefined;
  readonly onPoint: (number: number | undefined) => void;
  /** The flaw that somebody has asked to be shown, another record each time: an easel goes to where it is. */
  readonly shown: { readonly number: number } | undefined;
  /** The piece in hand, by its id. */
  readonly piece: string | undefined;
  readonly onPiece: (piece: string) => void;
  /** A new draft: one step of the history. */
  readonly onDraw: (draft: Draft) => void;
  /** What is heard by whoever does not look: where the cursor is, what was drawn. */
  readonly say: (sentence: string) => void;
  readonly language: Language;
  /** Drawing or text. */
  readonly viewSwitch: ReactNode;
  /** The text, to be shown instead of what is drawn on. */
  readonly text: ReactNode | undefined;
}
