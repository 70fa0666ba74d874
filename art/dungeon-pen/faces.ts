import type { EventType, Icon as CardIcon, JunkName, Target } from '../../games/dungeon-pen/index.ts';
import type { IconName } from '../icons.ts';

/** DP-41: the stamp of every sign that may stand on a card. */
export const CARD_ICONS: Readonly<Record<CardIcon, IconName>> = {
  'one-die': 'die',
  'two-dice': 'two-dice',
  'eyes-closed': 'eyes-shut',
  'left-hand': 'left-hand',
  'right-hand': 'right-hand',
  'both-hands': 'both-hands',
  'card-in-left': 'card-left',
  'card-in-right': 'card-right',
  self: 'self',
  other: 'other',
  both: 'both',
  random: 'random',
  position: 'position',
  closest: 'closest',
  'within-3': 'within-3',
  'near-wall': 'near-wall',
  map: 'map',
  wall: 'wall',
  'draw-wall': 'draw-wall',
  object: 'object',
  chest: 'chest',
  plague: 'plague',
  'three-squares': 'three',
  line: 'four-in-line',
  tetromino: 'four-bent',
  'magic-square': 'magic',
  flick: 'flick',
  cancel: 'cancel',
  'turn-order': 'order',
  'shuffle-back': 'shuffle',
  'plus-1': 'heart-plus-1',
  'plus-2': 'heart-plus-2',
  'minus-1': 'heart-minus-1',
  'minus-2': 'heart-minus-2',
  'minus-3': 'heart-minus-3',
  more: 'more',
  less: 'less',
  one: 'one',
  two: 'two',
  spin: 'spin',
};

export const TYPE_ICONS: Readonly<Record<EventType, IconName>> = {
  prisoner: 'prisoner',
  flick: 'flick',
  monster: 'monster',
  trap: 'trap',
  wall: 'wall',
};

export const TARGET_ICONS: Readonly<Record<Target, IconName>> = {
  self: 'self',
  other: 'other',
  both: 'both',
  random: 'random',
  map: 'map',
  closest: 'closest',
};

/** What each piece of junk looks like. */
export const JUNK_ICONS: Readonly<Record<JunkName, IconName>> = {
  bane: 'bane',
  rune: 'rune',
  loaf: 'bread',
  tonic: 'potion',
  coat: 'coat',
  salts: 'salts',
  pick: 'pick',
  chalk: 'chalk',
  soot: 'soot',
  glove: 'glove',
  chain: 'ball',
  die: 'die',
  fingers: 'fingers',
  pencil: 'pencil',
  guard: 'guard',
  spoon: 'spoon',
};
