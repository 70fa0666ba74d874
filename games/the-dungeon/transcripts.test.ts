import { describe, expect, test } from 'vitest';
import { append, unplayed } from '../../kernel/match.ts';
import { endOf, expectedEnds, keptMatch, keptNames } from '../tests/kept.ts';
import { characterSheetOf, type Content } from './content.ts';
import { ABILITIES, ENEMIES, SPELLS, TILES } from './data.ts';
import type { Event } from './events.ts';
import { theDungeon } from './index.ts';
import type { TheDungeon } from './kind.ts';
import { type Character, characterOf } from './state.ts';
import { en } from './words.en.ts';

const kept = keptNames('the-dungeon');
const ends = expectedEnds('the-dungeon');

/** What a kept match shows when it is played again: everything that is named in an event, spells cast, talents used. */
function shownBy(name: string): string[] {
  const { log, ...opening } = keptMatch<TheDungeon>('the-dungeon', name);
  const match = unplayed(theDungeon, opening);
  const shown: string[] = [];
  const note = (event: Event): void => {
    shown.push(event.type, ...Object.values(event).map(String));
    if (event.type === 'spell-cast') shown.push(`cast ${event.spell}`);
    if ('seat' in event) shown.push(...talentIn(event, characterOf(match.state, event.seat), match.rules.content));
  };
  for (const entry of log) {
    if (match.state.phase === 'retry' && entry[1].type === 'go') shown.push('used retries-locks');
    if (entry[1].type === 'scout') shown.push('used scouts');
    append(match, entry, note);
  }
  return shown;
}

function talentIn(event: Event, person: Character, content: Content): string[] {
  const ability = characterSheetOf(content, person)?.ability;
  return ability && USES[ability]?.(event, person) ? [`used ${ability}`] : [];
}

/** How a talent that is no action of its own shows. */
const USES: Partial<Record<string, (event: Event, person: Character) => boolean>> = {
  'sees-in-the-dark': ({ type }, { objects, light }) => type === 'dark-ignored' && !objects.includes(0) && light === 0,
  'bribes-cheaply': event => event.type === 'guard-bribed' && event.gold === 1,
  'steadies-tests': (event, { craft }) => event.type === 'test-rolled' && event.craft === craft + 1,
  'carries-five': (_, { objects }) => objects.length === 5,
  'wins-stand-offs': event => event.type === 'fought' && event.mine === event.theirs && event.result === 'won',
  'knows-a-spell': ({ type }) => type === 'spell-cast',
};

describe('finished matches are played again', () => {
  test.each(kept)('TD-17 %s ends as it did', name => {
    expect(endOf(theDungeon, keptMatch('the-dungeon', name))).toEqual(ends[name]);
  });

  test('TD-22 together they show every tile, creature, spell and ability', () => {
    const shown = new Set(kept.flatMap(shownBy));
    expect(TILES.slice(1).filter(([face]) => !shown.has(face))).toEqual([]);
    expect(ENEMIES.filter(([enemy]) => !shown.has(enemy))).toEqual([]);
    expect(SPELLS.filter(spell => !shown.has(`cast ${spell}`))).toEqual([]);
    expect(ABILITIES.filter(ability => !shown.has(`used ${ability}`))).toEqual([]);
    expect(Object.keys(en.events).filter(type => !shown.has(type))).toEqual([]);
  });
});
