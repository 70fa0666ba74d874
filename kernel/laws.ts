import { seedFrom } from './chance.ts';
import { CHANCE, isRefusal, type Kind, type Random } from './game.ts';
import { matchLaws } from './laws/match-laws.ts';
import type { Law, Sample, Subject } from './laws/sample.ts';
import { foldLaws, sessionLaws } from './laws/session-laws.ts';
import { stateLaws } from './laws/state-laws.ts';
import { stepLaws } from './laws/step-laws.ts';
import {
  append,
  type Entry,
  type Match,
  pickOf,
  seedAt,
  setUndone,
  type Transcript,
  transcriptOf,
  unplayed,
} from './match.ts';
import { canonical, clone, freeze } from './plain.ts';
import { choose, randomFrom } from './random.ts';

export type { Subject } from './laws/sample.ts';

/** A law that a game broke, with all that is needed to see it again. */
export class Breach extends Error {
  readonly law: string;
  readonly transcript: Transcript<Kind>;

  constructor(law: string, detail: string, transcript: Transcript<Kind>) {
    super(`${law}: ${detail}\n${canonical(transcript)}`);
    this.law = law;
    this.transcript = clone(transcript);
  }
}

const LONGEST = 10_000;
const ENDS = 'every match ends';

/** Plays one random match under all laws and answers its transcript; throws the first breach. */
export function obeyLaws<K extends Kind>(subject: Subject<K>, seed: string): Transcript<K> {
  const match = open(subject, seed);
  try {
    playOut(subject, match, seed);
  } catch (error) {
    throw error instanceof Breach ? error : breach(match, 'rules do not throw', String(error));
  }
  return transcriptOf(match);
}

function playOut<K extends Kind>(subject: Subject<K>, match: Match<K>, seed: string): void {
  const [seats, looks] = [randomFrom(`${seed}/seats`), randomFrom(`${seed}/looks`)];
  const { rules } = match;
  const sample = (): Sample<K> => ({ subject, rules, match, state: freeze(clone(match.state)), random: looks });
  for (;;) {
    const isLookedAt = looks(subject.oneIn ?? 1) === 0;
    if (isLookedAt) hold(match, stateLaws<K>(), sample());
    if (rules.active(match.state).length === 0) break;
    if (match.log.length >= (subject.longest ?? LONGEST)) throw breach(match, ENDS, `no end after ${match.log.length}`);
    const entry = nextEntry(match, seats);
    if (isLookedAt) hold(match, stepLaws<K>(), { ...sample(), seat: entry[0], action: entry[1] });
    setUndone(match, entry[0], []);
    append(match, entry);
    const isSettled = rules.active(match.state)[0] !== CHANCE;
    if (isLookedAt && isSettled) hold(match, sessionLaws<K>(), sample());
  }
  hold(match, [...stateLaws<K>(), ...matchLaws<K>(), ...foldLaws<K>()], sample());
}

function open<K extends Kind>({ game, seats, options }: Subject<K>, seed: string): Match<K> {
  const read = game.readOptions(options ?? {}, seats);
  if (isRefusal(read)) throw new Error(`the subject's options are refused: ${canonical(read)}`);
  return unplayed(game, { game: game.id, version: game.version, seats, options: read, seeds: [[0, seedFrom(seed)]] });
}

/** What any active seat, or chance, does next. */
function nextEntry<K extends Kind>(match: Match<K>, random: Random): Entry<K> {
  const { rules, state } = match;
  const seat = choose(rules.active(state), random);
  return [seat, seat === CHANCE ? dice(match) : choose(rules.actions(state, seat), random)];
}

function dice<K extends Kind>(match: Match<K>): K['action'] {
  const seed = seedAt(match.start.seeds, match.log.length);
  if (seed === null) throw new Error('the laws play with a seed');
  return pickOf(match.rules, match.state, seed, match.log.filter(([seat]) => seat === CHANCE).length);
}

function hold<K extends Kind, Looked>(match: Match<K>, laws: readonly Law<Looked>[], looked: Looked): void {
  for (const { name, wrong } of laws) {
    const detail = wrong(looked);
    if (detail !== undefined) throw breach(match, name, detail);
  }
}

function breach<K extends Kind>(match: Match<K>, law: string, detail: string): Breach {
  return new Breach(law, detail, transcriptOf(match));
}

/** So many random matches under all laws, each from a seed of its own. Throws the first breach. */
export function obeyLawsOften<K extends Kind>(subject: Subject<K>, matches: number): readonly Transcript<K>[] {
  return Array.from({ length: matches }, (_, match) => obeyLaws(subject, `law/${match}`));
}
