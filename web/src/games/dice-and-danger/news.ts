import type { Content, Event, Paper } from '../../../../games/dice-and-danger/index.ts';
import { isFull, numberIn, roomAt, spaceAt } from '../../../../games/dice-and-danger/readers.ts';

/** What somebody did in a round, as far as it is worth a word. */
export interface News {
  /** The numbers that were crossed out, or what a space without one is. */
  readonly spaces: readonly string[];
  readonly monsters: readonly string[];
  readonly chests: number;
  readonly gems: number;
  readonly lost: number;
}

interface Naming {
  readonly kinds: Readonly<Record<string, string>>;
  monster(name: string): string;
}

type Shown = Extract<Event, { readonly type: 'round-shown' }>;

/** The news on a sheet as the round has left it. */
export function newsOf(content: Content, paper: Readonly<Paper>, { spaces, rooms, lost }: Shown, naming: Naming): News {
  const { sheet } = content;
  const full = spaces.filter(space => isFull(content, paper, space)).map(space => spaceAt(sheet, space).kind);
  return {
    spaces: spaces.map(space => String(numberIn(content, paper, space) ?? naming.kinds[spaceAt(sheet, space).kind])),
    monsters: rooms.map(room => naming.monster(roomAt(sheet, room).name)),
    chests: full.filter(kind => kind === 'chest').length,
    gems: full.filter(kind => kind === 'gem').length,
    lost,
  };
}
