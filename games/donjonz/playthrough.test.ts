import { expect, test } from 'vitest';
import { append, unplayed } from '../../kernel/match.ts';
import { say } from '../../kernel/words.ts';
import { keptMatch } from '../tests/kept.ts';
import { donjonz, type Donjonz, type Event } from './index.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

const LANGUAGES = [en, fr];

/** Every action of a kept match and all that came of it, one language beside the other. */
function told(name: string): string {
  const { log, ...opening } = keptMatch<Donjonz>('donjonz', name);
  const match = unplayed(donjonz, opening);
  const lines = log.flatMap(entry => {
    const events: Event[] = [];
    append(match, entry, event => events.push(event));
    return [
      LANGUAGES.map(({ actions }) => `> ${say(actions, entry[1])}`),
      ...events.map(event => LANGUAGES.map(words => `  ${say(words.events, event)}`)),
    ];
  });
  const width = Math.max(...lines.map(([left = '']) => left.length));
  return lines.map(([left = '', right = '']) => `${left.padEnd(width)} | ${right}\n`).join('');
}

test('a whole match reads like a story in English and in French', async () => {
  await expect(told('a-bit-of-everything.json')).toMatchFileSnapshot('./playthrough.txt');
});
