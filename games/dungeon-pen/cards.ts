import type { ICONS } from './data.ts';
import type { Effect, Step } from './state.ts';

export type Icon = (typeof ICONS)[number];
/** DP-37: one box is an immediate effect, two are a condition and its effect, three a sequence. */
export type Boxes = readonly (readonly Icon[])[];

export const EVENT_TYPES = ['prisoner', 'flick', 'monster', 'trap', 'wall'] as const;
export type EventType = (typeof EVENT_TYPES)[number];
/** DP-26, DP-C5: whom the arrow on a card means. */
export type Target = 'self' | 'other' | 'both' | 'random' | 'map' | 'closest';

/** A step that a card asks for; `other` puts it to the opponent of whoever drew the card. */
export type Stage = Unseated<Step> & { readonly other?: true };
type Unseated<S> = S extends Step ? Omit<S, 'seat'> : never;

interface EventCard {
  readonly type: EventType;
  readonly target: Target;
  readonly boxes: Boxes;
  readonly copies: number;
  readonly stages: readonly Stage[];
}

const afflict = (effect: Effect): Stage => ({ type: 'afflict', effect, other: true });

/** The event deck (27 cards), under the names that code and words know them by. */
export const EVENTS = {
  rampart: {
    type: 'wall',
    target: 'map',
    boxes: [['two-dice'], ['line']],
    copies: 2,
    stages: [{ type: 'roll' }, { type: 'place', shape: 'line' }],
  },
  crooked: {
    type: 'wall',
    target: 'map',
    boxes: [['two-dice'], ['tetromino']],
    copies: 2,
    stages: [{ type: 'roll' }, { type: 'place', shape: 'tetromino' }],
  },
  rubble: {
    type: 'wall',
    target: 'other',
    boxes: [['position'], ['three-squares']],
    copies: 1,
    stages: [{ type: 'place', shape: 'rubble' }],
  },
  stone: {
    type: 'wall',
    target: 'map',
    boxes: [['two-dice'], ['magic-square']],
    copies: 1,
    stages: [{ type: 'roll' }, { type: 'place', shape: 'stone' }],
  },
  plague: {
    type: 'trap',
    target: 'both',
    boxes: [['two-dice'], ['plague']],
    copies: 1,
    stages: [{ type: 'roll' }, { type: 'plague' }],
  },
  numbness: {
    type: 'flick',
    target: 'other',
    boxes: [['flick'], ['left-hand']],
    copies: 1,
    stages: [afflict('weak')],
  },
  'lights-out': {
    type: 'flick',
    target: 'other',
    boxes: [['flick'], ['eyes-closed']],
    copies: 1,
    stages: [afflict('blind')],
  },
  fists: {
    type: 'flick',
    target: 'other',
    boxes: [['flick'], ['both-hands']],
    copies: 1,
    stages: [afflict('fists')],
  },
  bolted: {
    type: 'prisoner',
    target: 'both',
    boxes: [['map', 'cancel']],
    copies: 1,
    stages: [{ type: 'bolt' }],
  },
  vane: {
    type: 'flick',
    target: 'other',
    boxes: [['flick', 'cancel'], ['spin']],
    copies: 1,
    stages: [afflict('vane')],
  },
  sacrifice: {
    type: 'flick',
    target: 'other',
    boxes: [['flick'], ['wall', 'cancel'], ['minus-3']],
    copies: 1,
    stages: [
      { type: 'aim', cause: 'sacrifice', other: true },
      { type: 'toll', other: true },
    ],
  },
  'second-wind': {
    type: 'flick',
    target: 'self',
    boxes: [['flick'], ['right-hand']],
    copies: 1,
    stages: [{ type: 'aim', cause: 'second-wind' }],
  },
  goblin: {
    type: 'monster',
    target: 'self',
    boxes: [['minus-1'], ['object', 'less', 'one']],
    copies: 1,
    stages: [{ type: 'bane' }, { type: 'bane', other: true }, { type: 'goblin' }],
  },
  crawlers: {
    type: 'monster',
    target: 'both',
    boxes: [['near-wall'], ['minus-2']],
    copies: 1,
    stages: [{ type: 'bane' }, { type: 'bane', other: true }, { type: 'crawlers' }],
  },
  rats: {
    type: 'monster',
    target: 'closest',
    boxes: [['two-dice'], ['closest'], ['minus-1']],
    copies: 1,
    stages: [{ type: 'roll' }, { type: 'start' }],
  },
  jailer: {
    type: 'monster',
    target: 'random',
    boxes: [['random'], ['minus-2']],
    copies: 2,
    stages: [{ type: 'coin' }, { type: 'bane' }, { type: 'bane', other: true }, { type: 'jailer' }],
  },
  blade: {
    type: 'trap',
    target: 'other',
    boxes: [['one-die'], ['more'], ['minus-1']],
    copies: 1,
    stages: [{ type: 'cast' }, { type: 'blade' }],
  },
  whim: {
    type: 'trap',
    target: 'self',
    boxes: [['random'], ['plus-2', 'minus-2']],
    copies: 1,
    stages: [{ type: 'coin' }, { type: 'whim' }],
  },
  chute: {
    type: 'trap',
    target: 'self',
    boxes: [['position'], ['closest', 'chest']],
    copies: 1,
    stages: [{ type: 'chest' }],
  },
  past: {
    type: 'trap',
    target: 'both',
    boxes: [['position', 'turn-order']],
    copies: 1,
    stages: [{ type: 'return' }],
  },
  'hands-full': {
    type: 'prisoner',
    target: 'other',
    boxes: [['card-in-right']],
    copies: 1,
    stages: [afflict('full')],
  },
  candle: {
    type: 'prisoner',
    target: 'other',
    boxes: [['card-in-left']],
    copies: 1,
    stages: [afflict('candle')],
  },
  hourglass: {
    type: 'prisoner',
    target: 'self',
    boxes: [['turn-order', 'two']],
    copies: 1,
    stages: [{ type: 'repeat' }],
  },
  corpse: {
    type: 'trap',
    target: 'self',
    boxes: [['chest']],
    copies: 1,
    stages: [{ type: 'junk' }],
  },
} as const satisfies Readonly<Record<string, EventCard>>;

