import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { progressOn } from './progress.ts';

function shown(isTTY: boolean, total: number): string {
  const stream = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY, columns: 80 });
  const progress = progressOn(stream, total);
  for (let done = 1; done <= total; done++) progress(done);
  return (stream.read() as string | null) ?? '';
}

test('elsewhere it is four plain lines', () => {
  expect(shown(false, 1000)).toBe('250 of 1000\n500 of 1000\n750 of 1000\n1000 of 1000\n');
});

test('fewer steps make fewer lines', () => {
  expect(shown(false, 2)).toBe('1 of 2\n2 of 2\n');
});

test('on a terminal it is a bar that is gone at the end', () => {
  const written = shown(true, 3);
  expect(written).toMatch(/░.*0 %, 0 of 3/);
  expect(written).toMatch(/█.*100 %, 3 of 3/);
  expect(written.endsWith('\u001b[2K')).toBe(true);
});

test('the terminal is left as it was found', () => {
  expect(shown(true, 3)).not.toMatch(/\[\?(?:7|25)[lh]/);
});
