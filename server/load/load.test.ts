import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bundled } from '../tests/bundled.ts';
import { beside, SORTS } from './beside.ts';
import { addressOf } from './caller.ts';
import { idle } from './idle.ts';
import { latenciesOf } from './latencies.ts';
import { live } from './live.ts';
import { Served } from './served.ts';

/** One of each kind, and of few sockets. */
const FEW = SORTS.filter(({ kind }, i) => SORTS.findIndex(sort => sort.kind === kind) === i).map(sort => ({
  ...sort,
  sockets: Math.min(sort.sockets, 50),
}));

let bundle: Awaited<ReturnType<typeof bundled>>;
let served: Served;

beforeAll(async () => {
  bundle = await bundled();
});

afterAll(() => bundle.remove());

beforeEach(async () => {
  served = await Served.start(bundle.file);
});

afterEach(() => served.end());

describe('a server with the usual limits', { timeout: 60_000 }, () => {
  test('has some look on', async () => {
    expect(await idle(served, 60, 1)).toMatchObject({ sockets: 60, lost: 0 });
  });

  test('answers every move of some matches', async () => {
    const lived = await live(served, { matches: 6, movesPerSecond: 12, seconds: 1 });
    expect(lived).toMatchObject({ failures: 0, milliseconds: { count: 12 } });
  });

  test.each(FEW)('answers honest people beside $name', async sort => {
    const fared = await beside({ served, flooder: bundle.flooder, seconds: 1 }, sort);
    expect(fared).toMatchObject({ failures: 0, milliseconds: { count: 20 } });
    expect(fared.flooded?.connections).toBeGreaterThan(0);
  });
});

test('times are told by how many were shorter', () => {
  expect(latenciesOf([])).toEqual({ count: 0, p50: 0, p90: 0, p99: 0, max: 0 });
  const times = Array.from({ length: 200 }, (_, i) => 200 - i);
  expect(latenciesOf(times)).toEqual({ count: 200, p50: 100, p90: 180, p99: 198, max: 200 });
});

test('an address has no more sockets than a server lets it have', () => {
  const addresses = Array.from({ length: 12_000 }, (_, socket) => addressOf(11, socket));
  const counts = new Map<string, number>();
  for (const address of addresses) counts.set(address, (counts.get(address) ?? 0) + 1);
  expect(Math.max(...counts.values())).toBe(38);
  expect([...counts.keys()].every(address => /^127\.11\.\d\.([1-9]\d?|1\d\d|2[0-4]\d|250)$/.test(address))).toBe(true);
});
