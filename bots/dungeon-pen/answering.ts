import type { Random } from '../../kernel/game.ts';
import { choose } from '../../kernel/random.ts';
import {
  type Action,
  characterOf,
  groundNow,
  JUNK_NAMES,
  type JunkName,
  type Material,
  mostHp,
  otherOf,
  type Square,
  type Step,
  type View,
} from '../../games/dungeon-pen/index.ts';
import { fieldAt, fieldTo, goalsOf, walledUp } from './survey.ts';

/** What a seat sees when it has to answer: its view, the question, and all legal answers. */
export interface Question {
  readonly material: Material;
  readonly view: View;
  readonly step: Step;
  readonly actions: readonly Action[];
  readonly random: Random;
}

/** How many walls, of all that may be drawn, are looked at. */
const WALLS_TRIED = 6;
/** The magic wall is forgotten in so many turns of a hundred. */
const FORGETTING = 8;

/** Everything but the flick itself. */
export function answer(question: Question): Action {
  const { step, actions, random } = question;
  switch (step.type) {
    case 'place':
      return bestWall(question);
    case 'land':
      return nearestLanding(question);
    case 'coat':
      return { type: 'use', card: 'coat' };
    case 'spare':
      return regrets(question) ? { type: 'use', card: 'pencil' } : { type: 'decline' };
    case 'bane':
      return { type: 'use', card: 'bane' };
    case 'quibble':
      return isRobbed(question) ? { type: 'quibble' } : { type: 'decline' };
    case 'load':
      return loaded(question);
    case 'end':
      return lastly(question);
    default:
      return choose(actions, random);
  }
}

const NEVER = Object.fromEntries(JUNK_NAMES.map(name => [name, () => false])) as Record<JunkName, () => boolean>;

/** A card worth using before the flick or at the end of the turn. */
export function cardToUse({ material, view, step, actions }: Question): Action | undefined {
  const { hp, effects } = characterOf(view, step.seat);
  const missing = mostHp(material, step.seat) - hp;
  const isWorth: Readonly<Record<JunkName, () => boolean>> = {
    ...NEVER,
    loaf: () => missing >= 1,
    tonic: () => missing >= 2,
    salts: () => effects.some(effect => effect !== 'chain' && effect !== 'vane'),
    soot: () => true,
    glove: () => true,
    chain: () => true,
    fingers: () => true,
    chalk: () => true,
    guard: () => hp <= 3,
    rune: () => isFar(material, view, step.seat),
  };
  return actions.find(action => action.type === 'use' && isWorth[action.card]());
}

const FAR = 5 * 22;

function isFar(material: Material, view: View, seat: number): boolean {
  const character = characterOf(view, seat);
  const field = fieldTo(groundNow(material, view), goalsOf(material, seat, character.carries));
  return fieldAt(field, character) > FAR;
}

function lastly(question: Question): Action {
  const { actions, random } = question;
  const growing = actions.filter(action => action.type === 'grow');
  if (growing.length > 0 && random(100) >= FORGETTING) return choose(growing, random);
  return cardToUse(question) ?? { type: 'end' };
}

/** Of some legal walls the one that lengthens the other's way most, and the own way least. */
function bestWall({ material, view, step, actions, random }: Question): Action {
  const walls = actions.filter(action => action.type === 'place');
  const tried = Array.from({ length: WALLS_TRIED }, () => choose(walls, random));
  const lead = tried.map(({ squares }) => leadWith(material, view, step.seat, squares));
  return tried[lead.indexOf(Math.max(...lead))] as Action;
}

function leadWith(material: Material, view: View, seat: number, squares: readonly Square[]): number {
  const ground = walledUp(groundNow(material, view), squares);
  const [mine, theirs] = [seat, otherOf(seat)].map(who => {
    const character = characterOf(view, who);
    return fieldAt(fieldTo(ground, goalsOf(material, who, character.carries)), character);
  }) as [number, number];
  return theirs - mine;
}

function nearestLanding({ material, view, step, actions }: Question): Action {
  const { carries } = characterOf(view, step.seat);
  const field = fieldTo(groundNow(material, view), goalsOf(material, step.seat, carries));
  const wayFrom = (action: Action): number => (action.type === 'land' ? (field[action.square] ?? 0) : Infinity);
  return actions.reduce((best, action) => (wayFrom(action) < wayFrom(best) ? action : best));
}

/** A flick that hurt, or that led away from the goal. */
function regrets({ view, step }: Question): boolean {
  const before = view.before?.characters[step.seat];
  return before !== undefined && characterOf(view, step.seat).hp < before.hp;
}

/** Whether the other has just got hold of the treasure. */
function isRobbed({ view, step }: Question): boolean {
  const other = otherOf(step.seat);
  return characterOf(view, other).carries && view.before?.characters[other]?.carries === false;
}

/** A blade that missed can be made to cut. */
function loaded({ view, actions }: Question): Action {
  const isSingle = view.dice.length === 1 && (view.dice[0] ?? 0) < 4;
  const six = actions.find(action => action.type === 'set' && action.to === 6);
  return isSingle && six ? six : { type: 'decline' };
}
