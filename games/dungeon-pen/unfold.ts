import { type Content, groundNow } from './content.ts';
import type { Event, EventOf } from './events.ts';
import { isWall } from './floor.ts';
import type { Character } from './state.ts';
import type { View } from './view.ts';

type Changes = {
  readonly [T in Event['type']]?: (event: EventOf<T>, view: View, content: Content) => Partial<View>;
};

/** How a table looks after each of the events that follow a view. Nothing changes before its event; what nobody sees stays. */
export function unfold(content: Content, before: View, events: readonly Event[]): readonly View[] {
  let view = before;
  return events.map(event => {
    view = seenAfter(view, event, content);
    return view;
  });
}

function seenAfter(view: View, event: Event, content: Content): View {
  const change = CHANGES[event.type] as ((event: Event, view: View, content: Content) => Partial<View>) | undefined;
  return change ? { ...view, ...change(event, view, content) } : view;
}

type Pair = View['characters'];

function having(view: View, seat: number, change: (character: Character) => Partial<Character>): Partial<View> {
  const character = view.characters[seat as 0 | 1];
  return { characters: view.characters.with(seat, { ...character, ...change(character) }) as Pair };
}

/** A cross, with a line that leads to it or without. */
const standing = (x: number, y: number, isDrawn: 0 | 1) => (character: Character) => ({
  x,
  y,
  trail: [...character.trail, x, y, isDrawn],
});

const without = <T>(items: readonly T[], gone: T): T[] => items.filter(item => item !== gone);

const withoutOne = <T>(items: readonly T[], gone: T): T[] => items.toSpliced(items.indexOf(gone), 1);

const CHANGES: Changes = {
  'turn-began': ({ seat, number }, view) => ({ turn: seat, ...having(view, seat, () => ({ turns: number })) }),
  relieved: ({ seat, effect }, view) => having(view, seat, ({ effects }) => ({ effects: without(effects, effect) })),
  hindered: ({ seat, effect }, view) =>
    having(view, seat, ({ effects }) => ({ effects: [...without(effects, effect), effect] })),
  'line-drawn': ({ seat, toX, toY }, view) => having(view, seat, standing(toX, toY, 1)),
  teleported: ({ seat, x, y }, view) => having(view, seat, standing(x, y, 0)),
  'sent-back': ({ seat, x, y }, view) => having(view, seat, standing(x, y, 0)),
  'potion-passed': ({ square, strokes }, view, { potions }) => ({
    strokes: view.strokes.with(potions.indexOf(square), strokes),
  }),
  'treasure-taken': ({ seat }, view) => having(view, seat, () => ({ carries: true })),
  'hp-lost': ({ seat, hp }, view) => having(view, seat, () => ({ hp })),
  'hp-gained': ({ seat, hp }, view) => having(view, seat, () => ({ hp })),
  'junk-drawn': ({ seat, card }, view) => having(view, seat, ({ hand }) => ({ hand: [...hand, card] })),
  'junk-used': ({ seat, card }, view) => having(view, seat, ({ hand }) => ({ hand: without(hand, card) })),
  'junk-returned': ({ seat, card }, view) => having(view, seat, ({ hand }) => ({ hand: without(hand, card) })),
  'junk-stolen': ({ seat, card, from }, view) => {
    const robbed = { ...view, ...having(view, from, ({ hand }) => ({ hand: without(hand, card) })) };
    return having(robbed, seat, ({ hand }) => ({ hand: [...hand, card] }));
  },
  'events-shuffled': (_, { discards }) => ({ events: [...discards], discards: [] }),
  'event-drawn': ({ card }, { events }) => ({ events: withoutOne(events, card) }),
  'dice-rolled': ({ dice }) => ({ dice: [...dice] }),
  'die-set': ({ dice }) => ({ dice: [...dice] }),
  'coin-tossed': ({ heads }) => ({ heads }),
  'wall-drawn': ({ squares, shape }, view, content) => {
    const ground = groundNow(content, view);
    const walls = [...view.walls, ...squares.filter(square => !isWall(ground, square))];
    return shape === 'stone' ? { walls, stone: { squares: [...squares], grown: true } } : { walls };
  },
  'stone-grew': ({ square }, { walls, stone }) => ({
    walls: [...walls, square],
    stone: stone && { squares: [...stone.squares, square], grown: true },
  }),
  'wall-removed': ({ square }, { walls, stone }) => ({
    walls: without(walls, square),
    stone: stone && { ...stone, squares: without(stone.squares, square) },
  }),
  'stone-forgotten': () => ({ stone: null }),
  'stone-gone': () => ({ stone: null }),
  'plague-drawn': ({ red, black }) => ({ plague: { red, black } }),
  'table-bolted': () => ({ bolted: true }),
  'flick-taken-back': ({ seat }, view) => {
    const back = { ...view, ...beforeFlick(view) };
    return { ...beforeFlick(view), ...having(back, seat, ({ hand }) => ({ hand: without(hand, 'pencil') })) };
  },
  quibbled: (_, view) => beforeFlick(view),
};

/** Everything as it was before the flick that never happened. */
const beforeFlick = ({ before }: View): Partial<View> =>
  before ? { characters: [...before.characters], strokes: [...before.strokes] } : {};
