import { numberFor, type Seed } from './chance.ts';
import { CHANCE, type Emit, type Game, type Kind, type Refusal, type Rules, type Seat } from './game.ts';
import { clone, isRecord, same } from './plain.ts';
import { indexAt, total } from './random.ts';

export type Entry<K extends Kind> = readonly [seat: Seat, action: K['action']];

/** From log entry `from` on chance answers to `seed`; null means dice typed in by hand. */
export type SeedChange = readonly [from: number, seed: Seed | null];

/** What shows, once a match has ended, that its seed was fixed before anybody saw a roll. */
export interface Proof {
  readonly commitment: string;
  readonly secret: string;
  readonly entropy: readonly string[];
}

/** All that is needed to play a match again: the fold of `log` over `setup`. */
export interface Transcript<K extends Kind> {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: K['options'];
  readonly seeds: readonly SeedChange[];
  readonly proof?: Proof;
  readonly log: readonly Entry<K>[];
}

/** A match in play. Only the functions of this file change it. */
export interface Match<K extends Kind> {
  readonly game: Game<K>;
  readonly rules: Rules<K>;
  start: Opening<K>;
  log: Entry<K>[];
  state: K['state'];
  /** Who was active before each entry of the log. */
  together: (readonly Seat[])[];
  /** How it stood where others have gone back to before, the earliest first. They are replaced, never changed: drafts share them. */
  landings: readonly Landing<K>[];
  /** What each seat has taken back and may still redo, newest last. It is replaced, never changed: drafts share it. */
  undone: ReadonlyMap<Seat, readonly K['action'][]>;
}

/** A state, and how many entries of the log have led to it. */
interface Landing<K extends Kind> {
  readonly length: number;
  readonly state: Readonly<K['state']>;
}

/** All of a match but what has been done in it. */
export type Opening<K extends Kind> = Omit<Transcript<K>, 'log'>;

/** An opening in the version of its game, unless it names another. */
type NewMatch<K extends Kind> = Omit<Opening<K>, 'game' | 'version'> & { readonly version?: number };

/** A match at its first decision: chance has already dealt. */
export function start<K extends Kind>(game: Game<K>, opening: NewMatch<K>, emit?: Emit<K>): Match<K> {
  const match = unplayed(game, { game: game.id, version: game.version, ...opening });
  roll(match, emit);
  return match;
}

/** A match before its first entry. */
export function unplayed<K extends Kind>(game: Game<K>, opening: Opening<K>): Match<K> {
  const rules = game.rules(opening);
  return {
    game,
    rules,
    start: opening,
    log: [],
    state: rules.setup(),
    together: [],
    landings: [],
    undone: new Map(),
  };
}

/** A copy to play on, while the match itself stays as it is. */
export function draftOf<K extends Kind>(match: Match<K>): Match<K> {
  const { game, rules, start: opening, log, together, landings, undone } = match;
  const state = copyOf(rules, match.state);
  return { game, rules, start: opening, log: [...log], state, together: [...together], landings, undone };
}

const copyOf = <K extends Kind>(rules: Rules<K>, state: Readonly<K['state']>): K['state'] =>
  rules.clone ? rules.clone(state) : clone(state);

export function transcriptOf<K extends Kind>(match: Match<K>): Transcript<K> {
  return { ...match.start, log: match.log };
}

/** The legal action that untrusted `input` denotes, or why there is none. It is compared, never trusted. */
export function accept<K extends Kind>(
  rules: Rules<K>,
  state: Readonly<K['state']>,
  seat: Seat,
  input: unknown,
): K['action'] | Refusal<K['reason']> {
  if (!rules.active(state).includes(seat)) return rules.why(state, seat, input);
  if (rules.read && isUnlisted(rules, input)) return rules.read(state, seat, input);
  const listed = rules.actions(state, seat);
  const mine = listed.find(action => action === input) ?? listed.find(action => same(action, input));
  if (mine) return mine;
  return rules.read ? rules.read(state, seat, input) : rules.why(state, seat, input);
}

