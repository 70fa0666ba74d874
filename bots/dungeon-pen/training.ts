// How the chance to win of Dungeon Pen was learnt: bots of both levels play on all four dungeons, seeds from 0 on, and every
// position on the way is taught what came of it, in part through what the next position was thought to be worth.
import { dungeonPen, type DungeonPen, type Options, type State } from '../../games/dungeon-pen/index.ts';
import { MAP_NAMES } from '../../games/dungeon-pen/manifest.ts';
import { currentStep } from '../../games/dungeon-pen/readers.ts';
import { CHANCE, type Rules, type Seat } from '../../kernel/game.ts';
import { draw } from '../../kernel/playout.ts';
import { randomFrom } from '../../kernel/random.ts';
import type { Bot } from '../bot.ts';
import type { Training } from '../training.ts';
import { Appraiser } from './appraiser.ts';
import { chanceBy, type Net, NET_SIZE, slopesAt, writeNet } from './chances.ts';
import { easy } from './easy.ts';
import { nameless, type Skill } from './standing.ts';
import { NOISE_TRAINING } from './noise.ts';
import { strong } from './strong.ts';
import { sharesOf } from '../shares.ts';

export const TRAININGS: readonly Training[] = [
  { name: 'chances', learn: heard => writeNet(learnt(heard)) },
  NOISE_TRAINING,
];

/** Matches to learn from. Half of the seats are easy's. */
const MATCHES = 256;
/** Of walls the first is drawn: there are many matches. */
const NODES = 1;
const PAIRS: readonly (readonly Bot<DungeonPen>[])[] = [
  [easy, easy],
  [strong, easy],
  [easy, strong],
  [strong, strong],
];

/** A position that was judged, and for whom. */
export interface JudgedPosition {
  readonly row: Float64Array;
  readonly mover: Seat;
}

/** All that was judged in a match, and what came of it for the first seat. */
export interface Observed {
  readonly samples: readonly JudgedPosition[];
  readonly share: number;
}

const rulesOn = (dungeon: string): Rules<DungeonPen> =>
  dungeonPen.rules({
    version: dungeonPen.version,
    seats: 2,
    options: dungeonPen.readOptions({ dungeon }, 2) as Options,
  });

/** A match of a number, always the same: dungeons and pairs take turns. */
export function observed(number: number, nodes = NODES): Observed {
  const rules = rulesOn(MAP_NAMES[number % MAP_NAMES.length] as string);
  const pair = PAIRS[Math.floor(number / MAP_NAMES.length) % PAIRS.length] as readonly Bot<DungeonPen>[];
  const [south = 0, north = 0] = pair.map(({ id }): Skill => (id === 'easy' ? -1 : 1));
  const appraiser = new Appraiser(rules.content, new Float64Array(NET_SIZE), [south, north]);
  const random = randomFrom(String(number));
  const minds = pair.map((bot, seat) => bot.sit({ rules, seat, random, nodes }));
  const state = rules.setup();
  const samples: JudgedPosition[] = [];
  for (let [seat] = rules.active(state); seat !== undefined; [seat] = rules.active(state)) {
    if (isJudged(state)) samples.push(sampleOf(appraiser, state));
    const action = seat === CHANCE ? draw(rules, state, random) : minds[seat]?.(rules.view(state, seat));
    if (!action) throw new Error('nobody decides');
    rules.apply(state, seat, action);
  }
  return { samples, share: sharesOf(rules, state)[0] ?? 0 };
}

function sampleOf(appraiser: Appraiser, state: Readonly<State>): JudgedPosition {
  const { row, next } = appraiser.rowOf(state);
  return { row, mover: next.mover };
}

/** What is judged as it stands: everything else is tried out (see valuation.ts). */
const isJudged = (state: Readonly<State>): boolean =>
  ['aim', 'draw', 'roll', 'place', 'dig', 'end'].includes(currentStep(state)?.type ?? '');

function learnt(heard: (progress: string) => void): Net {
  const matches: Observed[] = [];
  for (let number = 0; number < MATCHES; number++) {
    matches.push(observed(number));
    if (matches.length % TOLD === 0) heard(`${matches.length} matches`);
  }
  return fitted(
    matches.flatMap(match => [match, namelessly(match)]),
    heard,
  );
}
const TOLD = 25;

/** Who knows how good both are knows more: every match is learnt from as if nobody did, too. */
const namelessly = ({ samples, share }: Observed): Observed => ({
  samples: samples.map(({ row, mover }) => ({ row: nameless(row), mover })),
  share,
});

/** How far what came of a match is believed over what the next position is thought to be worth. */
const LAMBDA = 0.95;
const EPOCHS = 50;
const RATE = 0.004;
/** Weights are drawn towards nothing: a few hundred matches say little of what is rare. */
const DECAY = 0.001;

/** The net that foretells what came of matches. */
export function fitted(matches: readonly Observed[], heard: (progress: string) => void): Net {
  const teacher = new Teacher();
  const random = randomFrom('order');
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = RATE * (1 - epoch / EPOCHS);
    for (let i = 0; i < matches.length; i++) teacher.teach(matches[random(matches.length)] as Observed, rate);
    if ((epoch + 1) % TOLD === 0) heard(`epoch ${epoch + 1}`);
  }
  return teacher.net;
}

/** Adam: every weight keeps how it was pushed lately, and how strongly. */
class Teacher {
  readonly net = beginning();
  readonly #push = new Float64Array(NET_SIZE);
  readonly #force = new Float64Array(NET_SIZE);
  readonly #slopes = new Float64Array(NET_SIZE);
  readonly #pull = new Float64Array(NET_SIZE);

  /** All positions of a match at once. */
  teach({ samples, share }: Observed, rate: number): void {
    this.#pull.fill(0);
    let target = share;
    for (const { row, mover } of samples.toReversed()) {
      const chance = chanceBy(this.net, row);
      const wanted = mover === 0 ? target : 1 - target;
      this.#gather(row, (chance - wanted) / samples.length);
      target = LAMBDA * target + (1 - LAMBDA) * (mover === 0 ? chance : 1 - chance);
    }
    this.#move(rate);
  }

  #gather(row: Float64Array, error: number): void {
    slopesAt(this.net, row, this.#slopes);
    for (let i = 0; i < NET_SIZE; i++) this.#pull[i]! += error * this.#slopes[i]!;
  }

  #move(rate: number): void {
    const { net } = this;
    for (let i = 0; i < NET_SIZE; i++) {
      const pull = this.#pull[i]! + DECAY * net[i]!;
      this.#push[i] = 0.95 * this.#push[i]! + 0.05 * pull;
      this.#force[i] = 0.999 * this.#force[i]! + 0.001 * pull * pull;
      net[i]! -= (rate * this.#push[i]!) / (Math.sqrt(this.#force[i]!) + 1e-3);
    }
  }
}

/** Small numbers either way, always the same: hidden units that begin alike would stay alike. */
function beginning(): Net {
  const random = randomFrom('beginning');
  return Float64Array.from({ length: NET_SIZE }, () => (random(2001) - 1000) / 4000);
}
