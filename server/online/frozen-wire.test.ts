// What pages and servers of a version of the wire say to each other, kept as files: as long as the version is the same, a page
// and a server of different days have to understand each other.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRecord } from '../../kernel/plain.ts';
import { isFault } from '../../wire/fault.ts';
import { VERSION } from '../../wire/limits.ts';
import { type Message, message } from '../../wire/messages.ts';
import { readRequest, type Request, request } from '../../wire/request.ts';
import { GENEROUS } from '../rig/shelf.ts';
import { type Connection, connect, hello } from '../tests/connection.ts';
import { TERMS, until } from '../tests/place.ts';
import { Browser, openSite, type OpenSite } from '../tests/site.ts';

const PATH = new URL(`../tests/wire-${VERSION}.json`, import.meta.url);

interface Typed {
  readonly type: string;
}

interface Spoken {
  readonly requests: readonly Typed[];
  readonly messages: readonly Message[];
}

let site: OpenSite;

beforeAll(async () => {
  site = await openSite({}, GENEROUS);
});

afterAll(() => site.close());

/** Something of every kind that a page asks for, with all of its members. */
const REQUESTS: readonly Request[] = [
  { type: 'hello', version: VERSION, match: 'abcdefghij', token: 't'.repeat(22), key: 'k'.repeat(22), seat: -2 },
  { type: 'look', seat: 1 },
  { type: 'act', ...wish(1), decision: 3, action: { type: 'guard' } },
  { type: 'undo', ...wish(2), decision: 3 },
  { type: 'redo', ...wish(3), decision: 3 },
  { type: 'ask', ...wish(4), back: 2 },
  { type: 'allow', ...wish(5), asked: 'wish-004' },
  { type: 'decline', ...wish(6), asked: 'wish-004' },
  { type: 'withdraw', ...wish(7), asked: 'wish-004' },
  { type: 'resign', ...wish(8) },
  { type: 'hand', ...wish(9), bot: 'easy' },
  { type: 'return', ...wish(10), isUndone: true },
  { type: 'mind', ...wish(11) },
  { type: 'move', ...wish(12), to: 1 },
  { type: 'leave', ...wish(13) },
  { type: 'fill', ...wish(14), bot: null },
  { type: 'ready', ...wish(15), isReady: true },
  { type: 'begin', id: 'wish-016' },
  { type: 'close', id: 'wish-017' },
  { type: 'remove', ...wish(18) },
  { type: 'talk', id: 'wish-019', to: 'seats' },
  { type: 'silence', id: 'wish-020', remark: 'remark-1', isSilent: true },
  { type: 'chat', id: 'wish-021', text: 'Hello' },
  { type: 'history', id: 'wish-022', seat: 0 },
  { type: 'ping' },
];

function wish(number: number): { readonly id: string; readonly seat: number } {
  return { id: `wish-${String(number).padStart(3, '0')}`, seat: 0 };
}

/** What two people and somebody who looks on are told at a table: everything that a server tells. */
async function heardAtTable(): Promise<readonly Message[]> {
  const [ada, bob, eve] = [1, 2, 3].map(() => new Browser(site.link)) as [Browser, Browser, Browser];
  const places = [{ type: 'me' as const }, { type: 'open' as const }];
  const { match, join } = await ada.create({ name: 'Ada', places, terms: { ...TERMS, listed: true } });
  const enter = async (who: Browser): Promise<Connection> => {
    const socket = await connect(site.link, { cookie: who.cookie });
    await socket.say(hello(match));
    return socket;
  };
  const first = await enter(ada);
  await bob.join(match, join, 'Bob');
  await eve.create({ name: 'Eve' });
  const sockets = [first, await enter(bob), await enter(eve)];
  await until(() => decisionsOf(first).length > 0);
  for (const said of saidBy(match, first)) await answered(first, said);
  for (const socket of sockets) await socket.close();
  return sockets.flatMap(({ heard }) => heard);
}

const decisionsOf = ({ heard }: Connection) => heard.flatMap(each => (each.type === 'update' ? [each.now] : []));

