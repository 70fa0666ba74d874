import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fuzz } from '../kernel/fuzz.ts';
import { isMisfit, verify } from '../kernel/transcript.ts';
import { shove, SHOVE_RULES } from '../kernel/toys/shove.ts';
import { tell } from './fuzz.ts';

const folder = mkdtempSync(join(tmpdir(), 'oubliette-fuzz-'));

afterAll(() => rmSync(folder, { recursive: true }));

function once(): () => boolean {
  let asked = 0;
  return () => asked++ < 1;
}

test('laws that hold leave no file', () => {
  const fuzzed = fuzz({ game: shove, seats: 2, ruleIds: SHOVE_RULES }, 'a', once());
  expect(tell('a', shove, fuzzed, join(folder, 'nowhere'))).toMatchObject({
    json: { game: 'shove', seed: 'a', matches: 1, breach: null },
    fits: true,
  });
});

test('a breach leaves a transcript that leads up to it', () => {
  const fuzzed = fuzz({ game: shove, seats: 2, ruleIds: new Set() }, 'a/b', once());
  const { json, words, fits } = tell('a/b', shove, fuzzed, folder);
  const file = join(folder, 'fuzz-shove-a_b.json');
  const { law } = fuzzed.breach ?? { law: '' };
  expect(json).toMatchObject({ breach: { law, why: expect.stringMatching(`^${law}: `), file } });
  expect(words).toMatch(file);
  expect(fits).toBe(false);
  const transcript = JSON.parse(readFileSync(file, 'utf8'));
  expect(transcript.game).toBe('shove');
  expect(isMisfit(verify(shove, transcript))).toBe(false);
});
