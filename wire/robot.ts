// What a robot sends and is told: a program that plays in a seat of its own, let in by a token. It asks by HTTP and is
// told through one stream of lines, each the JSON of one thing told, or empty: then somebody is still there.
import { z } from 'zod';
import * as field from './fields.ts';
import { head, outcome, seating, sitter } from './table.ts';

const typed = z.looseObject({ type: z.string() });
const match = { match: field.matchId };

/** GET /api/me/robots: what an owner is told of a robot. */
export const ownRobot = z.strictObject({
  id: field.robotId,
  name: z.string(),
  /** When its token was last used, to the hour; null while it has none. */
  seen: z.int().nullable(),
});
export const ownRobots = z.strictObject({ robots: z.array(ownRobot) });
/** POST /api/me/robots, and POST /api/me/robots/:robot: how it is called. */
export const naming = z.strictObject({ name: field.name });
/** A robot's token, which is told once. */
export const tokenGiven = z.strictObject({ id: field.robotId, token: field.robotToken });

/** GET /api/robot */
export const robotSelf = z.strictObject({ name: z.string(), owner: z.string() });
/** POST /api/robot/matches/:match/seat: sits down where it is let; `key` is what a link of the table ends with. */
export const robotJoining = z.strictObject({
  key: field.token.optional(),
  /** Any open one when absent. */
  seat: field.seat.optional(),
  /** 128 bits that it adds to the dice; the server adds some in its name when absent. */
  entropy: field.entropy.optional(),
});
/** POST /api/robot/matches/:match/act */
export const robotAct = z.strictObject({
  id: field.clientId,
  decision: field.decision,
  action: field.action,
});
/** What an action came to. The same id is answered the same and happens once. */
export const actAnswer = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('done'), id: z.string() }),
  z.strictObject({
    type: z.literal('refused'),
    id: z.string(),
    refusal: z.strictObject({ refused: typed, rule: z.string() }),
    /** The same in English. */
    sentence: z.string(),
  }),
  z.strictObject({ type: z.literal('failed'), id: z.string(), failure: z.enum(['stale', 'nothing']) }),
]);

/** By type of an action of which not all are listed: the least and the most of each of its numbers. */
const bounds = z.record(z.string(), z.record(z.string(), z.tuple([z.int(), z.int()])));

/** One line of the stream. */
export const robotLine = z.discriminatedUnion('type', [
  /** Always the first. */
  z.strictObject({ type: z.literal('hello'), version: z.int(), ...robotSelf.shape }),
  /** It sits in a match: told once for each at the beginning, and when it has sat down. */
  z.strictObject({
    type: z.literal('seated'),
    ...match,
    seat: field.seat,
    head,
    phase: seating.shape.phase,
    names: z.array(z.string()),
  }),
  /** It sat in the match before this one, and may sit down here. */
  z.strictObject({ type: z.literal('invited'), ...match, game: field.gameId }),
  /** The match waits for it. What is not answered yet is told again at the beginning of every stream. */
  z.strictObject({
    type: z.literal('turn'),
    ...match,
    game: field.gameId,
    seat: field.seat,
    decision: field.decision,
    view: z.looseObject({}),
    /** What happened since its last line about this match; null when there is no story: a beginning, or something was taken back. */
    events: z.array(typed).nullable(),
    /** What it is asked to do. */
    prompt: typed,
    /** The legal actions; of the types in `bounds` only some. */
    actions: z.array(typed),
    bounds: bounds.optional(),
    /** What its clock leaves it, in milliseconds; absent without a clock. */
    left: sitter.shape.left.unwrap().optional(),
  }),
  z.strictObject({
    type: z.literal('ended'),
    ...match,
    seat: field.seat,
    outcome,
    view: z.looseObject({}),
    events: z.array(typed).nullable(),
  }),
  /** It does not sit there any more: it got up, was sent away, or there is no such match any longer. */
  z.strictObject({ type: z.literal('left'), ...match }),
  /** The last line, where one can be said. */
  z.strictObject({
    type: z.literal('closed'),
    why: z.enum(['replaced', 'signed-out', 'closing']),
  }),
]);

export type OwnRobot = z.infer<typeof ownRobot>;
export type OwnRobots = z.infer<typeof ownRobots>;
export type TokenGiven = z.infer<typeof tokenGiven>;
export type ActAnswer = z.infer<typeof actAnswer>;
export type RobotLine = z.infer<typeof robotLine>;
export type RobotLineOf<T extends RobotLine['type']> = Extract<RobotLine, { type: T }>;
