import type { Character, State } from './state.ts';

/** A copy field by field: every decision starts with one. What is replaced and never changed in place is shared. */
export function copyState(state: Readonly<State>): State {
  return {
    turn: state.turn,
    agenda: state.agenda.slice(),
    characters: copyCharacters(state.characters),
    strokes: state.strokes.slice(),
    events: state.events.slice(),
    discards: state.discards.slice(),
    walls: state.walls.slice(),
    stone: state.stone && { squares: state.stone.squares.slice(), grown: state.stone.grown },
    plague: state.plague,
    bolted: state.bolted,
    dice: state.dice.slice(),
    heads: state.heads,
    struck: state.struck,
    bribed: state.bribed,
    repeats: state.repeats,
    tumbled: state.tumbled,
    quibbled: [state.quibbled[0], state.quibbled[1]],
    before: state.before,
    end: state.end,
  };
}

export function copyCharacters([south, north]: readonly [Character, Character]): [Character, Character] {
  return [copyCharacter(south), copyCharacter(north)];
}

function copyCharacter(character: Readonly<Character>): Character {
  return {
    x: character.x,
    y: character.y,
    hp: character.hp,
    hand: character.hand.slice(),
    carries: character.carries,
    effects: character.effects.slice(),
    past: character.past,
    turns: character.turns,
    flicks: character.flicks,
    hits: character.hits,
    trail: character.trail,
  };
}
