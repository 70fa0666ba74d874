import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isFault } from '../../wire/fault.ts';
import * as shape from '../../wire/fields.ts';
import {
  complaint,
  type Exhibit,
  exhibit,
  type ExhibitList,
  exhibits,
  house,
  ownExhibits,
  publication,
  published,
  wall,
} from '../../wire/gallery.ts';
import { type Answered, answers, type Arrival, arriving, done, type Exchange } from '../online/arrival.ts';
import { networkOf } from '../online/network.ts';
import { deny, statusOf } from '../online/refuse.ts';
import type { Online } from '../online/services.ts';
import { ON_A_PAGE, type WantedPage } from '../storage/exhibits.ts';
import type { ExhibitRow } from '../storage/schema.ts';
import { readDrawn } from './drawn.ts';
import type { Gallery } from './gallery.ts';

type Api = ReturnType<typeof typed>;
const typed = (scope: FastifyInstance) => scope.withTypeProvider<ZodTypeProvider>();

const params = z.strictObject({ exhibit: shape.exhibitId });

/** The routes of the gallery, which are there, and say so, where the server has none. */
export function addGallery(scope: FastifyInstance, online: Online): void {
  const api = typed(scope);
  const isOn = online.config.gallery === 'on';
  // Nothing is opened for it: whoever plays alone asks it, too.
  api.get('/house', { schema: { response: answers(house) } }, async () => ({
    gallery: isOn,
    daily: online.config.daily === 'on',
  }));
  addLooking(api, online);
  addOwn(api, online);
  addPublishing(api, online);
  addReports(api, online);
}

type Visit = Arrival & { readonly gallery: Gallery };

/** Lets whoever asks into the gallery and answers them, where there is one. */
async function entering<Answer>(
  online: Online,
  exchange: Exchange,
  answer: (here: Visit) => Promise<Answer>,
): Answered<Answer> {
  const [, reply] = exchange;
  if (online.config.gallery === 'off') return deny(reply, 'no-gallery');
  return arriving(online, exchange, async (here): Answered<Answer> =>
    here.gallery ? answer({ ...here, gallery: here.gallery }) : deny(reply, 'no-gallery'),
  );
}

function addLooking(api: Api, online: Online): void {
  const looking = { schema: { querystring: wall, response: answers(exhibits) } };
  api.get('/gallery', looking, (request, reply) =>
    entering(online, [request, reply], async here => {
      const { order, game, after } = request.query;
      return pageOf(await here.storage.exhibits.page({ order, game, after: placeIn(after) }), here);
    }),
  );
  const one = { schema: { params, response: answers(exhibit) } };
  api.get('/gallery/:exhibit', one, (request, reply) =>
    entering(online, [request, reply], async here => {
      const row = await here.storage.exhibits.find(request.params.exhibit);
      return row?.taken === null ? shownTo(here, row) : deny(reply, 'no-such-exhibit');
    }),
  );
}

const placeOf = ({ plays, made, id }: ExhibitRow): string => `${plays}.${made}.${id}`;

function placeIn(after: string | undefined): WantedPage['after'] {
  const [plays, made, id] = after?.split('.') ?? [];
  return id === undefined ? undefined : { plays: Number(plays), made: Number(made), id };
}

function pageOf(rows: readonly ExhibitRow[], here: Arrival): ExhibitList {
  const shown = rows.slice(0, ON_A_PAGE);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return { exhibits: shown.map(row => shownTo(here, row)), next: last ? placeOf(last) : null };
}

const shownTo = ({ person }: Arrival, row: ExhibitRow): Exhibit => ({
  id: row.id,
  game: row.game,
  text: row.text,
  name: row.name,
  author: row.author,
  isClaimed: row.claimed === 1,
  par: row.par,
  plays: row.plays,
  made: row.made,
  isOwn: person !== undefined && row.person === person.id,
});

function addOwn(api: Api, online: Online): void {
  api.get('/me/gallery', { schema: { response: answers(ownExhibits) } }, (request, reply) =>
    entering(online, [request, reply], async here => {
      if (!here.person) return deny(reply, 'not-signed-in');
      const own = await here.storage.exhibits.of(here.person.id);
      return { exhibits: own.map(row => ({ ...shownTo(here, row), takenDown: row.reason })) };
    }),
  );
  api.delete('/gallery/:exhibit', { schema: { params, response: done } }, (request, reply) =>
    entering(online, [request, reply], async here => {
      const { person, storage } = here;
      if (!person) return deny(reply, 'not-signed-in');
      if (await storage.exhibits.withdraw(request.params.exhibit, person.id)) return reply.code(204).send(null);
      const row = await storage.exhibits.find(request.params.exhibit);
      return deny(reply, row?.person === person.id ? 'taken-down' : 'no-such-exhibit');
    }),
  );
}

function addPublishing(api: Api, online: Online): void {
  const options = { schema: { body: publication, response: answers(published) }, config: { isLarge: true } };
  api.post('/gallery', options, (request, reply) =>
    entering(online, [request, reply], async here => {
      const { person, storage, gallery } = here;
      if (!person) return deny(reply, 'not-signed-in');
      if (await storage.people.areTaken([person.name], person.id)) return deny(reply, 'name-taken');
      const work = readDrawn(request.body, person.name);
      if (isFault(work)) return reply.code(statusOf(work.fault)).send(work);
      const showing = await gallery.publish(work, { person, network: networkOf(request.ip) });
      if (typeof showing === 'string') return deny(reply, showing);
      return showing.state === 'shown' ? { ...showing, exhibit: shownTo(here, showing.exhibit) } : showing;
    }),
  );
}

function addReports(api: Api, online: Online): void {
  const options = { schema: { params, body: complaint, response: done } };
  api.post('/gallery/:exhibit/reports', options, (request, reply) =>
    entering(online, [request, reply], async here => {
      const by = { person: here.person?.id, network: networkOf(request.ip) };
      const fault = await here.gallery.complain(request.params.exhibit, request.body.reason, by);
      return fault ? deny(reply, fault) : reply.code(204).send(null);
    }),
  );
}
