// How well seats aimed and how well it went, in a game in which both differ: the eye chooses an aim, the hand spreads it.
// Nothing is said of the match as a whole: what every aim cost and what its spread was worth stands for itself. The luck
// of a spread is nothing on average whatever the bot thinks of positions; what an aim cost is measured by the bot.
import { CHANCE, type Kind, type Rules, type Seat } from '../kernel/game.ts';
import type { Entry } from '../kernel/match.ts';
import { same } from '../kernel/plain.ts';
import { total } from '../kernel/random.ts';
import type { Compared } from './account.ts';
import { allowedBy, type WithMargin, type Grade, gradeOf, isClear, SURE } from './analysis.ts';
import type { OnProgress } from './coach.ts';
import type { Valuation } from './valuation.ts';

/** Every aim at once, in chances to win out of 1: a quicker look than the one by which aims are compared. */
export interface AimMap {
  /** In how many directions, clockwise from the top. */
  readonly directions: number;
  readonly powers: readonly number[];
  /** Direction by direction, and in each power by power. */
  readonly worths: readonly number[];
}

/** What a seat could aim at. */
export interface Aims<K extends Kind> {
  /** The best first; what was aimed is among them. */
  readonly compared: readonly Compared<K>[];
  readonly map: AimMap;
  /** By the map, the best aim of each of some directions all the way round. */
  readonly around: readonly Compared<K>[];
}

/** What a game brings whose seats aim. */
export interface Aiming<K extends Kind> {
  /** Of aims and of where they lead; of nothing else that is done. */
  readonly valuation: Valuation<K>;
  /** Whether its noise was measured on matches by such rules. */
  readonly isFamiliar: boolean;
  /** Nothing where a seat does something else. */
  aims(state: Readonly<K['state']>, seat: Seat, action: K['action']): Aims<K> | undefined;
  /** Whether chance is about to say where an aim leads. */
  isSpreading(state: Readonly<K['state']>): boolean;
}

/** One aim and what came of it, in chances to win of whoever aimed: best + eye + hand = went. */
export interface Aimed<K extends Kind> {
  readonly entry: number;
  /** So many entries had been made when it was known where it went. */
  readonly settled: number;
  readonly by: Seat;
  readonly action: K['action'];
  readonly better: K['action'];
  readonly best: number;
  readonly aimed: number;
  readonly went: number;
  readonly eye: WithMargin;
  readonly hand: WithMargin;
  /** Whether the bot can tell what was aimed from the best. What it cannot tell counts as nothing in sums. */
  readonly isTold: boolean;
  /** The same aim, spread again: nothing was chosen. */
  readonly isRedrawn: boolean;
  /** Only of the aims that cost most. */
  readonly map?: AimMap;
  readonly around?: readonly Compared<K>[];
}

export interface SeatAims {
  readonly eye: WithMargin;
  readonly hand: WithMargin;
  /** How many aims there were, and how many of them the bot can tell from the best. */
  readonly aims: number;
  readonly told: number;
  /** Nothing where what the eye lost cannot be told from nothing. */
  readonly grade: Grade | undefined;
}

export interface EyeAndHand<K extends Kind> {
  readonly version: number;
  readonly isFamiliar: boolean;
  /** An aim that costs less is no worse than the best, as far as can be told. */
  readonly allowed: number;
  readonly seats: readonly SeatAims[];
  /** In the order of the match. */
  readonly aims: readonly Aimed<K>[];
}

/** Of so many aims of a seat it is said how good every other was, the costliest first. */
const SHOWN = 3;

export function eyeAndHandOf<K extends Kind>(
  rules: Rules<K>,
  aiming: Aiming<K>,
  { log, seats: seated }: { readonly log: readonly Entry<K>[]; readonly seats: number },
  heard: OnProgress,
): EyeAndHand<K> {
  const { valuation, isFamiliar } = aiming;
  const aims = aimedIn(rules, aiming, log, heard);
  const seats = Array.from({ length: seated }, (_, seat) =>
    seatAims(
      aims.filter(({ by }) => by === seat),
      valuation,
    ),
  );
  const mapped = seats.flatMap((_, seat) => costliest(aims, seat).slice(0, SHOWN));
  return {
    version: valuation.version,
    isFamiliar,
    allowed: allowedBy(valuation, JUDGED),
    seats,
    aims: aims.map(each => (mapped.includes(each) ? each : withoutMap(each))),
  };
}

const JUDGED = { isSure: false } as const;

