import type { EventName, JunkName } from './cards.ts';
import type { CHARACTER_NAMES, MAP_NAMES, RULESETS } from './manifest.ts';
import type { Square } from './square.ts';

export type Action =
  | { readonly type: 'flick'; readonly aim: number; readonly power: number }
  | { readonly type: 'spin' }
  | { readonly type: 'use'; readonly card: JunkName }
  | { readonly type: 'decline' }
  | { readonly type: 'quibble' }
  | { readonly type: 'set'; readonly die: number; readonly to: number }
  | { readonly type: 'place'; readonly squares: readonly Square[] }
  | { readonly type: 'grow'; readonly square: Square }
  | { readonly type: 'dig'; readonly square: Square }
  | { readonly type: 'land'; readonly square: Square }
  | { readonly type: 'start'; readonly square: Square }
  | { readonly type: 'end' }
  | { readonly type: 'sway'; readonly by: number }
  | { readonly type: 'reach'; readonly by: number }
  | { readonly type: 'stop'; readonly x: number; readonly y: number }
  | { readonly type: 'point'; readonly to: number }
  | { readonly type: 'roll'; readonly red: number; readonly black: number }
  | { readonly type: 'cast'; readonly die: number }
  | { readonly type: 'coin'; readonly heads: boolean }
  | { readonly type: 'draw'; readonly card: EventName }
  | { readonly type: 'junk'; readonly card: JunkName }
  | { readonly type: 'pilfer'; readonly card: JunkName };

type Ruleset = (typeof RULESETS)[number];
export type MapName = (typeof MAP_NAMES)[number];
export type CharacterName = (typeof CHARACTER_NAMES)[number];

export interface Options {
  /** DP-F1 to DP-F4, DP-F10, DP-F13. */
  readonly ruleset: Ruleset;
  /** DP-9. */
  readonly beginner: boolean;
  /** DP-10. */
  readonly wilder: boolean;
  /** DP-Q34. */
  readonly quibble: boolean;
  /** DP-Q42: the French walls keep the English limits as well. */
  readonly safeWalls: boolean;
  /** The name of a printed dungeon, or a whole one in the text format of sheet-text.ts. */
  readonly dungeon: string;
  /** DP-5: the seat that begins. */
  readonly first: number;
  /** DP-F1, DP-C8: one for each seat. */
  readonly characters: readonly CharacterName[];
}
