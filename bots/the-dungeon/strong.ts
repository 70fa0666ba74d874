import type { Action, TheDungeon } from '../../games/the-dungeon/index.ts';
import type { Random, Rules, Seat } from '../../kernel/game.ts';
import { same } from '../../kernel/plain.ts';
import type { Bot } from '../bot.ts';
import { easy } from './easy.ts';
import { playOut, worthOf } from './playing-out.ts';

/** So many matches are played out for one answer where nobody says otherwise. */
const USUAL_NODES = 2000;

/** What is never thought of: it only ever loses something. */
const IDLE: readonly Action['type'][] = ['drop'];

export interface Tried {
  readonly action: Action;
  readonly worth: number;
  readonly tries: number;
}

/** Plays the match out from every choice, many times, as easy bots would, and takes the one that ends best. */
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
  sum: number;
  tries: number;
}

/** All that can be done, the best first: the weaker half is dropped again and again. */
export function tryOut(trial: Trial): readonly Tried[] {
  const candidates = candidatesOf(trial).map(action => ({ action, sum: 0, tries: 0 }));
  if (candidates.length > 1) halve(trial, candidates);
  return candidates
    .map(({ action, sum, tries }) => ({ action, tries, worth: tries === 0 ? 0 : sum / tries }))
    .toSorted((a, b) => b.tries - a.tries || b.worth - a.worth);
}

/** What the easy bot would do comes first: among equals, and with hardly any nodes, it is what is done. */
function candidatesOf({ rules, seat, view, random }: Trial): readonly Action[] {
  const legal = rules.actions(rules.imagine(view, seat, random), seat);
  const usual = easy.sit({ rules, seat, random })(view);
  return [usual, ...legal.filter(action => !IDLE.includes(action.type) && !same(action, usual))];
}

function halve(trial: Trial, candidates: readonly Candidate[]): void {
  const rounds = 32 - Math.clz32(candidates.length - 1);
  const share = Math.floor(trial.nodes / rounds);
  let left = candidates.slice(0, share);
  for (let round = 0; round < rounds && left.length > 0; round++) {
    const each = Math.floor(share / left.length);
    for (const candidate of left) for (let i = 0; i < each; i++) tryOnce(trial, candidate);
    left.sort((a, b) => b.sum / b.tries - a.sum / a.tries);
    left = left.slice(0, Math.ceil(left.length / 2));
  }
}

function tryOnce({ rules, seat, view, random }: Trial, candidate: Candidate): void {
  const state = rules.imagine(view, seat, random);
  rules.apply(state, seat, candidate.action);
  playOut(rules, state, random);
  candidate.sum += worthOf(rules, state, seat);
  candidate.tries++;
}
