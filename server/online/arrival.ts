import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { faulty } from '../../wire/http.ts';
import type { FaultCode } from '../../wire/fault.ts';
import type { SignedIn } from '../storage/devices.ts';
import type { Person } from '../storage/people.ts';
import { COOKIE, rememberIn } from './cookie.ts';
import { makeOf } from './device.ts';
import type { Services, Online } from './services.ts';
import { deny } from './refuse.ts';

/** Whoever asks, and the open services. */
export interface Arrival extends Services {
  readonly person: SignedIn | undefined;
}

/** Undefined when the answer has been given already. */
export async function arrive(
  online: Online,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Arrival | undefined> {
  const services = await online.lifecycle.open();
  if (typeof services === 'string') {
    await deny(reply, 'storage');
    return undefined;
  }
  const token = request.cookies[COOKIE];
  return { ...services, person: token === undefined ? undefined : await services.storage.devices.byToken(token) };
}

/** Of routes that are for somebody whom the server knows. Undefined when the answer has been given already. */
export async function arriveKnown(
  online: Online,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<(Arrival & { readonly person: SignedIn }) | undefined> {
  const here = await arrive(online, request, reply);
  if (here?.person) return { ...here, person: here.person };
  if (here) await deny(reply, 'not-signed-in');
  return undefined;
}

/** Makes the device that asks somebody's. */
export async function signIn({ storage }: Services, { id }: Person, [request, reply]: Exchange): Promise<void> {
  rememberIn(request, reply, await storage.devices.signIn(id, makeOf(request.headers['user-agent'])));
}

export type Exchange = readonly [FastifyRequest, FastifyReply];

/** Who asks, under the name they give now, if it is nobody else's; somebody new is remembered from now on. */
export async function introduced(here: Arrival, name: string, exchange: Exchange): Promise<Person | FaultCode> {
  const { person: known, storage } = here;
  if (known?.claimed) return known;
  if (await storage.people.areTaken([name], known?.id)) return 'name-taken';
  if (known) {
    await storage.people.rename(known.id, name);
    return { ...known, name };
  }
  const stranger = await storage.people.welcome(name);
  await signIn(here, stranger, exchange);
  return stranger;
}

export const answers = <T extends z.ZodType>(schema: T) => ({ 200: schema, '4xx': faulty, '5xx': faulty });
/** Of routes that have nothing to tell but that it is done. */
export const done = { 204: z.null(), '4xx': faulty, '5xx': faulty };
