import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { bearer, claim, devices, erasure, linked, newPassphrase, person, personalLink } from '../../wire/http.ts';
import * as shape from '../../wire/fields.ts';
import type { Person } from '../storage/people.ts';
import { answers, type Arrival, arriving, arrivingKnown, done, introduced, signIn } from './arrival.ts';
import { forgetIn } from './cookie.ts';
import type { Online } from './services.ts';
import { Buckets } from './limits.ts';
import { networkOf } from './network.ts';
import { deny } from './refuse.ts';

type Api = ReturnType<typeof typed>;
const typed = (scope: FastifyInstance) => scope.withTypeProvider<ZodTypeProvider>();

/** By address: of claimed names and of strangers. Whoever is signed in is counted apart, by address and as one name. */
const PASSPHRASES = { rate: 'passphrases' } as const;

const shown = ({ name, claimed }: Person) => ({ name, claimed });

/** The routes of who one is: names, passphrases, devices and personal links. */
export function addPeople(scope: FastifyInstance, online: Online): void {
  const api = typed(scope);
  addMe(api, online);
  addLinks(api, online);
  addDevices(api, online);
  addNames(api, online);
  const proofs = new Buckets(online.admission.limits.proofs);
  addPassphrase(api, online, proofs);
  addErasure(api, online, proofs);
}

function addMe(api: Api, online: Online): void {
  api.get('/me', { schema: { response: answers(person) } }, (request, reply) =>
    arrivingKnown(online, [request, reply], async here => shown(here.person)),
  );
  api.delete('/me', { schema: { response: done } }, (request, reply) =>
    arriving(online, [request, reply], async here => {
      await leaveDevice(here);
      forgetIn(reply);
      return reply.code(204).send(null);
    }),
  );
}

/** The device that asks is nobody's any more. */
async function leaveDevice({ person: known, storage, rooms }: Arrival): Promise<void> {
  if (!known) return;
  await storage.devices.signOut(known.id, known.device);
  await rooms.dismissSignedOut(known.id);
}

function addLinks(api: Api, online: Online): void {
  api.post('/me/link', { schema: { response: answers(personalLink) } }, (request, reply) =>
    arrivingKnown(online, [request, reply], async here => {
      return here.storage.devices.makeLink(here.person.id);
    }),
  );
  const looking = { schema: { body: bearer, response: answers(linked) } };
  api.post('/me/link/look', looking, (request, reply) =>
    arriving(online, [request, reply], async here => {
      const known = await here.storage.devices.byLink(request.body.token);
      if (!known) return deny(reply, 'no-such-link');
      return { person: shown(known), instead: await replacedBy(known, here) };
    }),
  );
  api.post('/me', { schema: { body: bearer, response: answers(person) } }, (request, reply) =>
    arriving(online, [request, reply], async here => {
      const known = await here.storage.devices.useLink(request.body.token);
      if (!known) return deny(reply, 'no-such-link');
      await leaveDevice(here);
      await signIn(here, known, [request, reply]);
      return shown(known);
    }),
  );
}

/** Who somebody would no longer be on this device, and in how many matches they sit. */
async function replacedBy({ id }: Person, { person: known, storage }: Arrival) {
  if (!known || known.id === id) return null;
  return { ...shown(known), matches: (await storage.matchesOf(known.id)).length };
}

function addDevices(api: Api, online: Online): void {
  api.get('/me/devices', { schema: { response: answers(devices) } }, (request, reply) =>
    arrivingKnown(online, [request, reply], async here => {
      const { person: known, storage } = here;
      const all = await storage.devices.of(known.id);
      return { devices: all.map(device => ({ ...device, isThis: device.id === known.device })) };
    }),
  );
  api.delete('/me/devices', { schema: { response: done } }, (request, reply) =>
    arrivingKnown(online, [request, reply], async here => {
      await here.storage.devices.signOutEverywhere(here.person.id);
      await here.rooms.dismissSignedOut(here.person.id);
      forgetIn(reply);
      return reply.code(204).send(null);
    }),
  );
  const one = { schema: { params: z.strictObject({ device: shape.deviceId }), response: done } };
  api.delete('/me/devices/:device', one, (request, reply) =>
    arrivingKnown(online, [request, reply], async here => {
      if (!(await here.storage.devices.signOut(here.person.id, request.params.device)))
        return deny(reply, 'no-such-device');
      await here.rooms.dismissSignedOut(here.person.id);
      return reply.code(204).send(null);
    }),
  );
}

