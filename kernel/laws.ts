import { seedFrom } from './chance.ts';
import { CHANCE, isRefusal, type Kind } from './game.ts';
import { historyLaws, matchLaws } from './laws/match-laws.ts';
import type { Law, Scene, Subject } from './laws/scene.ts';
import { foldLaws, sessionLaws } from './laws/session-laws.ts';
import { stateLaws } from './laws/state-laws.ts';
import { stepLaws } from './laws/step-laws.ts';
import { append, type Match, pickOf, seedAt, setUndone, type Transcript, transcriptOf, unplayed } from './match.ts';
import { canonical, clone, freeze } from './plain.ts';
import { choose, randomFrom } from './random.ts';

export type { Subject } from './laws/scene.ts';

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
  const random = randomFrom(`${seed}/seats`);
  const scene = (): Scene<K> => ({ subject, rules: match.rules, match, state: freeze(clone(match.state)), random });
  for (;;) {
    hold(match, stateLaws<K>(), scene());
    if (match.rules.active(match.state).length === 0) break;
    if (match.log.length >= (subject.longest ?? LONGEST)) throw breach(match, ENDS, `no end after ${match.log.length}`);
    takeStep(scene());
    if (match.rules.active(match.state)[0] !== CHANCE) hold(match, [...historyLaws<K>(), ...sessionLaws<K>()], scene());
  }
  hold(match, [...matchLaws<K>(), ...foldLaws<K>()], scene());
}

function open<K extends Kind>({ game, seats, options }: Subject<K>, seed: string): Match<K> {
  const read = game.readOptions(options ?? {}, seats);
  if (isRefusal(read)) throw new Error(`the subject's options are refused: ${canonical(read)}`);
  return unplayed(game, { game: game.id, version: game.version, seats, options: read, seeds: [[0, seedFrom(seed)]] });
}

function takeStep<K extends Kind>(scene: Scene<K>): void {
  const { match, rules, random } = scene;
  const seat = choose(rules.active(match.state), random);
  const action = seat === CHANCE ? dice(match) : choose(rules.actions(match.state, seat), random);
  hold(match, stepLaws<K>(), { ...scene, seat, action });
  setUndone(match, seat, []);
  append(match, [seat, action]);
}

function dice<K extends Kind>(match: Match<K>): K['action'] {
  const seed = seedAt(match.start.seeds, match.log.length);
  if (seed === null) throw new Error('the laws play with a seed');
  return pickOf(match.rules, match.state, seed, match.log.filter(([seat]) => seat === CHANCE).length);
}

function hold<K extends Kind, Moment>(match: Match<K>, laws: readonly Law<Moment>[], moment: Moment): void {
  for (const { name, wrong } of laws) {
    const detail = wrong(moment);
    if (detail !== undefined) throw breach(match, name, detail);
  }
}

function breach<K extends Kind>(match: Match<K>, law: string, detail: string): Breach {
  return new Breach(law, detail, transcriptOf(match));
}

/** Random matches under all laws: `matches` of them, or as many as `goesOn` allows. Throws the first breach. */
export function obeyLawsOften<K extends Kind>(subject: Subject<K>, matches: number, goesOn: () => boolean): number {
  let played = 0;
  for (; played < matches && goesOn(); played++) obeyLaws(subject, `law/${played}`);
  return played;
}
