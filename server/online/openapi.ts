import type { FastifyInstance, FastifySchema } from 'fastify';
import { z } from 'zod';
import { GAMES } from '../../games/index.ts';
import type { FaultCode } from '../../wire/fault.ts';
import { VERSION } from '../../wire/limits.ts';
import { COOKIE } from './cookie.ts';
import { optionsSchema } from './options-schema.ts';
import { statusOf } from './refuse.ts';

const DESCRIPTION = `People and matches of a server; version ${VERSION} of the protocol. Matches are played through the
socket at /api/socket, which docs/protocol.md describes with examples. Whoever creates a match or sits down is given a
cookie, by which they are known from then on. What is refused is answered a fault: a code for programs and a sentence for
people. Limits are in docs/running.md. The options of a new match are those of the schema "options-" and the id of its game.`;

interface Route {
  readonly summary: string;
  /** What it may refuse besides what all of them may. */
  readonly faults: readonly FaultCode[];
}

/** What the schemas of the routes do not say of them. */
const ROUTES: Readonly<Record<string, Route>> = {
  'GET /me': { summary: 'Who one is', faults: ['not-signed-in'] },
  'POST /me': { summary: 'Uses a personal link: this device is theirs from now on', faults: ['no-such-link'] },
  'DELETE /me': { summary: 'Signs this device out', faults: [] },
  'POST /me/link': { summary: 'A link for another device, once and for ten minutes', faults: ['not-signed-in'] },
  'POST /me/link/look': { summary: 'Whose a personal link is, without using it up', faults: ['no-such-link'] },
  'GET /me/devices': { summary: 'The devices that are signed in', faults: ['not-signed-in'] },
  'DELETE /me/devices': { summary: 'Signs all devices out', faults: ['not-signed-in'] },
  'DELETE /me/devices/:device': { summary: 'Signs one device out', faults: ['not-signed-in', 'no-such-device'] },
  'GET /me/push': { summary: 'Whether this device is called to turns', faults: ['not-signed-in'] },
  'POST /me/push': { summary: 'Calls this device to turns', faults: ['not-signed-in', 'bad-endpoint'] },
  'DELETE /me/push': { summary: 'Calls this device no longer', faults: ['not-signed-in'] },
  'GET /me/robots': { summary: 'The robots that one owns', faults: ['not-signed-in'] },
  'POST /me/robots': {
    summary: 'Makes a robot, and tells its token once',
    faults: ['not-signed-in', 'claim-first', 'name-taken', 'too-many-robots'],
  },
  'POST /me/robots/:robot': {
    summary: 'Calls a robot something else',
    faults: ['not-signed-in', 'name-taken', 'no-such-robot'],
  },
  'DELETE /me/robots/:robot': { summary: 'Deletes a robot', faults: ['not-signed-in', 'no-such-robot'] },
  'POST /me/robots/:robot/token': {
    summary: 'Another token for a robot; the one before it ends',
    faults: ['not-signed-in', 'no-such-robot'],
  },
  'DELETE /me/robots/:robot/token': {
    summary: 'Withdraws the token of a robot',
    faults: ['not-signed-in', 'no-such-robot'],
  },
  'GET /robot': { summary: 'Which robot asks', faults: ['not-signed-in'] },
  'GET /robot/stream': {
    summary: 'What a robot has to know and to do, line by line',
    faults: ['not-signed-in', 'too-many', 'closing'],
  },
  'POST /robot/matches/:match/seat': {
    summary: 'A robot sits down where it is let; one that sits there already is told where',
    faults: [
      'not-signed-in',
      'no-such-match',
      'seat-taken',
      'name-taken',
      'not-now',
      'sent-away',
      'too-many-matches',
      'too-many-steps',
    ],
  },
  'DELETE /robot/matches/:match/seat': {
    summary: 'A robot gets up; once the match runs, its seat is lost',
    faults: ['not-signed-in', 'no-such-match', 'not-now'],
  },
  'POST /robot/matches/:match/act': {
    summary: 'Does something in the seat of a robot',
    faults: ['not-signed-in', 'no-such-match', 'not-now', 'too-many-steps'],
  },
  'GET /robot/matches/:match/replay': {
    summary: 'All of an ended match that a robot sits in, or what its seat has seen of a running one',
    faults: ['not-signed-in', 'no-such-match'],
  },
  'POST /me/claim': { summary: 'Claims a name by a passphrase', faults: ['name-taken', 'wrong-passphrase'] },
  'POST /me/return': { summary: 'Signs in by name and passphrase', faults: ['wrong-passphrase'] },
  'POST /me/passphrase': {
    summary: 'Changes the passphrase, and signs all other devices out',
    faults: ['not-signed-in', 'wrong-passphrase'],
  },
  'POST /me/erase': {
    summary: 'Deletes whoever asks, with all that is theirs but the seats that they had',
    faults: ['not-signed-in', 'wrong-passphrase'],
  },
  'GET /house': { summary: 'What this server has besides matches', faults: [] },
  'GET /gallery': { summary: 'The works that are shown here, a page at a time', faults: ['no-gallery'] },
  'POST /gallery': {
    summary: 'Shows a work once bots of the server have proved it; asked again, how far that has come',
    faults: [
      ...(['no-gallery', 'not-signed-in', 'no-such-game', 'bad-work', 'bad-title', 'name-taken'] as const),
      ...(['unproved', 'taken-down', 'too-many-works', 'closing'] as const),
    ],
  },
  'GET /gallery/:exhibit': { summary: 'One of them', faults: ['no-gallery', 'no-such-exhibit'] },
  'DELETE /gallery/:exhibit': {
    summary: 'Takes a work of one’s own away',
    faults: ['no-gallery', 'not-signed-in', 'no-such-exhibit', 'taken-down'],
  },
  'POST /gallery/:exhibit/reports': {
    summary: 'Tells whoever runs the server what one has against a work',
    faults: ['no-gallery', 'no-such-exhibit'],
  },
  'GET /me/gallery': {
    summary: 'The works that one shows, and those that were taken down',
    faults: ['no-gallery', 'not-signed-in'],
  },
  'GET /daily/:game/:number': {
    summary: 'Who has reached what on a daily deal',
    faults: ['no-daily', 'no-such-daily'],
  },
  'POST /daily/:game/:number': {
    summary: 'Brings a result on a daily deal, which the server plays again; the first of a person stays',
    faults: ['no-daily', 'no-such-daily', 'too-late', 'other-deal', 'unplayed', 'name-taken', 'not-signed-in'],
  },
  'GET /daily/results/:result': {
    summary: 'The run behind a result, to be played beside',
    faults: ['no-daily', 'no-such-result'],
  },
  'GET /me/matches': { summary: 'The matches that one sits or sat in', faults: [] },
  'GET /matches': { summary: 'The public tables that are not over', faults: [] },
  'POST /matches': {
    summary: 'Lays a table and sits down',
    faults: [
      'no-such-game',
      'bad-seats',
      'bad-options',
      'bad-log',
      'no-such-bot',
      'no-person',
      'name-taken',
      'too-many-tables',
    ],
  },
  'GET /matches/:match/links': { summary: 'The links of a match that one sits in', faults: ['no-such-match'] },
  'POST /matches/:match/seats': {
    summary: 'Sits down at a table; who sits there already is told where',
    faults: ['no-such-match', 'seat-taken', 'name-taken', 'not-now', 'sent-away', 'too-many-steps'],
  },
  'POST /matches/:match/rematch': {
    summary: 'Plays again with those of an ended match',
    faults: ['no-such-match', 'not-now', 'name-taken'],
  },
  'GET /matches/:match/replay': {
    summary: 'All of an ended match, or what a seat has seen of a running one',
    faults: ['no-such-match', 'not-your-seat'],
  },
};

