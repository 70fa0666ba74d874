import { type Donjonz, donjonz, type Options, type State } from '../../games/donjonz/index.ts';
import { CHANCE, type Random, type Rules } from '../../kernel/game.ts';
import { clone } from '../../kernel/plain.ts';
import { draw } from '../../kernel/playout.ts';
import { choose, randomFrom, total } from '../../kernel/random.ts';
import { writeLevel } from '../level.ts';
import { levelOf } from '../levelling.ts';
import type { Measured } from '../noise.ts';
import type { Training } from '../training.ts';
import { BestWalks } from './best-walks.ts';
import { easy } from './easy.ts';
import { cardsLeft, isSure, likeliest, ORDERS, ImaginedDungeons, valuation } from './valuation.ts';

// How what imagined dungeons come to is turned into glory (valuation.ts). In matches from seed 0 on some cards lie
// anywhere among what joins well; from there on every card is laid by the dungeons that it imagines, as well as the coach can, and the
// dungeon is solved. What it was worth is what the imagined dungeons on the way should have said.

const GAMES = 40;
const BLOCK = 10;
const CARDS = 11;

/** What `npm run train` makes. */
export const TRAININGS: readonly Training[] = [
  { name: 'laying', learn: heard => fitted(heard).join(' ') },
  { name: 'level', learn: () => writeLevel(levelOf(measured(), LEVEL_MATCHES)) },
];

const LEVEL_MATCHES = 12;

/** How far it is off what the valuation says a position is worth, by accounts of whole matches. */
function measured(): Measured<Donjonz> {
  const rules = usualRules();
  const judging = valuation(rules);
  if (!judging) throw new Error('the usual match is not judged');
  return { rules, valuation: judging, bot: easy };
}

const usualRules = (): Rules<Donjonz> =>
  donjonz.rules({ version: donjonz.version, seats: 1, options: donjonz.readOptions({}, 1) as Options });

/** A position from which all cards are laid well, what its imagined dungeons come to, and what the dungeon was worth in the end. */
interface Seen {
  readonly state: State;
  readonly promised: number;
  readonly glory: number;
}

interface Looking {
  readonly rules: Rules<Donjonz>;
  readonly imagined: ImaginedDungeons;
  readonly walks: BestWalks;
}

function fitted(heard: (progress: string) => void): readonly string[] {
  const rules = usualRules();
  const looking = { rules, imagined: new ImaginedDungeons(rules.content, ORDERS), walks: new BestWalks(rules) };
  const seen: Seen[] = [];
  for (let seed = 0; seed < GAMES; seed++) {
    seen.push(...seenIn(looking, randomFrom(`${seed}`)));
    if ((seed + 1) % BLOCK === 0)
      heard(`${seed + 1} dungeons, ${mean(seen.map(({ glory }) => glory)).toFixed(1)} glory`);
  }
  const slopes = [true, false].map(sure => slopeOf(seen.filter(({ state }) => isSure(state) === sure)));
  const restOf = ({ state, promised, glory }: Seen): number => glory - (slopes[isSure(state) ? 0 : 1] ?? 0) * promised;
  const rests = Array.from({ length: CARDS }, (_, i) =>
    seen.filter(({ state }) => cardsLeft(state) === i + 1).map(restOf),
  );
  const bases = rests.map(mean);
  const off = Math.sqrt(mean(rests.map((all, i) => mean(all.map(rest => (rest - (bases[i] ?? 0)) ** 2)))));
  heard(`off by ${off.toFixed(1)}`);
  return [...slopes, off, ...bases].map(number => number.toFixed(3));
}

const mean = (figures: readonly number[]): number => total(figures) / Math.max(1, figures.length);

function seenIn(looking: Looking, random: Random): readonly Seen[] {
  const { rules, imagined, walks } = looking;
  const state = rules.setup();
  const anywhere = random(CARDS);
  const seen: Omit<Seen, 'glory'>[] = [];
  for (let [seat] = rules.active(state); seat !== undefined && cardsLeft(state) > 0; [seat] = rules.active(state)) {
    const isOwn = state.laid.length > anywhere;
    if (state.phase === 'lay' && isOwn) seen.push({ state: clone(state), promised: imagined.of(state).glory });
    if (seat === CHANCE) rules.apply(state, CHANCE, draw(rules, state, random));
    else if (state.phase !== 'lay') rules.apply(state, 0, { type: 'take' });
    else rules.apply(state, 0, isOwn ? bestOf(looking, state) : choose(likeliest(rules.content, state), random));
  }
  const { glory } = walks.from(state);
  return seen.map(each => ({ ...each, glory }));
}

function bestOf({ rules, imagined }: Looking, state: State): Donjonz['action'] {
  const tried = likeliest(rules.content, state).map(lay => {
    const next = clone(state);
    rules.apply(next, 0, lay);
    return { lay, glory: imagined.of(next).glory };
  });
  return tried.reduce((most, each) => (each.glory > most.glory ? each : most)).lay;
}

/** Within the positions with as many cards left, which all have a base of their own. */
function slopeOf(seen: readonly Seen[]): number {
  let [shared, own] = [0, 0];
  for (let cards = 1; cards <= CARDS; cards++) {
    const those = seen.filter(({ state }) => cardsLeft(state) === cards);
    const [x, y] = [mean(those.map(({ promised }) => promised)), mean(those.map(({ glory }) => glory))];
    shared += total(those.map(({ promised, glory }) => (promised - x) * (glory - y)));
    own += total(those.map(({ promised }) => (promised - x) ** 2));
  }
  return shared / Math.max(1, own);
}
