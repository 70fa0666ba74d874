import type { Action, Content, TheDungeon } from '../../games/the-dungeon/index.ts';
import type { Random, Rules, Seat } from '../../kernel/game.ts';
import { same } from '../../kernel/plain.ts';
import type { Bot, BotSeat, Thought } from '../bot.ts';
import { Fortune } from './fortune.ts';
import { guideBy } from './guiding.ts';
import { readNet } from './net.ts';
import { isLearnt } from './outlook.ts';
import { type Custom, dreadFor, type Habit, habitual, playOut } from './playing-out.ts';
import { promiseOf } from './promise.ts';
import { USUAL_DREAD } from './sight.ts';
import { WAY_COUNT } from './ways.ts';
import ways from './weights/ways.ts';

/** So many matches are played on for one answer at most where nobody says otherwise. */
const USUAL_NODES = 10_000;
/** After so many turns the learnt value says what a match is worth: it varies less than how matches end. */
const TURNS_ALONE = 8;
const ROUNDS_OF_RACES = 4;

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
  const state = rules.imagine(view, seat, random);
  const legal = rules.actions(state, seat);
  if (legal.length === 1) return legal;
  const usual = habitual(rules, state, seat, ownHabit(rules.content));
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
  return chosen(left, usual, trial.rules.content.seats.length === 1 ? ALONE : IN_RACES);
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
function courseOf({ rules, seat }: Trial): Course {
  const { content } = rules;
  return { ...customFor(rules, seat), turns: isLearnt(content) ? turnsFor(content) : Infinity };
}

const turnsFor = ({ seats }: Content): number => (seats.length === 1 ? TURNS_ALONE : ROUNDS_OF_RACES * seats.length);

/** The seat by what it has learnt, all others as the usual opponent. */
export function customFor(rules: Rules<TheDungeon>, seat: Seat): Custom {
  const { dread, guide } = ownHabit(rules.content);
  return {
    rules,
    dreadOf: each => (each === seat ? dread : USUAL_DREAD),
    guideOf: each => (each === seat ? guide : undefined),
  };
}

/** How it decides where nothing is tried. */
const ownHabit = (content: Content): Habit => ({
  dread: dreadFor(content),
  guide: isLearnt(content) ? GUIDE : undefined,
});

const GUIDE = guideBy(readNet(ways, WAY_COUNT));

/** How far apart two have to be, in standard errors, to drop the lesser. */
const ERRORS_TO_DROP = 2.33;
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

/** What another choice than the usual gains before it is tried, with its standard deviation, and the variance of a fortune. */
interface Prejudice {
  readonly gain: number;
  readonly spread: number;
  readonly variance: number;
}
/** Of ways on, by the crossroads that ways are learnt from. */
const IN_RACES: Prejudice = { gain: -0.03, spread: 0.07, variance: 0.07 };
const ALONE: Prejudice = { gain: -0.01, spread: 0.02, variance: 0.06 };
/** So many fortunes are as much as was known of the variance before. */
const KNOWN = 8;

/** The one that gains most, where what was seen of it outweighs what is held against it. */
function chosen(left: readonly Candidate[], usual: Candidate, prejudice: Prejudice): Candidate {
  const gains = left.map(each => (each === usual ? 0 : likelyGain(each, usual, prejudice)));
  return left[gains.indexOf(Math.max(...gains))] ?? usual;
}

/** Between what was seen and what is usual, by how sure both are. */
function likelyGain({ worths }: Candidate, usual: Candidate, { gain, spread, variance }: Prejudice): number {
  const seen = gainOf(worths, usual.worths);
  const count = Math.min(worths.length, usual.worths.length);
  const around = (seen.error ** 2 * count * Math.max(0, count - 1) + KNOWN * variance) / (count + KNOWN);
  const doubt = around / Math.max(1, count);
  return (seen.gain * spread ** 2 + gain * doubt) / (spread ** 2 + doubt);
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
