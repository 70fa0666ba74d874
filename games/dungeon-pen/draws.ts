import type { Action } from './action.ts';
import { EVENT_NAMES, type EventName, SUDDEN_WALLS } from './cards.ts';
import { point, POINT_PICKS, reach, REACH_PICKS, stop, sway, SWAY_PICKS } from './flicking.ts';
import { drawEvent } from './happenings.ts';
import { drawJunk, isKept, junkDeck } from './junk.ts';
import { next } from './play.ts';
import { always, expected, type Procedures } from './procedure.ts';
import { SCALE } from './square.ts';
import { characterOf, type Draw, type State } from './state.ts';

const ROLLS: readonly Action[] = Array.from({ length: SCALE * SCALE }, (_, i) => ({
  type: 'roll',
  red: Math.floor(i / SCALE) + 1,
  black: (i % SCALE) + 1,
}));
const CASTS: readonly Action[] = Array.from({ length: SCALE }, (_, i) => ({ type: 'cast', die: i + 1 }));
const COINS: readonly Action[] = [
  { type: 'coin', heads: true },
  { type: 'coin', heads: false },
];

const EVENT_DRAWS: readonly Action[] = EVENT_NAMES.map(card => ({ type: 'draw', card }));
const RANKS = new Map(EVENT_NAMES.map((card, rank) => [card, rank]));

/** How many there are of each event card, in the order of the table. */
function tally(cards: readonly EventName[]): number[] {
  const counts = EVENT_NAMES.map(() => 0);
  for (const card of cards) {
    const rank = RANKS.get(card) as number;
    counts[rank] = (counts[rank] as number) + 1;
  }
  return counts;
}

function suddenWalls({ events }: Readonly<State>): EventName[] {
  return events.filter(card => SUDDEN_WALLS.includes(card));
}

function drawActions(cards: readonly EventName[]): Action[] {
  const counts = tally(cards);
  return EVENT_DRAWS.filter((_, rank) => counts[rank] !== 0);
}

function drawOdds(cards: readonly EventName[]): number[] {
  return tally(cards).filter(count => count !== 0);
}

/** What chance decides: the spread of a flick, dice, coins and cards. */
export const DRAWS: Procedures<Draw['type']> = {
  sway: {
    waits: always,
    choices: () => SWAY_PICKS,
    carry(play, step, action) {
      if (action?.type === 'stop') stop(play, step, action);
      else sway(play, step, expected(action, 'sway').by);
    },
  },
  reach: {
    waits: always,
    choices: () => REACH_PICKS,
    carry: (play, step, action) => reach(play, step, expected(action, 'reach').by),
  },
  point: {
    waits: always,
    choices: () => POINT_PICKS,
    carry: (play, step, action) => point(play, step, expected(action, 'point').to),
  },

  roll: {
    waits: always,
    choices: () => ROLLS,
    carry({ state, emit }, { seat }, action) {
      const { red, black } = expected(action, 'roll');
      state.dice = [red, black];
      emit?.({ type: 'dice-rolled', seat, dice: [red, black] });
      next(state, { type: 'load', seat });
    },
  },

  cast: {
    waits: always,
    choices: () => CASTS,
    carry({ state, emit }, { seat }, action) {
      const { die } = expected(action, 'cast');
      state.dice = [die];
      emit?.({ type: 'dice-rolled', seat, dice: [die] });
      next(state, { type: 'load', seat });
    },
  },

  coin: {
    waits: always,
    choices: () => COINS,
    carry({ state, emit }, { seat }, action) {
      state.heads = expected(action, 'coin').heads;
      emit?.({ type: 'coin-tossed', seat, heads: state.heads });
    },
  },

  draw: {
    waits: always,
    choices: (_, { events }) => drawActions(events),
    odds: ({ events }) => drawOdds(events),
    carry: (play, { seat }, action) => drawEvent(play, seat, expected(action, 'draw').card),
  },

  sudden: {
    waits: always,
    choices: (_, state) => drawActions(suddenWalls(state)),
    odds: state => drawOdds(suddenWalls(state)),
    carry: (play, { seat }, action) => drawEvent(play, seat, expected(action, 'draw').card),
  },

  junk: {
    waits: (_, state) => junkDeck(state).length > 0,
    choices: (_, state) => junkDeck(state).map(card => ({ type: 'junk', card })),
    carry(play, { seat }, action) {
      if (action) drawJunk(play, seat, expected(action, 'junk').card);
      else play.emit?.({ type: 'junk-gone', seat });
    },
  },

  keepsake: {
    waits: always,
    choices: (content, state) =>
      junkDeck(state)
        .filter(card => isKept(content, card))
        .map(card => ({ type: 'junk', card })),
    carry: (play, { seat }, action) => drawJunk(play, seat, expected(action, 'junk').card),
  },

  pilfer: {
    waits: always,
    choices: (_, state, { seat }) => characterOf(state, seat).hand.map(card => ({ type: 'pilfer', card })),
    carry({ state, emit }, { seat, thief }, action) {
      const { card } = expected(action, 'pilfer');
      const victim = characterOf(state, seat);
      victim.hand = victim.hand.filter(held => held !== card);
      if (thief === null) return emit?.({ type: 'junk-returned', seat, card });
      characterOf(state, thief).hand.push(card);
      emit?.({ type: 'junk-stolen', seat: thief, card, from: seat });
    },
  },
};
