import { SPELLS, STOCK } from './data.ts';
import type { Content, CharacterSheet } from './content.ts';
import { START_TILE } from './map.ts';
import { type Character, NONE, START_PLACE, type State, type Table } from './state.ts';
import { tileOf } from './tiles.ts';

function unknownCharacter(): Character {
  return {
    sheet: NONE,
    strength: 0,
    craft: 0,
    lives: 0,
    gold: 0,
    fate: 0,
    objects: [],
    followers: [],
    above: [],
    at: START_TILE,
    light: 0,
    lost: false,
    leaving: false,
    out: 0,
    retired: false,
    spells: [],
  };
}

/** TD-B1, TD-1. */
export function become(character: Character, sheet: CharacterSheet, fate: number): void {
  character.sheet = sheet.id;
  character.strength = sheet.strength;
  character.craft = sheet.craft;
  character.lives = sheet.lives;
  character.gold = sheet.gold;
  character.fate = fate;
  character.objects = sheet.objects.toSorted((a, b) => a - b);
  character.followers = [...sheet.followers];
  character.out = sheet.begins === 'above' ? NONE : 0;
}

/** TD-8, TD-18: the start cell alone on the table, everybody in it. */
export function emptyMaze({
  start,
  counts,
}: Content): Pick<Table, 'faces' | 'turns' | 'places' | 'sides' | 'near' | 'pile' | 'shown' | 'things'> {
  return {
    faces: [start],
    turns: [0],
    places: [START_PLACE],
    sides: [...(tileOf(start).openings[0] ?? [])],
    near: [NONE, NONE, NONE, NONE],
    pile: [...counts],
    shown: [],
    things: [],
  };
}

/** TD-C5: what newcomers bring along is no longer in the purchase deck. */
function stockOf({ wares, chosen, sheets }: Content): number[] {
  const brought = chosen.flatMap(sheet => (sheet === undefined ? [] : (sheets[sheet]?.objects ?? [])));
  return wares.map((_, ware) => Math.max(0, (STOCK[ware] ?? 0) - brought.filter(each => each === ware).length));
}

export function setup(content: Content): State {
  return {
    phase: 'deal',
    resume: 'deal',
    turn: content.first,
    round: 0,
    asked: 'nothing',
    dice: [],
    again: NONE,
    ...emptyMaze(content),
    stock: stockOf(content),
    spent: SPELLS.map(() => 0),
    moves: 0,
    came: NONE,
    door: NONE,
    drawn: NONE,
    looking: 0,
    retried: false,
    enemy: NONE,
    power: 0,
    bonus: 0,
    eaten: false,
    barred: false,
    rival: NONE,
    victor: NONE,
    reader: content.first,
    characters: content.chosen.map(unknownCharacter),
  };
}
