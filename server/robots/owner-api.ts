// The routes by which people make robots, name them, give them tokens, withdraw these, and delete robots.
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import * as field from '../../wire/fields.ts';
import { naming, ownRobot, ownRobots, tokenGiven } from '../../wire/robot.ts';
import { answers, arrivingKnown, done } from '../online/arrival.ts';
import { deny } from '../online/refuse.ts';
import type { Door } from './robot-api.ts';

type Api = ReturnType<typeof typed>;
const typed = (scope: FastifyInstance) => scope.withTypeProvider<ZodTypeProvider>();
const robotParams = z.strictObject({ robot: field.robotId });

export function addOwners(scope: FastifyInstance, door: Door): void {
  const api = typed(scope);
  addMaking(api, door);
  addNaming(api, door);
  addTokens(api, door);
}

function addMaking(api: Api, door: Door): void {
  api.get('/me/robots', { schema: { response: answers(ownRobots) } }, (request, reply) =>
    arrivingKnown(door, [request, reply], async here => {
      return { robots: await here.storage.robots.of(here.person.id) };
    }),
  );
  const making = { schema: { body: naming, response: answers(tokenGiven) } };
  api.post('/me/robots', making, (request, reply) =>
    arrivingKnown(door, [request, reply], async here => {
      const { person, storage } = here;
      if (!person.claimed) return deny(reply, 'claim-first');
      const { name } = request.body;
      if (await storage.people.areTaken([name], person.id)) return deny(reply, 'name-taken');
      const given = await storage.robots.make(person.id, name, door.admission.limits.robotsPerPerson);
      return given ?? deny(reply, 'too-many-robots');
    }),
  );
}

function addNaming(api: Api, door: Door): void {
  const options = { schema: { params: robotParams, body: naming, response: answers(ownRobot) } };
  api.post('/me/robots/:robot', options, (request, reply) =>
    arrivingKnown(door, [request, reply], async here => {
      const { person, storage } = here;
      const { name } = request.body;
      if (await storage.people.areTaken([name], person.id)) return deny(reply, 'name-taken');
      if (!(await storage.robots.rename(person.id, request.params.robot, name))) return deny(reply, 'no-such-robot');
      const own = (await storage.robots.of(person.id)).find(({ id }) => id === request.params.robot);
      return own ?? deny(reply, 'no-such-robot');
    }),
  );
  const deleting = { schema: { params: robotParams, response: done } };
  api.delete('/me/robots/:robot', deleting, (request, reply) =>
    arrivingKnown(door, [request, reply], async here => {
      const { person, storage, rooms } = here;
      const { robot } = request.params;
      if (!(await storage.robots.isOwn(person.id, robot))) return deny(reply, 'no-such-robot');
      await rooms.erase(robot);
      door.streams.lookFor(robot);
      return reply.code(204).send(null);
    }),
  );
}

/** A token that is withdrawn, or has a successor, ends what came in by it, at every process. */
function addTokens(api: Api, door: Door): void {
  const giving = { schema: { params: robotParams, response: answers(tokenGiven) } };
  api.post('/me/robots/:robot/token', giving, (request, reply) =>
    arrivingKnown(door, [request, reply], async here => {
      const { person, storage, rooms } = here;
      const given = await storage.robots.renew(person.id, request.params.robot);
      if (!given) return deny(reply, 'no-such-robot');
      await rooms.dismissSignedOut(given.id);
      door.streams.lookFor(given.id);
      return given;
    }),
  );
  const withdrawing = { schema: { params: robotParams, response: done } };
  api.delete('/me/robots/:robot/token', withdrawing, (request, reply) =>
    arrivingKnown(door, [request, reply], async here => {
      const { person, storage, rooms } = here;
      const { robot } = request.params;
      if (!(await storage.robots.isOwn(person.id, robot))) return deny(reply, 'no-such-robot');
      await storage.devices.signOutEverywhere(robot);
      await rooms.dismissSignedOut(robot);
      door.streams.lookFor(robot);
      return reply.code(204).send(null);
    }),
  );
}
