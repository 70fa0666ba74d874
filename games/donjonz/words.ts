import type { Words } from '../../kernel/words.ts';
import type { Weapon } from './deck.ts';
import type { Donjonz } from './kind.ts';

/** All that DonjonZ says in one language, and the names of its things. */
export interface DonjonzWords extends Words<Donjonz> {
  /** The captions of the five ranks, rising. */
  readonly ranks: readonly [string, string, string, string, string];
  readonly weapons: Readonly<Record<Weapon, string>>;
  /** Named after the weapon that beats it. */
  readonly monsters: Readonly<Record<Weapon, string>>;
  readonly things: Readonly<Record<'nothing' | 'pouch' | 'key' | 'stair' | 'door', string>>;
  /** The name of a card; those of a deck of one's own stay as they are written. */
  card(name: string): string;
}
