import type { SheetWords } from '../../../../art/dice-and-danger/index.ts';
import type { Need, Reward } from '../../../../games/dice-and-danger/index.ts';
import type { Sentences } from '../../../../kernel/words.ts';
import type { Foresight } from './foresight.ts';
import type { Worth } from './rows.ts';

/** A need with its spaces and rooms put into words. */
export type NamedNeed = Need extends infer Each ? { readonly [Key in keyof Each]: Named<Each[Key], Key> } : never;
type Named<Value, Key> = Key extends 'nodes' | 'keys' ? readonly string[] : Value;

/** How somebody stands in the round. */
const STATUSES = ['rolls', 'done', 'deciding', 'fallen', 'won', 'none'] as const;
export type Status = (typeof STATUSES)[number];

/** What the table of Dice and Danger says beside the game's own words, in one language. */
export interface BoardWords {
  /** Between a thing and what is said of it. */
  readonly colon: string;
  /** Printed on the sheet. */
  readonly sheet: SheetWords;
  readonly standings: StandingWords;
  readonly tray: TrayWords;
  readonly pairs: PairWords;
  readonly bar: BarWords;
  readonly death: DeathWords;
  readonly map: MapWords;
  readonly chest: ChestWords;
  readonly writing: WritingWords;
  readonly score: ScoreWords;
  readonly recap: RecapWords;
  /** What one is after, and what counts for it on this sheet. */
  readonly goal: Readonly<Record<'alone' | 'together', (counted: 'gems' | 'gold') => string>>;
  readonly why: ReasonWords;
  /** What would happen, before it does. */
  readonly foresights: Sentences<Foresight>;
  /** What it takes. */
  readonly needs: Sentences<NamedNeed>;
  readonly doing: DoingWords;
}

/** What an action does, by the name of what it is done to. */
interface DoingWords {
  readonly write: (number: number, cloud: string) => string;
  /** Without a sum where it is the number of the space, which its name begins with. */
  readonly mark: (sum: number | undefined, space: string) => string;
  readonly hit: (sum: number, monster: string) => string;
  readonly crush: (monster: string) => string;
  readonly torch: Readonly<Record<'space' | 'room', (name: string) => string>>;
  readonly done: string;
}

export interface StandingWords {
  readonly title: string;
  /** "Seat 2: 7 lives, 3 gems, 2 gold, 11 points, done". */
  readonly row: (name: string, figures: Figures, status: Status) => string;
  readonly status: Readonly<Record<Status, string>>;
  readonly show: (name: string) => string;
  /** On a narrow screen: all that stands beside the map. */
  readonly ledger: string;
}

export interface Figures {
  readonly lives: number;
  readonly gems: number;
  readonly gold: number;
  readonly points: number;
}

interface TrayWords {
  readonly dice: (white: readonly number[], black: number | undefined) => string;
  readonly empty: string;
}

interface PairWords {
  readonly title: string;
  readonly note: string;
  readonly black: string;
  readonly free: string;
  readonly price: (symbols: number) => string;
  /** On the switch of a narrow screen: "−1 of 2". */
  readonly shortPrice: (symbols: number) => string;
  readonly shortFree: string;
  readonly blackSwitch: string;
  readonly row: (number: number, sums: readonly number[], worth: string) => string;
  readonly worth: Readonly<Record<Worth, string>>;
  readonly loses: (lives: number, causes: readonly string[]) => string;
  /** What the lives are lost for. */
  readonly because: {
    readonly wasted: (sums: number) => string;
    readonly hearts: (lives: number) => string;
    readonly idle: string;
  };
  /** What it costs when monsters with hearts fall. */
  readonly hearts: (lives: number) => string;
  readonly kills: Readonly<Record<'certain' | 'by-hearts', string>>;
  readonly chips: ChipWords;
}

interface ChipWords {
  readonly hit: (name: string) => string;
  readonly crush: (name: string) => string;
  readonly spaces: (count: number) => string;
  readonly kind: (kind: string) => string;
  readonly none: string;
  readonly later: string;
  readonly used: string;
}

interface BarWords {
  readonly choose: string;
  /** How many rows there are, those with the black die apart: they may be folded away. */
  readonly split: (white: number, black: number) => string;
  /** What a row or the end of one's round costs, and for what. */
  readonly costs: (lives: number, causes: readonly string[]) => string;
  /** Alone, where no row hurts a monster (DDD-S-3). */
  readonly chooseIdle: string;
  readonly tap: string;
  readonly tapOne: (letter: string, sum: number) => string;
  readonly tapTorch: string;
  readonly chest: string;
  readonly stuck: string;
  readonly here: (sum: number) => string;
  readonly both: string;
  /** The ends of a round, with what they cost. */
  readonly done: (lives: number) => string;
  readonly giveUp: (lives: number) => string;
  readonly torch: (left: number) => string;
  readonly torchOff: string;
  /** What the switch of free damage is called, and what stands on it. */
  readonly free: string;
  readonly freeTaken: string;
  readonly freeLeft: string;
  readonly waiting: string;
  readonly looking: string;
  /** Shorter than on the sheet: what the stars of another one mean, and the way back. */
  readonly lastRound: string;
  readonly back: string;
  readonly rolling: string;
}

