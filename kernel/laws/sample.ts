import { type Emit, type Game, type Kind, ONLOOKER, type Random, type Rules, type Seat } from '../game.ts';
import type { Match } from '../match.ts';
import type { foldSteps, judge, nowFor, take } from '../session.ts';
import { clone } from '../plain.ts';
import type { Words } from '../words.ts';

/** What the suite needs to know of a game beyond its rules. */
export interface Subject<K extends Kind> {
  readonly game: Game<K>;
  readonly seats: number;
  /** As a stranger would send them; read by `readOptions`. */
  readonly options?: unknown;
  /** The ids that RULES.md holds: every refusal must cite one of them. */
  readonly ruleIds: ReadonlySet<string>;
  /** Inputs of the game's own that should be refused wherever they are not listed. */
  readonly strangers?: readonly unknown[];
  /** A state that differs only in what `seat` cannot know. Written from RULES.md, never with the help of view.ts. */
  readonly permute?: (state: Readonly<K['state']>, seat: Seat, random: Random, rules: Rules<K>) => K['state'];
  /** Tables in which every event, action, refusal and prompt must have its sentence. */
  readonly words?: readonly Words<K>[];
  /** How many entries a match may have at most. */
  readonly longest?: number;
  /** Of so many moments the laws look at one, so that more matches fit into the same time; at all when it is absent. */
  readonly oneIn?: number;
  /** A session that is not the kernel's: a planted breach. */
  readonly session?: SessionFunctions<K>;
}

export interface SessionFunctions<K extends Kind> {
  readonly judge: typeof judge<K>;
  readonly take: typeof take<K>;
  readonly nowFor: typeof nowFor<K>;
  readonly foldSteps: typeof foldSteps<K>;
}

/** One moment of one match, as the laws look at it. `state` is frozen. */
export interface Sample<K extends Kind> {
  readonly subject: Subject<K>;
  readonly rules: Rules<K>;
  readonly match: Match<K>;
  readonly state: Readonly<K['state']>;
  readonly random: Random;
}

/** A moment with what is about to happen. */
export interface ActionSample<K extends Kind> extends Sample<K> {
  readonly seat: Seat;
  readonly action: K['action'];
}

/** A law answers what is wrong, or nothing. */
export interface Law<Looked> {
  readonly name: string;
  readonly wrong: (looked: Looked) => string | undefined;
}

export const seatsOf = <K extends Kind>({ subject }: Sample<K>): Seat[] =>
  Array.from({ length: subject.seats }, (_, seat) => seat);

export const watchersOf = <K extends Kind>(sample: Sample<K>): Seat[] => [...seatsOf(sample), ONLOOKER];

export function find<T>(items: Iterable<T>, wrong: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const found = wrong(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What follows when `seat` plays `action` in a copy of `state`. */
export function after<K extends Kind>(
  rules: Rules<K>,
  state: Readonly<K['state']>,
  [seat, action]: readonly [Seat, K['action']],
): { readonly state: K['state']; readonly events: K['event'][] } {
  const events: K['event'][] = [];
  const next = clone(state);
  const emit: Emit<K> = event => events.push(event);
  rules.apply(next, seat, action, emit);
  return { state: next, events };
}
