import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  again,
  type Creation,
  creation,
  joining,
  links,
  type Listed,
  listing,
  replay,
  seated,
} from '../../wire/http.ts';
import * as shape from '../../wire/fields.ts';
import { seatsOf } from '../matches/head.ts';
import type { Room } from '../matches/room.ts';
import { isListed, listedOf, replayFor, viewpointOf } from '../matches/views.ts';
import { addDoor } from '../robots/door.ts';
import type { Person } from '../storage/people.ts';
import type { Overview } from '../storage/storage.ts';
import { shareOf } from '../thinking/share.ts';
import { addDaily } from '../daily/api.ts';
import { addGallery } from '../gallery/api.ts';
import { answers, type Arrival, arriving, introduced } from './arrival.ts';
import type { Online } from './services.ts';
import { Buckets } from './limits.ts';
import { Listings } from './listings.ts';
import { addPeople } from './me-api.ts';
import { addPush } from './push-api.ts';
import { networkOf } from './network.ts';
import { addDocument } from './openapi.ts';
import { deny } from './refuse.ts';
import { mayJoin, mayLook } from './access.ts';

const matchParams = z.strictObject({ match: shape.matchId });

type Api = ReturnType<typeof typed>;
const typed = (scope: FastifyInstance) => scope.withTypeProvider<ZodTypeProvider>();

/** The routes that need no socket, described by the same schemas that read them. */
export async function addApi(scope: FastifyInstance, online: Online): Promise<void> {
  const { serializerCompiler, validatorCompiler } = await import('fastify-type-provider-zod');
  scope.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  await addDocument(scope);
  await scope.register(async routes => {
    const api = typed(routes);
    addPeople(routes, online);
    addPush(routes, online);
    addGallery(routes, online);
    addDaily(routes, online);
    addLists(api, online);
    addCreating(api, online);
    addSitting(api, online);
    addRematch(api, online);
    addReplay(api, online);
    addDoor(routes, online);
  });
}

function addLists(api: Api, online: Online): void {
  api.get('/matches', { schema: { response: answers(listing) } }, (request, reply) =>
    arriving(online, [request, reply], async here => {
      return { matches: await listed(here, await here.storage.lobby()) };
    }),
  );
  api.get('/me/matches', { schema: { response: answers(listing) } }, (request, reply) =>
    arriving(online, [request, reply], async here => {
      if (!here.person) return { matches: [] };
      return { matches: await listed(here, await here.storage.matchesOf(here.person.id)) };
    }),
  );
}

/** Matches as lines of a list. */
async function listed({ person, rooms }: Arrival, overviews: readonly Overview[]): Promise<Listed[]> {
  const shown = overviews.filter(isListed);
  const isHere = await rooms.presenceAt(shown.map(({ match }) => match));
  return shown.map(row => listedOf(row, person?.id, isHere));
}

function addCreating(api: Api, online: Online): void {
  const creating = { schema: { body: creation, response: answers(links) }, config: { isLarge: true } };
  const listings = new Listings(online.config.limits);
  const bringing = new Buckets(online.config.limits.broughtPerAddress);
  api.post('/matches', creating, (request, reply) =>
    arriving(online, [request, reply], async here => {
      const { person, rooms, storage } = here;
      const isBrought = request.body.brought !== undefined;
      if (isBrought && !bringing.take(networkOf(request.ip), performance.now())) return deny(reply, 'too-fast');
      const reading = rooms.read(request.body);
      if (typeof reading === 'string') return deny(reply, reading);
      const { listed: isPublic } = request.body.terms;
      if (isPublic && !listings.mayLay(request)) return deny(reply, 'too-fast');
      if (await storage.people.areTaken(besideNames(request.body), person?.id)) return deny(reply, 'name-taken');
      const host = await introduced(here, request.body.name, [request, reply]);
      if (typeof host === 'string') return deny(reply, host);
      const lay = () => rooms.create(request.body, host, { share: shareOf(networkOf(request.ip)), reading });
      const head = await (isPublic ? listings.lay(host, storage, lay) : lay());
      return typeof head === 'string' ? deny(reply, head) : { match: head.id, ...head.keys };
    }),
  );
}

function addSitting(api: Api, online: Online): void {
  const linking = { schema: { params: matchParams, response: answers(links) } };
  api.get('/matches/:match/links', linking, (request, reply) =>
    arriving(online, [request, reply], async here => {
      const room = await here.rooms.room(request.params.match);
      if (typeof room === 'string' || !isSeated(room, here.person)) return deny(reply, 'no-such-match');
      const { id, keys } = room.fold.head;
      return { match: id, ...keys };
    }),
  );
  const sitting = { schema: { params: matchParams, body: joining, response: answers(seated) } };
  api.post('/matches/:match/seats', sitting, (request, reply) =>
    arriving(online, [request, reply], async here => {
      const { key, name, seat, entropy } = request.body;
      const room = await here.rooms.room(request.params.match);
      if (typeof room === 'string' || !mayJoin(room, here.person, key)) return deny(reply, 'no-such-match');
      const sitter = await introduced(here, name, [request, reply]);
      if (typeof sitter === 'string') return deny(reply, sitter);
      const joined = await room.join(sitter, { seat, entropy });
      return typeof joined === 'string' ? deny(reply, joined) : { match: request.params.match, seat: joined };
    }),
  );
}

/** How those are called who are to sit at the same screen. */
const besideNames = ({ places }: Creation): readonly string[] =>
  places.flatMap(place => (place.type === 'beside' ? [place.name] : []));

function addRematch(api: Api, online: Online): void {
  const options = { schema: { params: matchParams, body: again, response: answers(links) } };
  api.post('/matches/:match/rematch', options, (request, reply) =>
    arriving(online, [request, reply], async here => {
      const room = await here.rooms.room(request.params.match);
      if (typeof room === 'string' || !here.person) return deny(reply, 'no-such-match');
      if (await here.storage.people.areTaken(namesOf(room, here.person), here.person.id))
        return deny(reply, 'name-taken');
      const head = await here.rooms.again(room, here.person, request.body.entropy);
      return typeof head === 'string' ? deny(reply, head) : { match: head.id, ...head.keys };
    }),
  );
}

/** How somebody, and who sits at the same screen, is called at a table. */
const namesOf = ({ fold: { chairs } }: Room, known: Person): readonly string[] =>
  seatsOf(chairs, known.id).map(seat => chairs[seat]?.name ?? '');

const isSeated = (room: Room, known: Person | undefined): boolean =>
  known !== undefined && room.fold.chairs.some(chair => chair.person === known.id);

function addReplay(api: Api, online: Online): void {
  const query = z.strictObject({
    key: shape.token.optional(),
    seat: z.coerce.number().pipe(shape.viewpoint).optional(),
  });
  const options = { schema: { params: matchParams, querystring: query, response: answers(replay) } };
  api.get('/matches/:match/replay', options, (request, reply) =>
    arriving(online, [request, reply], async here => {
      const room = await here.rooms.room(request.params.match);
      if (typeof room === 'string' || !mayLook(room, here.person, request.query.key))
        return deny(reply, 'no-such-match');
      const seat = viewpointOf(room.fold, here.person?.id, request.query.seat);
      if (seat === undefined) return deny(reply, 'not-your-seat');
      return replayFor(room.fold, seat, seatsOf(room.fold.chairs, here.person?.id));
    }),
  );
}
