import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Message } from '../../wire/messages.ts';
import { wishIdOf } from '../matches/client-id.ts';
import { headOf } from '../matches/head.ts';
import { foldRows } from '../matches/rows.ts';
import { openEngine } from '../storage/open.ts';
import type { StepRow } from '../storage/schema.ts';
import { Storage } from '../storage/storage.ts';
import { connect, hello } from '../tests/connection.ts';
import { useDatabases } from '../tests/databases.ts';
import { shelf, until } from '../tests/place.ts';
import { Browser, openSite, type OpenSite } from '../tests/site.ts';

const { file, server } = useDatabases();
const RUNS = 15;

/** What one person wants: to seal one of two dice, or to be done. `drift` is how far its decision is off. */
const intention = fc.record({
  type: fc.constantFrom('act', 'act', 'act', 'undo', 'redo'),
  drift: fc.constantFrom(0, 0, 1, 1, 2, -1),
  pick: fc.nat(2),
});
/** The first thing wanted is legal, whatever follows: something happens in most runs. */
const LEGAL = { type: 'act', drift: 0, pick: 0 } as const;
/** Each intention is one message, sent any number of times, in any order, on either of two connections. */
const disorder = fc.array(intention, { minLength: 1, maxLength: 5 }).chain(more =>
  fc.record({
    intentions: fc.constant([LEGAL, ...more]),
    sent: fc.array(fc.tuple(fc.nat(more.length), fc.nat(1)), { minLength: 6, maxLength: 24 }),
  }),
);

type Intention = typeof intention extends fc.Arbitrary<infer T> ? T : never;
type Sent = Readonly<Record<string, unknown>> & { readonly id: string };

function sentFor({ type, drift, pick }: Intention, i: number, dice: readonly number[]): Sent {
  const action = pick < 2 ? { type: 'seal', pip: dice[pick] } : { type: 'done' };
  return { id: `message-${i}`, type, seat: 0, decision: 1 + drift, ...(type === 'act' && { action }) };
}

const diceIn = (heard: readonly Message[]): readonly number[] | undefined =>
  heard.flatMap(each => ('now' in each && each.now ? [each.now.view['dice'] as readonly number[]] : []))[0];

const answersTo = (heard: readonly Message[], id: string): readonly Message[] =>
  heard.filter(each => 'id' in each && each.id === id);

describe.each([
  ['libsql', file, 1],
  ['two servers on one PostgreSQL', server, 2],
] as const)('messages twice and in disorder, on %s', (_name, empty, processes) => {
  let env: Record<string, string>;
  let sites: OpenSite[];

  beforeAll(async () => {
    env = await empty();
    sites = [];
    for (let i = 0; i < processes; i++) sites.push(await openSite(env));
  });

  afterAll(async () => {
    for (const site of sites) await site.close();
    expect(sites.flatMap(({ logged }) => logged)).toEqual([]);
  });

  async function stored(match: string): Promise<readonly StepRow[]> {
    const engine = await openEngine(env, 'visit');
    if ('unopened' in engine) throw new Error(engine.unopened);
    const storage = await Storage.over(engine);
    const [row, steps] = [await storage.match(match), await storage.steps(match)];
    expect(foldRows(headOf(row!, shelf)!, steps)).toBeDefined();
    await storage.close();
    return steps;
  }

  test('each is answered, none happens twice, and what is acknowledged is what is stored', async () => {
    let happened = 0;
    await fc.assert(
      fc.asyncProperty(disorder, async ({ intentions, sent }) => {
        const ada = new Browser(sites[0]!.link);
        const { match } = await ada.create({ places: [{ type: 'me' }, { type: 'bot', bot: 'random' }] });
        const ends = await Promise.all([0, 1].map(i => connect(sites[i % processes]!.link, { cookie: ada.cookie })));
        for (const end of ends) await end.say(hello(match));
        await until(() => ends.every(({ heard }) => diceIn(heard)));
        const messages = intentions.map((each, i) => sentFor(each, i, diceIn(ends[0]!.heard) ?? []));
        for (const [i, end] of sent) ends[end]!.send(messages[i]);
        const expected = messages.map(({ id }, i) => [id, sent.filter(([each]) => each === i).length] as const);
        const answered = (id: string) => ends.flatMap(({ heard }) => answersTo(heard, id));
        await until(() => expected.every(([id, times]) => answered(id).length >= times));
        expect(expected.map(([id]) => answered(id).length)).toEqual(expected.map(([, times]) => times));
        const clients = (await stored(match)).map(({ client }) => wishIdOf(client));
        expect(new Set(clients).size).toBe(clients.length);
        const done = messages.filter(({ id }) => answered(id).some(({ type }) => type === 'done')).map(({ id }) => id);
        expect(clients.filter(client => client.startsWith('message')).toSorted()).toEqual(done.toSorted());
        happened += done.length;
        for (const end of ends) await end.close();
      }),
      { numRuns: RUNS },
    );
    expect(happened).toBeGreaterThan(0);
  });
});
