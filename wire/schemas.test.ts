import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const filesIn = (folder: string): readonly (readonly [path: string, text: string])[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(^|\/)tests\//.test(path))
    .map(path => [path, readFileSync(`${folder}/${path}`, 'utf8')]);

/** What a file takes from `wire` to run with: not what `import type` brings, which is gone when it is built. */
const takenFromWire = (text: string): readonly string[] =>
  [...text.matchAll(/^import (?!type\b)[^;]*? from '[./]+\/wire\/([\w-]+\.ts)';/gm)].map(([, file]) => file ?? '');

test('the page runs without schemas: reading them compiles code, which its security policy refuses', () => {
  const schemas = filesIn('wire').flatMap(([path, text]) => (/^import .* from 'zod';/m.test(text) ? [path] : []));
  expect(schemas).toContain('gallery.ts');
  const taking = filesIn('web/src').filter(([, text]) => takenFromWire(text).some(file => schemas.includes(file)));
  expect(taking.map(([path]) => path)).toEqual([]);
});
