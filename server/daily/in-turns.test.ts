import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

/** Notes what others do while jobs are done: a turn of theirs each time that the program has come round. */
function watch(log: string[]): () => void {
  let isOver = false;
  const look = (): void => {
    if (log.at(-1) !== 'others') log.push('others');
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  return () => (isOver = true);
}

test('jobs that come at once are done in their order, and others have their turn in between', async () => {
  const log: string[] = [];
  const [end, take] = [watch(log), inTurns()];
  const job = (name: string) => take(() => (log.push(name), name));
  expect(await Promise.all(['one', 'two', 'three'].map(job))).toEqual(['one', 'two', 'three']);
  end();
  expect(log.join()).toMatch(/^(?:others,)?one,others,two,others,three$/);
});

test('one that fails says so, and the next one is done', async () => {
  const take = inTurns();
  const failing = take(() => {
    throw new Error('no');
  });
  const next = take(() => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
