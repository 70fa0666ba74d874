import { expect, test } from 'vitest';
import { seedFrom } from '../kernel/chance.ts';
import { CHANCE, type Game, isRefusal, type Kind } from '../kernel/game.ts';
import { append, pickOf, unplayed } from '../kernel/match.ts';
import { choose, randomFrom } from '../kernel/random.ts';
import { gameById } from './index.ts';

interface Entered {
  readonly action: Kind['action'];
  readonly events: readonly Kind['event'][];
}

const tells = (type: string) => (entered: Entered) => entered.events.some(event => event.type === type);

/** Whether another turn begins by an entry of the log. */
const BEGINS: Readonly<Record<string, (entered: Entered) => boolean>> = {
  'dice-and-danger': tells('dice-rolled'),
  donjonz: entered =>
    tells('map-finished')(entered) || (entered.action.type !== 'turn-up' && tells('card-taken')(entered)),
  'dungeon-pen': tells('turn-began'),
  'the-dungeon': tells('turn-began'),
};

/** A random match, entry by entry: the turn before and after each, and what happened. */
function* stepsOf(game: Game<Kind>, seats: number) {
  const options = game.readOptions({}, seats);
  if (isRefusal(options)) throw new Error(`${game.id} refuses its defaults`);
  const seed = seedFrom(game.id);
  const match = unplayed(game, { game: game.id, version: game.version, seats, options, seeds: [[0, seed]] });
  const { rules } = match;
  const random = randomFrom(game.id);
  for (let picks = 0, [seat] = rules.active(match.state); seat !== undefined; [seat] = rules.active(match.state)) {
    const before = rules.turn(match.state);
    const events: Kind['event'][] = [];
    const action =
      seat === CHANCE ? pickOf(rules, match.state, seed, picks++) : choose(rules.actions(match.state, seat), random);
    append(match, [seat, action], event => events.push(event));
    if (rules.active(match.state).length > 0) yield { before, after: rules.turn(match.state), action, events };
  }
}

test.each([
  ['dice-and-danger', 1],
  ['dice-and-danger', 3],
  ['donjonz', 1],
  ['dungeon-pen', 2],
  ['the-dungeon', 1],
  ['the-dungeon', 3],
])('%s for %i: all decisions and rolls of a turn are one turn, and the next one is another', (id, seats) => {
  let turns = 0;
  for (const { before, after, ...entered } of stepsOf(gameById(id)!, seats)) {
    expect({ ...entered, isOther: after > before }).toEqual({ ...entered, isOther: BEGINS[id]!(entered) });
    if (after > before) turns++;
  }
  expect(turns).toBeGreaterThan(3);
});
