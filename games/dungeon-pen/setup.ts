import { EVENT_NAMES, type EventName, EVENTS } from './cards.ts';
import { type Material, mostHp } from './material.ts';
import { next } from './play.ts';
import { type Character, otherOf, type State, type Step } from './state.ts';
import { isFrench } from './spread.ts';

const EVENT_DECK: readonly EventName[] = EVENT_NAMES.flatMap(name =>
  Array.from({ length: EVENTS[name].copies }, () => name),
);

/** DP-2 to DP-5: both stand in their cells, both decks are complete. */
export function setUp(material: Material): State {
  const { first } = material.options;
  const state: State = {
    turn: first,
    agenda: [],
    characters: [characterAt(material, 0), characterAt(material, 1)],
    strokes: material.potions.map(() => 0),
    events: EVENT_DECK.slice(),
    discards: [],
    walls: [],
    stone: null,
    plague: null,
    bolted: false,
    dice: [],
    heads: false,
    struck: false,
    bribed: false,
    repeats: false,
    tumbled: false,
    quibbled: [false, false],
    before: null,
    end: null,
  };
  next(state, ...opening(material), { type: 'turn', seat: first });
  return state;
}

function characterAt(material: Material, seat: 0 | 1): Character {
  const { x, y } = material.homes[seat] ?? { x: 0, y: 0 };
  return {
    x,
    y,
    hp: mostHp(material, seat),
    hand: [],
    carries: false,
    effects: [],
    past: null,
    turns: 0,
    flicks: 0,
    hits: 0,
    trail: [x, y, 0],
  };
}

/** DP-C8: the scholar's card; DP-10, DP-Q33: a Sudden Wall each. */
function opening(material: Material): Step[] {
  const { first, wilder } = material.options;
  const seats = [first, otherOf(first)];
  const scholars = seats.filter(seat => isFrench(material, seat, 'scholar'));
  return [
    ...scholars.map(seat => ({ type: 'keepsake', seat }) as const),
    ...(wilder ? seats.map(seat => ({ type: 'sudden', seat }) as const) : []),
  ];
}
