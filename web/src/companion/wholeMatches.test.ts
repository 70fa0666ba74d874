// Whole matches as they are played with real dice and paper: whatever chance does goes through the pad that asks for it, and
// so does what a hand does on the paper itself.
import { describe, expect, test } from 'vitest';
import { usualBot } from '../../../bots/levels.ts';
import { loadMinds } from '../../../bots/load.ts';
import type { Point, View } from '../../../games/dungeon-pen/index.ts';
import { lengthOf, SIDE, UNIT, wayOf } from '../../../games/dungeon-pen/readers.ts';
import { type GameId, SHELF } from '../../../games/shelf.ts';
import { CHANCE, isRefusal, type Kind, type Random, type Seat } from '../../../kernel/game.ts';
import { accept, append, type Match, start, transcriptOf } from '../../../kernel/match.ts';
import { canonical } from '../../../kernel/plain.ts';
import { choose, randomFrom } from '../../../kernel/random.ts';
import { isMisfit, verify } from '../../../kernel/transcript.ts';
import { moduleOf } from '../games.ts';
import { flickerOf, onSheet, pointAt, typedFor } from '../games/dungeon-pen/companion/line.ts';
import type { GameModule } from '../games/module.ts';
import type { TypedInput } from '../table/table.ts';
import { type Occasion, type Pad, padFor } from '../games/pad.ts';

/** Who sits there with paper: what they decide, and a hand that presses on pads. */
interface Hands {
  readonly decide: (seat: Seat) => Kind['action'];
  readonly random: Random;
}

const occasionOf = ({ rules, state }: Match<Kind>, module: GameModule<Kind>, seat: Seat): Occasion<Kind> => ({
  view: rules.view(state, seat),
  seat,
  rules,
  actions: rules.actions(state, CHANCE),
  language: 'fr',
  names: [],
  reader: undefined,
  words: module.words.fr,
});

/** Somewhere on the sheet of Dungeon Pen. */
const anyPlace = (random: Random): Point => ({ x: random(SIDE * UNIT + 1), y: random(SIDE * UNIT + 1) });

/** What a hand types in on a pad. Those of a game's own are the sheet of Dungeon Pen: a line ended there, or an arrow points there. */
function typedOn(pad: Pad<Kind>, { view }: Occasion<Kind>, random: Random): readonly TypedInput[] {
  if (pad.kind === 'choice') return [[CHANCE, choose(pad.choices, random).action]];
  if (pad.kind === 'dice') return [[CHANCE, pad.read(pad.dice.map(() => 1 + random(6)))]];
  const sheet = view as View;
  return typedFor(sheet, anyPlace(random));
}

/** Where a line on paper ends that is flicked as somebody wants it. */
function endOf(view: View, { aim, power }: { readonly aim: number; readonly power: number }): Point {
  const { from } = flickerOf(view);
  const way = wayOf(aim, lengthOf(power));
  return onSheet({ x: from.x + way.x, y: from.y + way.y });
}

/** What is typed in next, by whom, and on which pad, if on any. */
function next(match: Match<Kind>, module: GameModule<Kind>, { decide, random }: Hands) {
  const { rules, state } = match;
  const [seat = 0] = rules.active(state);
  if (seat === CHANCE) {
    const occasion = occasionOf(match, module, module.companion?.seatOf(rules.view(state, 0)) ?? 0);
    const type = occasion.actions[0]?.type ?? '';
    const pad = padFor(module.companion, occasion, '');
    if (type !== 'point') return { on: type, typed: typedOn(pad, occasion, random) };
    const { from } = flickerOf(occasion.view as View);
    const input = { type, to: pointAt(from, anyPlace(random)) };
    return { on: type, typed: [[CHANCE, input]] satisfies readonly TypedInput[] };
  }
  const action = decide(seat);
  const pad = module.companion?.byHand?.(occasionOf(match, module, seat));
  if (!pad || action.type !== 'flick')
    return { on: undefined, typed: [[seat, action]] satisfies readonly TypedInput[] };
  const view = rules.view(state, seat) as View;
  return { on: 'by hand', typed: typedFor(view, endOf(view, action as unknown as { aim: number; power: number })) };
}

/** Plays a match to its end, and tells on which pads. */
async function playedOut(id: GameId, module: GameModule<Kind>, name: string) {
  const { min } = module.game.seats;
  const options = module.game.readOptions({}, min);
  if (isRefusal<Kind['options'], Kind['reason']>(options)) throw new Error(`refused by ${options.rule}`);
  const match = start(module.game, { seats: min, options, seeds: [[0, null]] });
  const { rules } = match;
  const { bots } = await loadMinds(id);
  const bot = bots.find(each => each.id === usualBot(bots.map(known => known.id)));
  if (!bot) throw new Error(`nobody plays ${id}`);
  const minds = Array.from({ length: min }, (_, seat) =>
    bot.sit({ rules, seat, random: randomFrom(`${name}/${seat}`) }),
  );
  const decide = (seat: Seat): Kind['action'] => minds[seat]?.(rules.view(match.state, seat)) as Kind['action'];
  const pads = new Set<string>();
  const random = randomFrom(name);
  while (!rules.outcome(match.state)) {
    const { on, typed } = next(match, module, { decide, random });
    if (on !== undefined) pads.add(on);
    for (const [seat, input] of typed) {
      const action = accept(rules, match.state, seat, input);
      if (isRefusal(action))
        throw new Error(`${canonical(input)} is refused by ${action.rule} after ${match.log.length}`);
      append(match, [seat, action]);
    }
  }
  return { match, pads };
}

/** On what every match of the game is typed in. */
const ALWAYS: Readonly<Record<(typeof SHELF)[number], readonly string[]>> = {
  donjonz: ['turn-up'],
  'dice-and-danger': ['roll'],
  'dungeon-pen': ['by hand', 'draw'],
  'the-dungeon': ['deal', 'draw', 'roll'],
};

describe.each(SHELF)('%s with real dice', id => {
  test.each(['one', 'two', 'three'])('match %s is typed in to its end, and its transcript verifies', async name => {
    const module = await moduleOf(id);
    const { match, pads } = await playedOut(id, module, name);
    expect([...pads]).toEqual(expect.arrayContaining([...ALWAYS[id]]));
    expect(isMisfit(verify(module.game, JSON.parse(JSON.stringify(transcriptOf(match)))))).toBe(false);
  });
});

test('the sheet of Dungeon Pen is pressed for every kind of chance that ends a line or turns an arrow', async () => {
  const module = await moduleOf('dungeon-pen');
  const pads = new Set<string>();
  for (let match = 0; match < 12 && !pads.has('point'); match++)
    for (const on of (await playedOut('dungeon-pen', module, `sheet ${match}`)).pads) pads.add(on);
  expect([...pads]).toEqual(expect.arrayContaining(['by hand', 'point']));
});
