import type { Generated } from 'kysely';

/** For how long whoever looks after what is due in a match is left to it. */
export const LEASE_MS = 10_000;

/** Goes before the match in a hint that something was said there. */
export const CHAT = '+';
/** Goes before the match in a hint that somebody came or went there. */
export const PRESENCE = '@';
/** Goes before a person in a hint that a device of theirs was signed out. */
export const SIGNED_OUT = '!';

/**
 * The tables. Times are milliseconds of the database's clock; `about`, `head` and `body` are JSON. The summaries of matches
 * are in a table that was named `standing` once, and backups know it by that.
 */
export interface Schema {
  match: MatchRow;
  step: StepRow;
  standing: SummaryRow & ListedRow;
  sitting: { match: string; person: string };
  chat: ChatRow;
  presence: PresenceRow;
  person: PersonRow;
  guess: GuessRow;
  token: TokenRow;
  link: LinkRow;
  uptime: UptimeRow;
  push: PushRow;
  setting: { name: string; value: string };
  exhibit: ExhibitRow;
  play: { exhibit: string; match: string };
  report: ReportRow;
  result: ResultRow;
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
export interface SummaryRow {
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

/** Of a public table that gathers: until when it stands in the lobby. Steps leave it as it is. */
interface ListedRow {
  readonly listed_until: Generated<number>;
}

/** Somebody is connected to a process; believed until it is renewed. */
interface PresenceRow {
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
  /** Who said it; null in remarks that are older than this column. */
  readonly person: string | null;
}

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  /** What of the name nobody else's may have, once it is claimed. */
  readonly claimed: string | null;
  readonly passphrase: string | null;
  /** Until when the passphrases count that were tried from all networks. */
  readonly guessed: number;
  /** Of a robot: the id of the person whose it is; null for people. */
  readonly owner: string | null;
}

/** Passphrases of somebody that were tried from one source. */
interface GuessRow {
  readonly person: string;
  /** A few digits of a hash of the network, never its address; or that they are signed in. */
  readonly source: string;
  /** Until when they count. */
  readonly until: number;
}

/** A device in which somebody is signed in. */
export interface TokenRow {
  readonly hash: string;
  readonly person: string;
  readonly seen: number;
  readonly browser: string | null;
  readonly system: string | null;
}

/** A personal link that nobody has used yet. */
interface LinkRow {
  readonly hash: string;
  readonly person: string;
  readonly until: number;
}

/** When a process was at work; one that has not closed may still be, or was killed a little after it `ended`. */
export interface UptimeRow {
  readonly process: string;
  readonly began: number;
  readonly ended: number;
  readonly closed: number;
}

/** A browser that wants to be told when it is somebody's turn. */
export interface PushRow {
  /** The beginning of the hash of its token. */
  readonly device: string;
  readonly person: string;
  /** Where messages to it are sent; whoever knows this can send them. */
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
  readonly made: number;
}

/** A work in the gallery. One that was taken down stays, so that it cannot be published again. */
export interface ExhibitRow {
  /** The beginning of the digest of the work without its name and its author. */
  readonly id: string;
  readonly game: string;
  /** Empty, as the names are, once it was taken down and its author is deleted. */
  readonly text: string;
  readonly name: string;
  readonly author: string;
  /** 1 where the author's name was theirs alone. */
  readonly claimed: number;
  /** Who published it; null once they are deleted. */
  readonly person: string | null;
  readonly par: number;
  readonly made: number;
  readonly plays: number;
  /** When it was taken down, and why; null while it is shown. */
  readonly taken: number | null;
  readonly reason: string | null;
}

/** Somebody wants an exhibit taken down. */
export interface ReportRow {
  readonly exhibit: string;
  /** A person, or a slash and the share of an address (see `shareOf`). */
  readonly by: string;
  readonly at: number;
  readonly reason: string;
}

/** What somebody has reached on a daily deal. One that was taken down stays, so that it cannot be brought again. */
export interface ResultRow {
  /** The beginning of a digest of person and deal: of each there is one. */
  readonly id: string;
  readonly game: string;
  readonly number: number;
  readonly person: string;
  readonly score: number;
  /** The log of the match in JSON; all else of it follows from the deal. */
  readonly log: string;
  readonly made: number;
  /** When it was taken down, and why; null while it is shown. */
  readonly taken: number | null;
  readonly reason: string | null;
}
