import type { OptionReason } from '../../kernel/options.ts';
import type { Seat } from '../../kernel/game.ts';
import type { EventName, JunkName } from './cards.ts';
import type { Flaw } from './constraints.ts';
import type { Smudge } from './sheet-text.ts';
import type { Square } from './square.ts';
import type { Cause, Effect, End, Shape } from './state.ts';

/** One member for each of several types that carry the same. */
type Each<Type extends string, Rest = unknown> = Type extends string ? { readonly type: Type } & Rest : never;

interface OfSeat {
  readonly seat: Seat;
}

export type Contact = 'none' | 'wall' | 'padded';
export type Loss = 'wall' | 'plague' | 'sacrifice' | 'goblin' | 'crawlers' | 'rats' | 'jailer' | 'blade' | 'whim';
export type Gain = 'potion' | 'treasure' | 'loaf' | 'tonic' | 'whim';

export type Event =
  | (OfSeat & { readonly type: 'turn-began'; readonly number: number })
  | (OfSeat & { readonly type: 'flicked'; readonly aim: number; readonly power: number; readonly cause: Cause })
  | (OfSeat & { readonly type: 'flick-failed' })
  | (OfSeat & {
      readonly type: 'line-drawn';
      readonly x: number;
      readonly y: number;
      readonly toX: number;
      readonly toY: number;
      readonly contact: Contact;
    })
  | (OfSeat & { readonly type: 'chest-passed'; readonly square: Square })
  | (OfSeat & { readonly type: 'potion-passed'; readonly square: Square; readonly strokes: number })
  | (OfSeat & { readonly type: 'treasure-taken' })
  | (OfSeat & { readonly type: 'hp-lost'; readonly by: number; readonly hp: number; readonly cause: Loss })
  | (OfSeat & { readonly type: 'hp-gained'; readonly by: number; readonly hp: number; readonly cause: Gain })
  | (OfSeat & { readonly type: 'touch-spared'; readonly how: 'coat' | 'acrobat' })
  | Each<'junk-drawn' | 'junk-used' | 'junk-returned', OfSeat & { readonly card: JunkName }>
  | (OfSeat & { readonly type: 'junk-gone' })
  | (OfSeat & { readonly type: 'junk-stolen'; readonly card: JunkName; readonly from: Seat })
  | Each<'event-drawn' | 'card-fizzled', OfSeat & { readonly card: EventName }>
  | Each<'event-skipped' | 'turn-repeated', OfSeat>
  | { readonly type: 'events-shuffled'; readonly cards: number }
  | Each<'dice-rolled' | 'die-set', OfSeat & { readonly dice: readonly number[] }>
  | (OfSeat & { readonly type: 'coin-tossed'; readonly heads: boolean })
  | (OfSeat & { readonly type: 'wall-drawn'; readonly squares: readonly Square[]; readonly shape: Shape })
  | Each<'stone-grew' | 'wall-removed' | 'rats-started', OfSeat & { readonly square: Square }>
  | (OfSeat & { readonly type: 'stone-forgotten' })
  | { readonly type: 'stone-gone' }
  | { readonly type: 'plague-drawn'; readonly red: number; readonly black: number }
  | { readonly type: 'table-bolted' }
  | Each<'hindered' | 'relieved', OfSeat & { readonly effect: Effect }>
  | (OfSeat & { readonly type: 'card-spun'; readonly to: number })
  | Each<'teleported' | 'sent-back', OfSeat & { readonly x: number; readonly y: number }>
  | Each<'monster-cancelled' | 'blade-missed' | 'toll-escaped' | 'nobody-near', OfSeat>
  | Each<'flick-taken-back' | 'quibbled' | 'guard-bribed', OfSeat>
  | (OfSeat & { readonly type: 'character-died' })
  | { readonly type: 'game-ended'; readonly end: End };

export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** DP-36, DP-Q14, DP-Q15, DP-Q40: what stands against a wall. */
export type Misfit =
  | { readonly type: 'wall-shape'; readonly shape: Shape }
  | { readonly type: 'wall-off-sheet' }
  | { readonly type: 'wall-off-dice'; readonly red: number; readonly black: number }
  | { readonly type: 'wall-far'; readonly within: number }
  | Each<'wall-on-character' | 'wall-shuts-in', { readonly seat: Seat; readonly squares: readonly Square[] }>
  | Each<
      'wall-on-cell' | 'wall-on-padding' | 'wall-on-treasure' | 'wall-on-wall',
      { readonly squares: readonly Square[] }
    >;

export type Reason =
  | Each<'not-seated' | 'not-your-turn' | 'over' | 'chance' | 'unreadable'>
  | { readonly type: 'no-such-aim'; readonly most: number }
  | { readonly type: 'no-such-power'; readonly most: number }
  | Each<
      | 'flick-first'
      | 'spin-instead'
      | 'nothing-to-spin'
      | 'answer-first'
      | 'place-first'
      | 'choose-first'
      | 'turn-not-over'
    >
  | { readonly type: 'flick-done' }
  | { readonly type: 'not-held'; readonly card: JunkName }
  | { readonly type: 'not-now'; readonly card: JunkName }
  | Each<'no-such-die' | 'die-shows-that'>
  | Each<'stone-resting' | 'stone-grown' | 'stone-apart'>
  | Each<'not-in-large' | 'not-nearest' | 'not-drawn' | 'too-far-to-dig'>
  | Each<'nobody-to-rob' | 'nothing-to-dig' | 'no-room-to-draw'>
  | OptionReason
  | { readonly type: 'no-characters' }
  | Misfit
  | Smudge
  | Flaw;

export type Prompt =
  | Each<'watch' | 'chance'>
  | (OfSeat & { readonly type: 'wait' })
  | { readonly type: 'aim'; readonly cause: Cause; readonly effects: readonly Effect[] }
  | { readonly type: 'spin' }
  | Each<'coat' | 'spare' | 'quibble' | 'dig' | 'land' | 'chest' | 'start'>
  | { readonly type: 'bane'; readonly card: EventName }
  | { readonly type: 'load'; readonly dice: readonly number[] }
  /** Without dice where a character says where the wall has to be. */
  | { readonly type: 'place'; readonly shape: Shape; readonly dice: readonly number[] }
  | { readonly type: 'end'; readonly grow: boolean }
  | { readonly type: 'over'; readonly end: End };
