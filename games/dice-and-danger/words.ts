import type { Words } from '../../kernel/words.ts';
import type { Adventure, Reward } from './action.ts';
import type { DiceAndDanger } from './kind.ts';
import type { Achievement, Node, Sheet, SpaceKind } from './sheet.ts';

/** All that Dice and Danger says in one language, and the names of its things. */
export interface DiceAndDangerWords extends Words<DiceAndDanger> {
  /** The captions of the eight bands, rising (DDD-S-7). */
  readonly bands: readonly [string, string, string, string, string, string, string, string];
  readonly adventures: Readonly<Record<Adventure, string>>;
  /** A line about each adventure, for those who choose. */
  readonly blurbs: Readonly<Record<Adventure, string>>;
  readonly kinds: Readonly<Record<SpaceKind, string>>;
  readonly rewards: Readonly<Record<Reward, string>>;
  readonly achievements: Readonly<Record<Achievement['type'], string>>;
  /** The name of a monster; those of a sheet of one's own stay as they are written. */
  monster(name: string): string;
  /** How a space is called aloud: its number, its kind and the rooms beside it. */
  space(sheet: Sheet, space: Node, number: number | undefined): string;
}
