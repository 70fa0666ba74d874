import type { Words } from '../../kernel/words.ts';
import type { CharacterName } from './action.ts';
import type { EventName, EventType, Icon, JunkName, Target } from './cards.ts';
import type { DungeonPen } from './kind.ts';
import type { Feature } from './sheet.ts';
import type { Square } from './square.ts';
import type { Effect } from './state.ts';

/** A card in words: its name and the sentence beside its boxes. */
export interface CardWords {
  readonly name: string;
  readonly text: string;
}

/** All that Dungeon Pen says in one language, and the names of its things. */
export interface DungeonPenWords extends Words<DungeonPen> {
  readonly eventCards: Readonly<Record<EventName, CardWords>>;
  readonly junkCards: Readonly<Record<JunkName, CardWords>>;
  readonly eventTypes: Readonly<Record<EventType, string>>;
  readonly targets: Readonly<Record<Target, string>>;
  readonly icons: Readonly<Record<Icon, string>>;
  readonly effects: Readonly<Record<Effect, string>>;
  readonly characters: Readonly<Record<CharacterName, CardWords>>;
  readonly features: Readonly<Record<Feature, string>>;
  /** A small square by the scales of the sheet: its large one, then where it lies in that. */
  square(square: Square): string;
  /** The name of a dungeon; those of one's own stay as they are written. */
  dungeon(name: string): string;
}
