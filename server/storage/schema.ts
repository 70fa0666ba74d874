/** For how long whoever looks after what is due in a match is left to it. */
export const LEASE_MS = 10_000;

/** Goes before the match in a hint that something was said there. */
export const CHAT = '+';
/** Goes before the match in a hint that somebody came or went there. */
export const PRESENCE = '@';

/** The tables. Times are milliseconds of the database's clock; `about`, `head` and `body` are JSON. */
export interface Schema {
  match: MatchRow;
  step: StepRow;
  standing: StandingRow;
  sitting: { match: string; person: string };
  chat: ChatRow;
  presence: PresenceRow;
  person: PersonRow;
  token: { hash: string; person: string };
}

/** What is fixed when a match is created. */
export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly head: string;
  readonly secret: string;
  readonly join_key: string;
  readonly watch_key: string;
}

/** One step. Nothing ever changes or deletes it. */
export interface StepRow {
  readonly match: string;
  readonly seq: number;
  readonly kind: string;
  /** The seat, or a negative number for the server itself. */
  readonly by: number;
  readonly client: string;
  readonly at: number;
  readonly body: string;
  readonly version: number;
  readonly hash: string;
  /** The seats that the match then waits for, between commas; null in steps that are older than this column. */
  readonly waiting: string | null;
}

/** What can be told of a match without folding it, but for what its newest step tells. Most steps leave it as it is. */
export interface StandingRow {
  readonly match: string;
  readonly phase: string;
  readonly listed: number;
  readonly about: string;
  readonly changed: number;
  /** When the server has something to do by itself: a bot's turn, a clock; null when it waits for people alone. */
  readonly due: number | null;
  /** Until when somebody looks after what is due. */
  readonly kept: number;
}

/** Somebody is connected to a process; believed until it is renewed. */
export interface PresenceRow {
  readonly match: string;
  readonly person: string;
  readonly process: string;
  readonly until: number;
}

export interface ChatRow {
  readonly match: string;
  readonly client: string;
  readonly at: number;
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
}

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  /** The name in small letters, once it is claimed. */
  readonly claimed: string | null;
  readonly passphrase: string | null;
}
