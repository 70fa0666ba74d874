import type { Bot } from '../../bots/bot.ts';
import { easy as easyDice } from '../../bots/dice-and-danger/easy.ts';
import { strong as strongDice } from '../../bots/dice-and-danger/strong.ts';
import { strong as strongDonjonz } from '../../bots/donjonz/strong.ts';
import { easy as easyPen } from '../../bots/dungeon-pen/easy.ts';
import { strong as strongPen } from '../../bots/dungeon-pen/strong.ts';
import { easy as easyDungeon } from '../../bots/the-dungeon/easy.ts';
import { strong as strongDungeon, tryOut } from '../../bots/the-dungeon/strong.ts';
import { diceAndDanger } from '../../games/dice-and-danger/index.ts';
import { donjonz } from '../../games/donjonz/index.ts';
import { dungeonPen } from '../../games/dungeon-pen/index.ts';
import { theDungeon } from '../../games/the-dungeon/index.ts';
import { CHANCE, type Game, type Kind } from '../../kernel/game.ts';
import { draw } from '../../kernel/playout.ts';
import { randomFrom, total } from '../../kernel/random.ts';
import { type Figure, figure, quantile } from '../figure.ts';
import { rulesOf } from '../on-kernel.ts';

const FIRST_SEED = 1_000_000;

interface Thinker<K extends Kind> {
  readonly name: string;
  readonly game: Game<K>;
  /** By seat; the first is measured. */
  readonly bots: readonly [Bot<K>, ...Bot<K>[]];
  readonly matches: number;
}

/** How long strong takes for a decision with its usual nodes, where there is more than one thing to do. */
export function measureThinking(): Figure[] {
  return [
    ...thought({ name: 'DonjonZ', game: donjonz, bots: [strongDonjonz], matches: 1 }),
    ...thought({ name: 'Dice and Danger', game: diceAndDanger, bots: [strongDice, easyDice], matches: 6 }),
    ...thought({ name: 'Dungeon Pen', game: dungeonPen, bots: [strongPen, easyPen], matches: 2 }),
    ...thought({ name: 'The Dungeon', game: theDungeon, bots: [strongDungeon, easyDungeon], matches: 6 }),
    nodesOfTheDungeon(),
  ];
}

function thought<K extends Kind>({ name, game, bots, matches }: Thinker<K>): Figure[] {
  const seconds = Array.from({ length: matches }, (_, i) => secondsIn(game, bots, `${FIRST_SEED + i}`)).flat();
  const unit = `CPU seconds, of ${seconds.length} decisions`;
  return [
    figure(`${name} by strong, decisions`, seconds.length / total(seconds), 'per CPU second'),
    figure(`${name} by strong, median`, quantile(seconds, 0.5), unit),
    figure(`${name} by strong, p95`, quantile(seconds, 0.95), unit),
  ];
}

function secondsIn<K extends Kind>(game: Game<K>, bots: readonly Bot<K>[], seed: string): readonly number[] {
  const rules = rulesOf(game, bots.length);
  const state = rules.setup();
  const chance = randomFrom(seed);
  const minds = bots.map((bot, seat) => bot.sit({ rules, seat, random: randomFrom(`${seed}/${seat}`) }));
  const seconds: number[] = [];
  for (let [seat] = rules.active(state); seat !== undefined; [seat] = rules.active(state)) {
    const before = spent();
    const action = minds[seat]?.(rules.view(state, seat)) ?? draw(rules, state, chance);
    if (seat === 0 && isChoice(rules.actions(state, seat))) seconds.push(spent() - before);
    rules.apply(state, seat === CHANCE ? CHANCE : seat, action);
  }
  return seconds;
}

/** What cannot be listed is a choice, too. */
const isChoice = (actions: readonly object[]): boolean => actions.length !== 1;

function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const NODES = 10_000;

/** Matches played on from the first choice of a race. */
function nodesOfTheDungeon(): Figure {
  const rules = rulesOf(theDungeon, 2);
  const state = rules.setup();
  const random = randomFrom(String(FIRST_SEED));
  while (rules.active(state)[0] === CHANCE || rules.actions(state, 0).length === 1)
    rules.apply(state, CHANCE, draw(rules, state, random));
  const [seat = 0] = rules.active(state);
  const before = spent();
  const tried = tryOut({ rules, seat, view: rules.view(state, seat), random, nodes: NODES });
  return figure(
    'The Dungeon by strong, nodes',
    total(tried.map(({ tries }) => tries)) / (spent() - before),
    'per CPU second',
  );
}
