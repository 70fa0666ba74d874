import { describe, expect, test } from 'vitest';
import { type Action, type TheDungeon, theDungeon } from '../../games/the-dungeon/index.ts';
import { CHANCE, isRefusal, type Outcome, type Rules } from '../../kernel/game.ts';
import { accept } from '../../kernel/match.ts';
import { canonical } from '../../kernel/plain.ts';
import { draw } from '../../kernel/playout.ts';
import { randomFrom } from '../../kernel/random.ts';
import { Fortune } from './fortune.ts';
import { playOut, worthOf } from './playing-out.ts';
import { customFor, strong, tryOut } from './strong.ts';
import { comingAndGoing } from './tests/characters.ts';

function rulesFor(input: object, seats: number): Rules<TheDungeon> {
  const options = theDungeon.readOptions(input, seats);
  if (isRefusal(options)) throw new Error(canonical(options));
  return theDungeon.rules({ version: 1, seats, options });
}

interface Played {
  readonly outcome: Outcome;
  readonly actions: string;
}

/** Few nodes: what is tested here is not how well it plays. */
function playOne(input: object, seats: number, seed: string, nodes = 4): Played {
  const rules = rulesFor(input, seats);
  const random = randomFrom(seed);
  const state = rules.setup();
  const minds = Array.from({ length: seats }, (_, seat) => strong.sit({ rules, seat, random, nodes }));
  const actions: Action[] = [];
  for (let seat = rules.active(state)[0]; seat !== undefined; seat = rules.active(state)[0]) {
    const action =
      seat === CHANCE ? draw(rules, state, random) : accept(rules, state, seat, minds[seat]?.(rules.view(state, seat)));
    if (isRefusal(action)) throw new Error(canonical(action));
    actions.push(action);
    rules.apply(state, seat, action);
  }
  return { outcome: rules.outcome(state) as Outcome, actions: canonical(actions) };
}

describe('strong', () => {
  test.each([1, 2, 3, 4, 5, 6])('plays to the end with %i seats, whatever the options', seats => {
    for (const options of [{}, { encounters: 'on', fate: 'on', until: 'round' }, comingAndGoing(seats)])
      expect(playOne(options, seats, `strong/${seats}`).outcome.places).toHaveLength(seats);
  });

  test('the same seed and the same nodes give the same match', () => {
    expect(playOne({}, 2, 'twice', 20).actions).toBe(playOne({}, 2, 'twice', 20).actions);
  });

  test('plays out no more matches than it has nodes, and with enough of them each choice', () => {
    const rules = rulesFor({}, 1);
    const state = rules.setup();
    const random = randomFrom('budget');
    for (let seat = rules.active(state)[0]; seat === CHANCE; seat = rules.active(state)[0])
      rules.apply(state, CHANCE, draw(rules, state, random));
    const tried = tryOut({ rules, seat: 0, view: rules.view(state, 0), random, nodes: 200 });
    expect(tried.length).toBeGreaterThan(1);
    expect(tried.every(({ tries }) => tries > 0)).toBe(true);
    expect(tried.reduce((sum, { tries }) => sum + tries, 0)).toBeLessThanOrEqual(200);
    const few = tryOut({ rules, seat: 0, view: rules.view(state, 0), random, nodes: 2 });
    expect(few.reduce((sum, { tries }) => sum + tries, 0)).toBeLessThanOrEqual(2);
  });
});

/** A character with gold for a bribe, in a Guard Room. */
test('TD-25 bribes the Guard when it can, and is out with the next turn', () => {
  const rules = rulesFor({ characters: ['usurer'] }, 1);
  const state = rules.setup();
  rules.apply(state, CHANCE, { type: 'roll', dice: [6] });
  rules.apply(state, 0, { type: 'go', side: 0 });
  rules.apply(state, CHANCE, { type: 'roll', dice: [1] });
  rules.apply(state, CHANCE, { type: 'draw', face: 'guard-room' });
  const mind = strong.sit({ rules, seat: 0, random: randomFrom('guard'), nodes: 300 });
  expect(mind(rules.view(state, 0))).toEqual({ type: 'bribe', gold: 1 });
});

/** Its habit: no match is played out, so that hundreds can be played here. */
test('even without a node it wins more races than easy, as measured on many more', () => {
  const rules = rulesFor({}, 2);
  let won = 0;
  for (let deal = 0; deal < 600; deal++) {
    const state = rules.setup();
    playOut(customFor(rules, deal % 2), state, new Fortune(deal >> 1));
    won += worthOf(rules, state, deal % 2) - worthOf(rules, state, 1 - (deal % 2));
  }
  expect(won).toBeGreaterThan(0);
});