/** The aims of a seat that cost something, the costliest first. */
export const costliest = <K extends Kind>(aims: readonly Aimed<K>[], seat: Seat): readonly Aimed<K>[] =>
  aims.filter(({ by, eye }) => by === seat && eye.value < 0).toSorted((a, b) => a.eye.value - b.eye.value);

function withoutMap<K extends Kind>({ map: _, around: __, ...aimed }: Aimed<K>): Aimed<K> {
  return aimed;
}

/** An aim of which it is not known yet where it goes. */
type Open<K extends Kind> = Omit<Aimed<K>, 'settled' | 'went' | 'hand'>;

function aimedIn<K extends Kind>(
  rules: Rules<K>,
  aiming: Aiming<K>,
  log: readonly Entry<K>[],
  heard: OnProgress,
): readonly Aimed<K>[] {
  const state = rules.setup();
  const found: Aimed<K>[] = [];
  let open: Open<K> | undefined;
  for (const [entry, [by, action]] of log.entries()) {
    open ??= begun(aiming, { state, entry, by, action }, found.at(-1));
    rules.apply(state, by, action);
    if (open && !aiming.isSpreading(state)) {
      found.push(settled(aiming, open, { state, entry }));
      open = undefined;
    }
    heard((entry + 1) / log.length);
  }
  return found;
}

interface Made<K extends Kind> {
  readonly state: Readonly<K['state']>;
  readonly entry: number;
  readonly by: Seat;
  readonly action: K['action'];
}

/** An aim, or the last one whose spread is drawn once more. */
function begun<K extends Kind>(
  aiming: Aiming<K>,
  { state, entry, by, action }: Made<K>,
  last: Aimed<K> | undefined,
): Open<K> | undefined {
  if (by === CHANCE) return last && aiming.isSpreading(state) ? redrawn(aiming, last, { state, entry }) : undefined;
  const aims = aiming.aims(state, by, action);
  return aims && chosen(aiming, { state, entry, by, action }, aims);
}

function chosen<K extends Kind>(
  { valuation }: Aiming<K>,
  { entry, by, action }: Made<K>,
  { compared, map, around }: Aims<K>,
): Open<K> {
  const played = compared.find(each => same(each.action, action));
  const [first] = compared;
  if (!played || !first) throw new Error('an aim is not among what could have been aimed');
  const cost = first.worth - played.worth;
  const eye = { value: -cost || 0, margin: cost > 0 ? SURE * valuation.noise : 0 };
  const isTold = cost > 0 && cost >= allowedBy(valuation, JUDGED);
  const worths = { best: first.worth, aimed: played.worth };
  return { entry, by, action, better: first.action, ...worths, eye, isTold, isRedrawn: false, map, around };
}

function redrawn<K extends Kind>(
  { valuation }: Aiming<K>,
  { by, action, better }: Aimed<K>,
  { state, entry }: Pick<Made<K>, 'state' | 'entry'>,
): Open<K> {
  const mean = valuation.worth(state)[by] ?? 0;
  const eye = { value: 0, margin: 0 };
  return { entry, by, action, better, best: mean, aimed: mean, eye, isTold: false, isRedrawn: true };
}

function settled<K extends Kind>(
  { valuation }: Aiming<K>,
  open: Open<K>,
  { state, entry }: Pick<Made<K>, 'state' | 'entry'>,
): Aimed<K> {
  const went = valuation.worth(state)[open.by] ?? 0;
  const value = went - open.aimed;
  const margin = value === 0 ? 0 : SURE * valuation.noise;
  return { ...open, settled: entry + 1, went, hand: { value, margin } };
}

/** Of a sum. */
const marginOf = (figures: readonly WithMargin[]): number =>
  Math.sqrt(total(figures.map(({ margin }) => margin * margin)));

/** The sums of a seat. Errors of the bot about several aims cancel in part: margins grow with the root of their number. */
function seatAims<K extends Kind>(own: readonly Aimed<K>[], valuation: Valuation<K>): SeatAims {
  const chosenOnes = own.filter(({ isRedrawn }) => !isRedrawn);
  const told = chosenOnes.filter(({ isTold }) => isTold);
  const eye = {
    value: total(told.map(each => each.eye.value)),
    margin: marginOf(chosenOnes.map(each => each.eye)),
  };
  const hand = { value: total(own.map(each => each.hand.value)), margin: marginOf(own.map(each => each.hand)) };
  const grade = isClear(eye) ? gradeOf(-eye.value / chosenOnes.length / valuation.mistakeFrom) : undefined;
  return { eye, hand, aims: chosenOnes.length, told: told.length, grade };
}
