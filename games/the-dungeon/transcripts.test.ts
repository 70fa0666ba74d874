import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isMisfit, replay, type Verified, verify } from '../../kernel/transcript.ts';
import {
  ABILITIES,
  ENEMIES,
  type Event,
  sheetOf,
  SPELLS,
  theDungeon,
  type TheDungeon,
  TILES,
  unpack,
} from './index.ts';

const folder = new URL('transcripts/', import.meta.url);
const kept = readdirSync(folder).filter(name => name.endsWith('.json'));

/** The abilities of those who took part in a kept match, which is played again. */
function abilitiesIn(name: string, emit: (event: Event) => void): string[] {
  const { transcript } = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  const material = unpack(transcript.options, transcript.seats);
  const { state } = replay(theDungeon, transcript, emit);
  return state.characters.map(({ sheet }) => sheetOf(material, sheet).ability);
}

describe('finished matches are played again', () => {
  test.each(kept)('TD-17 %s ends where it ended', name => {
    const { hash, transcript } = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
    const answer = verify(theDungeon, transcript);
    expect(isMisfit(answer)).toBe(false);
    expect((answer as Verified<TheDungeon>).hash).toBe(hash);
    expect((answer as Verified<TheDungeon>).outcome).toBeDefined();
  });

  test('TD-22 together they show every tile, creature, spell and ability', () => {
    const events: Event[] = [];
    const abilities = new Set(kept.flatMap(name => abilitiesIn(name, event => events.push(event))));
    const seen = new Set(events.flatMap(event => Object.values(event).map(String)));
    const cast = new Set(events.flatMap(event => (event.type === 'spell-cast' ? [event.spell] : [])));
    expect(TILES.slice(1).filter(([face]) => !seen.has(face))).toEqual([]);
    expect(ENEMIES.filter(([enemy]) => !seen.has(enemy))).toEqual([]);
    expect(SPELLS.filter(spell => !cast.has(spell))).toEqual([]);
    expect(ABILITIES.filter(ability => !abilities.has(ability))).toEqual([]);
  });
});
