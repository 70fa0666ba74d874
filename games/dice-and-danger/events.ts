import type { OptionReason } from '../../kernel/options.ts';
import type { Seat } from '../../kernel/game.ts';
import type { FreeDamage, Reward } from './action.ts';
import type { Flaw } from './constraints.ts';
import type { Departure } from './departures.ts';
import type { Need } from './needs.ts';
import type { Achievement, Node, SpaceKind } from './sheet.ts';
import type { Smudge } from './sheet-text.ts';
import type { Paper } from './state.ts';

/** One member of a union for each type, all with the same fields. */
type Each<Type extends string, Fields> = Type extends string ? { readonly type: Type } & Fields : never;

interface OfSeat {
  readonly seat: Seat;
}

interface OfRoom extends OfSeat {
  readonly room: Node;
  readonly name: string;
}

/** A space that was crossed out. The number is 0 where the space shows none. */
export interface Mark {
  readonly number: number;
  readonly kind: SpaceKind;
}

/** A monster that lost so many boxes. */
export interface Hit {
  readonly name: string;
  readonly boxes: number;
}

/** What a seat does in its round; nobody else is told before all are done (DDD-Q34). */
export type Sealed =
  | (OfSeat & { readonly type: 'cloud-written'; readonly space: Node; readonly number: number })
  | (OfSeat & {
      readonly type: 'dice-split';
      readonly sums: readonly [number, number];
      readonly black: boolean;
      readonly paid: boolean;
    })
  /** The number is 0 where the space shows none. */
  | (OfSeat & { readonly type: 'space-visited'; readonly space: Node; readonly number: number })
  | (OfSeat & { readonly type: 'rubble-cleared'; readonly space: Node })
  | Each<'gold-found' | 'gem-found' | 'fist-swung' | 'portal-opened' | 'torch-burnt', OfSeat>
  | (OfRoom & { readonly type: 'monster-hit'; readonly boxes: number })
  | (OfSeat & { readonly type: 'chest-opened'; readonly reward: Reward })
  | (OfSeat & { readonly type: 'free-damage-chosen'; readonly damage: FreeDamage })
  | (OfSeat & { readonly type: 'sums-given-up'; readonly sums: readonly number[]; readonly lives: number });

export const SEALED: readonly Event['type'][] = [
  'cloud-written',
  'dice-split',
  'space-visited',
  'rubble-cleared',
  'gold-found',
  'gem-found',
  'fist-swung',
  'portal-opened',
  'torch-burnt',
  'monster-hit',
  'chest-opened',
  'free-damage-chosen',
  'sums-given-up',
] satisfies readonly Sealed['type'][];

export type Event =
  | Sealed
  | (OfSeat & { readonly type: 'dice-rolled'; readonly dice: readonly number[]; readonly round: number })
  | Each<'seat-done' | 'no-damage' | 'seat-fell', OfSeat>
  /** DDD-PP-1: by cloud, what a seat has written. */
  | (OfSeat & { readonly type: 'seat-wrote'; readonly written: readonly number[] })
  /** What a seat has crossed out in the round that is being settled, and its sheet before anything comes of that. */
  | (OfSeat & {
      readonly type: 'round-shown';
      readonly paper: Readonly<Paper>;
      readonly spaces: readonly Node[];
      readonly rooms: readonly Node[];
      /** By space of `spaces`. */
      readonly marks: readonly Mark[];
      /** By room of `rooms`. */
      readonly hits: readonly Hit[];
      /** What the chests held that were opened. */
      readonly rewards: readonly Reward[];
      readonly lost: number;
    })
  | (OfRoom & {
      readonly type: 'monster-slain';
      readonly gems: number;
      readonly hearts: number;
      readonly first: boolean;
    })
  | Each<'free-damage' | 'free-damage-left', OfRoom>
  | (OfSeat & { readonly type: 'deed-done'; readonly deed: Achievement['type']; readonly gems: number })
  | { readonly type: 'game-ended'; readonly cause: Cause };

/** DDD-38, DDD-Q26, DDD-Q28: why a game ends. */
export type Cause = 'last-monster' | 'one-left' | 'none-left' | 'fallen';

/** Where a space or a room was meant, with what it would take. */
export type Reason = Because & { readonly needs?: readonly Need[] };

type Because =
  | { readonly type: 'not-seated' | 'over' | 'roll-first' | 'dead' | 'done-already' | 'unreadable' }
  | { readonly type: 'write-first' | 'all-written' | 'no-cloud' | 'cloud-full' }
  | Each<'not-to-write' | 'written-already', { readonly number: number }>
  | { readonly type: 'split-first' | 'split-stands' | 'chest-first' | 'no-chest' | 'reward-taken' }
  | Each<
      'no-such-split' | 'no-symbol' | 'white-will-do' | 'has-target' | 'sums-left',
      { readonly sums: readonly number[] }
    >
  | { readonly type: 'no-such-sum'; readonly sum: number }
  | { readonly type: 'no-such-space' | 'visited' | 'not-adjacent' | 'no-number' | 'start-apart' }
  | { readonly type: 'wrong-number'; readonly number: number; readonly sum: number }
  | { readonly type: 'needs-double'; readonly number: number }
  | { readonly type: 'no-such-room' }
  | Each<'not-reached' | 'defeated' | 'armoured' | 'not-armoured', { readonly name: string }>
  | Each<'locked' | 'not-shown', { readonly name: string; readonly number: number }>
  | { readonly type: 'no-torch' | 'nothing-left' | 'no-free-damage' | 'free-chosen' }
  | OptionReason
  | Smudge
  | Flaw
  | Departure;

export type Prompt =
  | { readonly type: 'watch' | 'roll' | 'wait' | 'dead' | 'written' | 'chest' | 'done' }
  | { readonly type: 'write'; readonly left: number }
  | { readonly type: 'split'; readonly splits: number }
  | { readonly type: 'cross'; readonly sums: readonly number[]; readonly targets: number }
  | { readonly type: 'give-up'; readonly sums: readonly number[]; readonly lives: number }
  | { readonly type: 'over-alone'; readonly score: number; readonly rank: number; readonly fallen: boolean }
  | { readonly type: 'over'; readonly winners: readonly Seat[] };
