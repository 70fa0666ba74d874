import { expect, test } from 'vitest';
import { type Build, PAGE } from './build.ts';
import { isOfPage } from './kept-builds.ts';

const build: Build = { id: 'b', hashed: ['/assets/index-1.js'], plain: [PAGE, '/icon.svg'] };

test.each(['/', '/donjonz', '/the-dungeon/online/abc', '/daily/donjonz/3', '/schemas-of-mine', '/me'])(
  'the page answers for whoever opens %s',
  path => expect(isOfPage(build, path, 'navigate')).toBe(true),
);

test.each(['/api/me', '/api', '/healthz', '/metrics', '/schemas/donjonz.json', '/robots.txt'])(
  '%s is the server’s own, whoever opens it',
  path => {
    expect(isOfPage(build, path, 'navigate')).toBe(false);
    expect(isOfPage(build, path, 'cors')).toBe(false);
  },
);

test('of what a page fetches only the files of the build are answered for', () => {
  expect([PAGE, '/icon.svg', '/assets/index-0.js'].every(path => isOfPage(build, path, 'no-cors'))).toBe(true);
  expect(isOfPage(build, '/donjonz', 'cors')).toBe(false);
});
