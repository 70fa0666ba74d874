import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { pushState, pushTarget } from '../../wire/http.ts';
import { canEncryptFor } from '../push/encrypt.ts';
import { answers, arrivingKnown, done } from './arrival.ts';
import { deny } from './refuse.ts';
import type { Online } from './services.ts';

/** The routes by which a browser asks to be called when it is somebody's turn. */
export function addPush(scope: FastifyInstance, online: Online): void {
  const api = scope.withTypeProvider<ZodTypeProvider>();
  api.get('/me/push', { schema: { response: answers(pushState) } }, (request, reply) =>
    arrivingKnown(online, [request, reply], async here => {
      const isOn = await here.storage.subscriptions.isKept(here.person.device);
      return { key: await here.pushes.publicKey(), isOn };
    }),
  );
  api.post('/me/push', { schema: { body: pushTarget, response: done } }, (request, reply) =>
    arrivingKnown(online, [request, reply], async here => {
      const { endpoint, keys, language } = request.body;
      if (!here.pushes.accepts(endpoint) || !canEncryptFor(keys)) return deny(reply, 'bad-endpoint');
      await here.storage.subscriptions.keep(here.person.id, here.person.device, { endpoint, ...keys, language });
      return reply.code(204).send(null);
    }),
  );
  api.delete('/me/push', { schema: { response: done } }, (request, reply) =>
    arrivingKnown(online, [request, reply], async here => {
      await here.storage.subscriptions.drop(here.person.device);
      return reply.code(204).send(null);
    }),
  );
}
