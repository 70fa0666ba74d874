import type { Seat } from '../../kernel/game.ts';
import { eventCard, type EventName } from './cards.ts';
import { type Content, groundNow } from './content.ts';
import { MOST_TURNS } from './data.ts';
import { isWall } from './floor.ts';
import { gain, lose } from './health.ts';
import { marksUnder, PLAGUE } from './line.ts';
import { finish, next, nextStages, type Play } from './play.ts';
import { distanceToSquare, isWithin, NEAR, SPAN, type Square, SQUARES, squaresOfLarge, UNIT } from './square.ts';
import { type Character, characterOf, type Effect, HELD_CARDS, isHeld, otherOf, type State } from './state.ts';
import { growths } from './walls.ts';

const SEATS: readonly Seat[] = [0, 1];
const BLADE_CUTS = 4;
const HANDS_AND_EYES: readonly Effect[] = ['weak', 'blind', 'fists', 'full', 'candle'];

/** DP-27: a turn is a flick, an event, and whatever junk is used around them. */
export function beginTurn(play: Play, seat: Seat): void {
  const { state, emit } = play;
  if (state.characters.every(({ turns }) => turns >= MOST_TURNS)) return runOut(play);
  const character = characterOf(state, seat);
  state.turn = seat;
  state.bribed = false;
  state.repeats = false;
  state.tumbled = false;
  if (state.stone) state.stone.grown = false;
  character.turns++;
  character.past = { x: character.x, y: character.y };
  emit?.({ type: 'turn-began', seat, number: character.turns });
  next(state, { type: 'aim', seat, cause: 'turn' }, { type: 'event', seat }, { type: 'end', seat });
}

/** DP-Q35: more HP, then the treasure in hand, then nobody. */
function runOut(play: Play): void {
  const [south, north] = play.state.characters;
  const lead = south.hp - north.hp || Number(south.carries) - Number(north.carries);
  finish(play, { type: 'time', winner: lead === 0 ? null : lead > 0 ? 0 : 1 });
}

/** DP-Q22, DP-Q29: cards held for a turn are laid aside, and a magic wall that could have grown is forgotten. */
export function endTurn(play: Play, seat: Seat): void {
  const { content, state, emit } = play;
  relieve(play, seat, isHeld);
  if (growths(content, state).length > 0) {
    emit?.({ type: 'stone-forgotten', seat });
    loseStone(state);
  }
  next(state, { type: 'turn', seat: state.repeats ? seat : otherOf(seat) });
}

function loseStone(state: State): void {
  state.stone = null;
  state.discards.push('stone');
}

/** DP-28, DP-Q20: the event follows the flick; an empty pile is made of the discards. */
export function callEvent({ state, emit }: Play, seat: Seat): void {
  if (state.bribed) return emit?.({ type: 'event-skipped', seat });
  if (state.events.length === 0) {
    state.events = state.discards;
    state.discards = [];
    emit?.({ type: 'events-shuffled', cards: state.events.length });
  }
  next(state, { type: 'draw', seat });
}

/** DP-34, DP-37: a card is carried out from its first box to its last, then laid aside. */
export function drawEvent({ state, emit }: Play, seat: Seat, card: EventName): void {
  state.events.splice(state.events.indexOf(card), 1);
  emit?.({ type: 'event-drawn', seat, card });
  next(state, { type: 'discard', seat, card });
  nextStages(state, seat, eventCard(card).stages);
}

/** DP-45 and the like: what goes on working stays on the table. */
export function discard({ state }: Play, card: EventName): void {
  const isInHand = state.characters.some(({ effects }) => effects.some(effect => HELD_CARDS[effect] === card));
  const stays = card === 'bolted' || card === 'plague' || (card === 'stone' && state.stone !== null) || isInHand;
  if (!stays) state.discards.push(card);
}

/** DP-33, DP-Q22: the same effect counts once. */
export function afflict({ state, emit }: Play, seat: Seat, effect: Effect): void {
  const { effects } = characterOf(state, seat);
  if (!effects.includes(effect)) effects.push(effect);
  emit?.({ type: 'hindered', seat, effect });
}

/** Smelling Salts: all hand and eye effects end. */
export function sober(play: Play, seat: Seat): void {
  relieve(play, seat, effect => HANDS_AND_EYES.includes(effect));
}

