import type { ReactNode } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import type { Transcript } from '../../../kernel/match.ts';
import type { Names, Reader } from '../../../kernel/words.ts';
import type { GameId } from '../games.ts';
import type { GameModule } from '../games/module.ts';
import type { Between, Review, Table } from '../table/table.ts';
import type { Play } from '../table/usePlay.ts';
import type { Seen } from '../stage/seen.ts';

/** The sheet that lies over the table, if any. */
export type Opened =
  | { readonly sheet: 'keys' | 'menu' | 'settings' | 'log' | 'end' }
  | { readonly sheet: 'rules'; readonly rule?: string };

/** What the page around a table lays beside it, in the places that are kept for that. */
export interface Around {
  /** Where this table is found. */
  readonly path: string;
  /** The whole match, once it has ended; undefined where it cannot be had. Memoised. */
  readonly told: () => Promise<Transcript<Kind> | undefined>;
  /** Where the match is seen again, from a step on. */
  readonly replayPath: (step: number) => string;
  /** On the sheet with the result: what can be done next. */
  readonly renderEnd: (atTable: AtTable, onClose: () => void) => ReactNode;
  /** In the rail, before the tools: on a phone there is room for one or two. */
  readonly tools?: ReactNode;
  /** In the menu, which lies behind the rail on a phone; `close` puts the menu away. */
  readonly renderMenu?: (close: () => void) => ReactNode;
  /** A line above the board. */
  readonly line?: ReactNode;
  /** The same, where it depends on what is shown. */
  readonly renderLine?: (atTable: AtTable) => ReactNode;
  /** Over the upper edge of the board: what cannot wait. */
  readonly banner?: ReactNode;
  /** What a lesson lays over the table in the place of the game's own question, and of its result. */
  readonly lesson?: LessonAround;
  /** Over the side, where the screen has one beside the board. */
  readonly overSide?: ReactNode;
}

interface LessonAround {
  /** In the rail. */
  readonly renderStrip: (atTable: AtTable) => ReactNode;
  /** Above the board. */
  readonly renderPanel: (atTable: AtTable) => ReactNode;
}

/** Another way a match could have gone, and after how many entries it parts from the one that was played. */
export interface Watched {
  readonly transcript: Transcript<Kind>;
  readonly first: number;
}

/** What a bot makes of a match that has ended; how far it has come with that, from 0 to 1; or that somebody has stopped it. */
export type Reviewed =
  | { readonly review: Review<Kind> | undefined }
  | { readonly share: number; readonly between?: Between | undefined; readonly onStop: () => void }
  | { readonly stopped: Between | undefined };

/** What every part of the table's page is given. */
export interface AtTable {
  readonly game: GameId;
  readonly around: Around;
  readonly module: GameModule<Kind>;
  readonly table: Table<Kind>;
  readonly play: Play<Kind>;
  /** Turns the tutor on or off; nothing where it is not offered. */
  readonly onTutor: (() => void) | undefined;
  readonly seen: Seen<Kind>;
  /** Somebody has waited so long that it has to be said for what. */
  readonly isLate: boolean;
  readonly names: Names;
  readonly reader: Reader;
  /** What stands above the board in the place of the game's own question. */
  readonly question: string | undefined;
  readonly onAsk: (question: string | undefined) => void;
  readonly reviewed: Reviewed;
  /** Nothing more is to be seen of others until it is one's turn. */
  readonly onHurry: () => void;
  readonly onOpen: (opened: Opened | undefined) => void;
  /** Shows another way the match could have gone, or the table again. */
  readonly onWatch: (watched: Watched | undefined) => void;
}
