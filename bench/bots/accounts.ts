import { accountOf, type Balance, balanceOf } from '../../bots/account.ts';
import type { Bot } from '../../bots/bot.ts';
import { easy as easyDice } from '../../bots/dice-and-danger/easy.ts';
import { valuationOf as diceValuation } from '../../bots/dice-and-danger/valuation.ts';
import { easy as easyDonjonz } from '../../bots/donjonz/easy.ts';
import { valuation as donjonzValuation } from '../../bots/donjonz/valuation.ts';
import { easy as easyPen } from '../../bots/dungeon-pen/easy.ts';
import { logOf } from '../../bots/noise.ts';
import { easy as easyDungeon } from '../../bots/the-dungeon/easy.ts';
import { valuation as dungeonValuation } from '../../bots/the-dungeon/valuation.ts';
import type { Valuation } from '../../bots/valuation.ts';
import { diceAndDanger } from '../../games/dice-and-danger/index.ts';
import { ADVENTURES } from '../../games/dice-and-danger/manifest.ts';
import { donjonz } from '../../games/donjonz/index.ts';
import { dungeonPen } from '../../games/dungeon-pen/index.ts';
import { MAP_NAMES } from '../../games/dungeon-pen/manifest.ts';
import { theDungeon } from '../../games/the-dungeon/index.ts';
import type { Kind, Rules } from '../../kernel/game.ts';
import { total } from '../../kernel/random.ts';
import { type Figure, figure } from '../figure.ts';
import { rulesOf } from '../on-kernel.ts';
import { measureCalibration } from './calibration.ts';
import { penValuation } from './pen-valuation.ts';
import { savings } from './savings.ts';

const FIRST_SEED = 1_000_000;

interface Judged<K extends Kind> {
  readonly name: string;
  readonly rules: Rules<K>;
  readonly bot: Bot<K>;
  readonly valuation: Valuation<K> | undefined;
  readonly matches: number;
}

/** What the account says of matches of easy, on seeds that nothing was tuned on: drift is to be small beside luck. */
export async function measureAccounts(): Promise<Figure[]> {
  const sheets = [...ADVENTURES.flatMap(adventure => diceFigures(adventure, 1)), ...diceFigures('annoyed-animals', 2)];
  const rules = rulesOf(donjonz);
  const dungeons = figuresOf({
    name: 'DonjonZ',
    rules,
    bot: easyDonjonz,
    valuation: donjonzValuation(rules),
    matches: 12,
  });
  const pens = MAP_NAMES.flatMap(penFigures);
  const played = [...mazes(1, 40), ...mazes(2, 40), ...mazes(4, 20)];
  return [...sheets, ...dungeons, ...pens, ...played, ...measureCalibration(), ...savings()];
}

function penFigures(dungeon: string): Figure[] {
  const rules = rulesOf(dungeonPen, 2, { dungeon });
  const name = `Dungeon Pen, ${dungeon}`;
  return figuresOf({ name, rules, bot: easyPen, valuation: penValuation(rules), matches: 4 });
}

function mazes(seats: number, matches: number): Figure[] {
  const rules = rulesOf(theDungeon, seats);
  const name = `The Dungeon, ${seats === 1 ? 'alone' : `${seats} seats`}`;
  return figuresOf({ name, rules, bot: easyDungeon, valuation: dungeonValuation(rules), matches });
}

function diceFigures(adventure: string, seats: number): Figure[] {
  const rules = rulesOf(diceAndDanger, seats, { adventure });
  const name = `${adventure}, ${seats === 1 ? 'alone' : `${seats} seats`}`;
  return figuresOf({ name, rules, bot: easyDice, valuation: diceValuation(rules), matches: 16 });
}

function figuresOf<K extends Kind>({ name, rules, bot, valuation, matches }: Judged<K>): Figure[] {
  if (!valuation) throw new Error(`${name} is not judged`);
  const balances = Array.from({ length: matches }, (_, i) =>
    balanceOf(accountOf(rules, valuation, logOf({ rules, bot }, String(FIRST_SEED + i))), 0),
  );
  process.stderr.write(`bench: ${name}, ${matches} matches\n`);
  const parts: readonly (keyof Balance)[] = ['start', 'result', 'luck', 'errors', 'drift'];
  return parts.flatMap(part => {
    const { mean, deviation } = spreadOf(balances.map(balance => balance[part]));
    const unit = `${valuation.unit}, mean of ${matches} matches of easy`;
    return [figure(`${name}: ${part}`, mean, unit), figure(`${name}: ${part}, standard deviation`, deviation, unit)];
  });
}

function spreadOf(values: readonly number[]): { readonly mean: number; readonly deviation: number } {
  const mean = total(values) / values.length;
  return { mean, deviation: Math.sqrt(total(values.map(value => (value - mean) ** 2)) / (values.length - 1)) };
}
