import { z } from 'zod';
import { faultCode } from './messages.ts';
import * as field from './fields.ts';
import { LONGEST_LOG } from './limits.ts';
import { head, outcome, seating, terms } from './table.ts';

/** Who is to sit where: oneself, somebody else at the same screen, whoever takes the link, or a bot. */
export const place = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('me') }),
  z.strictObject({ type: z.literal('beside'), name: field.name }),
  z.strictObject({ type: z.literal('open') }),
  z.strictObject({ type: z.literal('bot'), bot: field.botId }),
]);
export type Place = z.infer<typeof place>;

/** POST /api/matches */
export const creation = z.strictObject({
  game: field.gameId,
  options: field.options,
  places: z.array(place).min(1).max(16),
  terms,
  name: field.name,
  entropy: field.entropy,
  /** The log of what these seats have played before, elsewhere: the match goes on from there, and every seat has to be filled. */
  brought: z
    .array(z.tuple([z.int(), field.action]))
    .min(1)
    .max(LONGEST_LOG)
    .optional(),
});
export type Creation = z.infer<typeof creation>;

/** POST /api/matches/:match/seats */
export const joining = z.strictObject({
  key: field.token.optional(),
  /** Any open one when absent. */
  seat: field.seat.optional(),
  name: field.name,
  entropy: field.entropy,
});
export type Joining = z.infer<typeof joining>;

/** POST /api/matches/:match/rematch: the same table once more, everybody one seat further. Asked again, the same match. */
export const again = z.strictObject({ entropy: field.entropy });

/** What leads to a match: the first to sit down, the second to look on. */
export const links = z.strictObject({ match: field.matchId, join: field.token, watch: field.token });
export type Links = z.infer<typeof links>;
export const seated = z.strictObject({ match: field.matchId, seat: field.seat });
export type Seated = z.infer<typeof seated>;

export const person = z.strictObject({ name: z.string(), claimed: z.boolean() });
export type Person = z.infer<typeof person>;
/**
 * POST /api/me/claim and POST /api/me/return. Who has claimed a name claims another one by the passphrase that they have.
 */
export const claim = z.strictObject({ name: field.name, passphrase: field.passphrase });
export type Claim = z.infer<typeof claim>;
/** POST /api/me/passphrase: ends every other device. */
export const newPassphrase = z.strictObject({ old: field.passphrase, passphrase: field.passphrase });
export type NewPassphrase = z.infer<typeof newPassphrase>;

/** POST /api/me/erase: deletes a person and all that is theirs; whoever has claimed a name proves it. */
export const erasure = z.strictObject({ passphrase: field.passphrase.optional() });
export type Erasure = z.infer<typeof erasure>;

/** POST /api/me/link: a personal link, which works once, until then. */
export const personalLink = z.strictObject({ token: field.token, until: z.int() });
export type PersonalLink = z.infer<typeof personalLink>;
/** POST /api/me/link/look tells whom a personal link leads to; POST /api/me uses it up, on another device. */
export const bearer = z.strictObject({ token: field.token });
/** Who somebody would be by a personal link, and who they would no longer be. */
export const linked = z.strictObject({
  person,
  /** Null for whom the server does not know, and for whom the link leads to. */
  instead: z.strictObject({ ...person.shape, matches: z.int() }).nullable(),
});
export type Linked = z.infer<typeof linked>;

/** GET /api/me/devices: where somebody is signed in. */
export const device = z.strictObject({
  id: field.deviceId,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** When it was last used, to the hour. */
  seen: z.int(),
  /** The one that asks. */
  isThis: z.boolean(),
});
export type Device = z.infer<typeof device>;
export const devices = z.strictObject({ devices: z.array(device) });
export type DeviceList = z.infer<typeof devices>;

/** GET /api/me/push: whether this device is called to turns, and by which key; null where this server calls nobody. */
export const pushState = z.strictObject({ key: z.string().nullable(), isOn: z.boolean() });
export type PushState = z.infer<typeof pushState>;
/** POST /api/me/push: what a browser says of where it can be called (the Push API). DELETE ends it. */
export const pushTarget = z.strictObject({
  endpoint: z.string().max(1000),
  keys: z.strictObject({
    /** A point of P-256, uncompressed. */
    p256dh: z.string().regex(/^B[A-Za-z0-9_-]{86}$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  }),
  language: z.enum(['en', 'fr']),
});
export type PushTarget = z.infer<typeof pushTarget>;
/** What a service worker is sent: nothing that a seat alone may know. */
export const pushMessage = z.strictObject({
  title: z.string(),
  body: z.string(),
  /** Equal for all messages about one match: the newest stays. */
  tag: field.matchId,
  /** The page to open. */
  path: z.string(),
});
export type PushMessage = z.infer<typeof pushMessage>;

/** A line of the lobby or of one's own matches. */
export const listed = z.strictObject({
  match: field.matchId,
  game: field.gameId,
  phase: seating.shape.phase,
  names: z.array(z.string()),
  open: z.int(),
  waiting: z.array(field.seat),
  own: z.array(field.seat),
  changed: z.int(),
  /** Whether the host is connected to the table. */
  isHostHere: z.boolean().optional(),
  terms: terms.pick({ pace: true, clock: true, robots: true, language: true }).optional(),
  /** The value of the option by which matches of this game are told apart. */
  setting: z.string().optional(),
  /** When the time of one's own decision is up. */
  due: z.int().optional(),
});
export const listing = z.strictObject({ matches: z.array(listed) });
export type Listing = z.infer<typeof listing>;
export type Listed = z.infer<typeof listed>;

const typed = z.looseObject({ type: z.string() });

/** GET /api/matches/:match/replay: of an ended match all of it, of a running one what the seat has seen. */
export const replay = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('transcript'),
    head,
    names: z.array(z.string()),
    /** By seat: the bot that sat there; null for a person. */
    bots: z.array(field.botId.nullable()),
    /** The seats of whoever asks. */
    own: z.array(field.seat),
    outcome,
    transcript: z.looseObject({ game: z.string(), log: z.array(z.unknown()) }),
  }),
  z.strictObject({
    type: z.literal('frames'),
    head,
    names: z.array(z.string()),
    frames: z.array(
      z.strictObject({
        view: z.looseObject({}),
        events: z.array(typed),
        /** The seats that the match waited for; none while chance had to act. */
        waiting: z.array(field.seat),
      }),
    ),
  }),
]);
export type Replay = z.infer<typeof replay>;

export const faulty = z.strictObject({ fault: faultCode, sentence: z.string() });
