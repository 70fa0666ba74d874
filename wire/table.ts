import { z } from 'zod';
import * as field from './fields.ts';

/** How long one may think. Time is the server's; no rule knows of it. */
export const clock = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  /** So long for every turn (or round), all its decisions and rolls together. */
  z.strictObject({ type: z.literal('turn'), milliseconds: z.int().min(1000).max(1_209_600_000) }),
  /** So long in all, and a little more after each turn in which the match waited for the seat. */
  z.strictObject({
    type: z.literal('bank'),
    milliseconds: z.int().min(1000).max(1_209_600_000),
    increment: z.int().min(0).max(86_400_000),
  }),
]);

/** What the table agreed on besides the options of the game. */
export const terms = z.strictObject({
  pace: z.enum(['live', 'turns']),
  clock,
  /** When time runs out: an easy bot plays the rest of the turn, or the seat is lost. */
  timeout: z.enum(['bot', 'lost']),
  /** In the lobby, open to whoever comes by; or by link alone. */
  listed: z.boolean(),
  /**
   * Whether an easy bot minds the seat of somebody who is away for `AWAY_MS`: never, when everybody else who is not away
   * agrees (with two, that is whoever asks), or by itself. Whoever returns has the seat back at once.
   */
  minding: z.enum(['none', 'vote', 'always']),
  /** Whether somebody may sit down in a bot's seat once the match runs. */
  joining: z.boolean(),
  /**
   * What begins the match, once no seat is open: nothing more; or that everybody besides the host has said they are ready.
   * The host may begin it before that. Absent: `full`.
   */
  begins: z.enum(['full', 'ready']).optional(),
  /** In the lobby: whether robots may sit down by themselves. By its link anybody may bring one anywhere. */
  robots: z.literal(true).optional(),
  /** What is spoken at the table, for whoever looks for one. */
  language: z.enum(['en', 'fr']).optional(),
});

export type Clock = z.infer<typeof clock>;
export type Terms = z.infer<typeof terms>;

/** A seat as everybody sees it: a person, a bot, a person whose seat a bot plays meanwhile, or nobody yet. */
export const sitter = z.strictObject({
  name: z.string(),
  person: z.boolean(),
  bot: z.string().nullable(),
  /** The name is theirs alone: nobody else on this server can be called so. */
  claimed: z.literal(true).optional(),
  /** Whose robot it is, by name: a program plays here. Absent where a person sits; empty once its owner is deleted. */
  owner: z.string().optional(),
  /** Somebody who may act for this seat is connected. */
  here: z.boolean(),
  /** Since when nobody is, by the server's clock; absent while somebody is, and where no person sits. */
  away: z.int().optional(),
  /** Since when the match waits for this seat, by the server's clock; null while it does not. */
  since: z.int().nullable(),
  /** What the clock leaves at `since`, or, of a bank, as long as that is null; null without a clock. */
  left: z.int().nullable(),
  /** How the seat was lost; null while it plays. */
  forfeited: z.enum(['resigned', 'left', 'time']).nullable(),
  /** Before the start: whoever sits here has said that they are ready. */
  ready: z.literal(true).optional(),
  /** Its person lets a bot play, and neither anybody else nor chance has acted since: that can be undone. */
  untouched: z.literal(true).optional(),
  /** A bot has acted for this seat, because its time was up; until it acts itself again. */
  late: z.literal(true).optional(),
  /**
   * While its person was away a bot made so many moves here; `by` asked for that, or nobody had to. Told once they are back,
   * until they act.
   */
  minded: z.strictObject({ by: field.seat.nullable(), moves: z.int() }).optional(),
});

/** What needs the word of others: to go back before the seat's last `back` actions, or to let a bot mind a seat. */
export const favour = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('back'), back: z.int() }),
  z.strictObject({ type: z.literal('mind'), seat: field.seat }),
]);

/** A favour that waits for the others. */
export const asking = z.strictObject({
  asked: z.string(),
  by: field.seat,
  favour,
  /** Who has not said anything yet. */
  waiting: z.array(field.seat),
});

/** Everything about a table that is not the game itself, the same for everybody. */
export const seating = z.strictObject({
  phase: z.enum(['gathering', 'playing', 'ended']),
  sitters: z.array(sitter),
  host: field.seat.nullable(),
  onlookers: z.int(),
  asking: asking.nullable(),
  /** What was asked last, if it was declined. */
  declined: z.string().nullable(),
  /** Where those who sat here play again, once somebody wanted to; whoever looks on here may look on there. */
  rematch: z.strictObject({ match: field.matchId, watch: field.token }).nullable(),
  /** Who may talk: those who sit here, or whoever looks on as well. */
  talk: z.enum(['seats', 'everybody']),
  /** Whoever laid the table has silenced them: `by` in what they said. */
  silenced: z.array(z.string()),
  /** The server's clock when this was told. */
  at: z.int(),
});

/** All of a table that an ordinary move changes, by seat: since when it is waited for, and what its clock leaves. */
export const times = z.strictObject({
  since: z.array(sitter.shape.since),
  /** Absent where no clock runs. */
  left: z.array(sitter.shape.left).optional(),
  at: seating.shape.at,
});

export type Sitter = z.infer<typeof sitter>;
export type Forfeit = NonNullable<Sitter['forfeited']>;
export type Favour = z.infer<typeof favour>;
export type Asking = z.infer<typeof asking>;
export type Talk = z.infer<typeof seating>['talk'];
export type Seating = z.infer<typeof seating>;
export type Times = z.infer<typeof times>;

/** The match whose people play again: who sat there and what came of it, by the seats that they have now. */
export const before = z.strictObject({
  match: field.matchId,
  sitters: z.array(z.strictObject({ name: z.string(), place: z.int(), score: z.int() })),
});
export type Before = z.infer<typeof before>;

/** Fixed when the match is created. */
export const head = z.strictObject({
  id: field.matchId,
  game: field.gameId,
  version: z.int(),
  seats: z.int(),
  options: z.looseObject({}),
  terms,
  /** SHA-256 of the secret that, with what every browser adds, becomes the seed: shown before anything is rolled. */
  commitment: z.string(),
  created: z.int(),
  /** Absent where nobody plays again. */
  before: before.optional(),
  /** How many entries of its log were played elsewhere before: nothing proves their dice. Absent where it begins here. */
  brought: z.int().optional(),
});
export type Head = z.infer<typeof head>;

export const outcome = z.strictObject({
  places: z.array(z.int()),
  scores: z.array(z.int()),
  rank: z.int().optional(),
  length: z.int(),
  notes: z.record(z.string(), z.int()),
});
