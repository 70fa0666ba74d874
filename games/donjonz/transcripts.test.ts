import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isMisfit, verify } from '../../kernel/transcript.ts';
import { donjonz, en, fr } from './index.ts';
import { playthrough } from './tests/playthrough.ts';

const folder = new URL('./transcripts/', import.meta.url);

function json(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
}

const expected = json('expected.json') as Record<string, { hash: string; scores: number[]; rank?: number }>;

describe('finished matches', () => {
  test('each is expected to end in some way', () => {
    const files = readdirSync(folder).filter(file => file !== 'expected.json');
    expect(files.sort()).toEqual(Object.keys(expected).sort());
  });

  test.each(Object.entries(expected))('%s ends as it did', (file, end) => {
    const verified = verify(donjonz, json(file));
    if (isMisfit(verified)) throw new Error(JSON.stringify(verified));
    const { hash, outcome } = verified;
    expect({ hash, scores: outcome?.scores, ...(outcome?.rank !== undefined && { rank: outcome.rank }) }).toEqual(end);
  });
});

test('a playthrough reads in both languages as it did', async () => {
  const told = playthrough(json('a-bit-of-everything.json'), [en, fr]);
  await expect(told).toMatchFileSnapshot('./playthrough.txt');
});
