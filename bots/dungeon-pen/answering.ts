import type { Random } from '../../kernel/game.ts';
import { choose } from '../../kernel/random.ts';
import type { Action, JunkName, Square, Step, StepOf, View, Wall } from '../../games/dungeon-pen/index.ts';
import {
  cardOnTable,
  centreOf,
  characterOf,
  diggable,
  draftsOf,
  groundIndex,
  growths,
  mostHp,
  nearestTo,
  otherOf,
} from '../../games/dungeon-pen/readers.ts';
import { fieldAt, type Survey } from './survey.ts';
import { hindrances, shortened } from './walling.ts';

/** What a seat sees when it has to answer: the sheet, its view, the question, and all legal answers if it asks. */
export interface OpenQuestion {
  readonly survey: Survey;
  readonly view: View;
  readonly step: Step;
  actions(): readonly Action[];
  readonly random: Random;
}

/** How many walls, of all that may be drawn, are looked at. */
const WALLS_TRIED = 12;
/** The magic wall is forgotten in so many turns of a hundred. */
const FORGETTING = 8;

const DECLINE: Action = { type: 'decline' };

/** Everything but the flick itself. */
export function answer(question: OpenQuestion): Action {
  const { step, actions, random } = question;
  switch (step.type) {
    case 'place':
      return worstWall(question, step);
    case 'land':
      return nearestLanding(question);
    case 'start':
      return best(actions(), action => (action.type === 'start' ? -bites(question, action.square) : 0));
    case 'dig':
      return best(actions(), action => (action.type === 'dig' ? shortened(question, action.square) : 0));
    case 'coat':
      return { type: 'use', card: 'coat' };
    case 'spare':
      return regrets(question) ? { type: 'use', card: 'pencil' } : DECLINE;
    case 'bane':
      return isThreatened(question) ? { type: 'use', card: 'bane' } : DECLINE;
    case 'quibble':
      return isRobbed(question) ? { type: 'quibble' } : DECLINE;
    case 'load':
      return loaded(question);
    case 'end':
      return lastly(question);
    default:
      return choose(actions(), random);
  }
}

/** A card worth using before the flick or at the end of the turn. */
export function cardToUse(question: OpenQuestion): Action | undefined {
  const { view, step } = question;
  const worth = characterOf(view, step.seat).hand.filter(card => isOfUse(question, card));
  if (worth.length === 0) return undefined;
  return question.actions().find(action => action.type === 'use' && worth.includes(action.card));
}

/** Whether a card of one's hand is of use now. */
export function isOfUse(question: OpenQuestion, card: JunkName): boolean {
  const { survey, view, step } = question;
  const { hp, effects } = characterOf(view, step.seat);
  const missing = mostHp(survey.content, step.seat) - hp;
  switch (card) {
    case 'loaf':
      return missing >= 1;
    case 'tonic':
      return missing >= 2;
    case 'salts':
      return effects.some(effect => effect !== 'chain' && effect !== 'vane');
    case 'guard':
      return hp <= FEW_HP;
    case 'rune':
      return wayLeft(question) > FAR;
    case 'pick':
      return diggable(view, step.seat).some(square => shortened(question, square) > DETOUR);
    case 'soot':
    case 'glove':
    case 'chain':
    case 'fingers':
    case 'chalk':
      return true;
    default:
      return false;
  }
}

const FEW_HP = 3;
/** In fifths of a square: from here a random place is likely to be nearer, and from here a pick is well used. */
const FAR = 5 * 22;
const DETOUR = 5 * 2;

function wayLeft({ survey, view, step }: OpenQuestion): number {
  const character = characterOf(view, step.seat);
  return fieldAt(survey.wayOf({ seat: step.seat, carries: character.carries }), character);
}

function lastly(question: OpenQuestion): Action {
  const { survey, view, random } = question;
  const room = growths(survey.content, view);
  if (room.length === 0 || random(100) < FORGETTING) return cardToUse(question) ?? { type: 'end' };
  const hinders = hindrances(question);
  return { type: 'grow', square: best(room, square => hinders[groundIndex(square)] as number) };
}

/** Of some legal walls the one that stands most in the other's way and least in the own. */
function worstWall(question: OpenQuestion, { seat, shape }: StepOf<'place'>): Action {
  const { walls, isLegal } = draftsOf(question.survey.content, question.view, seat, shape);
  const hinders = hindrances(question);
  const tried = Array.from({ length: WALLS_TRIED }, () => weighed(choose(walls, question.random), hinders));
  const worst = tried.toSorted((a, b) => b.hindrance - a.hindrance).find(({ wall }) => isLegal(wall));
  const wall = worst?.wall ?? walls.find(isLegal);
  if (!wall) throw new Error('no wall can be drawn');
  return wall.place;
}

function weighed(wall: Wall, hinders: Int8Array): { readonly wall: Wall; readonly hindrance: number } {
  let hindrance = 0;
  for (const square of wall.place.squares) hindrance += hinders[groundIndex(square)] as number;
  return { wall, hindrance };
}

function nearestLanding({ survey, view, step, actions }: OpenQuestion): Action {
  const field = survey.wayOf({ seat: step.seat, carries: characterOf(view, step.seat).carries });
  return best(actions(), action => (action.type === 'land' ? -fieldAt(field, centreOf(action.square)) : -Infinity));
}

/** A flick that hurt, or that led away from the goal. */
function regrets(question: OpenQuestion): boolean {
  const { survey, view, step } = question;
  const before = view.before?.characters[step.seat];
  if (!before) return false;
  const { hp, carries } = characterOf(view, step.seat);
  if (carries !== before.carries) return false;
  return (
    hp < before.hp ||
    wayLeft(question) > fieldAt(survey.wayOf({ seat: step.seat, carries: before.carries }), before) + DETOUR
  );
}

/** Whether the other has just got hold of the treasure. */
function isRobbed({ view, step }: OpenQuestion): boolean {
  const other = otherOf(step.seat);
  return characterOf(view, other).carries && view.before?.characters[other]?.carries === false;
}

/** Whether the monster on the table is after this seat. It was drawn by whoever has the turn. */
function isThreatened({ view, step: { seat } }: OpenQuestion): boolean {
  const card = cardOnTable(view)?.card;
  if (card === 'goblin') return view.turn === seat;
  if (card === 'jailer') return view.heads === (view.turn === seat);
  const tide = view.agenda.findLast(step => step.type === 'rats');
  return tide ? nearestTo(view, tide.square).includes(seat) : true;
}

/** Rat Tide: how much worse for the own seat than for the other's a square would be. */
function bites({ view, step: { seat } }: OpenQuestion, square: Square): number {
  const bitten = nearestTo(view, square);
  return Number(bitten.includes(seat)) - Number(bitten.includes(otherOf(seat)));
}

/** A blade that missed can be made to cut. */
function loaded({ view, actions }: OpenQuestion): Action {
  const isSingle = view.dice.length === 1 && (view.dice[0] ?? 0) < 4;
  const six = actions().find(action => action.type === 'set' && action.to === 6);
  return isSingle && six ? six : DECLINE;
}

/** The first of the items with the highest worth. */
function best<T>(items: readonly T[], worth: (item: T) => number): T {
  let [found] = items;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = worth(item);
    if (value > most) [found, most] = [item, value];
  }
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}
