import { z } from 'zod';
import { FAULTS, type FaultCode } from './fault.ts';
import * as field from './fields.ts';
import { head, outcome, seating, times } from './table.ts';

const typed = z.looseObject({ type: z.string() });
export const faultCode = z.enum(Object.keys(FAULTS) as [FaultCode, ...FaultCode[]]);

/** How the match stands, seen from one seat. */
export const now = z.strictObject({
  view: z.looseObject({}),
  seat: field.viewpoint,
  decision: field.decision,
  /** The seats that the match waits for; none when it has ended. */
  waiting: z.array(field.seat),
  /** Once it has ended. */
  outcome: outcome.optional(),
  /** It ended before the rules would have ended it: too few were left to play on. */
  isCutShort: z.literal(true).optional(),
  /** Whether this seat may. Left out where it may not: with every move is told only what says something. */
  canUndo: z.literal(true).optional(),
  canRedo: z.literal(true).optional(),
});

export const remark = z.strictObject({
  /** Made by who said it, and known there before it comes back. */
  id: z.string(),
  at: z.int(),
  /** Who said it, by a sign that tells them from others at this table. */
  by: z.string(),
  /** Where they sat; null for an onlooker. */
  seat: field.seat.nullable(),
  name: z.string(),
  text: z.string(),
});

/** One thing that the server tells a page. */
export const message = z.discriminatedUnion('type', [
  /** Answers the hello with all there is; sent again after every reconnect. `now` is null until the match starts. */
  z.strictObject({
    type: z.literal('welcome'),
    version: z.int(),
    head,
    table: seating,
    /** The seats one may act for. */
    own: z.array(field.seat),
    now: now.nullable(),
    chat: z.array(remark),
  }),
  /**
   * Something happened that this seat may know of. Events are null after a jump: undo, a stale wish, another seat. The
   * table comes along when it has changed, too, or only its times when nothing else of it has.
   */
  z.strictObject({
    type: z.literal('update'),
    now,
    events: z.array(typed).nullable(),
    table: seating.optional(),
    times: times.optional(),
  }),
  /** The head comes along when it has changed: the match begins with fewer seats than were laid. */
  z.strictObject({ type: z.literal('table'), table: seating, own: z.array(field.seat), head: head.optional() }),
  z.strictObject({ type: z.literal('chat'), remark }),
  /** The wish of that id is stored and will not happen twice. */
  z.strictObject({ type: z.literal('done'), id: z.string() }),
  /** A rule stands against it. */
  z.strictObject({
    type: z.literal('refused'),
    id: z.string(),
    refusal: z.strictObject({ refused: typed, rule: z.string() }),
  }),
  /** It answered an older decision (an update with the whole view came just before), or it would have changed nothing. */
  z.strictObject({ type: z.literal('failed'), id: z.string(), failure: z.enum(['stale', 'nothing']) }),
  z.strictObject({ type: z.literal('history'), id: z.string(), events: z.array(typed) }),
  /** Under an id when it answers one. */
  z.strictObject({ type: z.literal('fault'), id: z.string().optional(), fault: faultCode, sentence: z.string() }),
  z.strictObject({ type: z.literal('pong'), at: z.int() }),
]);

/** What comes through the socket in one go, in the order in which it was told. */
export const messages = z.array(message).min(1);

export type WireNow = z.infer<typeof now>;
export type Remark = z.infer<typeof remark>;
export type Message = z.infer<typeof message>;
export type MessageOf<T extends Message['type']> = Extract<Message, { type: T }>;
