// How strong the bots of The Dungeon are, with the luck of every pick taken off what came of a match. Luck is nothing on
// average, whatever it is measured by, so that the mean stays what it is and varies much less.
import type { Bot } from '../../bots/bot.ts';
import { easy } from '../../bots/the-dungeon/easy.ts';
import { CHANCES } from '../../bots/the-dungeon/learnt.ts';
import { Lookahead, picksIn } from '../../bots/the-dungeon/lookahead.ts';
import { sharesOf } from '../../bots/shares.ts';
import { chancesOf, scoresOf } from '../../bots/the-dungeon/outlook.ts';
import { strong } from '../../bots/the-dungeon/strong.ts';
import { type State, type TheDungeon, theDungeon } from '../../games/the-dungeon/index.ts';
import { CHANCE, type Rules, type Seat } from '../../kernel/game.ts';
import { draw } from '../../kernel/playout.ts';
import { randomFrom, total } from '../../kernel/random.ts';
import { type Figure, figure } from '../figure.ts';
import { rulesOf } from '../on-kernel.ts';

const FIRST_SEED = 1_000_000;
const DEALS = 40;
const ALONE = 120;

/** A seed is the unit of the interval. */
export function measureStrength(): Figure[] {
  const [ours, theirs] = [strong, easy].map(bot => sharesIn(1, bot, ALONE)) as [readonly Share[], readonly Share[]];
  return [
    ...figuresOf('The Dungeon, races of strong against easy', sharesIn(2, strong, DEALS)),
    ...figuresOf('The Dungeon, strong alone gets out', ours),
    ...figuresOf('The Dungeon, easy alone gets out', theirs),
    ...figuresOf(
      'The Dungeon, alone strong gets out more than easy',
      ours.map((share, i) => less(share, theirs[i])),
    ),
  ];
}

/** On the same deal. */
const less = (share: Share, other: Share | undefined): Share => ({
  plain: share.plain - (other?.plain ?? 0),
  adjusted: share.adjusted - (other?.adjusted ?? 0),
});

function figuresOf(name: string, shares: readonly Share[]): Figure[] {
  return (['plain', 'adjusted'] as const).flatMap(kind => {
    const values = shares.map(share => share[kind]);
    const mean = total(values) / values.length;
    const variance = total(values.map(value => (value - mean) ** 2)) / (values.length - 1);
    const said = kind === 'plain' ? name : `${name}, luck taken off`;
    return [
      figure(said, 100 * mean, `% of ${values.length} deals`),
      figure(`${said}, ±`, 196 * Math.sqrt(variance / values.length), 'with 95 % certainty'),
    ];
  });
}

/** What a seat has had of the victory, and what it would have had without luck. */
interface Share {
  readonly plain: number;
  readonly adjusted: number;
}

function sharesIn(seats: number, bot: Bot<TheDungeon>, deals: number): readonly Share[] {
  const rules = rulesOf(theDungeon, seats);
  return Array.from({ length: deals }, (_, deal) => {
    const found = rules.content.seats.map(seat => played(rules, bot, seat, String(FIRST_SEED + deal)));
    const mean = (kind: keyof Share): number => total(found.map(share => share[kind])) / seats;
    return { plain: mean('plain'), adjusted: mean('adjusted') };
  });
}

function played(rules: Rules<TheDungeon>, bot: Bot<TheDungeon>, measured: Seat, seed: string): Share {
  const state = rules.setup();
  const chance = randomFrom(seed);
  const ahead = new Lookahead(rules, table => worthsOf(rules, table));
  const minds = rules.content.seats.map(seat =>
    (seat === measured ? bot : easy).sit({ rules, seat, random: randomFrom(`${seed}/${seat}`) }),
  );
  let luck = 0;
  for (let [seat] = rules.active(state); seat !== undefined; [seat] = rules.active(state)) {
    const action = minds[seat]?.(rules.view(state, seat)) ?? draw(rules, state, chance);
    if (seat === CHANCE) luck += luckOf(rules, ahead, { state, seat: measured, action });
    rules.apply(state, seat, action);
  }
  const plain = sharesOf(rules, state)[measured] ?? 0;
  return { plain, adjusted: plain - luck };
}

const worthsOf = (rules: Rules<TheDungeon>, table: Readonly<State>): readonly number[] =>
  table.phase === 'over' ? sharesOf(rules, table) : chancesOf(scoresOf(CHANCES, rules.content, table));

interface Picked {
  readonly state: Readonly<State>;
  readonly seat: Seat;
  readonly action: TheDungeon['action'];
}

function luckOf(rules: Rules<TheDungeon>, ahead: Lookahead, { state, seat, action }: Picked): number {
  const worthAfter = (pick: TheDungeon['action']): number => ahead.worthAfter(state, CHANCE, pick)[seat] ?? 0;
  const picks = picksIn(rules, state);
  const cases = total(picks.map(({ odds }) => odds));
  return worthAfter(action) - total(picks.map(pick => (worthAfter(pick.action) * pick.odds) / cases));
}
