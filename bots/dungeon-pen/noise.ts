// How far what is said of aims is off, measured by matches that easy plays from there to their end: of two aims what one is
// worth beyond the other, and of a line what it is worth beyond the mean of all lines of its aim.
import { type Action, dungeonPen, type DungeonPen, type Options, type State } from '../../games/dungeon-pen/index.ts';
import { MAP_NAMES } from '../../games/dungeon-pen/manifest.ts';
import { currentStep, REACHES, SWAYS } from '../../games/dungeon-pen/readers.ts';
import { CHANCE, type Rules, type Seat } from '../../kernel/game.ts';
import { draw } from '../../kernel/playout.ts';
import { randomFrom, total } from '../../kernel/random.ts';
import { copyOf } from '../account.ts';
import { logOf } from '../noise.ts';
import { sharesOf } from '../shares.ts';
import type { Training } from '../training.ts';
import { easy } from './easy.ts';
import { aiming } from './eye.ts';

export const NOISE_TRAINING: Training = { name: 'noise-aims', learn: heard => noiseOfAims(heard).toFixed(3) };

/** Every so many aims of a match are looked at, one match a dungeon. */
const EVERY = 4;
/** So many matches are played on from each position. */
const MATCHES = 256;

/** What was said and what came when it was played on, with the standard error of that. */
interface Checked {
  readonly said: number;
  readonly came: number;
  readonly error: number;
}

/** The greater of the two noises: one number serves eye and hand. */
function noiseOfAims(heard: (progress: string) => void): number {
  const eyes: Checked[] = [];
  const hands: Checked[] = [];
  for (const dungeon of MAP_NAMES)
    for (const { eye, hand } of checkedOn(dungeon)) {
      eyes.push(eye);
      hands.push(hand);
      heard(`${eyes.length} aims, eye ${summaryOf(eyes)}, hand ${summaryOf(hands)}`);
    }
  return Math.max(noiseIn(eyes), noiseIn(hands));
}

/** What it is off by beyond what playing on itself varies by. */
const noiseIn = (checked: readonly Checked[]): number =>
  Math.sqrt(Math.max(0, meanOf(checked.map(({ said, came, error }) => (said - came) ** 2 - error ** 2))));

const meanOf = (numbers: readonly number[]): number => total(numbers) / numbers.length;

function summaryOf(checked: readonly Checked[]): string {
  const said = meanOf(checked.map(each => Math.abs(each.said)));
  const came = meanOf(checked.map(each => Math.sign(each.said) * each.came));
  return `${noiseIn(checked).toFixed(4)} (said ${said.toFixed(4)}, came ${came.toFixed(4)})`;
}

function* checkedOn(dungeon: string): Generator<{ readonly eye: Checked; readonly hand: Checked }> {
  const options = dungeonPen.readOptions({ dungeon }, 2) as Options;
  const rules = dungeonPen.rules({ version: dungeonPen.version, seats: 2, options });
  const { aims: aimsAt, isSpreading, valuation } = aiming(rules);
  const state = rules.setup();
  let count = 0;
  for (const [by, action] of logOf({ rules, bot: easy }, `noise ${dungeon}`)) {
    const aims = by === CHANCE ? undefined : aimsAt(state, by, action);
    if (aims && count++ % EVERY === 0) {
      const [best, second] = aims.compared;
      const chosen = aims.compared.find(each => each.action === action || sameFlick(each.action, action));
      const other = chosen === best ? second : chosen;
      if (best && other) {
        const [better, played] = [best, other].map(each => after(rules, state, by, each.action)) as [State, State];
        if (isSpreading(better) && isSpreading(played)) {
          const [one, two] = [better, played].map(each => sharesFrom(rules, each, by)) as [Shares, Shares];
          const line = drawnOnce(rules, played, count);
          const three = sharesFrom(rules, line, by);
          yield {
            eye: checked(best.worth - other.worth, one, two),
            hand: checked((valuation.worth(line)[by] ?? 0) - other.worth, three, two),
          };
        }
      }
    }
    rules.apply(state, by, action);
  }
}

const sameFlick = (one: Action, other: Action): boolean =>
  one.type === 'flick' && other.type === 'flick' && one.aim === other.aim && one.power === other.power;

type Shares = readonly number[];

/** What matches that are played on come to for a seat, their first spreads spread evenly. */
function sharesFrom(rules: Rules<DungeonPen>, from: Readonly<State>, seat: Seat): Shares {
  return Array.from({ length: MATCHES }, (_, match) => {
    const state = copyOf(rules, from);
    const random = randomFrom(`noise/${match}`);
    spreadEvenly(rules, state, match);
    for (let [active] = rules.active(state); active !== undefined; [active] = rules.active(state))
      rules.apply(
        state,
        active,
        active === CHANCE ? draw(rules, state, random) : easy.sit({ rules, seat: active, random })(state),
      );
    return sharesOf(rules, state)[seat] ?? 0;
  });
}

function spreadEvenly(rules: Rules<DungeonPen>, state: State, match: number): void {
  const [sways, reaches] = [2 * SWAYS.length, 2 * REACHES.length];
  if (currentStep(state)?.type !== 'sway') return;
  rules.apply(state, CHANCE, { type: 'sway', by: Math.floor(((match + 0.5) * sways) / MATCHES) });
  rules.apply(state, CHANCE, { type: 'reach', by: (match * 41) % reaches });
}

/** One of the lines that an aim may lead to. */
function drawnOnce(rules: Rules<DungeonPen>, from: Readonly<State>, nth: number): State {
  const state = copyOf(rules, from);
  const random = randomFrom(`line/${nth}`);
  for (let i = 0; i < 2; i++) rules.apply(state, CHANCE, draw(rules, state, random));
  return state;
}

function after(rules: Rules<DungeonPen>, state: Readonly<State>, seat: Seat, action: Action): State {
  const next = copyOf(rules, state);
  rules.apply(next, seat, action);
  return next;
}

function checked(said: number, ones: Shares, others: Shares): Checked {
  const gaps = ones.map((share, i) => share - (others[i] ?? 0));
  const came = meanOf(gaps);
  const spread = total(gaps.map(gap => (gap - came) ** 2)) / (gaps.length - 1);
  return { said, came, error: Math.sqrt(spread / gaps.length) };
}
