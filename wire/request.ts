import { z } from 'zod';
import { type Fault, isFault } from './fault.ts';
import { MESSAGE_LIMITS, type Read, readJson, readValue } from './read.ts';
import * as field from './fields.ts';

const wish = { id: field.clientId, seat: field.seat };

/** What a page sends through its socket. Everything with an `id` is answered once, under that id. */
export const request = z.discriminatedUnion('type', [
  /** Always first. Who speaks is told by the cookie, or by a token; a private match opens to its seats and to its keys. */
  z.strictObject({
    type: z.literal('hello'),
    version: z.int(),
    match: field.matchId,
    token: field.token.optional(),
    key: field.token.optional(),
    /** Where to look from: the first seat of one's own when absent. */
    seat: field.viewpoint.optional(),
  }),
  /** Looks from another seat of one's own, or as an onlooker; answered by an update. */
  z.strictObject({ type: z.literal('look'), seat: field.viewpoint }),
  z.strictObject({ type: z.literal('act'), ...wish, decision: field.decision, action: field.action }),
  z.strictObject({ type: z.literal('undo'), ...wish, decision: field.decision }),
  z.strictObject({ type: z.literal('redo'), ...wish, decision: field.decision }),
  /** Asks everybody to go back to before the seat's last `back` actions, whatever has been seen since. */
  z.strictObject({ type: z.literal('ask'), ...wish, back: z.int().min(1).max(99) }),
  z.strictObject({ type: z.literal('allow'), ...wish, asked: field.clientId }),
  z.strictObject({ type: z.literal('decline'), ...wish, asked: field.clientId }),
  /** Takes back what the seat itself has asked. */
  z.strictObject({ type: z.literal('withdraw'), ...wish, asked: field.clientId }),
  z.strictObject({ type: z.literal('resign'), ...wish }),
  /** Lets a bot play one's own seat. */
  z.strictObject({ type: z.literal('hand'), ...wish, bot: field.botId }),
  /**
   * Takes one's seat back from a bot; what it has played stays played, unless `isUndone`: then it is as if the bot had never
   * sat there, which can be as long as nobody else has acted and nothing was rolled since (`untouched`).
   */
  z.strictObject({ type: z.literal('return'), ...wish, isUndone: z.literal(true).optional() }),
  /** Lets the easy bot mind somebody else's seat, where the table allows it and they are away for `AWAY_MS`. */
  z.strictObject({ type: z.literal('mind'), ...wish }),
  /** Before the match starts: moves to an open seat. */
  z.strictObject({ type: z.literal('move'), ...wish, to: field.seat }),
  /** Gets up for good: before the start the seat is open again, later it is lost like that of one who resigns. */
  z.strictObject({ type: z.literal('leave'), ...wish }),
  /** The host, before the start: a bot for an open seat, or none any more. */
  z.strictObject({ type: z.literal('fill'), ...wish, bot: field.botId.nullable() }),
  /** Before the start: one is ready, or is so no longer. */
  z.strictObject({ type: z.literal('ready'), ...wish, isReady: z.boolean() }),
  /** The host, before the start: begins the match with those who sit there; seats that are open are taken away. */
  z.strictObject({ type: z.literal('begin'), id: field.clientId }),
  /** The host, before the start: there will be no match at this table. */
  z.strictObject({ type: z.literal('close'), id: field.clientId }),
  /** The host, before the start: somebody has to get up, and may not sit down again. */
  z.strictObject({ type: z.literal('remove'), ...wish }),
  /** The host: who may talk. */
  z.strictObject({ type: z.literal('talk'), id: field.clientId, to: z.enum(['seats', 'everybody']) }),
  /** The host: whoever made a remark may not talk here any more, or may again. */
  z.strictObject({ type: z.literal('silence'), id: field.clientId, remark: z.string().max(40), isSilent: z.boolean() }),
  z.strictObject({ type: z.literal('chat'), id: field.clientId, text: field.chatText }),
  /** All that the seat has witnessed, from the first event on. */
  z.strictObject({ type: z.literal('history'), id: field.clientId, seat: field.viewpoint }),
  z.strictObject({ type: z.literal('ping') }),
]);

export type Request = z.infer<typeof request>;
export type RequestOf<T extends Request['type']> = Extract<Request, { type: T }>;
export type Hello = RequestOf<'hello'>;

/** A wish that changes the match, and is stored as a step when it is granted. */
export type Wish = Exclude<Request, { type: 'hello' | 'look' | 'chat' | 'history' | 'ping' }>;

const identified = z.looseObject({ id: field.clientId });

/** A stranger's message. Whatever it is, this answers, and under its id where one can be read. */
export function readRequest(text: string): Read<Request> | (Fault & { readonly id?: string }) {
  const plain = readJson(text, MESSAGE_LIMITS);
  if (isFault(plain)) return plain;
  const message = readValue(request, plain.value);
  if (!isFault(message)) return message;
  const { data } = identified.safeParse(plain.value);
  return data ? { ...message, id: data.id } : message;
}
