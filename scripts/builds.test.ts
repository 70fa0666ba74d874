import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tidyBuilds } from './builds.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oubliette-builds-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build adds its files to what lies there, and the tidying follows. */
function build(...names: readonly string[]): readonly string[] {
  for (const name of names) for (const end of ['', '.br']) writeFileSync(join(folder, 'assets', name + end), '');
  writeFileSync(join(folder, '.build.json'), JSON.stringify(names.map(name => `assets/${name}`)));
  tidyBuilds(folder);
  return readdirSync(join(folder, 'assets')).filter(name => !name.endsWith('.br'));
}

test('the files of the last three builds stay, those of older ones go, compressed copies too', () => {
  build('a-1.js', 'same.js');
  build('a-2.js', 'same.js');
  expect(build('a-3.js', 'same.js')).toEqual(['a-1.js', 'a-2.js', 'a-3.js', 'same.js']);
  expect(build('a-4.js', 'same.js')).toEqual(['a-2.js', 'a-3.js', 'a-4.js', 'same.js']);
  expect(readdirSync(join(folder, 'assets'))).not.toContain('a-1.js.br');
});

test('the same build made again pushes no other out', () => {
  build('a-1.js');
  build('a-2.js');
  build('a-2.js');
  expect(build('a-2.js')).toEqual(['a-1.js', 'a-2.js']);
});

test('what lies there from before builds were counted goes', () => {
  writeFileSync(join(folder, 'assets', 'stray.js'), '');
  expect(build('a-1.js')).toEqual(['a-1.js']);
});
