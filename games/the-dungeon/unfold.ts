import type { Seat } from '../../kernel/game.ts';
import type { Event, EventOf } from './events.ts';
import { coordinatesOf, START_TILE, tileBeyond } from './map.ts';
import { characterOf, mover } from './state.ts';
import { throwIn } from './throws.ts';
import { opposite } from './tiles.ts';
import type { Seen, View } from './view.ts';

/** How a table looks to a seat after each of the events that lead from one view to the next. Nothing changes before its event. */
export function unfold(before: View, events: readonly Event[], after: View): readonly View[] {
  const views: View[] = [];
  let view = before;
  for (const event of events) {
    const thrown = throwIn(event);
    view = changed(thrown ? { ...view, dice: [...thrown.dice] } : view, event, after);
    views.push(view);
  }
  return views;
}

function changed(view: View, event: Event, after: View): View {
  const change = CHANGES[event.type] as ((view: View, event: Event, after: View) => View) | undefined;
  return change ? change(view, event, after) : view;
}

const withPerson = (view: View, seat: Seat, change: Partial<Seen>): View => ({
  ...view,
  characters: view.characters.with(seat, { ...characterOf(view, seat), ...change }),
});

/** What somebody carries, as it is in the end: no step changes it twice. */
function withGoods(view: View, seat: Seat, after: View): View {
  const { gold, objects, followers, spells, strength, craft } = characterOf(after, seat);
  return { ...withPerson(view, seat, { gold, objects, followers, spells, strength, craft }), things: after.things };
}

const goods = (view: View, { seat }: { readonly seat: Seat }, after: View): View => withGoods(view, seat, after);

const robbery = (view: View, { seat, victim }: EventOf<'robbed' | 'object-robbed'>, after: View): View =>
  withGoods(withGoods(view, seat, after), victim, after);

const lives = (view: View, { seat, lives: left }: EventOf<'life-lost' | 'life-healed'>): View =>
  withPerson(view, seat, { lives: left });

/** A door looks the same from both sides. */
function door(view: View, { side }: EventOf<'door-locked'> | EventOf<'door-unlocked'>, after: View): View {
  const { at } = mover(view);
  const beyond = tileBeyond(view, at, side);
  const indices = [4 * at + side, ...(beyond === undefined ? [] : [4 * beyond + opposite(side)])];
  return { ...view, sides: view.sides.map((state, i) => (indices.includes(i) ? (after.sides[i] ?? state) : state)) };
}

function maze(view: View, _: Event, after: View): View {
  const { faces, turns, places, sides, near, pile, shown, things, drawn } = after;
  return { ...view, faces, turns, places, sides, near, pile, shown, things, drawn };
}

const pile = (view: View, _: Event, { pile: left, shown }: View): View => ({ ...view, pile: left, shown });

function step(view: View, { seat, x, y }: EventOf<'moved'>): View {
  const tile = view.places.findIndex(place => {
    const found = coordinatesOf(place);
    return found.x === x && found.y === y;
  });
  return { ...withPerson(view, seat, { at: tile < 0 ? characterOf(view, seat).at : tile }), moves: view.moves - 1 };
}

const spells = (view: View, { seat }: { readonly seat: Seat }, after: View): View => ({
  ...withGoods(view, seat, after),
  hand: after.hand,
});

/** A spell may turn a tile, open a door or lend strength; what it brings about besides has events of its own. */
function spell(view: View, event: EventOf<'spell-cast'>, after: View): View {
  const cast = { ...spells(view, event, after), bonus: after.bonus };
  if (event.spell === 'home-sweet-cell') return withPerson(cast, event.seat, { at: START_TILE });
  const { turns, sides, near } = after;
  return after.faces.length === view.faces.length ? { ...cast, turns, sides, near } : cast;
}

const meeting = (view: View, _: Event, { enemy, power }: View): View =>
  enemy < 0 ? view : { ...view, enemy, power, phase: 'meet' };

/** By event: what it changes on the table. */
const CHANGES: { readonly [T in Event['type']]?: (view: View, event: EventOf<T>, after: View) => View } = {
  'turn-began': (view, { seat, round }) => ({ ...view, turn: seat, round, moves: 0, enemy: -1, bonus: 0 }),
  'turn-missed': (view, { seat }) => withPerson(view, seat, { lost: false }),
  'turn-forfeited': (view, { seat }) => withPerson(view, seat, { lost: true }),
  'turn-regained': (view, { seat }) => withPerson(view, seat, { lost: false }),
  'movement-rolled': (view, { tiles }) => ({ ...view, moves: tiles }),
  'door-unlocked': door,
  'door-locked': door,
  'dice-thrown': (view, _, { asked, door: side, rival }) => ({ ...view, asked, door: side, rival }),
  'tile-turned-up': pile,
  'tile-drawn': pile,
  'tile-laid': maze,
  'tiles-taken-up': maze,
  moved: step,
  'enemy-met': meeting,
  'thrown-back': (view, { seat }) => withPerson(view, seat, { at: START_TILE }),
  'life-lost': lives,
  'life-healed': lives,
  'way-out-found': (view, { seat }) => withPerson(view, seat, { leaving: true }),
  'exit-declined': (view, { seat }) => withPerson(view, seat, { leaving: false }),
  escaped: (view, { seat, round }) => withPerson(view, seat, { out: round }),
  eaten: (view, { seat }, after) => ({ ...withGoods(view, seat, after), bonus: after.bonus }),
  robbed: robbery,
  'object-robbed': robbery,
  died: spells,
  waded: goods,
  tortured: goods,
  'guard-bribed': goods,
  'gold-found': goods,
  'gold-taken': goods,
  'object-found': goods,
  'object-taken': goods,
  'object-left': goods,
  'follower-taken': goods,
  'follower-left': goods,
  'scroll-read': goods,
  'spell-learnt': spells,
  'spell-discarded': spells,
  'spell-cast': spell,
  'fell-in': (view, { seat }, after) => withPerson(view, seat, characterOf(after, seat)),
};
