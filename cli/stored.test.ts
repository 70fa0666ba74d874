import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openPlace } from '../server/tests/place.ts';
import { CAN_MOUNT, Disk } from '../server/rig/disk.ts';
import { useProgram } from './tests/program.ts';

const { folder, oubliette, write } = useProgram();

describe('what a server has stored', () => {
  const [here, there] = [{ OUBLIETTE_DATA: join(folder, 'here') }, { OUBLIETTE_DATA: join(folder, 'there') }];
  let match = '';

  beforeAll(async () => {
    const place = await openPlace({ env: here });
    const founded = { game: 'donjonz', options: {}, places: [{ type: 'me' as const }] };
    ({ id: match } = await place.found(founded, await place.person('Ada')));
    await (await place.room(match)).settled();
    await place.close();
  });

  test('is backed up into a new file and restored into an empty place', async () => {
    expect(await oubliette('backup monday.jsonl', here)).toEqual({
      code: 0,
      stdout: '6 rows are in monday.jsonl.\n',
      stderr: '',
    });
    expect(await oubliette('restore monday.jsonl', there)).toEqual({
      code: 0,
      stdout: '6 rows are back.\n',
      stderr: '',
    });
    expect(await oubliette('restore monday.jsonl', there)).toMatchObject({ code: 2, stdout: '' });
    expect(await oubliette('backup monday.jsonl', here)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/monday.*exists/),
    });
    expect(await oubliette('restore tuesday.jsonl', there)).toMatchObject({ code: 2, stdout: '' });
    expect(statSync(join(folder, 'monday.jsonl')).mode & 0o777).toBe(0o600);
    write('cut.jsonl', readFileSync(join(folder, 'monday.jsonl'), 'utf8').split('\n').slice(0, 5).join('\n'));
    expect(await oubliette('restore cut.jsonl', { OUBLIETTE_DATA: join(folder, 'nowhere') })).toEqual({
      code: 2,
      stdout: '',
      stderr: 'oubliette: The backup is cut off: its last line is missing.\n',
    });
    expect((await oubliette('admin --json', there)).stdout).toBe((await oubliette('admin --json', here)).stdout);
  });

  test.runIf(CAN_MOUNT)('is not backed up onto a full disk, and no half of it stays there', async () => {
    const disk = new Disk(1);
    onTestFinished(() => disk.remove());
    disk.fill();
    expect(await oubliette(`backup ${disk.folder}/full.jsonl`, here)).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^oubliette: .*full.jsonl cannot be used: ENOSPC.*\n$/),
    });
    expect(readdirSync(disk.folder)).toEqual(['ballast']);
  });

  test('can be looked at, and a match ended', async () => {
    expect(JSON.parse((await oubliette('admin --json', here)).stdout)).toMatchObject([
      { match, game: 'donjonz', phase: 'playing', names: ['Ada'] },
    ]);
    expect((await oubliette(`admin ${match}`, here)).stdout).toMatch(/^ +0 {2}start .*\n\n?.* is playing\.\n$/m);
    expect((await oubliette(`admin ${match} --end`, here)).stdout).toMatch(/is ended\.\n$/);
    expect(await oubliette('admin nosuchone2', here)).toMatchObject({ code: 2, stdout: '' });
  });

  test('is checked, and a match that does not add up is mended', async () => {
    const broken = { OUBLIETTE_DATA: join(folder, 'broken') };
    await oubliette('restore monday.jsonl', broken);
    expect(await oubliette('admin --check', broken)).toEqual({
      code: 0,
      stdout: 'Matches: 1, steps: 1, damaged: 0.\n',
      stderr: '',
    });
    const { storage, close } = await openPlace({ env: broken });
    const [step] = await storage.steps(match);
    await storage.journal.write({ step: { ...step!, seq: 1, client: 'forged', hash: 'forged' }, summary: undefined });
    expect(await oubliette('admin --mend --yes', broken)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/stop it first/),
    });
    await close();
    const found = await oubliette('admin --check', broken);
    expect(found).toMatchObject({ code: 1, stderr: '' });
    expect(found.stdout).toMatch(new RegExp(`damaged: 1\\.\n.*\n *${match} +1 +2 +Its hash does not fit`));
    expect(await oubliette('admin --mend', broken)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/1 of 2 steps are lost\.\n.*--yes/),
    });
    expect(JSON.parse((await oubliette('admin --check --json', broken)).stdout)).toMatchObject({
      matches: 1,
      steps: 2,
      damaged: [{ match, step: 1, steps: 2 }],
    });
    expect(await oubliette('admin --mend --yes', broken)).toMatchObject({ code: 0, stdout: 'Mended: 1, left: 0.\n' });
    expect(await oubliette(`admin ${match} --check`, broken)).toMatchObject({ code: 0 });
  });
});
