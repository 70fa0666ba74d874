import { expect, test } from 'vitest';
import { once, perGame } from './fetching.ts';

test('a thing is fetched once, however often it is asked for', async () => {
  const asked: string[] = [];
  const of = once(async (id: string) => asked.push(id));
  expect(of('donjonz')).toBe(of('donjonz'));
  expect(await of('donjonz')).toBe(1);
  expect([await of('the-dungeon'), asked]).toEqual([2, ['donjonz', 'the-dungeon']]);
});

test('after a failure the next one tries anew', async () => {
  let tries = 0;
  const of = once(async () => {
    tries += 1;
    if (tries === 1) throw new Error('no network');
    return tries;
  });
  await expect(of('donjonz')).rejects.toThrow('no network');
  expect(await of('donjonz')).toBe(2);
});

test('folders of no game are left out, and a game without such a thing has none', async () => {
  const { games, of } = perGame({
    './the-dungeon/index.ts': async () => 'a maze',
    './tests/index.ts': async () => 'none',
  });
  expect(games).toEqual(['the-dungeon']);
  expect(await of('the-dungeon')).toBe('a maze');
  await expect(of('donjonz')).rejects.toThrow('there is no donjonz');
});
