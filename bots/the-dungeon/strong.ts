import type { Action, State, TheDungeon } from '../../games/the-dungeon/index.ts';
import { characterOf, pointsOf } from '../../games/the-dungeon/readers.ts';
import type { Random, Rules, Seat } from '../../kernel/game.ts';
import { same } from '../../kernel/plain.ts';
import type { Bot, BotSeat, Thought } from '../bot.ts';
import { sharesOf } from '../shares.ts';
import { choose } from './easy.ts';
import { Fortune } from './fortune.ts';
import { CHANCES, POINTS } from './learnt.ts';
import { chancesOf, isLearnt, POINTS_UNIT, scoresOf } from './outlook.ts';
import { type Custom, dreadFor, habitFor, playOut, POINTS_WORTH } from './playing-out.ts';
import { sightOf } from './sight.ts';

/** So many matches are played on for one answer at most where nobody says otherwise. */
const USUAL_NODES = 10_000;
/** After so many rounds the learnt value says what a match is worth: it varies less than how matches end. */
const ROUNDS = 3;

/** What is never thought of: it only ever loses something. */
const IDLE: readonly Action['type'][] = ['drop'];

export interface Tried {
  readonly action: Action;
  readonly worth: number;
  /** The share of matches that are won, or alone of those in which one gets out, and its standard error. */
  readonly won: number;
  readonly error: number;
  /** By how much of that share it fell behind the best with the same fortunes; 0 where no such thing was seen. */
  readonly behind: number;
  readonly tries: number;
}

/** Plays the match out from every choice, many times and with the same luck for all of them, and takes the one that ends best. */
export const strong: Bot<TheDungeon> = {
  id: 'strong',
  sit: place => view => think(place, view).action,
  think,
};

/** The worth is the share of matches that ended well. What follows hangs on chance, so there is no line. */
function think(place: BotSeat<TheDungeon>, view: TheDungeon['view']): Thought<TheDungeon> {
  const { rules, seat, random, nodes = USUAL_NODES } = place;
  const [best] = tryOut({ rules, seat, view, random, nodes });
  if (!best) throw new Error('nothing is to be decided');
  const { action, won, tries } = best;
  return { action, line: [action], ...(tries > 0 && { worth: won }) };
}

export interface Trial {
  readonly rules: Rules<TheDungeon>;
  readonly seat: Seat;
  readonly view: TheDungeon['view'];
  readonly random: Random;
  readonly nodes: number;
}

interface Candidate {
  readonly action: Action;
  /** What came of it, by fortune: all in all, and of the victory alone. */
  readonly worths: number[];
  readonly shares: number[];
}

const untried = (action: Action): Candidate => ({ action, worths: [], shares: [] });

/** All that can be done, the best first. */
export function tryOut(trial: Trial): readonly Tried[] {
  const candidates = candidatesOf(trial).map(untried);
  const best = candidates.length > 1 ? compared(trial, candidates) : candidates[0];
  return candidates
    .map(each => ({ ...triedOf(each, best), isBest: each === best }))
    .toSorted((a, b) => Number(b.isBest) - Number(a.isBest) || a.behind - b.behind || b.tries - a.tries);
}

/** What comes of an action that needs no comparing, tried as often as there are nodes. */
export function foresee(trial: Trial, action: Action): Tried {
  const [course, candidate]: [Course, Candidate] = [courseOf(trial), untried(action)];
  for (let i = 0; i < trial.nodes; i++) tryOnce(trial, course, candidate, trial.random(2 ** 31));
  return triedOf(candidate, candidate);
}

function triedOf({ action, worths, shares }: Candidate, best: Candidate | undefined): Tried {
  const { gain: won, error } = gainOf(shares, NOTHING);
  const { gain } = best ? gainOf(shares, best.shares) : { gain: 0 };
  return { action, tries: worths.length, worth: meanOf(worths), won, error, behind: Math.max(0, -gain) };
}

const NOTHING: readonly number[] = [];

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

