import { z } from 'zod';
import type { Fault } from './fault.ts';
import { MESSAGE_LIMITS, type Read, read } from './read.ts';
import * as shape from './shapes.ts';

const wish = { id: shape.clientId, seat: shape.seat };

/** What a page sends through its socket. Everything with an `id` is answered once, under that id. */
export const request = z.discriminatedUnion('type', [
  /** Always first. Who speaks is told by the cookie, or by a token; a private match opens to its seats and to its keys. */
  z.strictObject({
    type: z.literal('hello'),
    version: z.int(),
    match: shape.matchId,
    token: shape.token.optional(),
    key: shape.token.optional(),
    /** Where to look from: the first seat of one's own when absent. */
    seat: shape.viewpoint.optional(),
  }),
  /** Looks from another seat of one's own, or as an onlooker; answered by an update. */
  z.strictObject({ type: z.literal('look'), seat: shape.viewpoint }),
  z.strictObject({ type: z.literal('act'), ...wish, decision: shape.decision, action: shape.action }),
  z.strictObject({ type: z.literal('undo'), ...wish, decision: shape.decision }),
  z.strictObject({ type: z.literal('redo'), ...wish, decision: shape.decision }),
  /** Asks everybody to go back to before the seat's last `back` actions, whatever has been seen since. */
  z.strictObject({ type: z.literal('ask'), ...wish, back: z.int().min(1).max(99) }),
  z.strictObject({ type: z.literal('allow'), ...wish, asked: shape.clientId }),
  z.strictObject({ type: z.literal('decline'), ...wish, asked: shape.clientId }),
  z.strictObject({ type: z.literal('resign'), ...wish }),
  /** Lets a bot play one's seat, or, where the table allows it, the seat of somebody who is away. */
  z.strictObject({ type: z.literal('hand'), ...wish, bot: shape.botId }),
  /** Takes one's seat back from a bot. */
  z.strictObject({ type: z.literal('return'), ...wish }),
  /** Before the match starts: moves to an open seat. */
  z.strictObject({ type: z.literal('move'), ...wish, to: shape.seat }),
  /** Gets up for good: before the start the seat is open again, later it is lost like that of one who resigns. */
  z.strictObject({ type: z.literal('leave'), ...wish }),
  /** The host, before the start: a bot for an open seat, or none any more. */
  z.strictObject({ type: z.literal('fill'), ...wish, bot: shape.botId.nullable() }),
  z.strictObject({ type: z.literal('chat'), id: shape.clientId, text: shape.chatText }),
  /** All that the seat has witnessed, from the first event on. */
  z.strictObject({ type: z.literal('history'), id: shape.clientId, seat: shape.viewpoint }),
  z.strictObject({ type: z.literal('ping') }),
]);

export type Request = z.infer<typeof request>;
export type RequestOf<T extends Request['type']> = Extract<Request, { type: T }>;
export type Hello = RequestOf<'hello'>;

/** A wish that changes the match, and is stored as a step when it is granted. */
export type Wish = Exclude<Request, { type: 'hello' | 'look' | 'chat' | 'history' | 'ping' }>;

/** A stranger's message. Whatever it is, this answers. */
export const readRequest = (text: string): Read<Request> | Fault => read(request, text, MESSAGE_LIMITS);
