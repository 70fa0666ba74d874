import type { Refusal, Seat } from '../../kernel/game.ts';
import type { Action } from './action.ts';
import { JUNK_NAMES, junkCard, type JunkName } from './cards.ts';
import type { Content } from './content.ts';
import type { Reason } from './events.ts';
import { nextStages, type Play } from './play.ts';
import { distance, isWithin, NEAR } from './square.ts';
import { characterOf, otherOf, type State, type Step } from './state.ts';
import { diggable, hasPlacement } from './walls.ts';

/** DP-30: what nobody holds lies in the deck, shuffled. */
export function junkDeck({ characters }: Readonly<State>): JunkName[] {
  return JUNK_NAMES.filter(card => !characters.some(({ hand }) => hand.includes(card)));
}

/** DP-F10, DP-C6: whether the rules in force let a card be kept. */
export function isKept({ options }: Content, card: JunkName): boolean {
  return options.ruleset === 'en' || !junkCard(card).now;
}

/** DP-18, DP-30. */
export function drawJunk(play: Play, seat: Seat, card: JunkName): void {
  const { content, state, emit } = play;
  emit?.({ type: 'junk-drawn', seat, card });
  if (isKept(content, card)) characterOf(state, seat).hand.push(card);
  else act(play, seat, card);
}

/** DP-30: a used card goes back and the deck is shuffled. */
export function spend({ state }: Play, seat: Seat, card: JunkName): void {
  const character = characterOf(state, seat);
  character.hand = character.hand.filter(held => held !== card);
}

export function useJunk(play: Play, seat: Seat, card: JunkName): void {
  spend(play, seat, card);
  act(play, seat, card);
}

function act({ state, emit }: Play, seat: Seat, card: JunkName): void {
  emit?.({ type: 'junk-used', seat, card });
  nextStages(state, seat, junkCard(card).stages ?? []);
}

/** DP-Q18: the cards that the seat could use in this step. */
export function usable(content: Content, state: Readonly<State>, step: Step): JunkName[] {
  const { hand } = characterOf(state, step.seat);
  return hand.filter(card => isMoment(step, card) && whyNoTarget(content, state, step.seat, card) === undefined);
}

export function useActions(content: Content, state: Readonly<State>, step: Step): Action[] {
  return usable(content, state, step).map(card => ({ type: 'use', card }));
}

function isMoment(step: Step, card: JunkName): boolean {
  const isTurnFlick = step.type === 'aim' && step.cause === 'turn';
  switch (junkCard(card).moment) {
    case 'turn':
      return isTurnFlick || step.type === 'end';
    case 'before-flick':
      return isTurnFlick;
    case 'any-flick':
      return step.type === 'aim';
    case 'answer':
      return false;
  }
}

/** What a card would need and does not find. */
function whyNoTarget(content: Content, state: Readonly<State>, seat: Seat, card: JunkName): Reason | undefined {
  if (card === 'pick' && diggable(state, seat).length === 0) return { type: 'nothing-to-dig' };
  if (card === 'chalk' && !hasPlacement(content, state, seat, 'chalk')) return { type: 'no-room-to-draw' };
  if (card === 'fingers' && !canRob(state, seat)) return { type: 'nobody-to-rob' };
  return undefined;
}

function canRob(state: Readonly<State>, seat: Seat): boolean {
  const victim = characterOf(state, otherOf(seat));
  return victim.hand.length > 0 && isWithin(distance(characterOf(state, seat), victim), NEAR);
}

export function whyNotUse(content: Content, state: Readonly<State>, step: Step, card: unknown): Refusal<Reason> {
  const name = JUNK_NAMES.find(known => known === card);
  if (!name) return { refused: { type: 'unreadable' }, rule: 'DP-29' };
  if (!characterOf(state, step.seat).hand.includes(name))
    return { refused: { type: 'not-held', card: name }, rule: 'DP-30' };
  if (!isMoment(step, name)) return { refused: { type: 'not-now', card: name }, rule: 'DP-Q18' };
  return { refused: whyNoTarget(content, state, step.seat, name) ?? { type: 'unreadable' }, rule: 'DP-Q18' };
}
