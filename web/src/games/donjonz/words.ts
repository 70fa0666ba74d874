import type { SheetWords } from '../../../../art/donjonz/index.ts';
import type { Action, Card, Side, Turn, View, Weapon } from '../../../../games/donjonz/index.ts';
import type { Sentences } from '../../../../kernel/words.ts';
import type { Onward } from './context.ts';
import type { Enclosure } from './enclosure.ts';
import type { Foresight } from './foresight.ts';
import type { Neighbour } from './neighbours.ts';
import type { Surveyed } from './survey.ts';
import type { Tally } from './voice.ts';

export type Choice = Extract<Action, { type: 'pick-up' | 'swap' | 'leave' }>;

/** What the board of DonjonZ says beside the game's own words, in one language. */
export interface BoardWords {
  /** Printed on the sheet. */
  readonly sheet: SheetWords;
  readonly turned: Readonly<Record<Turn, string>>;
  readonly laying: LayingWords;
  readonly walking: WalkingWords;
  readonly survey: SurveyWords;
  /** What would happen, before it does. */
  readonly foresights: Sentences<Foresight>;
  readonly voice: VoiceWords;
  /** What is seen being done, before anybody knows what it brings. */
  readonly captions: {
    readonly step: Readonly<Record<Side, string>>;
    readonly lays: (card: string) => string;
  };
  /** What one is after. */
  readonly goal: string;
  readonly why: ReasonWords;
  readonly bestWalk: {
    readonly show: (score: number) => string;
    readonly hide: string;
    readonly alike: (steps: number) => string;
    /** At which step the walks part, and where each goes on; nothing where it ends. */
    readonly parted: (step: number, own: Side | undefined, better: Side | undefined) => string;
    readonly left: (pouches: number, monsters: number) => string;
    readonly cost: (glory: number) => string;
  };
}

/** A line for every card of the map. */
interface VoiceWords {
  /** What to do with the card in hand, and what it brings. */
  readonly brings: (card: string, place: readonly [number: number, of: number], tally: Tally) => string;
  readonly toCome: (tally: Tally) => string;
}

/** Why a bot advises something. */
export interface ReasonWords {
  readonly joined: (open: number, walled: number) => string;
  /** How a walk is likely to end that goes over a card as it is advised to lie. */
  readonly promises: (glory: number) => string;
  /** Where a card would lie best if it did not lie where it is advised to, and how a walk would end then. */
  readonly elsewhere: (place: string, glory: number) => string;
  readonly ends: (glory: number) => string;
  readonly compared: (glory: number, other: string | undefined, less: number) => string;
  readonly even: (glory: number, other: string | undefined) => string;
  /** With so many cards still to be laid. */
  readonly take: (left: number) => string;
  readonly setOut: string;
}

interface LayingWords {
  readonly pile: string;
  readonly pileNote: string;
  readonly inHand: string;
  readonly toTake: string;
  readonly next: string;
  readonly last: string;
  readonly none: string;
  /** How many cards nobody has seen yet. */
  readonly unseen: (cards: number) => string;
  readonly more: (cards: number) => string;
  readonly turn: string;
  readonly lay: string;
  /** What is done once a card lies. */
  readonly onward: Readonly<Record<Onward['type'], string>>;
  readonly undo: string;
  readonly order: string;
  readonly keys: string;
  /** The name of the board while a card is in hand. */
  readonly board: (card: string) => string;
  readonly boardAfter: (card: string) => string;
  readonly boardWalledIn: (card: string) => string;
  /** The same in a replay, where no key moves a card. */
  readonly boardHeld: (card: string) => string;
  readonly boardLaid: (card: string) => string;
  /** How the card in hand lies, for the ears. */
  readonly held: (card: string, turned: string) => string;
  readonly fits: (turned: string, place: string) => string;
  readonly list: string;
  readonly listTitle: (card: string) => string;
  readonly turnBy: string;
  readonly near: (card: string, places: number) => string;
  readonly layAt: (place: string) => string;
  readonly layTurned: (turned: string, spot: string) => string;
  /** "left of The Front Step, 1 up". */
  readonly spot: (neighbours: readonly Neighbour[]) => string;
  /** "left of The Front Step, 1 space up: 2 edges touch, 1 of them open; also touches The Bat Loft". */
  readonly place: (neighbours: readonly Neighbour[]) => string;
  readonly refused: (turned: string, reason: string) => string;
  /** What a card that lies like this leaves to the hero. */
  readonly enclosed: (enclosure: Enclosure) => string;
}

interface WalkingWords {
  readonly board: string;
  /** The four arrows beside the board. */
  readonly pad: string;
  /** Its name where no step can be taken: in a replay, and after the end. */
  readonly boardStill: string;
  readonly order: (cards: number) => string;
  readonly so: (steps: number, left: number) => string;
  readonly keys: string;
  readonly step: readonly [north: string, east: string, south: string, west: string];
  /** "Step north: golem beaten: +4 glory". */
  readonly ahead: (step: string, foretold: string) => string;
  readonly again: string;
  readonly choice: (choice: Choice, found: Weapon) => string;
  readonly found: (weapon: Weapon) => string;
  /** What a weapon is good for: how many monsters that it beats have not been met. */
  readonly beats: (weapon: Weapon, left: number) => string;
  /** Of a weapon that one has in hand already. */
  readonly already: string;
  /** Of a weapon exchanged for one of its kind. */
  readonly same: string;
  /** What giving one up means. */
  readonly without: (weapon: Weapon, left: number) => string;
  /** All that is circled on the sheet, in one go. */
  readonly inventory: (view: View) => string;
  readonly open: string;
}

export interface SurveyWords {
  readonly title: string;
  readonly row: (row: number) => string;
  readonly rock: string;
  readonly space: (space: Surveyed) => string;
  /** What lies at a row and a column, counted as the table does. */
  readonly at: (row: number, column: number, said: string) => string;
  readonly card: (card: Card) => string;
}