/** Refused, stale and granted; talk, the history, a fault; and the end. */
function* saidBy(match: string, who: Connection): Generator<object> {
  const latest = decisionsOf(who).at(-1)!;
  const act = { type: 'act', seat: latest.seat };
  yield { id: 'refused-1', ...act, decision: latest.decision, action: { type: 'mumble' } };
  yield { id: 'stale-0001', ...act, decision: latest.decision + 7, action: { type: 'mumble' } };
  yield { id: 'undone-001', type: 'undo', seat: latest.seat, decision: latest.decision };
  yield { id: 'remark-001', type: 'chat', text: 'Hello' };
  yield { id: 'history-01', type: 'history', seat: latest.seat };
  yield { id: 'nothing-01', type: 'chat', text: '' };
  yield { type: 'ping' };
  yield hello(match);
  yield { id: 'resigned-1', type: 'resign', seat: latest.seat };
}

async function answered(who: Connection, said: object): Promise<void> {
  const before = who.heard.length;
  who.send(said);
  await until(() => {
    const since = who.heard.slice(before);
    return 'id' in said ? since.some(each => 'id' in each && each.id === said.id) : since.length > 0;
  });
}

/** One of each kind and outline. */
function outlines(told: readonly Message[]): readonly Message[] {
  const outline = (each: Message): string => `${each.type} ${Object.keys(each).sort().join()}`;
  return [...new Map(told.toReversed().map(each => [outline(each), each])).values()].toReversed();
}

const frozen = (): Spoken => JSON.parse(readFileSync(PATH, 'utf8')) as Spoken;
const kinds = (spoken: readonly Typed[]): readonly string[] => [...new Set(spoken.map(({ type }) => type))].sort();
interface Union {
  readonly options: readonly { readonly shape: { readonly type: { value: string } } }[];
}
const kindsIn = ({ options }: Union): readonly string[] => options.map(({ shape }) => shape.type.value).sort();

/** By kind, whatever anything of that kind has: `table`, and `table.terms` of what is a record itself. */
function membersOf(spoken: readonly Typed[]): readonly string[] {
  const members = spoken.flatMap(each => Object.entries(each).flatMap(member => namesIn(each.type, member)));
  return [...new Set(members)].sort();
}

const namesIn = (type: string, [name, value]: readonly [string, unknown]): readonly string[] => [
  `${type} ${name}`,
  ...(isRecord(value) ? Object.keys(value).map(inner => `${type} ${name}.${inner}`) : []),
];

const membersIn = ({ options }: Union): readonly string[] =>
  options.flatMap(({ shape }) => Object.keys(shape).map(name => `${shape.type.value} ${name}`)).sort();

/** What was said once and is said no more. */
const lacking = (once: readonly Typed[], today: readonly Typed[]): readonly string[] =>
  membersOf(once).filter(member => !membersOf(today).includes(member));

// FREEZE=1 keeps what is said here as the file of a new version. What was kept under a version stays as it is.
test('a server says today what servers of today’s version have said', async () => {
  const told = outlines(await heardAtTable());
  if (process.env['FREEZE'] && !existsSync(PATH))
    writeFileSync(PATH, `${JSON.stringify({ requests: REQUESTS, messages: told }, null, 1)}\n`);
  expect(kinds(told)).toEqual(kindsIn(message));
  expect(kinds(told)).toEqual(kinds(frozen().messages));
  expect(lacking(frozen().messages, told)).toEqual([]);
});

test('what pages of today’s version have asked is understood, and nothing else is asked', () => {
  const { requests } = frozen();
  expect(kinds(requests)).toEqual(kindsIn(request));
  expect(membersOf(REQUESTS).filter(member => !member.includes('.'))).toEqual(membersIn(request));
  expect(lacking(requests, REQUESTS)).toEqual([]);
  for (const asked of requests) {
    const read = readRequest(JSON.stringify(asked));
    expect(isFault(read) ? [asked, read] : read.value).toEqual(asked);
  }
});

test('what servers of today’s version have told is understood', () => {
  for (const told of frozen().messages) expect(message.parse(told)).toEqual(told);
});
