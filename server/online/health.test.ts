import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { useDatabases, usePostgres } from '../tests/databases.ts';
import { Browser, openSite, type OpenSite } from '../tests/site.ts';
import { openEngine } from '../storage/open.ts';
import { CAN_MOUNT, Disk } from '../rig/disk.ts';
import { creation } from '../rig/shelf.ts';

const { bareKinds, file } = useDatabases();
const postgres = usePostgres();
const LONG = { timeout: 20_000 };

async function health({ link }: OpenSite) {
  const response = await fetch(`${link}/healthz`);
  return { status: response.status, ...((await response.json()) as { ok: boolean; reason?: string }) };
}

const WELL = { status: 200, ok: true };
const unwell = (reason: RegExp) => ({ status: 503, ok: false, reason: expect.stringMatching(reason) });

function mounted(): Disk {
  const disk = new Disk(4);
  onTestFinished(() => disk.remove());
  return disk;
}

test('a server on which nobody has played is well, and makes no file to find that out', async () => {
  const env = await file();
  const site = await openSite(env);
  expect(await health(site)).toEqual(WELL);
  expect(existsSync(env['OUBLIETTE_DATA'] ?? '')).toBe(false);
  await site.close();
});

describe.each(bareKinds)('on %s', (_name, empty) => {
  test('a server is well once it has stored something', async () => {
    const site = await openSite(await empty());
    await new Browser(site.link).create({});
    expect(await health(site)).toEqual(WELL);
    await site.close();
  });

  test('one whose storage does not open is unwell, and well again as soon as it does', async () => {
    const env = await empty();
    const engine = await openEngine(env, 'visit');
    if ('unopened' in engine) throw new Error(engine.unopened);
    await engine.database.schema.createTable('standing').addColumn('match', 'text').execute();
    const site = await openSite(env);
    await expect.poll(() => health(site), LONG).toEqual(unwell(/does not open/));
    await engine.database.schema.dropTable('standing').execute();
    await engine.close();
    await expect.poll(() => health(site), LONG).toEqual(WELL);
    await new Browser(site.link).create({});
    await site.close();
  });
});

test('a server that cannot note that it is at work is unwell, and holds no lock that keeps it so', async () => {
  const env = await file();
  const first = await openSite(env);
  await new Browser(first.link).create({});
  await first.close();
  const engine = await openEngine(env, 'visit');
  if ('unopened' in engine) throw new Error(engine.unopened);
  await engine.database.schema.alterTable('uptime').renameTo('hidden').execute();
  const second = await openSite(env);
  await expect.poll(() => health(second), LONG).toEqual(unwell(/does not open/));
  await engine.database.schema.alterTable('hidden').renameTo('uptime').execute();
  await engine.close();
  await expect.poll(() => health(second), LONG).toEqual(WELL);
  await second.close();
});

test('a second server on one file is unwell, until the first has closed', async () => {
  const env = await file();
  const first = await openSite(env);
  await new Browser(first.link).create({});
  const second = await openSite(env);
  await expect.poll(() => health(second), LONG).toEqual(unwell(/does not open/));
  await first.close();
  await expect.poll(() => health(second), LONG).toEqual(WELL);
  await second.close();
});

test('a server whose file cannot be written to is unwell', async () => {
  const env = await file();
  const site = await openSite(env);
  await new Browser(site.link).create({});
  const other = await openEngine(env, 'visit');
  if ('unopened' in other) throw new Error(other.unopened);
  await other.database.transaction().execute(async () => {
    await expect.poll(() => health(site), LONG).toEqual(unwell(/does not answer|cannot be written/));
  });
  await other.close();
  await expect.poll(() => health(site), LONG).toEqual(WELL);
  await site.close();
});

test('a server whose PostgreSQL is gone is unwell, until it is back', async () => {
  const site = await openSite({ DATABASE_URL: await postgres().empty() });
  await new Browser(site.link).create({});
  await postgres().kill();
  await expect.poll(() => health(site), LONG).toEqual(unwell(/cannot be written/));
  await postgres().restart();
  await expect.poll(() => health(site), LONG).toEqual(WELL);
  await site.close();
});

test.runIf(CAN_MOUNT)('a server that begins on a full disk is unwell, and well as soon as there is room', async () => {
  const disk = mounted();
  const env = { OUBLIETTE_DATA: join(disk.folder, 'data') };
  const first = await openSite(env);
  await new Browser(first.link).create({});
  await first.close();
  disk.fill();
  const second = await openSite(env);
  await expect.poll(() => health(second), LONG).toEqual(unwell(/does not open/));
  disk.free();
  await expect.poll(() => health(second), LONG).toEqual(WELL);
  await second.close();
});

test.runIf(CAN_MOUNT)('a server whose disk is full is unwell, and loses nothing', async () => {
  const disk = mounted();
  const site = await openSite({ OUBLIETTE_DATA: join(disk.folder, 'data') });
  const browser = new Browser(site.link);
  await browser.create({});
  disk.fill();
  await expect.poll(() => health(site), LONG).toEqual(unwell(/cannot be written/));
  expect(await browser.ask('POST', '/matches', creation({}))).toMatchObject({
    status: 503,
    json: { fault: 'storage' },
  });
  disk.free();
  await expect.poll(() => health(site), LONG).toEqual(WELL);
  await browser.create({});
  expect((await browser.ask('GET', '/me/matches')).json?.['matches']).toHaveLength(2);
  await site.close();
});
