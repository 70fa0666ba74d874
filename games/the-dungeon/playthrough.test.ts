import { expect, test } from 'vitest';
import { say } from '../../kernel/words.ts';
import type { Event } from './events.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';
import { open, play } from './tests/table.ts';

const NAMES = ['Brunhild', 'Hob'];

/** Two characters, three rounds, one of them out: read like prose. */
const SCRIPT = [
  'learn begone; learn second-wind',
  'roll 3; go E; roll 2; draw corridor-3; lay ESW; go S; draw storeroom-2; lay NE; explore; roll 5; end',
  'roll 6; go N; roll 6; end',
  'roll 2; go E; roll 1; draw guard-room; eat; fight; roll 6 2; end',
  'roll 4; go E; go E; draw tunnel-1; go E; draw flame-trap; explore; roll 5 4; cast second-wind; end',
  'roll 1; go E; draw tunnel-2; lay SW; explore; roll 3; cast begone; end',
].join(';');

function story(): Event[] {
  const hob = { name: 'Hob', strength: 4, craft: 4, spells: 2 };
  const match = open({ characters: [{ name: 'Brunhild', strength: 5, craft: 2, objects: ['sword'] }, hob] }, 2);
  return play(match, SCRIPT);
}

function told(words: typeof en, events: readonly Event[]): string {
  return events.map(event => say(words.events, event, NAMES)).join('\n');
}

test('TD-8 a playthrough in English and French', async () => {
  const events = story();
  await expect(`${told(en, events)}\n\n\n${told(fr, events)}\n`).toMatchFileSnapshot('./playthrough.txt');
});