export type EventName = keyof typeof EVENTS;
export const EVENT_NAMES = Object.keys(EVENTS) as readonly EventName[];

/** DP-10, DP-Q33: the Sudden Walls of the wilder mode. */
export const SUDDEN_WALLS: readonly EventName[] = ['rampart', 'crooked'];

export function eventCard(name: EventName): EventCard {
  return EVENTS[name];
}

/**
 * DP-Q18: when a junk card may be used: in the own turn before the flick or after the event, only before the flick,
 * before any own flick, or as an answer.
 */
export type Occasion = 'turn' | 'before-flick' | 'any-flick' | 'answer';

interface JunkCard {
  readonly moment: Occasion;
  readonly boxes: Boxes;
  /** DP-F10, DP-C6: in the French rules it cannot be kept and acts at once. */
  readonly now?: true;
  /** What follows its use; answers work where they are asked for. */
  readonly stages?: readonly Stage[];
}

/** The junk deck (16 cards). All of them are objects and go back into the deck (DP-30). */
const JUNK = {
  bane: { moment: 'answer', boxes: [['cancel', 'one']] },
  rune: { moment: 'before-flick', boxes: [['two-dice'], ['position']], stages: [{ type: 'roll' }, { type: 'land' }] },
  loaf: { moment: 'turn', boxes: [['plus-1']], now: true, stages: [{ type: 'heal', by: 1, cause: 'loaf' }] },
  tonic: { moment: 'turn', boxes: [['plus-2']], stages: [{ type: 'heal', by: 2, cause: 'tonic' }] },
  coat: { moment: 'answer', boxes: [['wall'], ['minus-1', 'cancel']] },
  salts: { moment: 'any-flick', boxes: [['eyes-closed', 'both-hands', 'cancel']], stages: [{ type: 'sober' }] },
  pick: { moment: 'turn', boxes: [['within-3'], ['draw-wall', 'cancel']], stages: [{ type: 'dig' }] },
  chalk: { moment: 'turn', boxes: [['within-3'], ['three-squares']], stages: [{ type: 'place', shape: 'chalk' }] },
  soot: { moment: 'turn', boxes: [['other', 'flick'], ['eyes-closed']], stages: [afflict('blind')] },
  glove: { moment: 'turn', boxes: [['other', 'flick'], ['left-hand']], stages: [afflict('weak')] },
  chain: { moment: 'turn', boxes: [['other', 'flick'], ['less']], stages: [afflict('chain')] },
  die: { moment: 'answer', boxes: [['one-die'], ['more', 'less']] },
  fingers: {
    moment: 'turn',
    boxes: [
      ['other', 'within-3'],
      ['object', 'one'],
    ],
    stages: [{ type: 'steal' }],
  },
  pencil: { moment: 'answer', boxes: [['flick', 'cancel'], ['flick']] },
  guard: { moment: 'before-flick', boxes: [['turn-order', 'cancel']], stages: [{ type: 'bribe' }] },
  spoon: { moment: 'turn', boxes: [['cancel'], ['shuffle-back']], now: true, stages: [] },
} as const satisfies Readonly<Record<string, JunkCard>>;

export type JunkName = keyof typeof JUNK;
export const JUNK_NAMES = Object.keys(JUNK) as readonly JunkName[];

export function junkCard(name: JunkName): JunkCard {
  return JUNK[name];
}
