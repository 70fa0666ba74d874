import type { Game, Kind, Seat } from '../../../kernel/game.ts';
import type { Transcript } from '../../../kernel/match.ts';
import type { FaultCode } from '../../../wire/fault.ts';
import type { Remark } from '../../../wire/messages.ts';
import type { Wish } from '../../../wire/request.ts';
import type { Head, Seating as SharedTable } from '../../../wire/table.ts';
import type { Link, Table } from '../table/table.ts';

/** How a room stands. It is replaced, never changed. */
export interface RoomNow {
  readonly head: Head;
  /** Who sits where, who is here, what is asked: the same for everybody. */
  readonly table: SharedTable;
  /** The seats this page may act for; none for who looks on. */
  readonly own: readonly Seat[];
  readonly chat: readonly Remark[];
  /** The ids of what was said from this page. */
  readonly said: ReadonlySet<string>;
  /** The seat that took the last step from this page. */
  readonly acted: Seat | undefined;
  readonly link: Exclude<Link, 'here'>;
  /** The server's clock minus this one's, in milliseconds. */
  readonly skew: number;
  /** Why the link stays lost: only another version of the page, or another link, can help. */
  readonly fault: FaultCode | undefined;
}

type WithoutId<W> = W extends unknown ? Omit<W, 'id'> : never;

/** All that can be wished for at a table apart from playing: to ask, allow, decline, resign, hand over, move, leave … */
export type RoomWish = WithoutId<Exclude<Wish, { type: 'act' | 'undo' | 'redo' }>>;

export type RoomAnswer =
  | { readonly done: true }
  | { readonly failed: 'stale' | 'nothing' }
  | { readonly fault: FaultCode };

/** A match on a server, as this page is told of it. While the link is lost, what was wished for waits. */
export interface RemoteRoom {
  readonly now: RoomNow;
  /** Also called whenever the table has changed; the listener reads `now` from what it is given. */
  subscribe(listener: (now: RoomNow) => void): () => void;
  wish(wish: RoomWish): Promise<RoomAnswer>;
  say(text: string): Promise<RoomAnswer>;
  /** Connects anew: who has sat down or become somebody else by HTTP is known under the new cookie from then on. */
  rejoin(): void;
  /** All of the match, once it has ended and as far as the server can be reached. */
  told(): Promise<Transcript<Kind> | undefined>;
  /** Undefined until the match plays; then the same object every time. */
  table(game: Game<Kind>): Table<Kind> | undefined;
  close(): void;
}
