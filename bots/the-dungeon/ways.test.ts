import { expect, test } from 'vitest';
import { type Options, type State, type TheDungeon, theDungeon } from '../../games/the-dungeon/index.ts';
import { CHANCE, type Rules } from '../../kernel/game.ts';
import { Fortune } from './fortune.ts';
import { type Guide, playOut } from './playing-out.ts';
import { endIn, Survey, UNKNOWN } from './survey.ts';
import { USUAL_FEATURE, WAY_COUNT, waysSeen } from './ways.ts';

function rulesFor(input: object, seats: number): Rules<TheDungeon> {
  const options = theDungeon.readOptions(input, seats) as Options;
  return theDungeon.rules({ version: theDungeon.version, seats, options });
}

/** North of the cell a corridor, north of that a tunnel that leads on. */
function northwards(rules: Rules<TheDungeon>): State {
  const state = rules.setup();
  rules.apply(state, CHANCE, { type: 'roll', dice: [6] });
  rules.apply(state, 0, { type: 'go', side: 0 });
  rules.apply(state, CHANCE, { type: 'roll', dice: [1] });
  rules.apply(state, CHANCE, { type: 'draw', face: 'corridor-1' });
  rules.apply(state, 0, { type: 'go', side: 0 });
  rules.apply(state, CHANCE, { type: 'draw', face: 'tunnel-1' });
  return state;
}

test('TD-11, TD-Q41 a move ends where its tiles are used up, and leads into the unknown with any left over', () => {
  const survey = new Survey(northwards(rulesFor({ characters: ['porter'] }, 1)));
  expect([0, 1, 2].map(moves => survey.endsFrom(1, 2, moves))).toEqual([endIn('corridor'), endIn('tunnel'), UNKNOWN]);
  // Southwards it comes to the cell, three doors of which nobody has tried.
  expect([0, 1].map(moves => survey.endsFrom(1, 0, moves))).toEqual([endIn('corridor'), endIn('cell')]);
  expect(survey.endsFrom(1, 0, 2)).toBe(UNKNOWN);
});

test('doors of the cell that nobody has tried differ in nothing but which is usual', () => {
  const rules = rulesFor({ characters: ['porter'] }, 1);
  const state = rules.setup();
  rules.apply(state, CHANCE, { type: 'roll', dice: [6] });
  const ways = ([0, 1, 2, 3] as const).map(side => ({ side, isUsual: side === 0, lag: 0 }));
  const [usual, ...others] = waysSeen({ content: rules.content, state, seat: 0 }, ways).map(row => [...row]);
  for (const other of others) expect(other).toEqual(usual?.with(USUAL_FEATURE, 0));
});

test.each([1, 2, 4, 6])('every way of every step has all its features, with %i seats', seats => {
  const rules = rulesFor({}, seats);
  let crossings = 0;
  const guide: Guide = (crossroads, ways) => {
    const rows = waysSeen(crossroads, ways);
    for (const row of rows) expect(row.every(feature => feature >= -4 && feature <= 9)).toBe(true);
    expect(rows.map(({ length }) => length)).toEqual(ways.map(() => WAY_COUNT));
    return crossings++ % ways.length;
  };
  for (let number = 0; number < 20; number++)
    playOut({ rules, dreadOf: () => 18, guideOf: () => guide }, rules.setup(), new Fortune(number));
  expect(crossings).toBeGreaterThan(20);
});
