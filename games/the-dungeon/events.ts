import type { OptionReason } from '../../kernel/options.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Each, Price } from './action.ts';
import type { Enemy, Face, Find, Room, Spell, Test } from './data.ts';
import type { Flaw } from './constraints.ts';
import type { Smudge } from './set-text.ts';
import type { Side, QuarterTurn } from './tiles.ts';

export type Result = 'won' | 'drawn' | 'lost';

/** What dice on the table come to. */
export type Verdict =
  | { readonly type: 'movement'; readonly tiles: number }
  | { readonly type: 'lock'; readonly isOpen: boolean }
  | { readonly type: 'test'; readonly test: Test; readonly craft: number; readonly passed: boolean }
  | FightVerdict
  | { readonly type: 'save'; readonly saved: boolean }
  | { readonly type: 'gold'; readonly gold: number }
  | { readonly type: 'find'; readonly find: Find };

export interface FightVerdict {
  readonly type: 'fight';
  /** Undefined for another character. */
  readonly enemy?: Enemy;
  readonly mine: number;
  readonly theirs: number;
  readonly result: Result;
}

interface Someone {
  readonly seat: Seat;
}
/** What a die has brought forth, and that die; null where it was no matter of luck. */
interface Brought extends Someone {
  readonly die: number | null;
}
interface Coordinates {
  readonly x: number;
  readonly y: number;
}

export type Event =
  | (Someone & { readonly type: 'character-drawn'; readonly character: string })
  | (Someone & { readonly type: 'object-left-above'; readonly object: string })
  | (Someone & { readonly type: 'spell-learnt'; readonly spell: Spell | null })
  | (Someone & { readonly type: 'spell-discarded'; readonly spell: Spell })
  | (Someone & { readonly type: 'turn-began'; readonly round: number })
  | Each<'turn-missed' | 'waited' | 'fell-in' | 'stayed-above' | 'retired', Someone>
  | (Someone & { readonly type: 'movement-rolled'; readonly die: number; readonly tiles: number })
  | Each<'door-unlocked' | 'door-locked', Someone & { readonly side: Side; readonly die: number }>
  | { readonly type: 'tile-turned-up'; readonly face: Face }
  | (Someone & { readonly type: 'tile-drawn'; readonly face: Face })
  | (Someone & Coordinates & { readonly type: 'tile-laid'; readonly face: Face; readonly turn: QuarterTurn })
  | (Someone & Coordinates & { readonly type: 'moved'; readonly face: Face; readonly side: Side })
  | Each<'dead-end' | 'came-home', Someone>
  | (Someone & { readonly type: 'waded'; readonly gold: number; readonly objects: readonly string[] })
  | (Someone & { readonly type: 'stayed-in-stream' })
  | (Someone & {
      readonly type: 'test-rolled';
      readonly test: Test;
      readonly dice: readonly number[];
      readonly craft: number;
      readonly passed: boolean;
    })
  | (Someone & { readonly type: 'dark-ignored' })
  | (Someone & { readonly type: 'tortured'; readonly price: Price })
  | (Brought & { readonly type: 'enemy-met'; readonly enemy: Enemy; readonly power: number })
  | (Someone & {
      readonly type: 'fought';
      readonly enemy: Enemy;
      readonly dice: readonly number[];
      readonly mine: number;
      readonly theirs: number;
      readonly result: Result;
    })
  | (Someone & { readonly type: 'guard-bribed'; readonly gold: number })
  | (Someone & { readonly type: 'enemy-evaded'; readonly enemy: Enemy })
  | (Someone & { readonly type: 'thrown-back' })
  | Each<'life-lost' | 'life-healed', Someone & { readonly lives: number }>
  | (Someone & { readonly type: 'save-rolled'; readonly object: string; readonly die: number; readonly saved: boolean })
  | Each<'turn-forfeited' | 'turn-regained', Someone>
  | (Brought & { readonly type: 'cave-in' })
  | (Someone & { readonly type: 'died'; readonly room: Room })
  | (Brought & { readonly type: 'found'; readonly what: 'nothing' | 'food' })
  | (Brought & { readonly type: 'gold-found'; readonly gold: number })
  | (Brought & { readonly type: 'object-found'; readonly object: string })
  | (Brought & { readonly type: 'none-available'; readonly object: string })
  | (Someone & { readonly type: 'object-left'; readonly object: string })
  | (Someone & { readonly type: 'gold-taken'; readonly gold: number })
  | Each<'object-taken' | 'follower-taken' | 'follower-left', Someone & { readonly name: string }>
  | (Brought & { readonly type: 'way-out-found'; readonly room: Room })
  | (Someone & { readonly type: 'exit-declined' })
  | (Someone & {
      readonly type: 'escaped';
      readonly round: number;
      readonly strength: number;
      readonly craft: number;
      readonly lives: number;
      readonly gold: number;
      readonly objects: readonly string[];
      readonly followers: readonly string[];
      readonly spells: number;
    })
  | (Someone & { readonly type: 'scroll-read' })
  | (Someone & { readonly type: 'eaten'; readonly object: 'pastry' | 'fish-cake' })
  | (Someone & { readonly type: 'spell-cast'; readonly spell: Spell })
  | (Someone & {
      readonly type: 'rival-fought';
      readonly rival: Seat;
      readonly dice: readonly number[];
      readonly mine: number;
      readonly theirs: number;
      readonly result: Result;
    })
  | (Someone & { readonly type: 'robbed'; readonly victim: Seat; readonly what: 'life' | 'gold' })
  | (Someone & { readonly type: 'object-robbed'; readonly victim: Seat; readonly object: string })
  | (Someone & { readonly type: 'dice-thrown'; readonly dice: readonly number[]; readonly verdict: Verdict })
  | (Someone & { readonly type: 'fate-spent'; readonly die: number; readonly left: number })
  | { readonly type: 'last-turns' }
  | { readonly type: 'tiles-taken-up' }
  | { readonly type: 'dungeon-won'; readonly cause: 'deaths' | 'rounds' }
  | { readonly type: 'race-won'; readonly winners: readonly Seat[] };

