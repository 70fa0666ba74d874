import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  again,
  bearer,
  claim,
  creation,
  faulty,
  joining,
  links,
  listing,
  person,
  replay,
  seated,
} from '../../wire/bodies.ts';
import type { FaultCode } from '../../wire/fault.ts';
import { VERSION } from '../../wire/measures.ts';
import * as shape from '../../wire/shapes.ts';
import type { Room } from '../matches/room.ts';
import { listedOf, replayFor, viewpointOf } from '../matches/views.ts';
import type { Person } from '../storage/people.ts';
import { COOKIE, forgetIn, rememberIn } from './cookie.ts';
import type { Hall, Online } from './hall.ts';
import { refuse } from './refuse.ts';
import { mayJoin, mayLook } from './visitors.ts';

const PASSPHRASES = { max: 10, timeWindow: 60_000 };
const STATUS: Partial<Record<FaultCode, number>> = {
  'not-signed-in': 401,
  'wrong-passphrase': 401,
  'no-such-match': 404,
  'name-taken': 409,
  'seat-taken': 409,
  storage: 503,
};

const statusOf = (fault: FaultCode): number => STATUS[fault] ?? 400;
const answers = <T extends z.ZodType>(schema: T) => ({ 200: schema, '4xx': faulty, '5xx': faulty });
const matchParams = z.strictObject({ match: shape.matchId });

type Api = ReturnType<typeof typed>;
const typed = (scope: FastifyInstance) => scope.withTypeProvider<ZodTypeProvider>();

/** The routes that need no socket, described by the same schemas that read them. */
export async function addApi(scope: FastifyInstance, online: Online): Promise<void> {
  const { jsonSchemaTransform, serializerCompiler, validatorCompiler } = await import('fastify-type-provider-zod');
  const { default: swagger } = await import('@fastify/swagger');
  scope.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  const info = { title: 'Oubliette', description: 'Matches of a server.', version: String(VERSION) };
  await scope.register(swagger, { openapi: { openapi: '3.1.0', info }, transform: jsonSchemaTransform });
  await scope.register(async routes => {
    const api = typed(routes);
    addMe(api, online);
    addNames(api, online);
    addLists(api, online);
    addMatches(api, online);
    addRematch(api, online);
    addReplay(api, online);
  });
  scope.get('/openapi.json', { schema: { hide: true } }, () => scope.swagger());
}

/** Whoever asks, and the open hall; undefined when the answer has been given already. */
async function arrive(online: Online, request: FastifyRequest, reply: FastifyReply): Promise<Arrival | undefined> {
  const hall = await online.doorway.open();
  if (typeof hall === 'string') {
    await refuse(reply, 503, 'storage');
    return undefined;
  }
  const token = request.cookies[COOKIE];
  return { ...hall, person: token === undefined ? undefined : await hall.storage.people.byToken(token) };
}

interface Arrival extends Hall {
  readonly person: Person | undefined;
}

const shown = ({ name, claimed }: Person) => ({ name, claimed });
const deny = (reply: FastifyReply, fault: FaultCode): FastifyReply => refuse(reply, statusOf(fault), fault);

function addMe(api: Api, online: Online): void {
  api.get('/me', { schema: { response: answers(person) } }, async (request, reply) => {
    const here = await arrive(online, request, reply);
    if (!here) return reply;
    return here.person ? shown(here.person) : deny(reply, 'not-signed-in');
  });
  api.post('/me', { schema: { body: bearer, response: answers(person) } }, async (request, reply) => {
    const here = await arrive(online, request, reply);
    if (!here) return reply;
    const known = await here.storage.people.byToken(request.body.token);
    if (!known) return deny(reply, 'not-signed-in');
    rememberIn(request, reply, request.body.token);
    return shown(known);
  });
  api.delete('/me', async (_request, reply) => {
    forgetIn(reply);
    return reply.code(204).send();
  });
  api.post('/me/link', { schema: { response: answers(bearer) } }, async (request, reply) => {
    const here = await arrive(online, request, reply);
    if (!here) return reply;
    if (!here.person) return deny(reply, 'not-signed-in');
    return { token: await here.storage.people.tokenFor(here.person.id) };
  });
}

