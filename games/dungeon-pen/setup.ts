import { run } from './agenda.ts';
import { EVENT_NAMES, type EventName, EVENTS } from './cards.ts';
import { type Content, mostHp } from './content.ts';
import { next } from './play.ts';
import { isFrench } from './spread.ts';
import { type Character, otherOf, type State, type Step } from './state.ts';

const EVENT_DECK: readonly EventName[] = EVENT_NAMES.flatMap(name =>
  Array.from({ length: EVENTS[name].copies }, () => name),
);

/** DP-2 to DP-5, and on to the first decision. */
export function setup(content: Content): State {
  const { first } = content.options;
  const state = laidOut(content);
  next(state, ...opening(content), { type: 'turn', seat: first });
  run({ content, state });
  return state;
}

/** Both stand in their cells, both decks are complete. */
function laidOut(content: Content): State {
  return {
    turn: content.options.first,
    agenda: [],
    characters: [characterAt(content, 0), characterAt(content, 1)],
    strokes: content.potions.map(() => 0),
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
}

function characterAt(content: Content, seat: 0 | 1): Character {
  const { x, y } = content.homes[seat] ?? { x: 0, y: 0 };
  return {
    x,
    y,
    hp: mostHp(content, seat),
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
function opening(content: Content): Step[] {
  const { first, wilder } = content.options;
  const seats = [first, otherOf(first)];
  const scholars = seats.filter(seat => isFrench(content, seat, 'scholar'));
  return [
    ...scholars.map(seat => ({ type: 'keepsake', seat }) as const),
    ...(wilder ? seats.map(seat => ({ type: 'sudden', seat }) as const) : []),
  ];
}