/** Unlisted types are read at once: beside them a decision may have thousands of listed actions to compare with. */
function isUnlisted<K extends Kind>({ unlisted = [] }: Rules<K>, input: unknown): boolean {
  return isRecord(input) && unlisted.some(type => type === input.type);
}

/** Plays a legal action of a seat (or of chance, when its dice are typed in), then lets chance act. */
export function play<K extends Kind>(match: Match<K>, seat: Seat, action: K['action'], emit?: Emit<K>): void {
  setUndone(match, seat, []);
  append(match, [seat, action], emit);
  roll(match, emit);
}

/** What `seat` may redo from now on. */
export function setUndone<K extends Kind>(match: Match<K>, seat: Seat, undone: readonly K['action'][]): void {
  const had = match.undone.get(seat)?.length ?? 0;
  if (had + undone.length > 0) match.undone = new Map(match.undone).set(seat, undone);
}

/** Adds one legal entry to the log and nothing after it: how a stored match is folded up again. */
export function append<K extends Kind>(match: Match<K>, [seat, action]: Entry<K>, emit?: Emit<K>): void {
  match.together.push(match.rules.active(match.state));
  match.log.push([seat, action]);
  match.rules.apply(match.state, seat, action, emit);
}

/** Lets chance act until somebody else must, or until it waits for dice typed in by hand. */
export function roll<K extends Kind>(match: Match<K>, emit?: Emit<K>): void {
  let picks = picksIn(match.log);
  while (match.rules.active(match.state)[0] === CHANCE) {
    const seed = seedAt(match.start.seeds, match.log.length);
    if (seed === null) return;
    append(match, [CHANCE, pickOf(match.rules, match.state, seed, picks++)], emit);
  }
}

/** Counted at every step of a match, and therefore by hand. */
function picksIn<K extends Kind>(log: readonly Entry<K>[]): number {
  let picks = 0;
  for (const entry of log) if (entry[0] === CHANCE) picks++;
  return picks;
}

/** What chance, under `seed` and after `picks` earlier picks, does in a state in which it is active. */
export function pickOf<K extends Kind>(
  rules: Rules<K>,
  state: Readonly<K['state']>,
  seed: Seed,
  picks: number,
): K['action'] {
  const actions = rules.actions(state, CHANCE);
  const odds = rules.odds?.(state) ?? actions.map(() => 1);
  const action = actions[indexAt(odds, numberFor(seed, picks, total(odds)))];
  if (!action) throw new Error('chance has no action for its odds');
  return action;
}

/** The seeds of a match whose first `kept` entries were played elsewhere, so that nothing proves what chance did in them. */
export const seedsAfter = (kept: number, seed: Seed): readonly SeedChange[] =>
  kept > 0
    ? [
        [0, null],
        [kept, seed],
      ]
    : [[0, seed]];

export function seedAt(seeds: readonly SeedChange[], index: number): Seed | null {
  return seeds.findLast(([from]) => from <= index)?.[1] ?? null;
}

/** Whether chance is typed in from here on: by those at a table with real dice. */
export const isTypedIn = (seeds: readonly SeedChange[]): boolean => seeds.at(-1)?.[1] === null;

/** Whether chance was typed in anywhere: a seed that only follows proves nothing of what came before it. */
export const hasTypedIn = (seeds: readonly SeedChange[]): boolean => seeds.some(([, seed]) => seed === null);

/**
 * Where the entry stands that `seat` may take back: its newest, if the match goes on, no chance stands after it, and
 * everything after it is by seats that were active together with it. What was typed in for chance can be mistyped: it is
 * taken back while it is the newest entry of all, even if it has ended the match.
 */
export function undoable<K extends Kind>(match: Match<K>, seat: Seat): number | undefined {
  if (seat === CHANCE) return typedLast(match);
  const index = match.log.findLastIndex(([by]) => by === seat);
  if (index < 0 || seat < 0 || match.rules.active(match.state).length === 0) return undefined;
  const together = match.together[index] ?? [];
  const later = match.log.slice(index + 1);
  return later.every(([by]) => by !== CHANCE && together.includes(by)) ? index : undefined;
}

