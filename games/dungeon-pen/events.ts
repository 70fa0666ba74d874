import type { Seat } from '../../kernel/game.ts';
import type { EventName, JunkName } from './cards.ts';
import type { Flaw } from './constraints.ts';
import type { Smudge } from './sheet-text.ts';
import type { Square } from './square.ts';
import type { Cause, Effect, End, Shape } from './state.ts';

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
  | (OfSeat & { readonly type: 'junk-drawn' | 'junk-used' | 'junk-returned'; readonly card: JunkName })
  | (OfSeat & { readonly type: 'junk-gone' })
  | (OfSeat & { readonly type: 'junk-stolen'; readonly card: JunkName; readonly from: Seat })
  | (OfSeat & { readonly type: 'event-drawn' | 'card-fizzled'; readonly card: EventName })
  | (OfSeat & { readonly type: 'event-skipped' })
  | { readonly type: 'events-shuffled'; readonly cards: number }
  | (OfSeat & { readonly type: 'dice-rolled' | 'die-set'; readonly dice: readonly number[] })
  | (OfSeat & { readonly type: 'coin-tossed'; readonly heads: boolean })
  | (OfSeat & { readonly type: 'wall-drawn'; readonly squares: readonly Square[]; readonly shape: Shape })
  | (OfSeat & { readonly type: 'stone-grew' | 'wall-removed'; readonly square: Square })
  | (OfSeat & { readonly type: 'stone-forgotten' })
  | { readonly type: 'stone-gone' }
  | { readonly type: 'plague-drawn'; readonly red: number; readonly black: number }
  | { readonly type: 'table-bolted' }
  | (OfSeat & { readonly type: 'hindered' | 'relieved'; readonly effect: Effect })
  | (OfSeat & { readonly type: 'card-spun'; readonly to: number })
  | (OfSeat & { readonly type: 'teleported' | 'sent-back'; readonly x: number; readonly y: number })
  | (OfSeat & { readonly type: 'monster-cancelled' | 'blade-missed' | 'toll-escaped' | 'nobody-near' })
  | (OfSeat & { readonly type: 'flick-taken-back' | 'quibbled' | 'guard-bribed' })
  | (OfSeat & { readonly type: 'character-died' })
  | { readonly type: 'game-ended'; readonly end: End };

/** DP-36, DP-Q14, DP-Q15, DP-Q40: what stands against a wall. */
export type Misfit =
  | { readonly type: 'wall-shape'; readonly shape: Shape }
  | { readonly type: 'wall-off-sheet' }
  | { readonly type: 'wall-off-dice'; readonly red: number; readonly black: number }
  | { readonly type: 'wall-far'; readonly within: number }
  | { readonly type: 'wall-on-character' | 'wall-shuts-in'; readonly seat: Seat; readonly squares: readonly Square[] }
  | {
      readonly type: 'wall-on-cell' | 'wall-on-padding' | 'wall-on-treasure' | 'wall-on-wall';
      readonly squares: readonly Square[];
    };

export type Reason =
  | { readonly type: 'not-seated' | 'not-your-turn' | 'over' | 'chance' | 'unreadable' }
  | { readonly type: 'no-such-aim'; readonly most: number }
  | { readonly type: 'no-such-power'; readonly most: number }
  | {
      readonly type:
        | 'flick-first'
        | 'spin-instead'
        | 'nothing-to-spin'
        | 'answer-first'
        | 'place-first'
        | 'choose-first'
        | 'turn-not-over';
    }
  | { readonly type: 'flick-done' | 'not-that-answer' }
  | { readonly type: 'not-held'; readonly card: JunkName }
  | { readonly type: 'not-now'; readonly card: JunkName }
  | { readonly type: 'no-such-die' | 'die-shows-that' }
  | { readonly type: 'stone-resting' | 'stone-grown' | 'stone-apart' }
  | { readonly type: 'not-free' | 'not-in-large' | 'not-nearest' | 'not-drawn' | 'too-far-to-dig' }
  | { readonly type: 'nobody-to-rob' | 'nothing-to-dig' | 'no-room-to-draw' }
  | { readonly type: 'no-such-option'; readonly option: string }
  | { readonly type: 'no-such-value'; readonly option: string; readonly expected: string }
  | { readonly type: 'no-characters' }
  | Misfit
  | Smudge
  | Flaw;

export type Prompt =
  | { readonly type: 'watch' | 'chance' }
  | (OfSeat & { readonly type: 'wait' })
  | { readonly type: 'aim'; readonly cause: Cause; readonly effects: readonly Effect[] }
  | { readonly type: 'spin' }
  | { readonly type: 'coat' | 'spare' | 'quibble' | 'dig' | 'land' | 'chest' }
  | { readonly type: 'bane'; readonly card: EventName }
  | { readonly type: 'load'; readonly dice: readonly number[] }
  | { readonly type: 'place'; readonly shape: Shape; readonly dice: readonly number[] }
  | { readonly type: 'end'; readonly grow: boolean }
  | { readonly type: 'over'; readonly end: End };
