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

export type Exchange = readonly [FastifyRequest, FastifyReply];

/** What a route answers; nothing where the reply was sent already, as Fastify has it. */
export type Answered<Answer> = Promise<Answer | void>;

/** Lets whoever asks in and answers them. Where the server cannot, that is the answer. */
export async function arriving<Answer>(
  online: Online,
  [request, reply]: Exchange,
  answer: (here: Arrival) => Promise<Answer>,
): Answered<Answer> {
  const services = await online.lifecycle.open();
  if (typeof services === 'string') return deny(reply, 'storage');
  const token = request.cookies[COOKIE];
  const person = token === undefined ? undefined : await services.storage.devices.byToken(token);
  return answer({ ...services, person });
}

/** Of routes that are for somebody whom the server knows: whoever is not signed in is told so. */
export const arrivingKnown = <Answer>(
  online: Online,
  exchange: Exchange,
  answer: (here: Arrival & { readonly person: SignedIn }) => Promise<Answer>,
): Answered<Answer> =>
  arriving(online, exchange, async ({ person, ...here }): Answered<Answer> =>
    person ? answer({ ...here, person }) : deny(exchange[1], 'not-signed-in'),
  );

/** Makes the device that asks somebody's. */
export async function signIn({ storage }: Services, { id }: Person, [request, reply]: Exchange): Promise<void> {
  rememberIn(request, reply, await storage.devices.signIn(id, makeOf(request.headers['user-agent'])));
}

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
