import type { CoinSide, PenKey } from '../../../../art/dungeon-pen/index.ts';
import type { Effect, Hindrance, JunkName, Shape, Square } from '../../../../games/dungeon-pen/index.ts';
import type { AimedAt } from './aimedAt.ts';
import type { FlickFigures } from './reason.ts';
import type { Found, Reach, Wind } from './survey.ts';

type Params = Readonly<Record<string, string | number>>;

/** What the table of Dungeon Pen says beside the game's own words, in one language. */
export interface BoardWords {
  /** Written on the sheet and on cards. */
  readonly sheet: Readonly<Record<PenKey, (params: Params) => string>>;
  readonly board: SheetWords;
  readonly papers: PaperWords;
  readonly standings: StandingWords;
  readonly aim: AimWords;
  readonly answers: AnswerWords;
  readonly wall: WallWords;
  readonly squares: SquareWords;
  readonly turn: TurnWords;
  readonly cards: CardCornerWords;
  readonly moments: MomentWords;
  readonly captions: CaptionWords;
  /** What one is after, as long as one does not carry the treasure and then. */
  readonly goal: Readonly<Record<'treasure' | 'home', (rival: string) => string>>;
  readonly reasons: ReasonWords;
  readonly junk: JunkWords;
  readonly survey: SurveyWords;
  readonly habits: HabitWords;
  readonly result: EndWords;
}

/** The papers beside the sheet, where they lie on top of each other. */
export interface PaperWords {
  readonly title: string;
  readonly decision: string;
  readonly card: string;
  readonly junk: (cards: number) => string;
}

export interface SheetWords {
  /** The sheet as a whole, for whoever cannot see it. */
  readonly label: (dungeon: string) => string;
  readonly turning: string;
  readonly turnLeft: string;
  readonly turnRight: string;
  readonly toSeat: string;
  readonly handle: string;
  /** While a card keeps the seat from turning the sheet. */
  readonly held: string;
  readonly bolted: string;
  readonly cancel: string;
  readonly closing: string;
  readonly shut: string;
}

export interface StandingWords {
  readonly title: string;
  readonly hp: (hp: number, most: number) => string;
  readonly carries: string;
  readonly turns: (turns: number) => string;
  readonly effect: (effect: string) => string;
}

export interface AimWords {
  readonly title: string;
  readonly direction: string;
  readonly power: string;
  readonly reach: string;
  readonly spread: string;
  readonly wall: string;
  readonly degrees: (degrees: number) => string;
  readonly percent: (part: number) => string;
  readonly squares: (tenths: number) => string;
  readonly about: (degrees: number) => string;
  readonly times: (factor: number) => string;
  /** What makes a flick spread, in a word or two. */
  readonly hindrances: Readonly<Record<Hindrance, string>>;
  /** What one is after. */
  readonly take: (rival: string) => string;
  readonly goHome: string;
  readonly flick: string;
  /** "Flick north-east, at 40°, 60 %". */
  readonly doing: (wind: Wind, direction: string, power: string) => string;
  readonly spin: string;
  readonly spinNote: string;
  readonly failing: string;
  readonly unknown: string;
  /** What to do, by the way of flicking. */
  readonly how: Readonly<Record<'pull' | 'taps' | 'power', string>>;
  readonly keys: string;
  /** What is heard when the aim has come to rest. */
  readonly heard: (direction: string, power: string, odds: string) => string;
  readonly heardBlind: (direction: string, power: string) => string;
}

interface AnswerWords {
  readonly coat: string;
  readonly spare: string;
  readonly quibble: string;
  readonly bane: string;
  readonly use: string;
  readonly decline: string;
  readonly quibbleUse: string;
  readonly quibbleDecline: string;
  readonly keep: string;
  readonly load: string;
  readonly die: Readonly<Record<'red' | 'black' | 'white', string>>;
  readonly setTo: (die: string, pips: number) => string;
}

interface WallWords {
  readonly shape: Readonly<Record<Shape, string>>;
  readonly turn: string;
  readonly flip: string;
  readonly reshape: string;
  readonly form: (number: number, count: number) => string;
  readonly previous: string;
  readonly next: string;
  readonly draw: string;
  readonly place: (number: number, count: number) => string;
  readonly held: (place: string) => string;
  readonly keys: string;
}

export interface SquareWords {
  readonly dig: string;
  readonly land: string;
  readonly chest: string;
  readonly start: string;
  readonly choose: Readonly<Record<'dig' | 'land' | 'chest' | 'start', string>>;
  /** Whom the rats would reach. */
  readonly bitten: (names: readonly string[]) => string;
  readonly at: (square: string, bearing: string) => string;
  readonly keys: string;
}

