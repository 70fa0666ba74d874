import type { Seat } from '../../kernel/game.ts';
import { eventCard, type EventName } from './cards.ts';
import { MOST_TURNS } from './data.ts';
import { gain, lose } from './health.ts';
import { groundIndex, marksUnder, PLAGUE, WALL } from './line.ts';
import { groundNow, type Material } from './material.ts';
import { finish, next, nextStages, type Play } from './play.ts';
import { distance, distanceToSquare, isWithin, LARGE, NEAR, SPAN, SQUARES, UNIT } from './square.ts';
import { type Character, characterOf, type Effect, otherOf, type State } from './state.ts';
import { growths } from './walls.ts';

const SEATS: readonly Seat[] = [0, 1];
const BLADE_CUTS = 4;
const HANDS_AND_EYES: readonly Effect[] = ['weak', 'blind', 'fists', 'full'];

/** DP-27: a turn is a flick, an event, and whatever junk is used around them. */
export function beginTurn(play: Play, seat: Seat): void {
  const { state, emit } = play;
  if (state.characters.every(({ turns }) => turns >= MOST_TURNS)) return runOut(play);
  const character = characterOf(state, seat);
  state.turn = seat;
  state.bribed = false;
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

/** DP-Q29: a magic wall that could have grown and did not is forgotten. */
export function endTurn(play: Play, seat: Seat): void {
  const { material, state, emit } = play;
  const character = characterOf(state, seat);
  if (character.effects.includes('full')) {
    character.effects = character.effects.filter(effect => effect !== 'full');
    state.discards.push('hands-full');
    emit?.({ type: 'relieved', seat, effect: 'full' });
  }
  if (growths(material, state).length > 0) {
    emit?.({ type: 'stone-forgotten', seat });
    loseStone(state);
  }
  next(state, { type: 'turn', seat: otherOf(seat) });
}

export function loseStone(state: State): void {
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
  const stays =
    card === 'bolted' ||
    card === 'plague' ||
    (card === 'stone' && state.stone !== null) ||
    (card === 'hands-full' && state.characters.some(({ effects }) => effects.includes('full')));
  if (!stays) state.discards.push(card);
}

/** DP-33, DP-Q22: the same effect counts once. */
export function afflict({ state, emit }: Play, seat: Seat, effect: Effect): void {
  const { effects } = characterOf(state, seat);
  if (!effects.includes(effect)) effects.push(effect);
  emit?.({ type: 'hindered', seat, effect });
}

/** Smelling Salts: all hand and eye effects end. */
export function sober({ state, emit }: Play, seat: Seat): void {
  const character = characterOf(state, seat);
  const cured = character.effects.filter(effect => HANDS_AND_EYES.includes(effect));
  character.effects = character.effects.filter(effect => !HANDS_AND_EYES.includes(effect));
  if (cured.includes('full')) state.discards.push('hands-full');
  for (const effect of cured) emit?.({ type: 'relieved', seat, effect });
}

/** DP-45, DP-Q31. */
export function bolt({ state, emit }: Play): void {
  state.bolted = true;
  emit?.({ type: 'table-bolted' });
}

/** Grey Plague: it costs 1 HP where somebody stands when it appears. */
export function spreadPlague(play: Play): void {
  const { material, state, emit } = play;
  const [red = 1, black = 1] = state.dice;
  state.plague = { red, black };
  emit?.({ type: 'plague-drawn', red, black });
  const ground = groundNow(material, state);
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
  const near = SEATS.filter(seat => isNearWall(play.material, play.state, characterOf(play.state, seat)));
  if (near.length === 0) play.emit?.({ type: 'nobody-near', seat: drawer });
  lose(play, near, 2, 'crawlers');
}

function isNearWall(material: Material, state: Readonly<State>, character: Character): boolean {
  const { x, y } = character;
  if (Math.min(x, y, SPAN - x, SPAN - y) <= NEAR * UNIT) return true;
  const ground = groundNow(material, state);
  for (let square = 0; square < SQUARES; square++)
    if (((ground[groundIndex(square)] ?? 0) & WALL) !== 0 && isWithin(distanceToSquare(character, square), NEAR))
      return true;
  return false;
}

/** Rat Tide: whoever is nearest to the middle of the rolled large square; both if equally near. */
export function rats(play: Play): void {
  const { state } = play;
  const [red = 1, black = 1] = state.dice;
  const middle = { x: ((2 * red - 1) * LARGE * UNIT) / 2, y: ((2 * black - 1) * LARGE * UNIT) / 2 };
  const away = state.characters.map(character => distance(character, middle));
  lose(
    play,
    SEATS.filter(seat => away[seat] === Math.min(...away)),
    1,
    'rats',
  );
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
