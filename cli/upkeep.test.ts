import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openPlace } from '../server/tests/place.ts';
import { useProgram } from './tests/program.ts';

const { oubliette } = useProgram();
const folder = mkdtempSync(join(tmpdir(), 'oubliette-upkeep-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** As somebody does who plays on while a match is being deleted. */
async function leaveStep(env: Record<string, string>, match: string): Promise<void> {
  const { storage, close } = await openPlace({ env });
  const talk = { kind: 'talk', by: 0, client: 'late-0001', at: 1, body: '{}', version: 1, hash: 'h', waiting: '' };
  await storage.journal.write({ step: { match, seq: 0, ...talk }, summary: undefined, person: undefined });
  await close();
}

test('what a server has stored is deleted where whoever runs the server wants it, people by name and what they said', async () => {
  const env = { OUBLIETTE_DATA: join(folder, 'nuisance') };
  const place = await openPlace({ env });
  const eve = await place.person('Eve');
  const { id } = await place.found({ game: 'donjonz', options: {}, places: [{ type: 'me' as const }] }, eve);
  await place.storage.remark({
    match: id,
    client: 'remark-1',
    at: 1,
    seat: 0,
    name: 'Eve',
    text: 'Soup',
    person: eve.id,
  });
  await place.storage.remark({
    match: id,
    client: 'remark-2',
    at: 2,
    seat: 0,
    name: 'Eve',
    text: 'Soup!',
    person: eve.id,
  });
  await place.close();
  expect((await oubliette('admin people', env)).stdout).toMatch(new RegExp(`^${eve.id} +Eve +- +-$`, 'm'));
  expect((await oubliette(`admin remarks ${id}`, env)).stdout).toMatch(/^remark-1 .* Eve +Soup$/m);
  expect(await oubliette(`admin delete remark ${id}/remark-1`, env)).toMatchObject({ code: 0 });
  expect(await oubliette(`admin delete remark ${id}/remark-1`, env)).toMatchObject({ code: 2, stdout: '' });
  expect((await oubliette(`admin remarks ${id}`, env)).stdout).not.toMatch('remark-1');
  expect(await oubliette(`admin delete person ${eve.id}`, env)).toMatchObject({ code: 0 });
  expect((await oubliette(`admin remarks ${id}`, env)).stdout).not.toMatch('Soup');
  expect(JSON.parse((await oubliette('admin --json', env)).stdout)).toMatchObject([{ match: id, names: [''] }]);
  expect(await oubliette('admin --check', env)).toMatchObject({ code: 0 });
  expect(await oubliette(`admin delete match ${id}`, env)).toMatchObject({
    code: 0,
    stdout: `The match ${id} is deleted.\n`,
  });
  expect(await oubliette(`admin delete match ${id}`, env)).toMatchObject({ code: 2 });
  await leaveStep(env, id);
  expect(await oubliette('admin --check', env)).toMatchObject({ code: 1 });
  expect(await oubliette(`admin delete match ${id}`, env)).toMatchObject({ code: 0 });
  expect(await oubliette('admin --check', env)).toMatchObject({ code: 0 });
  expect(await oubliette('admin delete dungeon x', env)).toMatchObject({
    code: 2,
    stderr: "oubliette: What can be deleted is a match, a person, a remark; not a 'dungeon'.\n",
  });
});

test('what a server has stored is pruned as the settings say, or only counted', async () => {
  const env = { OUBLIETTE_DATA: join(folder, 'old') };
  const place = await openPlace({ env, ahead: () => -40 * 86_400_000 });
  const places = [{ type: 'me' as const }, { type: 'open' as const }];
  await place.found({ places }, await place.person('Ada'));
  await place.close();
  const kept = { ...env, OUBLIETTE_KEEP_GATHERING: 'forever', OUBLIETTE_KEEP_PEOPLE: 'forever' };
  const prune = async (settings: Record<string, string>, flags = '') =>
    JSON.parse((await oubliette(`admin prune --json ${flags}`, settings)).stdout) as object;
  expect(await prune(env, '--dry-run')).toMatchObject({ gathering: 1, ended: 0, dryRun: true });
  expect(await prune(kept)).toMatchObject({ gathering: 0, people: 0 });
  expect(await prune(env)).toMatchObject({ gathering: 1, dryRun: false });
  expect(await prune(env)).toMatchObject({ gathering: 0 });
  expect(await oubliette('admin prune', { ...env, OUBLIETTE_KEEP_ENDED: 'soon' })).toMatchObject({
    code: 2,
    stderr: "oubliette: OUBLIETTE_KEEP_ENDED must be a number of days from 1, or 'forever', not 'soon'.\n",
  });
});

test('works of the gallery are taken down with a reason, and shown again', async () => {
  const env = { OUBLIETTE_DATA: join(folder, 'gallery') };
  const place = await openPlace({ env });
  const ada = await place.person('Ada');
  const [id, other] = ['0', '1'].map(sign => sign.repeat(20)) as [string, string];
  const work = { game: 'dungeon-pen', text: 'Rude\nby Ada\n', name: 'Rude', author: 'Ada', claimed: 0, par: 19 };
  for (const each of [other, id]) await place.storage.exhibits.add({ ...work, id: each }, ada.id);
  await place.storage.exhibits.report({ exhibit: id, by: ada.id, reason: 'The walls spell a word' });
  await place.close();
  const { stdout } = await oubliette('admin gallery', env);
  expect(stdout.split('\n')[1]).toMatch(new RegExp(`^${id} +dungeon-pen +Rude +Ada +[-\\d]+ +0 +1 +shown$`));
  expect((await oubliette(`admin gallery ${id}`, env)).stdout).toMatch(/The walls spell a word$/m);
  expect(await oubliette(`admin gallery take-down ${id}`, env)).toMatchObject({ code: 2, stdout: '' });
  const takeDown = `admin gallery take-down ${id} --reason rude`;
  expect(await oubliette(takeDown, env)).toMatchObject({ code: 0, stdout: `The exhibit ${id} is taken down.\n` });
  expect(await oubliette(takeDown, env)).toMatchObject({
    code: 2,
    stderr: `oubliette: The exhibit ${id} is taken down already.\n`,
  });
  expect(JSON.parse((await oubliette('admin gallery --json', env)).stdout)).toMatchObject([
    { id, reason: 'rude', reports: 1 },
    { id: other, reason: null },
  ]);
  expect(await oubliette(`admin gallery restore ${id}`, env)).toMatchObject({ code: 0 });
  expect(await oubliette(`admin gallery restore ${id}`, env)).toMatchObject({ code: 2 });
  expect(await oubliette('admin gallery restore nothing', env)).toMatchObject({
    code: 2,
    stderr: 'oubliette: There is no exhibit nothing.\n',
  });
});

test('results on the daily deals are taken down with a reason, and shown again', async () => {
  const env = { OUBLIETTE_DATA: join(folder, 'daily') };
  const place = await openPlace({ env });
  const ada = await place.person('Ada');
  await place.storage.results.add({ game: 'donjonz', number: 7 }, ada.id, { score: 47, log: '[]' });
  const [{ id } = { id: '' }] = await place.storage.results.latest('donjonz', 7);
  await place.close();
  const { stdout } = await oubliette('admin daily donjonz 7', env);
  expect(stdout.split('\n')[1]).toMatch(new RegExp(`^${id} +donjonz +7 +Ada +47 +[-\\d]+ +shown$`));
  expect(JSON.parse((await oubliette('admin daily donjonz 8 --json', env)).stdout)).toEqual([]);
  expect(await oubliette('admin daily donjonz seven', env)).toMatchObject({ code: 2 });
  const takeDown = `admin daily take-down ${id} --reason rude`;
  expect(await oubliette(takeDown, env)).toMatchObject({ code: 0, stdout: `The result ${id} is taken down.\n` });
  expect(await oubliette(takeDown, env)).toMatchObject({ code: 2 });
  expect(JSON.parse((await oubliette('admin daily --json', env)).stdout)).toMatchObject([{ id, reason: 'rude' }]);
  expect(await oubliette(`admin daily restore ${id}`, env)).toMatchObject({ code: 0 });
  expect(await oubliette('admin daily restore nothing', env)).toMatchObject({
    code: 2,
    stderr: 'oubliette: There is no result nothing.\n',
  });
});