/** Before a step that strikes the skull. */
interface DeathWords {
  readonly title: string;
  readonly text: (cost: number, left: number) => string;
  readonly stay: string;
  readonly die: string;
}

/** On which side of a room a space lies. */
export const SIDES = ['left', 'right', 'above', 'below'] as const;
export type Side = (typeof SIDES)[number];

export interface MapWords {
  readonly board: (sheet: string, name: string) => string;
  /** Which square of the sheet a space stands on, as it is drawn: "row 3, column 5". */
  readonly place: (row: number, column: number) => string;
  readonly beside: Readonly<Record<Side, (name: string) => string>>;
  /** What a bot would press. */
  readonly hinted: string;
  /** "8, regular, row 3, column 5, left of Owl: visited". */
  readonly state: Readonly<Record<'visited' | 'open' | 'far' | 'half' | 'defeated' | 'reached' | 'unreached', string>>;
  readonly room: (room: RoomState) => string;
  readonly offer: Readonly<Record<'A' | 'B' | 'A/B' | 'A+B' | 'torch' | 'pen', string>>;
  readonly choose: string;
  readonly with: (sum: number) => string;
  readonly others: (name: string) => string;
  readonly changed: string;
  readonly unchanged: string;
  readonly back: string;
  readonly unzoom: string;
  readonly why: string;
}

export interface RoomState {
  readonly name: string;
  readonly black: readonly number[];
  readonly open: readonly number[];
  readonly locked: readonly number[];
  readonly left: number;
  readonly boxes: number;
  readonly gems: readonly [number, number];
  readonly hearts: number;
  readonly armoured: boolean;
}

interface ChestWords {
  readonly title: string;
  readonly means: Readonly<Record<Reward, string>>;
}

interface WritingWords {
  readonly title: string;
  readonly about: readonly string[];
  readonly pick: string;
  readonly number: (number: number) => string;
  readonly taken: (number: number) => string;
  readonly portal: string;
  readonly left: (count: number) => string;
  readonly done: string;
}

/** What lies behind the points of a sheet. */
export interface Counted {
  readonly gems: number;
  readonly gold: number;
  readonly hits: number;
  readonly isBossSlain: boolean;
}

/** What speaks for something that a bot advises. */
export const CAUSES = ['gems', 'gold', 'symbols', 'torches', 'blows', 'reached', 'lives', 'outlook'] as const;
export type CauseName = (typeof CAUSES)[number];

export interface ReasonWords {
  /** In points above the sheet as it lies. */
  readonly worth: (points: number, cause: string | undefined, next: string | undefined) => string;
  /** The next best, where it is worth less, and where it is not. */
  readonly nextBest: (points: number) => string;
  readonly asGood: string;
  readonly causes: Readonly<Record<CauseName, string>>;
  /** Where hardly any point is to be had yet. */
  readonly opens: (spaces: number) => string;
  readonly near: (corridors: number) => string;
  /** Of free damage that may end the match. */
  readonly lead: (points: number) => string;
  readonly nothing: (lives: number) => string;
  /** Where there is nothing to choose; what comes after it may be chosen again, so nothing is said of what it brings. */
  readonly only: string;
  /** The same, where it brings a loss of lives. */
  readonly onlyCosts: (lives: number) => string;
}

/** While a round is told; whoever has no name is the reader. */
interface RecapWords {
  readonly title: string;
  readonly turn: (name: string | undefined) => string;
  /** Before it is seen whether a monster falls. */
  readonly fall: (name: string | undefined, monster: string) => string;
  /** What a monster brings to whoever was not the first. */
  readonly worth: (name: string | undefined, monster: string, gems: number) => string;
  readonly rolls: (name: string | undefined) => string;
  /** All sheets in one picture. */
  readonly sheets: string;
  /** Beside a number of gems. */
  readonly first: string;
  readonly blow: string;
}

interface ScoreWords {
  readonly title: string;
  readonly line: Readonly<Record<'gems' | 'gold' | 'boss' | 'lives' | 'total', string>>;
  /** How a line is worked out. */
  readonly how: (line: 'gems' | 'gold' | 'boss' | 'lives', counted: Counted) => string;
  readonly fallen: string;
}