function addNames(api: Api, online: Online): void {
  const options = { schema: { body: claim, response: answers(person) }, config: { rateLimit: PASSPHRASES } };
  api.post('/me/claim', options, async (request, reply) => {
    const here = await arrive(online, request, reply);
    if (!here) return reply;
    const { name, passphrase } = request.body;
    const known = await introduced(here, name, request, reply);
    if (!(await here.storage.people.claim(known.id, name, passphrase))) return deny(reply, 'name-taken');
    return { name, claimed: true };
  });
  api.post('/me/return', options, async (request, reply) => {
    const here = await arrive(online, request, reply);
    if (!here) return reply;
    const known = await here.storage.people.byPassphrase(request.body.name, request.body.passphrase);
    if (!known) return deny(reply, 'wrong-passphrase');
    rememberIn(request, reply, await here.storage.people.tokenFor(known.id));
    return shown(known);
  });
}

/** Who asks, under the name they give now; somebody new is remembered from now on. */
async function introduced(
  { person: known, storage }: Arrival,
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Person> {
  if (known) {
    if (!known.claimed) await storage.people.rename(known.id, name);
    return { ...known, name: known.claimed ? known.name : name };
  }
  const { person: stranger, token } = await storage.people.welcome(name);
  rememberIn(request, reply, token);
  return stranger;
}

function addLists(api: Api, online: Online): void {
  api.get('/matches', { schema: { response: answers(listing) } }, async (request, reply) => {
    const here = await arrive(online, request, reply);
    if (!here) return reply;
    return { matches: (await here.storage.lobby()).map(row => listedOf(row, here.person?.id)) };
  });
  api.get('/me/matches', { schema: { response: answers(listing) } }, async (request, reply) => {
    const here = await arrive(online, request, reply);
    if (!here) return reply;
    if (!here.person) return { matches: [] };
    const { id } = here.person;
    return { matches: (await here.storage.matchesOf(id)).map(row => listedOf(row, id)) };
  });
}

function addMatches(api: Api, online: Online): void {
  const creating = { schema: { body: creation, response: answers(links) }, config: { isLarge: true } };
  api.post('/matches', creating, async (request, reply) => {
    const here = await arrive(online, request, reply);
    if (!here) return reply;
    const host = await introduced(here, request.body.name, request, reply);
    const head = await here.rooms.create(request.body, host);
    return typeof head === 'string' ? deny(reply, head) : { match: head.id, ...head.keys };
  });
  const linking = { schema: { params: matchParams, response: answers(links) } };
  api.get('/matches/:match/links', linking, async (request, reply) => {
    const here = await arrive(online, request, reply);
    if (!here) return reply;
    const room = await here.rooms.room(request.params.match);
    if (typeof room === 'string' || !isSeated(room, here.person)) return deny(reply, 'no-such-match');
    const { id, keys } = room.fold.head;
    return { match: id, ...keys };
  });
  const sitting = { schema: { params: matchParams, body: joining, response: answers(seated) } };
  api.post('/matches/:match/seats', sitting, async (request, reply) => {
    const here = await arrive(online, request, reply);
    if (!here) return reply;
    const { key, name, seat, entropy } = request.body;
    const room = await here.rooms.room(request.params.match);
    if (typeof room === 'string' || !mayJoin(room, here.person, key)) return deny(reply, 'no-such-match');
    const joined = await room.join(await introduced(here, name, request, reply), { seat, entropy });
    return typeof joined === 'string' ? deny(reply, joined) : { match: request.params.match, seat: joined };
  });
}

function addRematch(api: Api, online: Online): void {
  const options = { schema: { params: matchParams, body: again, response: answers(links) } };
  api.post('/matches/:match/rematch', options, async (request, reply) => {
    const here = await arrive(online, request, reply);
    if (!here) return reply;
    const room = await here.rooms.room(request.params.match);
    if (typeof room === 'string' || !here.person) return deny(reply, 'no-such-match');
    const head = await here.rooms.again(room, here.person, request.body.entropy);
    return typeof head === 'string' ? deny(reply, head) : { match: head.id, ...head.keys };
  });
}

const isSeated = (room: Room, known: Person | undefined): boolean =>
  known !== undefined && room.fold.chairs.some(chair => chair.person === known.id);

function addReplay(api: Api, online: Online): void {
  const query = z.strictObject({
    key: shape.token.optional(),
    seat: z.coerce.number().pipe(shape.viewpoint).optional(),
  });
  const options = { schema: { params: matchParams, querystring: query, response: answers(replay) } };
  api.get('/matches/:match/replay', options, async (request, reply) => {
    const here = await arrive(online, request, reply);
    if (!here) return reply;
    const room = await here.rooms.room(request.params.match);
    if (typeof room === 'string' || !mayLook(room, here.person, request.query.key)) return deny(reply, 'no-such-match');
    const seat = viewpointOf(room.fold, here.person?.id, request.query.seat);
    return seat === undefined ? deny(reply, 'not-your-seat') : replayFor(room.fold, seat);
  });
}
