import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkout, type Checkout } from './tests/checkout.ts';

let place: Checkout;

beforeEach(() => {
  place = checkout(
    'scripts/ensure.mjs',
    'scripts/builds.mjs',
    'scripts/compress.mjs',
    'bin',
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
  );
  place.write('kernel/greeting.ts', `export const greeting: string = 'hello';`);
  place.write(
    'cli/main.ts',
    `import { greeting } from '../kernel/greeting.ts'; console.log(greeting, process.argv[2]);`,
  );
});

afterEach(() => place.remove());

function oubliette() {
  return place.run('node', 'bin/oubliette.mjs', 'games');
}

test('the first run builds, says so on stderr only, and runs', () => {
  const { code, stdout, stderr } = oubliette();
  expect(code).toBe(0);
  expect(stdout).toBe('hello games\n');
  expect(stderr).toBe('oubliette: Building cli (its sources changed)\n');
});

test('nothing is built again until a source changes', () => {
  oubliette();
  expect(oubliette().stderr).toBe('');
  place.write('kernel/greeting.test.ts', 'a test is no source of the build');
  expect(oubliette().stderr).toBe('');
  place.write('kernel/greeting.ts', `export const greeting: string = 'good evening';`);
  expect(oubliette()).toMatchObject({ stdout: 'good evening games\n', stderr: expect.stringContaining('Building') });
});

test('a failed build ends with code 1 and is tried again', () => {
  oubliette();
  place.write('kernel/greeting.ts', 'export const = ;');
  expect(oubliette()).toMatchObject({ code: 1, stdout: '' });
  expect(oubliette()).toMatchObject({ code: 1, stdout: '' });
});
