import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundled } from '../tests/bundled.ts';
import { CAN_MOUNT } from '../rig/disk.ts';
import type { TortureReport } from './part.ts';
import { startPostgres } from '../rig/postgres.ts';
import { PARTS, type TorturePart } from './torture.ts';

/** Enough to see that each part does what it says; the campaign is `oubliette torture`. */
const STRIKES: Readonly<Record<TorturePart, number>> = { playing: 3, opening: 3, starving: 1, clocks: 2, disk: 1 };

let bundle: Awaited<ReturnType<typeof bundled>>;

beforeAll(async () => {
  bundle = await bundled();
});

afterAll(() => bundle.remove());

function expectSound(report: TortureReport | undefined, part: TorturePart): void {
  expect(report).toMatchObject({ strikes: STRIKES[part], lost: [], doubled: [], broken: [], refused: 0 });
  if (part !== 'opening') expect(report?.acknowledged).toBeGreaterThan(STRIKES[part]);
}

const ON_FILE = (Object.keys(PARTS) as TorturePart[]).filter(part => part !== 'disk' || CAN_MOUNT);
const ON_POSTGRES = ON_FILE.filter(part => part !== 'disk');

describe.concurrent(
  'nothing acknowledged is lost, nothing happens twice, every chain holds',
  { timeout: 300_000 },
  () => {
    test.each(ON_FILE)('on a file: %s', async part => {
      expectSound(await PARTS[part]({ bundle: bundle.file, strikes: STRIKES[part] }), part);
    });

    test.each(ON_POSTGRES)('on PostgreSQL: %s', async part => {
      const postgres = await startPostgres();
      expectSound(await PARTS[part]({ bundle: bundle.file, strikes: STRIKES[part], postgres }), part);
      await postgres.stop();
    });
  },
);
