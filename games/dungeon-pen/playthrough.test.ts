import { expect, test } from 'vitest';
import { replay } from '../../kernel/transcript.ts';
import { type Names, say, type Words } from '../../kernel/words.ts';
import { keptMatch } from '../tests/kept.ts';
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
  const events: Event[] = [];
  replay(dungeonPen, keptMatch<DungeonPen>('dungeon-pen', 'own-dungeon.json'), event => events.push(event));
  await expect(`${told(en, events)}\n\n\n${told(fr, events)}\n`.trimStart()).toMatchFileSnapshot('./playthrough.txt');
});
