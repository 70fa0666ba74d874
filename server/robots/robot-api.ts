// The routes of robots themselves. They are let in by `Authorization: Bearer`, and by nothing else; a cookie says nothing
// here, and a robot's token says nothing anywhere else.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { shelvedById } from '../../games/index.ts';
import type { Refusal, Seat } from '../../kernel/game.ts';
import { say } from '../../kernel/words.ts';
import * as field from '../../wire/fields.ts';
import { replay, seated } from '../../wire/http.ts';
import type { FaultCode } from '../../wire/fault.ts';
import { type ActAnswer, actAnswer, robotAct, robotJoining, robotSelf } from '../../wire/robot.ts';
import type { Wish } from '../../wire/request.ts';
import { clientOf } from '../matches/client-id.ts';
import { seatsOf } from '../matches/head.ts';
import type { WishAnswer } from '../matches/match-log.ts';
import type { Room } from '../matches/room.ts';
import { listedOf, replayFor } from '../matches/views.ts';
import { judge } from '../matches/wishes.ts';
import { mayRobotJoin } from '../online/access.ts';
import { type Answered, answers, done, type Exchange } from '../online/arrival.ts';
import type { Buckets } from '../online/limits.ts';
import { networkOf } from '../online/network.ts';
import { deny } from '../online/refuse.ts';
import type { Online, Services } from '../online/services.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { type Bearer, RobotStream } from './stream.ts';
import type { Streams } from './streams.ts';

/** What robots share: their streams, and what each may ask. */
export interface Door extends Online {
  readonly streams: Streams;
  readonly byRobot: Buckets;
}

type Api = ReturnType<typeof typed>;
const typed = (scope: FastifyInstance) => scope.withTypeProvider<ZodTypeProvider>();

const MOVES = { instead: 'moves' } as const;
/** What opening a match costs more than one request. */
const OPENING = 4;
/** What looking back on a whole match costs more than one request. */
const LOOKING_BACK = 19;
const matchParams = z.strictObject({ match: field.matchId });

export function addRobots(scope: FastifyInstance, door: Door): void {
  const api = typed(scope);
  addSelf(api, door);
  addStream(api, door);
  addSeat(api, door);
  addAct(api, door);
  addReplay(api, door);
}

/** A robot that was let in, and the open services. */
interface Admitted extends Services, Bearer {}

/** Lets a robot in and answers it, or says what stands against that. */
async function admitting<Answer>(
  door: Door,
  [request, reply]: Exchange,
  answer: (here: Admitted) => Promise<Answer>,
  cost = 0,
): Answered<Answer> {
  const here = await admit(door, request, cost);
  return typeof here === 'string' ? deny(reply, here) : answer(here);
}

async function admit(
  { lifecycle, byRobot }: Door,
  request: FastifyRequest,
  cost: number,
): Promise<Admitted | FaultCode> {
  const token = bearerOf(request);
  if (token === undefined) return 'not-signed-in';
  const services = await lifecycle.open();
  if (typeof services === 'string') return 'storage';
  const robot = await services.storage.robots.byToken(token);
  if (!robot) return 'not-signed-in';
  const bucket = byRobot.of(robot.id, performance.now());
  if (!bucket.take(performance.now())) return 'too-fast';
  bucket.charge(cost);
  return { ...services, robot, token };
}

/** A token of the shape that tokens have: nothing else is looked for in the storage. */
function bearerOf({ headers: { authorization = '' } }: FastifyRequest): string | undefined {
  const [, token] = /^Bearer (\S{1,100})$/i.exec(authorization) ?? [];
  return field.robotToken.safeParse(token).data;
}

function addSelf(api: Api, door: Door): void {
  api.get('/robot', { schema: { response: answers(robotSelf) }, config: MOVES }, (request, reply) =>
    admitting(door, [request, reply], async here => ({ name: here.robot.name, owner: here.robot.owner })),
  );
}

const NDJSON = {
  'content-type': 'application/x-ndjson; charset=utf-8',
  'cache-control': 'no-store',
  connection: 'close',
  // Some proxies would keep lines back until there are many.
  'x-accel-buffering': 'no',
};

function addStream(api: Api, door: Door): void {
  const { streams } = door;
  const schema = { response: answers(z.string().describe('Lines of JSON, as docs/protocol.md tells them.')) };
  api.get('/robot/stream', { schema, config: MOVES, exposeHeadRoute: false }, (request, reply) =>
    admitting(
      door,
      [request, reply],
      async here => {
        const address = networkOf(request.ip);
        if (streams.isClosed) return deny(reply, 'closing');
        if (!streams.makeRoom(here.robot.id, address)) return deny(reply, 'too-many');
        reply.hijack();
        // A stream may be silent for longer than a request may.
        request.raw.socket.setTimeout(0);
        reply.raw.writeHead(200, { ...plainHeaders(reply), ...NDJSON });
        const stream = new RobotStream(here, reply.raw, here);
        reply.raw.on('error', () => reply.raw.destroy());
        reply.raw.on('close', () => streams.forget(stream));
        streams.open(stream, address);
        return reply;
      },
      OPENING,
    ),
  );
}

/** What was set for every answer: policies and the like. */
const plainHeaders = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));

