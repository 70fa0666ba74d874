import type { Person, Table } from './state.ts';

/** A copy field by field: a spread would make the views of a match several times slower. */
export function copyTable(table: Readonly<Table>): Table {
  return {
    phase: table.phase,
    resume: table.resume,
    turn: table.turn,
    round: table.round,
    asked: table.asked,
    dice: table.dice.slice(),
    again: table.again,
    faces: table.faces.slice(),
    turns: table.turns.slice(),
    places: table.places.slice(),
    sides: table.sides.slice(),
    near: table.near.slice(),
    pile: table.pile.slice(),
    shown: table.shown.slice(),
    things: table.things.slice(),
    stock: table.stock.slice(),
    spent: table.spent.slice(),
    moves: table.moves,
    came: table.came,
    door: table.door,
    drawn: table.drawn,
    looking: table.looking,
    retried: table.retried,
    enemy: table.enemy,
    power: table.power,
    bonus: table.bonus,
    eaten: table.eaten,
    barred: table.barred,
    rival: table.rival,
    victor: table.victor,
    reader: table.reader,
  };
}

export function copyPerson<Spells>(person: Readonly<Person>, spells: Spells): Person & { spells: Spells } {
  return {
    sheet: person.sheet,
    strength: person.strength,
    craft: person.craft,
    lives: person.lives,
    gold: person.gold,
    fate: person.fate,
    objects: person.objects.slice(),
    followers: person.followers.slice(),
    above: person.above.slice(),
    at: person.at,
    light: person.light,
    lost: person.lost,
    leaving: person.leaving,
    out: person.out,
    retired: person.retired,
    spells,
  };
}