/** So many fortunes are tried between one look at who is left and the next. */
const BLOCK = 50;

/** Fortune after fortune is tried with all that are left; who is surely worse than the best, or surely no better than the usual, is left out. */
function compared(trial: Trial, candidates: readonly Candidate[]): Candidate {
  const course = courseOf(trial);
  const [usual] = candidates as readonly [Candidate];
  let left = candidates.slice(0, trial.nodes);
  let spent = 0;
  while (left.length > 1 && spent + left.length <= trial.nodes) {
    const fortune = trial.random(2 ** 31);
    for (const candidate of left) tryOnce(trial, course, candidate, fortune);
    spent += left.length;
    if (usual.worths.length % BLOCK === 0) left = stillOpen(left, usual);
  }
  return chosen(left, usual);
}

function tryOnce({ rules, seat, view }: Trial, course: Course, candidate: Candidate, number: number): void {
  const fortune = new Fortune(number);
  const state = rules.imagine(view, seat, fortune.at(-1));
  const until = rules.turn(state) + course.turns;
  rules.apply(state, seat, candidate.action);
  playOut(course, state, fortune, until);
  const { worth, share } = promiseOf(rules, state, seat);
  candidate.worths.push(worth);
  candidate.shares.push(share);
}

/** By what habit matches are played on, and for how many turns. */
interface Course extends Custom {
  readonly turns: number;
}

/** What was not learnt is played to its end. */
function courseOf({ rules }: Trial): Course {
  return { ...habitFor(rules), turns: isLearnt(rules.content) ? ROUNDS * rules.content.seats.length : Infinity };
}

/** How well a match has ended for a seat, or promises to: all in all, and its share of the victory. */
function promiseOf(
  rules: Rules<TheDungeon>,
  state: Readonly<State>,
  seat: Seat,
): Readonly<Record<'worth' | 'share', number>> {
  const { content } = rules;
  const isOver = state.phase === 'over';
  const shares = isOver ? sharesOf(rules, state) : chancesOf(scoresOf(CHANCES, content, state));
  const share = shares[seat] ?? 0;
  if (content.seats.length > 1) return { worth: share, share };
  const points = isOver
    ? pointsOf(characterOf(state, seat))
    : POINTS_UNIT * (scoresOf(POINTS, content, state)[seat] ?? 0);
  return { worth: share + POINTS_WORTH * points, share };
}

/** How far apart two have to be, in standard errors, to drop the lesser, and to prefer another to the usual. */
const ERRORS_TO_DROP = 2.33;
const ERRORS_TO_PREFER = 1.5;
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
  const { gain, error } = gainOf(candidate.worths, best.worths);
  return gain + ERRORS_TO_DROP * error > 0;
}

function mayGain(candidate: Candidate, usual: Candidate): boolean {
  const { gain, error } = gainOf(candidate.worths, usual.worths);
  return gain + ERRORS_TO_DROP * error > TRIFLE;
}

function chosen(left: readonly Candidate[], usual: Candidate): Candidate {
  const better = left.filter(each => {
    const { gain, error } = gainOf(each.worths, usual.worths);
    return gain > ERRORS_TO_PREFER * error;
  });
  return better.reduce((most, each) => (meanOf(each.worths) > meanOf(most.worths) ? each : most), usual);
}

/** How much better one has done than another with the fortunes that both have met, and the standard error of that. */
function gainOf(
  worths: readonly number[],
  others: readonly number[],
): { readonly gain: number; readonly error: number } {
  const count = others.length === 0 ? worths.length : Math.min(worths.length, others.length);
  let [sum, squares] = [0, 0];
  for (let i = 0; i < count; i++) {
    const difference = (worths[i] as number) - (others[i] ?? 0);
    sum += difference;
    squares += difference * difference;
  }
  const gain = sum / Math.max(1, count);
  const variance = Math.max(0, squares / Math.max(1, count) - gain * gain);
  return { gain, error: Math.sqrt(variance / Math.max(1, count - 1)) };
}
