// How far what is said of aims is off, measured by matches that easy plays from there to their end: of two aims what one is
// worth beyond the other, and of a line what it is worth beyond the mean of all lines of its aim.
import { type Action, dungeonPen, type DungeonPen, type Options, type State } from '../../games/dungeon-pen/index.ts';
import { MAP_NAMES } from '../../games/dungeon-pen/manifest.ts';
import { currentStep, REACHES, SWAYS } from '../../games/dungeon-pen/readers.ts';
import { CHANCE, type Rules, type Seat } from '../../kernel/game.ts';
import { draw } from '../../kernel/playout.ts';
import { randomFrom, total } from '../../kernel/random.ts';
import { copyOf } from '../account.ts';
import type { Aiming, Aims } from '../eye-and-hand.ts';
import { logOf } from '../noise.ts';
import { sharesOf } from '../shares.ts';
import type { Training } from '../training.ts';
import { easy } from './easy.ts';
import { aiming } from './eye.ts';

export const NOISE_TRAINING: Training = { name: 'noise-aims', learn: heard => noiseOfAims(heard).toFixed(3) };

/** Every so many aims of a match are looked at, in so many matches of a dungeon. */
const EVERY = 4;
const OBSERVED = 2;
/** So many matches are played on from each position. */
const MATCHES = 256;

/** What was said and what came when it was played on, with the standard error of that. */
interface Checked {
  readonly said: number;
  readonly came: number;
  readonly error: number;
}

/** The noise of eyes or that of hands, whichever is greater: one number serves both. */
function noiseOfAims(heard: (progress: string) => void): number {
  const eyes: Checked[] = [];
  const hands: Checked[] = [];
  for (let seed = 0; seed < OBSERVED; seed++)
    for (const dungeon of MAP_NAMES)
      for (const { eye, hand } of checkedIn(dungeon, seed)) {
        eyes.push(eye);
        hands.push(hand);
        heard(`${eyes.length} aims: eye ${summaryOf(eyes)}; hand ${summaryOf(hands)}`);
      }
  return Math.max(noiseAtMost(eyes), noiseAtMost(hands));
}

/** The error of what was said beyond what playing on itself varies by, as a variance. */
const offBy = ({ said, came, error }: Checked): number => (said - came) ** 2 - error ** 2;

/** What the noise is at most, 95 % sure: so few aims tell little of it, and too small a noise would blame for nothing. */
function noiseAtMost(checked: readonly Checked[]): number {
  const squares = checked.map(offBy);
  return Math.sqrt(Math.max(0, meanOf(squares)) + ONE_SIDED * Math.sqrt(spreadOf(squares) / squares.length));
}

/** In standard errors: of 100 such bounds 95 are not exceeded. */
const ONE_SIDED = 1.645;

const meanOf = (numbers: readonly number[]): number => total(numbers) / numbers.length;

/** The latest, the noise at most, and how much came of what was said, in the mean and in proportion. */
function summaryOf(checked: readonly Checked[]): string {
  const { said, came, error } = checked.at(-1)!;
  const slope = total(checked.map(each => each.said * each.came)) / total(checked.map(each => each.said ** 2));
  const uncertainty =
    Math.sqrt(total(checked.map(each => (each.said * each.error) ** 2))) / total(checked.map(each => each.said ** 2));
  const latest = [said, came, error].map(each => each.toFixed(4)).join(' ');
  return `${latest}, at most ${noiseAtMost(checked).toFixed(4)}, came ${slope.toFixed(2)} ± ${uncertainty.toFixed(2)} of it`;
}

/** The variance of some numbers. */
function spreadOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  return total(numbers.map(each => (each - mean) ** 2)) / Math.max(1, numbers.length - 1);
}

interface Checks {
  readonly eye: Checked;
  readonly hand: Checked;
}

function* checkedIn(dungeon: string, seed: number): Generator<Checks> {
  const options = dungeonPen.readOptions({ dungeon }, 2) as Options;
  const rules = dungeonPen.rules({ version: dungeonPen.version, seats: 2, options });
  const judging = aiming(rules);
  const state = rules.setup();
  let count = 0;
  for (const [by, action] of logOf({ rules, bot: easy }, `noise ${seed}`)) {
    const aims = by === CHANCE ? undefined : judging.aims(state, by, action);
    const checks = aims && count++ % EVERY === 0 ? checksAt({ rules, judging, state, by }, aims) : undefined;
    if (checks) yield checks;
    rules.apply(state, by, action);
  }
}

interface Asked {
  readonly rules: Rules<DungeonPen>;
  readonly judging: Aiming<DungeonPen>;
  readonly state: Readonly<State>;
  readonly by: Seat;
}

/** The best aim beside the worst that it is compared with, so that there is something to be told; and one of the lines of that. */
function checksAt(asked: Asked, { compared }: Aims<DungeonPen>): Checks | undefined {
  const { rules, judging, state, by } = asked;
  const [best, other] = [compared[0], compared.at(-1)];
  if (!best || !other || best === other) return undefined;
  const [better, played] = [best, other].map(each => after(rules, state, by, each.action)) as [State, State];
  if (!judging.isSpreading(better) || !judging.isSpreading(played)) return undefined;
  const line = drawnOnce(rules, played, state.characters[0].turns);
  const shares = sharesFrom(rules, played, by);
  const worth = judging.valuation.worth(line)[by] ?? 0;
  return {
    eye: comparedBy(best.worth - other.worth, sharesFrom(rules, better, by), shares),
    hand: comparedBy(worth - other.worth, sharesFrom(rules, line, by), shares),
  };
}

type Shares = readonly number[];

/** What matches that are played on come to for a seat, their first spreads spread evenly. */
function sharesFrom(rules: Rules<DungeonPen>, from: Readonly<State>, seat: Seat): Shares {
  return Array.from({ length: MATCHES }, (_, match) => {
    const state = copyOf(rules, from);
    const random = randomFrom(`noise/${match}`);
    spreadEvenly(rules, state, match);
    const minds = [0, 1].map(each => easy.sit({ rules, seat: each, random }));
    for (let [active] = rules.active(state); active !== undefined; [active] = rules.active(state)) {
      const action = active === CHANCE ? draw(rules, state, random) : minds[active]?.(state);
      if (!action) throw new Error('nobody decides');
      rules.apply(state, active, action);
    }
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

function comparedBy(said: number, ones: Shares, others: Shares): Checked {
  const gaps = ones.map((share, i) => share - (others[i] ?? 0));
  const came = meanOf(gaps);
  return { said, came, error: Math.sqrt(spreadOf(gaps) / gaps.length) };
}
