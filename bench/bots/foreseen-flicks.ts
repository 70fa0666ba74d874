import { easy } from '../../bots/dungeon-pen/easy.ts';
import { chanceNow, gaugeOf } from '../../bots/dungeon-pen/gauge.ts';
import { strong } from '../../bots/dungeon-pen/strong.ts';
import { sharesOf } from '../../bots/shares.ts';
import { type Action, dungeonPen, type DungeonPen, type State } from '../../games/dungeon-pen/index.ts';
import { MAP_NAMES } from '../../games/dungeon-pen/manifest.ts';
import { currentStep, FULL_TURN, isSpun, REACHES, SWAYS } from '../../games/dungeon-pen/readers.ts';
import { CHANCE, type Random, type Rules, type Seat } from '../../kernel/game.ts';
import { draw } from '../../kernel/playout.ts';
import { randomFrom } from '../../kernel/random.ts';
import { type Figure, figure } from '../figure.ts';
import { rulesOf } from '../on-kernel.ts';

const DEALS = 10;
const FIRST_SEED = 1_000_000;

/** How far strong would come in Dungeon Pen against easy if it knew how its hand will spread: no fair bot does. */
export const measureForeseenFlicks = (): Figure[] =>
  MAP_NAMES.map(dungeon => {
    const rules = rulesOf(dungeonPen, 2, { dungeon });
    const shares = Array.from({ length: 2 * DEALS }, (_, i) => playedKnowing(rules, i % 2, FIRST_SEED + (i >> 1)));
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    return figure(`Dungeon Pen by who knows its hand, ${dungeon}, won`, 100 * mean, `% of ${DEALS} deals`);
  });

/** How a flick will spread. */
interface Spread {
  readonly sway: number;
  readonly reach: number;
}

function playedKnowing(rules: Rules<DungeonPen>, knowing: Seat, number: number): number {
  const random = randomFrom(String(number));
  const minds = [0, 1].map(seat => (seat === knowing ? strong : easy).sit({ rules, seat, random }));
  const state = rules.setup();
  let spread = spreadBy(random);
  for (let [seat] = rules.active(state); seat !== undefined; [seat] = rules.active(state)) {
    if (seat === CHANCE) rules.apply(state, CHANCE, picked(rules, state, spread, random));
    else {
      const wish = minds[seat]?.(rules.view(state, seat));
      if (wish?.type === 'flick') spread = spreadBy(random);
      if (!wish) throw new Error('nobody decides');
      const isForeseen = seat === knowing && wish.type === 'flick';
      rules.apply(state, seat, isForeseen ? foreseen(rules, state, spread, wish) : wish);
    }
  }
  return sharesOf(rules, state)[knowing] ?? 0;
}

const spreadBy = (random: Random): Spread => ({
  sway: random(2 * SWAYS.length),
  reach: random(2 * REACHES.length),
});

function picked(rules: Rules<DungeonPen>, state: State, { sway, reach }: Spread, random: Random): Action {
  const type = currentStep(state)?.type;
  if (type === 'sway') return { type, by: sway };
  return type === 'reach' ? { type, by: reach } : draw(rules, state, random);
}

const AIMS = 120;
const POWERS = [150, 250, 350, 450, 550, 700, 850, 1000];
const FLICKS: readonly Action[] = Array.from({ length: AIMS }, (_, i) =>
  POWERS.map(power => ({ type: 'flick', aim: (i * FULL_TURN) / AIMS, power }) as const),
).flat();

/** The flick that leaves most once its line is drawn. */
function foreseen(rules: Rules<DungeonPen>, state: State, { sway, reach }: Spread, usual: Action): Action {
  const step = currentStep(state);
  if (step?.type !== 'aim' || isSpun(state, step)) return usual;
  const worthOf = (flick: Action): number => {
    const next = rules.imagine(rules.view(state, step.seat), step.seat, randomFrom(''));
    rules.apply(next, step.seat, flick);
    if (currentStep(next)?.type !== 'sway') return -1;
    rules.apply(next, CHANCE, { type: 'sway', by: sway });
    rules.apply(next, CHANCE, { type: 'reach', by: reach });
    if (next.end) return sharesOf(rules, next)[step.seat] ?? 0;
    return chanceNow(gaugeOf(rules.content, next), next, step.seat);
  };
  return [usual, ...FLICKS]
    .map(flick => ({ flick, worth: worthOf(flick) }))
    .reduce((best, each) => (each.worth > best.worth ? each : best)).flick;
}
