import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { replay } from '../../kernel/transcript.ts';
import { type Names, say, type Words } from '../../kernel/words.ts';
import type { Event } from './events.ts';
import { dungeonPen } from './index.ts';
import type { DungeonPen } from './kind.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

const NAMES: Names = ['Ada', 'Bertrand'];

function told(words: Words<DungeonPen>, events: readonly Event[]): string {
  return events.map(event => (event.type === 'turn-began' ? '\n' : '') + say(words.events, event, NAMES)).join('\n');
}

test('a whole match reads like a story in English and in French', async () => {
  const file = new URL('transcripts/shelves.json', import.meta.url);
  const events: Event[] = [];
  replay(dungeonPen, JSON.parse(readFileSync(file, 'utf8')).transcript, event => events.push(event));
  await expect(`${told(en, events)}\n\n\n${told(fr, events)}\n`.trimStart()).toMatchFileSnapshot('playthrough.txt');
});