/** What any route may answer. */
const ALWAYS: readonly FaultCode[] = ['too-fast', 'other-origin', 'storage'];
/** What a route may answer that reads something. */
const READING: readonly FaultCode[] = ['bad-shape'];
const READING_BODIES: readonly FaultCode[] = ['bad-shape', 'bad-name', 'too-long', 'too-deep', 'not-json', 'bad-key'];
/** Faults that Node or fastify find before any of our code does have a status of their own. */
const BEFORE = [
  [413, 'too-long'],
  [415, 'not-json'],
] as const;

/** Lets the API describe itself at /openapi.json, by the schemas that its routes are read and answered with. */
export async function addDocument(scope: FastifyInstance): Promise<void> {
  const { jsonSchemaTransform } = await import('fastify-type-provider-zod');
  const { default: swagger } = await import('@fastify/swagger');
  await scope.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Oubliette', description: DESCRIPTION, version: String(VERSION) },
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: COOKIE },
          robot: { type: 'http', scheme: 'bearer', description: 'The token of a robot, for /robot alone.' },
        },
        schemas: Object.fromEntries(GAMES.map(game => [`options-${game.id}`, optionsSchema(game)])),
      },
      // Everything may be asked without a cookie, too; whoever needs to be known is told so.
      security: [{}, { cookie: [] }, { robot: [] }],
    },
    transform: given => {
      const { method, url } = given.route;
      const route = ROUTES[`${String(method)} ${url.replace('/api', '')}`];
      return jsonSchemaTransform({ ...given, schema: route ? documented(given.schema, route) : given.schema });
    },
  });
  scope.get('/openapi.json', { schema: { hide: true } }, () => scope.swagger());
}

function documented(schema: FastifySchema, { summary, faults }: Route): FastifySchema & { summary: string } {
  const { body, params, querystring, response } = schema;
  const reading = body ? READING_BODIES : params || querystring ? READING : [];
  const byStatus = new Map<number, Set<FaultCode>>();
  const add = (status: number, fault: FaultCode): unknown =>
    byStatus.set(status, (byStatus.get(status) ?? new Set()).add(fault));
  for (const fault of [...ALWAYS, ...reading, ...faults]) add(statusOf(fault), fault);
  if (body) for (const [status, fault] of BEFORE) add(status, fault);
  const refusals = [...byStatus].map(([status, codes]) => [status, refusalOf([...codes])] as const);
  return { ...schema, summary, response: { ...successOf(response), ...Object.fromEntries(refusals) } };
}

const successOf = (response: unknown): object =>
  Object.fromEntries(Object.entries(response ?? {}).filter(([status]) => status.startsWith('2')));

const refusalOf = (codes: readonly FaultCode[]): z.ZodType =>
  z.strictObject({ fault: z.enum(codes), sentence: z.string() }).describe(`Refused: ${codes.join(', ')}.`);