/** A robot sits down at one table after the other: each is counted before it may sit down at the next. */
function addSeat(api: Api, door: Door): void {
  const inLine = oneAtATime();
  const sitting = { schema: { params: matchParams, body: robotJoining, response: answers(seated) }, config: MOVES };
  api.post('/robot/matches/:match/seat', sitting, (request, reply) =>
    admitting(
      door,
      [request, reply],
      async here => {
        const { match } = request.params;
        const room = await here.rooms.room(match);
        if (typeof room === 'string' || !mayRobotJoin(room, here.robot, request.body.key))
          return deny(reply, 'no-such-match');
        const { seat, entropy = randomBytes(16).toString('hex') } = request.body;
        const joined = await inLine(
          here.robot.id,
          async () => (await faultOfSitting(door, here, room)) ?? room.join(here.robot, { seat, entropy }),
        );
        if (typeof joined === 'string') return deny(reply, joined);
        await sayReady(room, here, joined);
        door.streams.lookFor(here.robot.id);
        return { match, seat: joined };
      },
      OPENING,
    ),
  );
  const leaving = { schema: { params: matchParams, response: done }, config: MOVES };
  api.delete('/robot/matches/:match/seat', leaving, (request, reply) =>
    admitting(door, [request, reply], async here => {
      const sat = await seatIn(here, request.params.match);
      if (!sat) return deny(reply, 'no-such-match');
      const id = randomBytes(12).toString('base64url');
      const answer = await wish(sat.room, here, { type: 'leave', id, seat: sat.seat });
      return 'denied' in answer ? deny(reply, answer.denied) : reply.code(204).send(null);
    }),
  );
}

/** Somebody may have claimed its name since; and nobody sits in more matches than are looked after. */
async function faultOfSitting(
  { admission }: Door,
  { storage, robot }: Admitted,
  room: Room,
): Promise<FaultCode | undefined> {
  if (seatsOf(room.fold.chairs, robot.id).length > 0) return undefined;
  if (await storage.robots.isNameTaken(robot)) return 'name-taken';
  const running = await storage.runningOf(robot.id);
  const sat = running.filter(overview => listedOf(overview, robot.id).own.length > 0);
  return sat.length >= admission.limits.matchesPerRobot ? 'too-many-matches' : undefined;
}

/** A robot that sits down is ready. */
async function sayReady(room: Room, here: Admitted, seat: Seat): Promise<void> {
  if (room.fold.head.terms.begins !== 'ready') return;
  await wish(room, here, { type: 'ready', id: `ready-${room.now}`, seat, isReady: true });
}

function addAct(api: Api, door: Door): void {
  const acting = { schema: { params: matchParams, body: robotAct, response: answers(actAnswer) }, config: MOVES };
  api.post('/robot/matches/:match/act', acting, (request, reply) =>
    admitting(door, [request, reply], async here => {
      const sat = await seatIn(here, request.params.match);
      if (!sat) return deny(reply, 'no-such-match');
      const { id, decision, action } = request.body;
      const timed = door.metrics.wishSeconds.startTimer();
      const answer = await wish(sat.room, here, { type: 'act', id, seat: sat.seat, decision, action });
      timed();
      return 'denied' in answer ? deny(reply, answer.denied) : answerOf(id, answer, sat.room);
    }),
  );
}

interface Sat {
  readonly room: Room;
  readonly seat: Seat;
}

/** Where a robot sits; it learns of no match in which it does not. */
async function seatIn({ rooms, robot }: Admitted, match: string): Promise<Sat | undefined> {
  const room = await rooms.room(match);
  if (typeof room === 'string') return undefined;
  const [seat] = seatsOf(room.fold.chairs, robot.id);
  return seat === undefined ? undefined : { room, seat };
}

function wish(room: Room, { robot }: Admitted, wished: Wish): Promise<WishAnswer> {
  const wisher = { person: robot.id, isGone: room.isGone.bind(room) };
  return room.propose({ client: clientOf(wished, robot.id), judge: fold => judge(fold, wished, wisher) });
}

function answerOf(id: string, answer: Exclude<WishAnswer, { denied: unknown }>, { fold }: Room): ActAnswer {
  if ('done' in answer) return { type: 'done', id };
  if ('failure' in answer) return { type: 'failed', id, failure: answer.failure };
  const { refused, rule } = answer.refusal;
  const sentence = sentenceOf(fold.head.game.id, answer.refusal);
  return { type: 'refused', id, refusal: { refused: { ...refused }, rule }, sentence };
}

/** Programs read codes, and whoever writes one reads sentences. */
function sentenceOf(game: string, { refused, rule }: Refusal): string {
  const words = shelvedById(game)?.words.en;
  return words ? `${say(words.reasons, refused)} (${rule})` : `Rule ${rule} stands against it.`;
}

function addReplay(api: Api, door: Door): void {
  const options = { schema: { params: matchParams, response: answers(replay) }, config: MOVES };
  api.get('/robot/matches/:match/replay', options, (request, reply) =>
    admitting(
      door,
      [request, reply],
      async here => {
        const sat = await seatIn(here, request.params.match);
        return sat ? replayFor(sat.room.fold, sat.seat, [sat.seat]) : deny(reply, 'no-such-match');
      },
      LOOKING_BACK,
    ),
  );
}
