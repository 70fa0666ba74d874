import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const PAGES = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n');
const LINK = /\]\(([^)\s]+)\)/g;
/** A file or a folder of ours that is named from the root. */
const PATH = /`((?:kernel|games|bots|art|print|wire|server|web|cli|bench|scripts|docs|bin)\/[\w./-]+)`/g;

const foundIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** How a heading is called in an address. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

function isDead(page: string, link: string): boolean {
  if (/^(https?|mailto):/.test(link)) return false;
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (!existsSync(target)) return true;
  if (anchor === undefined || !target.endsWith('.md')) return false;
  return !foundIn(readFileSync(target, 'utf8'), /^#+ (.*)$/gm)
    .map(anchorOf)
    .includes(anchor);
}

test.each(PAGES)('every link of %s leads somewhere, and every path it names is there', page => {
  const text = readFileSync(page, 'utf8');
  expect(foundIn(text, LINK).filter(link => isDead(page, link))).toEqual([]);
  expect(foundIn(text, PATH).filter(path => !existsSync(path))).toEqual([]);
});

test('a dead link, a dead heading and a dead path are found', () => {
  const text = '[a](b.md) [c](running.md#no-such-heading) [d](running.md#backups) `server/no-such.ts` `server/`';
  expect(foundIn(text, LINK).filter(link => isDead('docs/cli.md', link))).toEqual([
    'b.md',
    'running.md#no-such-heading',
  ]);
  expect(foundIn(text, PATH).filter(path => !existsSync(path))).toEqual(['server/no-such.ts']);
});
