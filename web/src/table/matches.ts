import type { Seed } from '../../../kernel/chance.ts';
import { CHANCE, type Game, type Kind, ONLOOKER } from '../../../kernel/game.ts';
import { roll, seedsAfter, start, transcriptOf, type Match, type Transcript } from '../../../kernel/match.ts';
import { foldSteps, type Session, SESSION_VERSION } from '../../../kernel/session.ts';
import { replay } from '../../../kernel/transcript.ts';
import { peopleAmong, type NamedSitter } from './sitters.ts';
import { type KeptHead, type Kept, sittersOf, type Store, type StoredStep } from './store.ts';

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Ten signs of 32, without those that look alike: short enough to read out. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), byte => ALPHABET[byte % ALPHABET.length]).join('');

export const newSeed = (): Seed =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/** What a new match is made of. */
export interface Dealt<K extends Kind> {
  readonly options: K['options'];
  /** Null where chance is typed in, by those around a table with real dice. */
  readonly seed: Seed | null;
  readonly sitters: readonly NamedSitter[];
}

/** A new match of a deal, kept; its id. */
export async function deal<K extends Kind>(
  store: Store,
  game: Game<K>,
  { options, seed, sitters }: Dealt<K>,
): Promise<string> {
  const match = start(game, { seats: sitters.length, options, seeds: [[0, seed]] });
  return keep(store, match, { deal: seed, sitters });
}

/** A new match that goes on after the first `kept` entries of another, under dice of its own, which nothing proves. */
export async function playOn<K extends Kind>(
  store: Store,
  game: Game<K>,
  { transcript, ...about }: Told<K>,
  kept: number,
): Promise<string> {
  const { proof: _, ...unproven } = transcript;
  const log = transcript.log.slice(0, kept);
  const match = replay(game, {
    ...unproven,
    seeds: seedsAfter(kept, newSeed()),
    log,
  });
  roll(match);
  return keep(store, match, about);
}

/** Keeps a match as it stands; its id. */
export async function keep<K extends Kind>(store: Store, match: Match<K>, about: Provenance): Promise<string> {
  const id = newId();
  const outcome = match.rules.outcome(match.state) ?? null;
  const head: KeptHead<K> = {
    id,
    session: SESSION_VERSION,
    opening: match.start,
    ...about,
    changed: Date.now(),
    outcome,
  };
  const first: StoredStep<K> = { match: id, seq: 0, kind: 'start', by: CHANCE, entries: match.log };
  await store.create(head, first);
  return id;
}

/** What a transcript does not tell: the seed that the match was dealt from, and who sat where. */
interface Provenance extends Pick<KeptHead, 'deal' | 'fixed'> {
  readonly sitters: readonly NamedSitter[];
}

/** A match as it can be told again. */
export interface Told<K extends Kind> extends Provenance {
  readonly transcript: Transcript<K>;
}

/** The seed that a match was dealt from, if all of its chance answers to one. */
export function dealOf<K extends Kind>({ seeds: [first, ...later] }: Pick<Transcript<K>, 'seeds'>): Seed | null {
  return later.length === 0 ? (first?.[1] ?? null) : null;
}

export type Unloaded = 'unknown' | 'damaged';

export interface Loaded<K extends Kind> {
  readonly head: KeptHead<K>;
  readonly session: Session<K>;
  readonly seq: number;
}

/** The stored match; 'unknown' when there is none of this game under that id, 'damaged' when it does not add up. */
export async function load<K extends Kind>(store: Store, game: Game<K>, id: string): Promise<Loaded<K> | Unloaded> {
  const kept = (await store.load(id)) as Kept<K> | undefined;
  if (kept?.head.opening.game !== game.id) return 'unknown';
  const session = sessionOf(game, kept);
  return session ? { head: kept.head, session, seq: kept.steps.length } : 'damaged';
}

/** The session that kept steps add up to; undefined when they do not, or belong to a version that is not known here. */
export function sessionOf<K extends Kind>(game: Game<K>, { head, steps }: Kept<K>): Session<K> | undefined {
  const isWhole = head.session === SESSION_VERSION && steps.every(({ seq }, i) => seq === i);
  return isWhole ? foldSteps(game, head.opening, steps) : undefined;
}

export const toldOf = <K extends Kind>({ head, session }: Loaded<K>): Told<K> => ({
  transcript: transcriptOf(session.match),
  deal: head.deal,
  sitters: sittersOf(head),
});

/** What may be shown to whoever passes by: what the only person sees, or what everybody may see where there are more. */
export function passingView<K extends Kind>({ head, session }: Loaded<K>): K['view'] {
  const { rules, state } = session.match;
  const [person = ONLOOKER, ...others] = peopleAmong(sittersOf(head));
  return rules.view(state, others.length === 0 ? person : ONLOOKER);
}