/** Effects end, and the cards that were held for them are laid aside. */
function relieve({ state, emit }: Play, seat: Seat, ends: (effect: Effect) => boolean): void {
  const character = characterOf(state, seat);
  const ended = character.effects.filter(ends);
  character.effects = character.effects.filter(effect => !ends(effect));
  for (const effect of ended) {
    const card = HELD_CARDS[effect];
    if (card) state.discards.push(card);
    emit?.({ type: 'relieved', seat, effect });
  }
}

/** DP-45, DP-Q31. */
export function bolt({ state, emit }: Play): void {
  state.bolted = true;
  emit?.({ type: 'table-bolted' });
}

/** Grey Plague: it costs 1 HP where somebody stands when it appears. */
export function spreadPlague(play: Play): void {
  const { content, state, emit } = play;
  const [red = 1, black = 1] = state.dice;
  state.plague = { red, black };
  emit?.({ type: 'plague-drawn', red, black });
  const ground = groundNow(content, state);
  const ill = SEATS.filter(seat => (marksUnder(ground, characterOf(state, seat)) & PLAGUE) !== 0);
  lose(play, ill, 1, 'plague');
}

/** DP-44, DP-Q38: whoever hit no wall pays. */
export function payToll(play: Play, seat: Seat): void {
  if (play.state.struck) play.emit?.({ type: 'toll-escaped', seat });
  else lose(play, [seat], 3, 'sacrifice');
}

/** DP-48, DP-Q30. */
export function goblin(play: Play, seat: Seat): void {
  if (characterOf(play.state, seat).hand.length > 0) next(play.state, { type: 'pilfer', seat, thief: null });
  lose(play, [seat], 1, 'goblin');
}

/** DP-51, DP-Q28, DP-Q40. */
export function crawlers(play: Play, drawer: Seat): void {
  const near = SEATS.filter(seat => isNearWall(play.content, play.state, characterOf(play.state, seat)));
  if (near.length === 0) play.emit?.({ type: 'nobody-near', seat: drawer });
  lose(play, near, 2, 'crawlers');
}

function isNearWall(content: Content, state: Readonly<State>, character: Character): boolean {
  const { x, y } = character;
  if (Math.min(x, y, SPAN - x, SPAN - y) <= NEAR * UNIT) return true;
  const ground = groundNow(content, state);
  for (let square = 0; square < SQUARES; square++)
    if (isWall(ground, square) && isWithin(distanceToSquare(character, square), NEAR)) return true;
  return false;
}

/** Rat Tide, DP-Q40: whoever is nearest to a square; both if equally near. */
export function nearestTo(state: Readonly<State>, square: Square): Seat[] {
  const away = state.characters.map(character => distanceToSquare(character, square));
  return SEATS.filter(seat => away[seat] === Math.min(...away));
}

/** DP-24: the small squares where the tide may start. */
export function startsOf({ dice: [red = 1, black = 1] }: Readonly<State>): Square[] {
  return squaresOfLarge(red, black);
}

/** DP-24, DP-Q40: where the tide starts is asked only if it decides whom it reaches. */
export function isStartOpen(state: Readonly<State>): boolean {
  return new Set(startsOf(state).map(square => nearestTo(state, square).join())).size > 1;
}

export function startTide({ state }: Play, seat: Seat, square: Square): void {
  next(state, { type: 'bane', seat }, { type: 'bane', seat: otherOf(seat) }, { type: 'rats', seat, square });
}

export function rats(play: Play, square: Square): void {
  lose(play, nearestTo(play.state, square), 1, 'rats');
}

/** DP-Q41: two turns in a row. */
export function repeatTurn({ state, emit }: Play, seat: Seat): void {
  state.repeats = true;
  emit?.({ type: 'turn-repeated', seat });
}

/** Head Jailer: heads is whoever drew the card. */
export function jailer(play: Play, drawer: Seat): void {
  lose(play, [play.state.heads ? drawer : otherOf(drawer)], 2, 'jailer');
}

export function blade(play: Play, drawer: Seat): void {
  const [die = 0] = play.state.dice;
  if (die >= BLADE_CUTS) lose(play, [otherOf(drawer)], 1, 'blade');
  else play.emit?.({ type: 'blade-missed', seat: otherOf(drawer) });
}

/** DP-50. */
export function whim(play: Play, seat: Seat): void {
  if (play.state.heads) gain(play, seat, 2, 'whim');
  else lose(play, [seat], 2, 'whim');
}
