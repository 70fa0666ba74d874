import type { Action, Content, TheDungeon } from '../../games/the-dungeon/index.ts';
import type { Random, Rules, Seat } from '../../kernel/game.ts';
import { same } from '../../kernel/plain.ts';
import type { Bot } from '../bot.ts';
import { choose } from './easy.ts';
import { Fortune } from './fortune.ts';
import { type Custom, playOut, worthOf } from './playing-out.ts';
import { sightOf, USUAL_DREAD } from './sight.ts';
import racing from './weights/racing.ts';

/** So many matches are played out for one answer at most where nobody says otherwise. */
const USUAL_NODES = 4000;

/** What is never thought of: it only ever loses something. */
const IDLE: readonly Action['type'][] = ['drop'];

export interface Tried {
  readonly action: Action;
  readonly worth: number;
  /** The share of matches that were won, or alone of those in which one got out. */
  readonly won: number;
  readonly tries: number;
}

/** Plays the match out from every choice, many times and with the same luck for all of them, and takes the one that ends best. */
export const strong: Bot<TheDungeon> = {
  id: 'strong',
  sit:
    ({ rules, seat, random, nodes = USUAL_NODES }) =>
    view => {
      const [best] = tryOut({ rules, seat, view, random, nodes });
      if (!best) throw new Error('nothing is to be decided');
      return best.action;
    },
};

export interface Trial {
  readonly rules: Rules<TheDungeon>;
  readonly seat: Seat;
  readonly view: TheDungeon['view'];
  readonly random: Random;
  readonly nodes: number;
}

interface Candidate {
  readonly action: Action;
  /** What came of it, by fortune. */
  readonly worths: number[];
}

/** All that can be done, the best first. */
export function tryOut(trial: Trial): readonly Tried[] {
  const candidates = candidatesOf(trial).map(action => ({ action, worths: [] }));
  const best = candidates.length > 1 ? compared(trial, candidates) : candidates[0];
  return candidates
    .map(each => ({ ...triedOf(each), isBest: each === best }))
    .toSorted((a, b) => Number(b.isBest) - Number(a.isBest) || b.tries - a.tries || b.worth - a.worth);
}

/** What comes of an action that needs no comparing, tried as often as there are nodes. */
export function foresee(trial: Trial, action: Action): Tried {
  const [custom, candidate]: [Custom, Candidate] = [customOf(trial), { action, worths: [] }];
  for (let i = 0; i < trial.nodes; i++) tryOnce(trial, custom, candidate, trial.random(2 ** 31));
  return triedOf(candidate);
}

const triedOf = ({ action, worths }: Candidate): Tried => ({
  action,
  tries: worths.length,
  worth: meanOf(worths),
  won: meanOf(worths.map(worth => Math.min(1, worth))),
});

function customOf({ rules }: Trial): Custom {
  const dread = dreadFor(rules.content);
  return { rules, dreadOf: () => dread };
}

const meanOf = (worths: readonly number[]): number =>
  worths.length === 0 ? 0 : worths.reduce((sum, each) => sum + each, 0) / worths.length;

/** What is done by habit comes first: among equals, and with hardly any nodes, it is what is done. */
function candidatesOf({ rules, seat, view, random }: Trial): readonly Action[] {
  const { content } = rules;
  const legal = rules.actions(rules.imagine(view, seat, random), seat);
  const me = view.characters[seat];
  if (legal.length === 1 || !me) return legal;
  const usual = choose({ ...sightOf(content, view, me, legal), dread: dreadFor(content) });
  return [usual, ...legal.filter(action => !IDLE.includes(action.type) && !same(action, usual))];
}

/** Alone a life is dear; in a race a turn is, and the Guard worth a try. */
const dreadFor = ({ seats }: Content): number => (seats.length === 1 ? USUAL_DREAD : Number(racing));

/** So many fortunes are tried between one look at who is left and the next. */
const BLOCK = 50;

/** Fortune after fortune is tried with all that are left; who is surely worse than the best, or surely no better than the usual, is left out. */
function compared(trial: Trial, candidates: readonly Candidate[]): Candidate {
  const custom = customOf(trial);
  const [usual] = candidates as readonly [Candidate];
  let left = candidates.slice(0, trial.nodes);
  let spent = 0;
  while (left.length > 1 && spent + left.length <= trial.nodes) {
    const fortune = trial.random(2 ** 31);
    for (const candidate of left) tryOnce(trial, custom, candidate, fortune);
    spent += left.length;
    if (usual.worths.length % BLOCK === 0) left = stillOpen(left, usual);
  }
  return chosen(left, usual);
}

function tryOnce({ rules, seat, view }: Trial, custom: Custom, { action, worths }: Candidate, number: number): void {
  const fortune = new Fortune(number);
  const state = rules.imagine(view, seat, fortune.at(-1));
  rules.apply(state, seat, action);
  playOut(custom, state, fortune);
  worths.push(worthOf(rules, state, seat));
}

/** How sure a difference has to be, in standard errors, to give up on the lesser, and to leave the usual for another. */
const SURE = 2.33;
const LIKELY = 1.5;
/** A gain that nobody would notice. */
const TRIFLE = 0.003;

/** The usual stays to the end, as what others are measured by. */
function stillOpen(left: readonly Candidate[], usual: Candidate): Candidate[] {
  const best = left.reduce((most, each) => (meanOf(each.worths) > meanOf(most.worths) ? each : most));
  return left
    .filter(each => each === usual || each === best || mayBeBest(each, best))
    .filter(each => each === usual || mayGain(each, usual));
}

function mayBeBest(candidate: Candidate, best: Candidate): boolean {
  const { gain, error } = gainOf(candidate, best);
  return gain + SURE * error > 0;
}

function mayGain(candidate: Candidate, usual: Candidate): boolean {
  const { gain, error } = gainOf(candidate, usual);
  return gain + SURE * error > TRIFLE;
}

function chosen(left: readonly Candidate[], usual: Candidate): Candidate {
  const better = left.filter(each => {
    const { gain, error } = gainOf(each, usual);
    return gain > LIKELY * error;
  });
  return better.reduce((most, each) => (meanOf(each.worths) > meanOf(most.worths) ? each : most), usual);
}

/** How much better one has done than another with the same fortunes, and the standard error of that. */
function gainOf({ worths }: Candidate, other: Candidate): { readonly gain: number; readonly error: number } {
  let [sum, squares] = [0, 0];
  for (let i = 0; i < worths.length; i++) {
    const difference = (worths[i] as number) - (other.worths[i] as number);
    sum += difference;
    squares += difference * difference;
  }
  const gain = sum / Math.max(1, worths.length);
  const variance = Math.max(0, squares / Math.max(1, worths.length) - gain * gain);
  return { gain, error: Math.sqrt(variance / Math.max(1, worths.length - 1)) };
}
