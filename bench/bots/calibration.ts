import { chanceBy } from '../../bots/dungeon-pen/chances.ts';
import { NET } from '../../bots/dungeon-pen/learnt.ts';
import { nameless } from '../../bots/dungeon-pen/standing.ts';
import { type JudgedPosition, observed, type Observed } from '../../bots/dungeon-pen/training.ts';
import { total } from '../../kernel/random.ts';
import { type Figure, figure } from '../figure.ts';

const FIRST_SEED = 1_000_000;
const MATCHES = 64;
/** Some walls are looked at, as at a table; it was learnt from matches with one. */
const NODES = 6000;
const PARTS = 10;

/** A position, what was said of it and what came, for the first seat. */
interface Said {
  readonly chance: number;
  readonly share: number;
}

/** How often it came as was said, in Dungeon Pen, by tenths of what was said, on seeds that nothing was learnt from. */
export function measureCalibration(): Figure[] {
  const said = Array.from({ length: MATCHES }, (_, i) => saidIn(observed(FIRST_SEED + i, NODES))).flat();
  const parts = Array.from({ length: PARTS }, (_, part) => figuresOf(said, part)).flat();
  return [...parts, figure('Dungeon Pen, surprise', surpriseOf(said), `nats a position of ${MATCHES} matches`)];
}

const saidIn = ({ samples, share }: Observed): readonly Said[] =>
  samples.map(sample => ({ chance: chanceOf(sample), share }));

function chanceOf({ row, mover }: JudgedPosition): number {
  const chance = chanceBy(NET, nameless(row));
  return mover === 0 ? chance : 1 - chance;
}

function figuresOf(said: readonly Said[], part: number): Figure[] {
  const those = said.filter(({ chance }) => Math.min(PARTS - 1, Math.floor(chance * PARTS)) === part);
  if (those.length === 0) return [];
  const name = `Dungeon Pen, chances of ${part * PARTS} to ${(part + 1) * PARTS} %`;
  const meanOf = (figures: readonly number[]): number => (100 * total(figures)) / those.length;
  return [
    figure(`${name}: said`, meanOf(those.map(({ chance }) => chance)), `% in ${those.length} positions`),
    figure(`${name}: came`, meanOf(those.map(({ share }) => share)), '% of them'),
  ];
}

/** What an even guess has 0.693 of. */
function surpriseOf(said: readonly Said[]): number {
  const least = 0.001;
  const nats = said.map(({ chance, share }) => {
    const sure = Math.max(least, Math.min(1 - least, chance));
    return -share * Math.log(sure) - (1 - share) * Math.log(1 - sure);
  });
  return total(nats) / nats.length;
}
