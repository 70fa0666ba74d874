import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundled } from '../tests/bundled.ts';
import type { Report } from './load.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { tortureFile, torturePostgres } from './torture.ts';

const KILLS = 20;

let bundle: Awaited<ReturnType<typeof bundled>>;
let postgres: Postgres;

beforeAll(async () => {
  bundle = await bundled();
  postgres = await startPostgres();
});

afterAll(async () => {
  bundle.remove();
  await postgres.stop();
});

function expectSound(report: Report): void {
  expect(report).toMatchObject({ lost: [], broken: [], refused: 0 });
  expect(report.acknowledged).toBeGreaterThan(KILLS * 10);
}

describe.concurrent('nothing acknowledged is lost, nothing happens twice', { timeout: 300_000 }, () => {
  test(`though a server on a file is killed ${KILLS} times`, async () => {
    expectSound(await tortureFile(bundle.file, KILLS));
  });

  test(`though two servers on PostgreSQL are killed ${KILLS} times, and PostgreSQL with them 15 times`, async () => {
    expectSound(await torturePostgres(bundle.file, KILLS, postgres));
  });
});
