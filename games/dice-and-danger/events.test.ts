import { expect, test } from 'vitest';
import { arrange, drawn, go, node, open, outcome, roll } from './tests/table.ts';

const MAP = drawn(
  `
s2   s3   s4   s5   s6
 |    |    |    |    |
ZZZ  AAA  BBB--m12--$4
      |    |    |    |
s7 --s8 --s9 --s10--s11--s12
`,
  `
A Rat, boxes 3, black 8 9, gems 2/1
B Bat, boxes 2, black 9 10, gems 3/1, hearts 1
Z Warden, boss, boxes 12, black 2 7, gems 6/4, hearts 2
`,
  'slain A B',
);

test('DDD-Q12 a round is shown, then its defeats, its free damage and its achievements', () => {
  const game = open(MAP, 2);
  for (const seat of [0, 1])
    arrange(game, seat, ({ near, crosses }) => {
      near.fill(2);
      crosses[node(game, 'A')] = 3;
      crosses[node(game, 'B')] = 1;
      crosses[node(game, 's8')] = 1;
    });
  arrange(game, 1, mine => (mine.green = 2));
  const [bat, warden] = [node(game, 'B'), node(game, 'Z')];
  const five = node(game, 's5');
  roll(game, '1245 6');
  expect(go(game, 0, '5+7 5:s5 7:Z done')).toEqual([
    { type: 'dice-split', seat: 0, sums: [5, 7], black: false, paid: false },
    { type: 'space-visited', seat: 0, space: five, number: 5 },
    { type: 'monster-hit', seat: 0, room: warden, name: 'Warden', boxes: 1 },
    { type: 'seat-done', seat: 0 },
  ]);
  expect(go(game, 1, '8+9b 9:B give-up')).toEqual([
    { type: 'dice-split', seat: 1, sums: [8, 9], black: true, paid: true },
    { type: 'monster-hit', seat: 1, room: bat, name: 'Bat', boxes: 1 },
    { type: 'sums-given-up', seat: 1, sums: [8], lives: 1 },
    { type: 'seat-done', seat: 1 },
    { type: 'round-shown', seat: 0, paper: expect.anything(), spaces: [five], rooms: [warden], boxes: 1, lost: 0 },
    { type: 'round-shown', seat: 1, paper: expect.anything(), spaces: [], rooms: [bat], boxes: 1, lost: 1 },
    { type: 'monster-slain', seat: 1, room: bat, name: 'Bat', gems: 3, hearts: 1, first: true },
    { type: 'free-damage', seat: 0, room: bat, name: 'Bat' },
    { type: 'monster-slain', seat: 0, room: bat, name: 'Bat', gems: 1, hearts: 0, first: false },
    { type: 'deed-done', seat: 0, deed: 'slain', gems: 3 },
    { type: 'deed-done', seat: 1, deed: 'slain', gems: 3 },
  ]);
});

test('DDD-21 DDD-22 gold and gems are told where they are found', () => {
  const game = open(MAP, 1);
  arrange(game, 0, ({ near }) => near.fill(2));
  roll(game, '6613 1');
  expect(go(game, 0, '4+12 12:m12 4:$4').slice(1)).toEqual([
    { type: 'space-visited', seat: 0, space: node(game, 'm12'), number: 12 },
    { type: 'gem-found', seat: 0 },
    { type: 'space-visited', seat: 0, space: node(game, '$4'), number: 4 },
    { type: 'gold-found', seat: 0 },
  ]);
});

test('DDD-40 an outcome adds up what all sheets hold', () => {
  const game = open(MAP, 2);
  arrange(game, 0, mine => Object.assign(mine, { gold: 2, gems: 5, lost: 3, achievements: [3] }));
  arrange(game, 1, mine => Object.assign(mine, { gold: 1, gems: 4, lost: 10 }));
  arrange(game, 0, ({ crosses }) => (crosses[node(game, 'Z')] = 12));
  arrange(game, 1, ({ crosses }) => (crosses[node(game, 'A')] = 3));
  Object.assign(game.match.state, { phase: 'over', round: 9, fallen: [0, 9] });
  expect(outcome(game)).toEqual({
    places: [1, 0],
    scores: [16, 0],
    length: 9,
    notes: { deaths: 1, monsters: 2, bosses: 1, deeds: 1, gems: 9, gold: 3, livesLost: 13 },
  });
});
