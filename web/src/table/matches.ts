import type { Seed } from '../../../kernel/chance.ts';
import { CHANCE, type Game, type Kind, ONLOOKER } from '../../../kernel/game.ts';
import { roll, start, transcriptOf, type Match, type Transcript } from '../../../kernel/match.ts';
import { replay } from '../../../kernel/transcript.ts';
import { fold } from './fold.ts';
import { peopleAmong, type Sitter } from './sitters.ts';
import { type Head, type Kept, sittersOf, type Step, type Store } from './store.ts';

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Ten signs of 32, without those that look alike: short enough to read out. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), byte => ALPHABET[byte % ALPHABET.length]).join('');

export const newSeed = (): Seed =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/** What a new match is made of. */
export interface Dealt<K extends Kind> {
  readonly options: K['options'];
  readonly seed: Seed;
  readonly sitters: readonly Sitter[];
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
    seeds:
      kept > 0
        ? [
            [0, null],
            [kept, newSeed()],
          ]
        : [[0, newSeed()]],
    log,
  });
  roll(match);
  return keep(store, match, about);
}

/** Keeps a match as it stands; its id. */
export async function keep<K extends Kind>(store: Store, match: Match<K>, about: About): Promise<string> {
  const id = newId();
  const outcome = match.rules.outcome(match.state) ?? null;
  const head: Head<K> = { id, opening: match.start, ...about, changed: Date.now(), outcome };
  const first: Step<K> = { match: id, seq: 0, kind: 'start', by: CHANCE, entries: match.log };
  await store.create(head, first);
  return id;
}

/** What a transcript does not tell: the seed that the match was dealt from, and who sat where. */
export interface About {
  readonly deal: Seed | null;
  readonly sitters: readonly Sitter[];
}

/** A match as it can be told again. */
export interface Told<K extends Kind> extends About {
  readonly transcript: Transcript<K>;
}

export type Unopened = 'unknown' | 'damaged';

export interface Loaded<K extends Kind> {
  readonly head: Head<K>;
  readonly match: Match<K>;
  readonly seq: number;
}

/** The stored match; 'unknown' when there is none of this game under that id, 'damaged' when it does not add up. */
export async function load<K extends Kind>(store: Store, game: Game<K>, id: string): Promise<Loaded<K> | Unopened> {
  const kept = (await store.load(id)) as Kept<K> | undefined;
  if (kept?.head.opening.game !== game.id) return 'unknown';
  const match = fold(game, kept);
  return match ? { head: kept.head, match, seq: kept.steps.length } : 'damaged';
}

export const toldOf = <K extends Kind>({ head, match }: Loaded<K>): Told<K> => ({
  transcript: transcriptOf(match),
  deal: head.deal,
  sitters: sittersOf(head),
});

/** What may be shown to whoever passes by: what the only person sees, or what everybody may see where there are more. */
export function passingView<K extends Kind>({ head, match }: Loaded<K>): K['view'] {
  const [person = ONLOOKER, ...others] = peopleAmong(sittersOf(head));
  return match.rules.view(match.state, others.length === 0 ? person : ONLOOKER);
}