function addNames(api: Api, online: Online): void {
  const options = { schema: { body: claim, response: answers(person) }, config: PASSPHRASES };
  api.post('/me/claim', options, (request, reply) =>
    arriving(online, [request, reply], async here => {
      const claimed = here.person?.claimed ? await claimAnother(here, request.body, networkOf(request.ip)) : undefined;
      if (claimed !== undefined) return claimed === true ? { name: request.body.name, claimed } : deny(reply, claimed);
      const { name, passphrase } = request.body;
      const known = await introduced(here, name, [request, reply]);
      if (typeof known === 'string') return deny(reply, known);
      if (!(await here.storage.people.claim(known.id, name, passphrase))) return deny(reply, 'name-taken');
      return { name, claimed: true };
    }),
  );
  api.post('/me/return', options, (request, reply) =>
    arriving(online, [request, reply], async here => {
      const known = await here.storage.people.byPassphrase(
        request.body.name,
        request.body.passphrase,
        networkOf(request.ip),
      );
      if (typeof known === 'string') return deny(reply, known);
      await leaveDevice(here);
      await signIn(here, known, [request, reply]);
      return shown(known);
    }),
  );
}

/** Another name for somebody who has claimed one: only for whoever knows the passphrase. */
async function claimAnother(
  { person: known, storage }: Arrival,
  { name, passphrase }: z.infer<typeof claim>,
  network: string,
) {
  if (!known) return 'not-signed-in' as const;
  const proven = await storage.people.isProven(known.id, passphrase, network);
  if (proven !== true) return proven;
  return (await storage.people.claimAnother(known.id, name)) || ('name-taken' as const);
}

/** Whether somebody who is signed in knows their passphrase; nobody without one takes anything from the rate. */
async function prove({ person: known, storage }: Arrival, passphrase: string, { proofs, request }: Proving) {
  if (!known?.claimed) return 'wrong-passphrase' as const;
  const network = networkOf(request.ip);
  if (!proofs.take(network, performance.now())) return 'too-fast' as const;
  return storage.people.isProven(known.id, passphrase, network);
}

interface Proving {
  readonly proofs: Buckets;
  readonly request: FastifyRequest;
}

function addPassphrase(api: Api, online: Online, proofs: Buckets): void {
  const options = { schema: { body: newPassphrase, response: answers(person) } };
  api.post('/me/passphrase', options, (request, reply) =>
    arrivingKnown(online, [request, reply], async here => {
      const { person: known, storage, rooms } = here;
      const proven = await prove(here, request.body.old, { proofs, request });
      if (proven !== true) return deny(reply, proven);
      await storage.people.changePassphrase(known.id, request.body.passphrase);
      await storage.devices.signOutEverywhere(known.id, known.device);
      await rooms.dismissSignedOut(known.id);
      return shown(known);
    }),
  );
}

function addErasure(api: Api, online: Online, proofs: Buckets): void {
  const options = { schema: { body: erasure, response: done } };
  api.post('/me/erase', options, (request, reply) =>
    arrivingKnown(online, [request, reply], async here => {
      const { person: known, rooms } = here;
      const proven = known.claimed ? await prove(here, request.body.passphrase ?? '', { proofs, request }) : true;
      if (proven !== true) return deny(reply, proven);
      await rooms.erase(known.id);
      forgetIn(reply);
      return reply.code(204).send(null);
    }),
  );
}