function typedLast<K extends Kind>({ log, start: { seeds } }: Match<K>): number | undefined {
  const last = log.length - 1;
  const isTyped = log[last]?.[0] === CHANCE && isTypedIn(seeds) && seedAt(seeds, last) === null;
  return isTyped ? last : undefined;
}

/** Takes back the newest entry of `seat`; later entries stay, for they commute with it. */
export function undo<K extends Kind>(match: Match<K>, seat: Seat): boolean {
  const index = undoable(match, seat);
  if (index === undefined) return false;
  if (seat === CHANCE) return unroll(match, index);
  const [[, action], ...later] = match.log.slice(index) as [Entry<K>, ...Entry<K>[]];
  goBackTo(match, index);
  for (const entry of later) append(match, entry);
  answerFromHere(match);
  setUndone(match, seat, [...(match.undone.get(seat) ?? []), action]);
  return true;
}

/** A seed that was to answer from an entry on that was taken back answers from here on: nobody else would roll. */
function answerFromHere<K extends Kind>(match: Match<K>): void {
  match.start = { ...match.start, seeds: seedsUpTo(match.start.seeds, match.log.length) };
}

function seedsUpTo(seeds: readonly SeedChange[], length: number): readonly SeedChange[] {
  const next = seeds.findLast(([from]) => from > length);
  return next ? [...seeds.filter(([from]) => from < length), [length, next[1]]] : seeds;
}

/** Takes back what was typed in last; it may be typed in again as it was. */
function unroll<K extends Kind>(match: Match<K>, index: number): true {
  const [, action] = match.log[index] as Entry<K>;
  const { undone } = match;
  rewind(match, index);
  match.undone = undone;
  setUndone(match, CHANCE, [...(undone.get(CHANCE) ?? []), action]);
  return true;
}

/**
 * Goes back to the first `length` entries from the last landing before, and leaves landings behind at half of the way, at
 * three quarters and so on: whoever takes back a thousand entries, one after the other or the last of them without an end,
 * has each folded a few times and not a thousand, by whoever opens the match too.
 */
function goBackTo<K extends Kind>(match: Match<K>, length: number): void {
  const { rules, log } = match;
  const landings = match.landings.filter(landing => landing.length <= length);
  const { length: from, state } = landings.at(-1) ?? { length: 0, state: undefined };
  match.log = log.slice(0, from);
  match.together = match.together.slice(0, from);
  match.state = state ? copyOf(rules, state) : rules.setup();
  let next = halfway(from, length);
  for (const entry of log.slice(from, length)) {
    append(match, entry);
    if (match.log.length < next) continue;
    landings.push({ length: next, state: copyOf(rules, match.state) });
    next = halfway(next, length);
  }
  match.landings = thinned(landings, length);
}

const halfway = (from: number, to: number): number => from + Math.ceil((to - from) / 2);

/** Of those that are about as far from the end, the farthest: few for near ones, fewer for far ones. */
function thinned<K extends Kind>(landings: readonly Landing<K>[], end: number): readonly Landing<K>[] {
  const magnitude = ({ length }: Landing<K>): number => Math.clz32(end - length);
  return landings.filter((landing, i) => i === 0 || magnitude(landing) !== magnitude(landings[i - 1] ?? landing));
}

/** Goes back to the first `length` entries: a refused store, a page of a replay. */
export function rewind<K extends Kind>(match: Match<K>, length: number): void {
  match.undone = new Map();
  goBackTo(match, length);
}

/**
 * Goes back to the first `length` entries, behind which nobody has rolled, by consent of all. Of two seeds the older would
 * roll what was seen before somebody went back the first time.
 */
export function rewindUnrolled<K extends Kind>(match: Match<K>, length: number): void {
  rewind(match, length);
  answerFromHere(match);
}

/** Goes back to the first `length` entries, by consent of all; from there on chance answers to `seed`. */
export function rewindUnder<K extends Kind>(match: Match<K>, length: number, seed: Seed): void {
  const kept = match.start.seeds.filter(([from]) => from < length);
  match.start = { ...match.start, seeds: [...kept, [length, seed]] };
  rewind(match, length);
}