interface TurnWords {
  readonly end: string;
  readonly endTitle: string;
  readonly endNote: string;
  readonly waiting: (name: string) => string;
  readonly over: string;
  readonly stone: string;
  readonly grow: Readonly<Record<'n' | 'e' | 's' | 'w', string>>;
}

interface CardCornerWords {
  readonly none: string;
  readonly events: (cards: number) => string;
  readonly junk: (cards: number) => string;
  readonly dice: (dice: readonly number[]) => string;
  readonly coin: Readonly<Record<CoinSide, string>>;
  readonly tossed: string;
  /** A card read aloud: type and target, then its boxes. */
  readonly read: (type: string, target: string, boxes: readonly (readonly string[])[]) => string;
}

/** What stands for a moment where it happens. */
interface MomentWords {
  readonly hair: string;
  readonly lost: (hp: number) => string;
  readonly gained: (hp: number) => string;
  readonly treasure: string;
  readonly home: string;
}

/** What stands above the sheet while something is seen. Who does it is named, but for whoever reads it. */
interface CaptionWords {
  readonly aims: (name: string, at: AimedAt | 'ours', hindered: readonly Effect[]) => string;
  readonly flies: (name: string | undefined) => string;
  readonly spins: (name: string | undefined) => string;
  readonly draws: (name: string | undefined) => string;
  readonly rolls: (name: string | undefined) => string;
  readonly walls: (name: string | undefined) => string;
  readonly tosses: string;
  /** What a coin has brought: HP gained, or lost below zero. */
  readonly coin: (side: CoinSide, name: string | undefined, hp: number) => string;
}

/** Why a bot would do something. Ways are tenths of a square. */
export interface ReasonWords {
  readonly flick: (figures: FlickFigures) => string;
  readonly spin: string;
  readonly use: Readonly<Record<Exclude<JunkName, 'pencil'>, (amount: number, rival: string) => string>>;
  /** How many squares lie on whose way, and how much longer they make the rival's. */
  readonly wall: (rival: string, theirs: number, own: number, detour: number) => string;
  readonly land: (goal: FlickFigures['goal'], way: number) => string;
  /** HP that it costs the rival, less those that it costs oneself. */
  readonly start: (rival: string, hp: number) => string;
  /** In tenths of a square and of a turn. */
  readonly dig: (shorter: number, saved: number) => string;
  readonly set: (rival: string, to: number) => string;
  /** How many games in a hundred the rival's line has cost beyond what such a flick costs. */
  readonly quibble: (rival: string, robbed: number) => string;
  /** By what a card would have answered. */
  readonly decline: Readonly<Record<string, (amount: number, rival: string) => string>>;
  /** With so many cards in hand. */
  readonly end: (cards: number) => string;
  /** So many games in a hundred more are won than by the best flick that goes another way; with how far that may be off. */
  readonly flicked: (more: number, other: Wind, off: number) => string;
  /** So many games in a hundred more would be won by a new flick, below 0 less; with how far that may be off. */
  readonly flickedAgain: (more: number, off: number) => string;
  /** So many games in a hundred more are won than by the next best place for a wall. */
  readonly placed: (more: number) => string;
  /** So many games in a hundred more are won with a wall than before it; below 0 where every place for it costs some. */
  readonly walled: (more: number) => string;
}

interface JunkWords {
  readonly title: string;
  readonly note: string;
  readonly none: string;
  readonly theirs: (name: string) => string;
  readonly nothing: string;
  readonly use: string;
  readonly usable: (card: string) => string;
}

/** Whose surroundings are told to others, and whom they play against. */
interface Named {
  readonly name: string;
  readonly other: string;
}

export interface SurveyWords {
  readonly title: string;
  readonly winds: Readonly<Record<Wind, string>>;
  /** Of whoever listens; with names, of somebody else. */
  readonly here: (square: Square, of?: Named) => string;
  readonly reach: (reach: Reach) => string;
  readonly found: (found: Omit<Found, 'at'>, of?: Named) => string;
  readonly bearing: (wind: Wind, tenths: number) => string;
  /** How far, as a number alone. */
  readonly tenths: (tenths: number) => string;
  readonly hidden: string;
}

interface HabitWords {
  readonly title: string;
  readonly flick: string;
  readonly pull: string;
  readonly taps: string;
  readonly turning: string;
  readonly seat: string;
  readonly still: string;
}

interface EndWords {
  readonly title: string;
  readonly hp: string;
  readonly turns: string;
  readonly flicks: string;
  readonly hits: string;
}