export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** A part of an entry that a table makes by hand. */
export interface Field {
  readonly seat: Seat;
  readonly field: string;
}

export type Reason =
  | Each<'nobody-inside' | 'above-first' | 'not-above'>
  | Each<'over' | 'chance' | 'not-your-turn' | 'not-seated' | 'unreadable'>
  | Each<'wall' | 'blocked' | 'locked' | 'no-turning-back' | 'must-return' | 'no-tiles' | 'no-stopping'>
  | Each<'opening-astray' | 'same-turn' | 'lay-first'>
  | Each<'in-the-stream' | 'not-in-the-stream' | 'set-out-first' | 'no-surplus'>
  | Each<'encounter-first' | 'other-encounter'>
  | { readonly type: 'bribe-too-small'; readonly gold: number; readonly asked: number }
  | { readonly type: 'price-not-there'; readonly price: string }
  | Each<'no-encounters' | 'no-rival' | 'truce-in-the-cell'>
  | Each<'spoils-first' | 'not-there-to-take' | 'scroll-first' | 'not-beaten'>
  | { readonly type: 'not-held'; readonly name: string }
  | { readonly type: 'not-now'; readonly name: string }
  | { readonly type: 'no-such-spell' }
  | { readonly type: 'discard-first'; readonly places: number }
  | { readonly type: 'leave-first'; readonly most: number }
  | { readonly type: 'hands-full'; readonly most: number }
  | Each<'barred' | 'nothing-lies-here' | 'only-in-cells'>
  | Each<'fate-first' | 'no-fate' | 'no-way-out' | 'no-ability' | 'turn-over'>
  | { readonly type: 'not-everybody-home' }
  | Smudge
  | Flaw
  | OptionReason
  | { readonly type: 'seats-differ'; readonly seats: number; readonly found: number }
  | { readonly type: 'character-twice'; readonly character: string }
  | Each<'field-unknown' | 'field-missing', Field>
  | (Field & { readonly type: 'field-range'; readonly least: number; readonly most: number })
  | (Field & { readonly type: 'field-length'; readonly most: number })
  | (Field & { readonly type: 'field-value'; readonly expected: string })
  | (Field & { readonly type: 'field-text'; readonly most: number })
  | (Field & { readonly type: 'name-taken'; readonly name: string })
  | { readonly type: 'too-many-objects'; readonly seat: Seat; readonly most: number }
  | { readonly type: 'animals-outside'; readonly seat: Seat }
  | { readonly type: 'too-many-spells'; readonly seat: Seat; readonly most: number };

export type Prompt =
  | Each<'watch' | 'dealing' | 'rolling'>
  | { readonly type: 'wait'; readonly seat: Seat }
  | Each<'dead' | 'out' | 'above'>
  | Each<'begin' | 'stream'>
  | { readonly type: 'stream-return' }
  | { readonly type: 'step'; readonly moves: number; readonly ways: number }
  | { readonly type: 'step-home'; readonly moves: number }
  | { readonly type: 'retry' }
  | { readonly type: 'lay'; readonly face: Face; readonly turns: number }
  | { readonly type: 'meet'; readonly room: Room }
  | { readonly type: 'meet-rival'; readonly room: Room }
  | { readonly type: 'fight'; readonly enemy: Enemy; readonly power: number }
  | { readonly type: 'guard'; readonly bribe: number; readonly gold: number }
  | Each<'beaten' | 'spoils', { readonly rival: Seat }>
  | { readonly type: 'discard'; readonly places: number }
  | { readonly type: 'leave'; readonly most: number }
  | { readonly type: 'fate'; readonly left: number; readonly dice: readonly number[]; readonly verdict: Verdict }
  | Each<'end' | 'end-leaving' | 'end-waiting'>
  | { readonly type: 'over-alone'; readonly points: number; readonly rating: number }
  | { readonly type: 'lost-alone' }
  | { readonly type: 'over'; readonly winners: readonly Seat[] }
  | { readonly type: 'over-nobody' };
