// A table with real dice and paper. Its match has no seed, so the rules wait whenever chance is to act, and the page lays
// a pad on the table: faces of dice, cards, tiles, the sheet itself. A game says which pad is for which kind of chance
// (web/src/games/<game>/companion/), Companion.tsx lays it, and what is legal comes from the rules alone.
import type { ComponentType, ReactNode } from 'react';
import type { Drawing } from '../../../art/shape.ts';
import type { DieColour } from '../../../art/things.ts';
import { CHANCE, type Kind, type Rules, type Seat } from '../../../kernel/game.ts';
import { type Language, type Names, type Reader, say, type Words } from '../../../kernel/words.ts';
import type { Speak } from '../look/Drawing.tsx';
import type { Typing } from '../table/table.ts';

/** Where chance is waited for, and who is told so. */
export interface Occasion<K extends Kind> {
  readonly view: K['view'];
  /** Through whose eyes the page looks. */
  readonly seat: Seat;
  readonly rules: Rules<K>;
  /** The legal actions of chance that can be listed. */
  readonly actions: readonly K['action'][];
  readonly language: Language;
  readonly names: Names;
  readonly reader: Reader;
  readonly words: Words<K>;
}

interface AnyPad {
  /** What stands above: "Mira rolled. Type the dice." */
  readonly question: string;
}

/** Dice to be typed face by face, in the order in which they lie there. */
export interface DicePad extends AnyPad {
  readonly kind: 'dice';
  readonly dice: readonly DieSlot[];
  /** What chance did, if the dice show that. */
  read(faces: readonly number[]): unknown;
  /** What may become of the dice that are in, beside what the rules tell of all of them. */
  renderProspect?(faces: readonly number[]): ReactNode;
}

export interface DieSlot {
  readonly colour: DieColour;
  /** "the black die". */
  readonly name: string;
}

/** One of several things: a card, a tile, a side of a coin. */
export interface ChoicePad<K extends Kind> extends AnyPad {
  readonly kind: 'choice';
  /** How large the pictures are. */
  readonly look: 'card' | 'tile' | 'row';
  readonly choices: readonly Choice<K>[];
  /** Puts what is written on the pictures into words. */
  readonly speak?: Speak;
}

export interface Choice<K extends Kind> {
  readonly action: K['action'];
  readonly label: string;
  /** What it says, or how many of it are left. */
  readonly note?: string;
  readonly picture?: Drawing;
}

/** A pad that only this game has: it lies over the whole table. */
export interface OwnPad<K extends Kind> extends AnyPad {
  readonly kind: 'own';
  readonly Own: ComponentType<OwnPadProps<K>>;
}

export interface OwnPadProps<K extends Kind> {
  readonly occasion: Occasion<K>;
  /** What an entry will mean, and the button that takes it. */
  readonly Taking: ComponentType<TakingProps>;
  /** What would come of entries that are typed in one after the other. */
  foresee: Typing<K>['foresee'];
  /** What the seat did by hand; whether it was taken. */
  act(input: unknown): Promise<boolean>;
  /** What chance did; whether it was taken. */
  enter(input: unknown): Promise<boolean>;
  /** Chance as the page throws it, for who has no dice at hand. */
  draw(): unknown;
}

/** Entries on their way to the table. */
export interface TakingProps {
  /** What is typed in; nothing as long as something is missing. */
  readonly input: unknown;
  /** What comes of it, in sentences. */
  readonly foretell: (input: unknown) => readonly string[];
  /** Takes it; whether that was done. */
  readonly onTake: (input: unknown) => Promise<boolean>;
  readonly children?: ReactNode;
}

export type Pad<K extends Kind> = DicePad | ChoicePad<K> | OwnPad<K>;
export type PadMaker<K extends Kind> = (occasion: Occasion<K>) => Pad<K>;

/** What a game says of its table with real dice. */
export interface Companion<K extends Kind> {
  /** Whether the screen is covered while it goes from one to the next: something in somebody's hand is nobody else's business. */
  readonly secret: boolean;
  /** Whose dice or cards they are that chance is waited for. */
  seatOf(view: K['view']): Seat;
  /** By the type of what chance does. */
  readonly pads: Readonly<Record<string, PadMaker<K>>>;
  /** The pad for a decision that is made on the paper itself: a flick. */
  byHand?(occasion: Occasion<K>): Pad<K> | undefined;
  /** Everyone in a line; it stands inside the Frame of the game. */
  readonly Standings?: ComponentType;
}

/** The pad for what chance may do now. A game without a companion lays out everything that its rules list, in words. */
export function padFor<K extends Kind>(
  companion: Companion<K> | undefined,
  occasion: Occasion<K>,
  plain: string,
): Pad<K> {
  const [first] = occasion.actions;
  const maker = first && companion?.pads[first.type];
  return maker ? maker(occasion) : wordsPad(occasion, plain);
}

const wordsPad = <K extends Kind>({ actions, words, names, reader }: Occasion<K>, question: string): ChoicePad<K> => ({
  kind: 'choice',
  look: 'row',
  question,
  choices: actions.map(action => ({ action, label: say(words.actions, action, names, reader) })),
});

/** Who belongs in front of the screen when chance is waited for: whose dice they are. */
export const typistIn = <K extends Kind>(
  { companion }: { readonly companion?: Companion<K> },
  { waiting, view }: { readonly waiting: readonly Seat[]; readonly view: K['view'] },
): Seat | undefined => (waiting[0] === CHANCE ? companion?.seatOf(view) : undefined);
