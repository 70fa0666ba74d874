import { expect, test } from 'vitest';
import { type Action, diceAndDanger, type Draft, type Options, type State } from '../../games/dice-and-danger/index.ts';
import { copyDraft, rollShowing } from '../../games/dice-and-danger/readers.ts';
import { ADVENTURES } from '../../games/dice-and-danger/manifest.ts';
import { CHANCE } from '../../kernel/game.ts';
import { draw } from '../../kernel/playout.ts';
import { choose, randomFrom } from '../../kernel/random.ts';
import { chartOf } from './chart.ts';
import { RoundSearch } from './round-search.ts';
import { type Margin, ScratchSheet } from './scratch-sheet.ts';

const DEAF: Margin = { crossed: () => undefined, neared: () => undefined, copyFrom: () => undefined };
const ROUNDS = 14;
const FEW = 30_000;

/** What a sheet has come to by the end of a round, as a text to compare by. */
const signOf = (crosses: Iterable<number>, means: readonly number[]): string =>
  `${[...crosses].join('')} ${means.join()}`;

function signOfDraft({ paper, damage }: Draft, lives: number): string {
  const { lost, green, torches, symbols, gold, gems, rewards } = paper;
  return signOf(paper.crosses, [lost, green, torches, symbols, gold, gems, ...rewards, damage, lives]);
}

/** The ends of a round by the rules, with so many torches at most and none before the dice are split. */
function endsByRules(rules: ReturnType<typeof rulesFor>, state: State, seat: number, torches: number): Set<string> {
  const ends = new Set<string>();
  let tried = 0;
  const goOn = (from: State, left: number): void => {
    if (++tried > FEW) return;
    for (const action of rules.actions(from, seat)) {
      const draft = from.drafts[seat]!;
      if (action.type === 'done') ends.add(signOfDraft(draft, 0));
      else if (action.type === 'give-up') ends.add(signOfDraft(draft, action.lives));
      else if (action.type === 'free' || (action.type === 'torch' && (left === 0 || !draft.split))) continue;
      else {
        const next = { ...from, drafts: from.drafts.map((each, i) => (i === seat ? copyDraft(each) : each)) };
        rules.apply(next, seat, action);
        goOn(next, action.type === 'torch' ? left - 1 : left);
      }
    }
  };
  goOn(state, torches);
  return tried > FEW ? new Set() : ends;
}

function endsBySketch(rules: ReturnType<typeof rulesFor>, state: State, seat: number, torches: number): Set<string> {
  const { paper, damage: dealt } = state.drafts[seat]!;
  const fresh = (): ScratchSheet => new ScratchSheet(chartOf(rules.content, paper.written), DEAF, paper.written);
  const sketch = fresh();
  sketch.read(paper);
  sketch.damage = dealt;
  const ends = new Set<string>();
  const price = rules.content.everyone.length > 1 && state.roller === seat ? 0 : 1;
  new RoundSearch(fresh).runRoll(sketch, { roll: rollShowing(state.dice), price }, torches, (end, lives) => {
    const { lost, green, torches: left, symbols, gold, gems, rewards, damage } = end;
    const taken = [0, 1, 2].map(i => (rewards >>> i) & 1);
    ends.add(signOf(end.crosses, [lost, green, left, symbols, gold, gems, ...taken, damage, lives]));
  });
  return ends;
}

const rulesFor = (adventure: string, seats: number) =>
  diceAndDanger.rules({ version: 1, seats, options: diceAndDanger.readOptions({ adventure }, seats) as Options });

test.each(ADVENTURES.flatMap(adventure => [1, 2].map(seats => [adventure, seats] as const)))(
  'at %s with %i seats the ends of a round are those that the rules lead to',
  (adventure, seats) => {
    const rules = rulesFor(adventure, seats);
    const random = randomFrom(`ends/${adventure}/${seats}`);
    const state = rules.setup();
    let compared = 0;
    for (let [seat] = rules.active(state); seat !== undefined && state.round <= ROUNDS; [seat] = rules.active(state)) {
      const isFresh = seat !== CHANCE && state.phase === 'cross' && !state.drafts[seat]!.split;
      if (isFresh && state.drafts[seat]!.chests === 0) {
        // Torches are rare in careless play: every other round has one.
        state.drafts[seat]!.paper.torches = state.round % 2;
        const byRules = endsByRules(rules, state, seat, 1);
        if (byRules.size > 0) {
          compared++;
          const bySketch = endsBySketch(rules, state, seat, 1);
          expect([...bySketch].filter(end => !byRules.has(end))).toEqual([]);
          expect([...byRules].filter(end => !bySketch.has(end))).toEqual([]);
        }
      }
      rules.apply(
        state,
        seat,
        seat === CHANCE ? draw(rules, state, random) : choose<Action>(rules.actions(state, seat), random),
      );
    }
    expect(compared).toBeGreaterThan(4);
  },
);
