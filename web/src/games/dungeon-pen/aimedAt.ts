import type { Content, Thing, View } from '../../../../games/dungeon-pen/index.ts';
import {
  characterOf,
  DEGREE,
  FULL_TURN,
  lengthOf,
  thingsFor,
  turned,
  UNIT,
} from '../../../../games/dungeon-pen/readers.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { Aim } from './gesture.ts';
import { type Wind, WINDS } from './survey.ts';

type Goal = Extract<Thing['thing'], 'treasure' | 'home' | 'chest' | 'potion'>;

/** What somebody aims at: a thing that lies about there, or else only a direction. */
export type AimedAt = { readonly thing: Goal } | { readonly wind: Wind };

const GOALS: readonly string[] = ['treasure', 'home', 'chest', 'potion'] satisfies readonly Goal[];
/** Degrees off the aim, and how much further than its reach, at which something is still meant. */
const ASIDE = 10;
const BEYOND = 1.3;

export function aimedAt(content: Content, view: View, seat: Seat, { aim, power }: Aim): AimedAt {
  const here = characterOf(view, seat);
  const reach = lengthOf(power) * BEYOND + UNIT;
  const meant = thingsFor(content, view, seat)
    .filter(({ thing }) => GOALS.includes(thing) && (thing !== 'home' || here.carries))
    .map(({ thing, x, y }) => ({
      thing: thing as Goal,
      far: Math.hypot(x - here.x, y - here.y),
      aside: asideOf(aim, Math.atan2(x - here.x, here.y - y)),
    }))
    .filter(({ far, aside }) => aside <= ASIDE && far <= reach)
    .toSorted((a, b) => a.aside - b.aside);
  const [first] = meant;
  return first ? { thing: first.thing } : { wind: windOf(aim) };
}

/** Degrees between an aim and a direction in radians. */
function asideOf(aim: number, radians: number): number {
  const off = turned(aim - Math.round((radians * FULL_TURN) / (2 * Math.PI)));
  return Math.min(off, FULL_TURN - off) / DEGREE;
}

/** The direction of an aim, by name. */
export const windOf = (aim: number): Wind => WINDS[Math.round((aim * WINDS.length) / FULL_TURN) % WINDS.length] as Wind;
