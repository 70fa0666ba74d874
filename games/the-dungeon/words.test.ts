import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/game.ts';
import { append, type Match, unplayed } from '../../kernel/match.ts';
import { say } from '../../kernel/words.ts';
import { CHARACTERS, en, fr, theDungeon, type TheDungeon, WARES } from './index.ts';

const folder = new URL('transcripts/', import.meta.url);
const kept = readdirSync(folder).filter(name => name.endsWith('.json'));
const NAMES = ['Ada', 'Bo', 'Cy', 'Dot', 'Eve', 'Fay'];
const STRANGE = [
  { type: 'go', side: 0 },
  { type: 'end' },
  { type: 'stay' },
  { type: 'bribe', gold: 2 },
  { type: 'eat' },
];

/** All that is said in one moment of a match: the prompt, the buttons, a few refusals. */
function spoken({ rules, state }: Match<TheDungeon>, words: typeof en): string[] {
  return rules
    .active(state)
    .flatMap(seat => [
      say(words.prompts, rules.prompt(rules.view(state, seat), seat), NAMES),
      ...rules.actions(state, seat).map(action => say(words.actions, action, NAMES)),
      ...STRANGE.map(input => say(words.reasons, rules.why(state, seat, input).refused, NAMES)),
    ]);
}

function told(name: string, words: typeof en): string[] {
  const { transcript } = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  const { log, ...opening } = transcript;
  const match = unplayed(theDungeon, opening);
  const sentences = spoken(match, words);
  for (const entry of log) {
    append(match, entry, event => sentences.push(say(words.events, event, NAMES)));
    sentences.push(...spoken(match, words));
  }
  return sentences;
}

describe.each([
  ['English', en],
  ['French', fr],
] as const)('%s', (_, words) => {
  test.each(kept)('TD-12 has whole sentences for all that happens in %s', name => {
    const broken = told(name, words).filter(sentence => /undefined|NaN|\[object|^$/.test(sentence));
    expect(broken).toEqual([]);
  });

  test('TD-3 says what is wrong with an entry', () => {
    const plain = { name: 'Ada', strength: 3, craft: 3 };
    const inputs = [
      { mood: 1 },
      { strength: 0 },
      { name: 7 },
      { animals: ['cat'] },
      { spells: 3 },
      { objects: Array(6).fill('torch') },
      { objects: [{ name: 'torch', metal: true }] },
    ];
    const sentences = inputs.map(input => {
      const answer = theDungeon.readOptions({ characters: [{ ...plain, ...input }] }, 1);
      return isRefusal(answer) ? say(words.reasons, answer.refused) : '';
    });
    expect(new Set(sentences).size).toBe(inputs.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^(Seat|Place) 1/);
  });

  test('TD-B1 has a name for everybody and everything, and leaves other names alone', () => {
    for (const { name } of [...CHARACTERS, ...WARES]) expect(words.thing(name)).not.toBe('');
    expect(words.thing('farrier')).toContain('Brunhild');
    expect(words.thing('Bell of Doom')).toBe('Bell of Doom');
  });
});
