import type { Emit, Seat } from '../../kernel/game.ts';
import type { Content, Goal } from './content.ts';
import { damage, loseLives, named, takeHonour, takeTrophy } from './paper.ts';
import { ACHIEVEMENT_GEMS, LIVES } from './data.ts';
import type { Cause } from './events.ts';
import type { DiceAndDanger } from './kind.ts';
import type { Node, Room } from './sheet.ts';
import { copyPaper, isFull, type Paper, draftOf, type State } from './state.ts';

type Listener = Emit<DiceAndDanger> | undefined;

/** A round in which all have said that they are done. */
interface Round {
  readonly content: Content;
  readonly state: State;
  /** Who was alive when it began. */
  readonly living: readonly Seat[];
  readonly emit: Listener;
}

/** DDD-PP-1, DDD-Q34: the writing is shown when all have written. */
export function settleWriting(content: Content, state: State, emit: Listener): void {
  putDown(content.everyone, state);
  state.phase = 'roll';
  if (!emit) return;
  for (const seat of content.everyone)
    emit({ type: 'seat-wrote', seat, written: paperOf(state, seat).written.slice() });
}

/** DDD-Q12: what happens when a round is over, in this order. What the seats crossed out stands already. */
export function settleRound(content: Content, state: State, emit: Listener): void {
  const living = content.everyone.filter(seat => state.fallen[seat] === 0);
  const round: Round = { content, state, living, emit };
  show(round);
  const slain = settleDefeats(round);
  dealFreeDamage(round, slain);
  settleAchievements(round);
  punishIdleness(round);
  settleDeaths(round);
  putDown(living, state);
  const cause = causeOfEnd(round);
  if (cause) endGame(round, cause);
  else nextRound(round);
}

function show({ content, state, living, emit }: Round): void {
  if (!emit) return;
  for (const seat of living) {
    const [before, { paper: after }] = [paperOf(state, seat), draftOf(state, seat)];
    const changed = content.boxes.map((_, node) => node).filter(node => after.crosses[node] !== before.crosses[node]);
    const rooms = changed.filter(node => content.rooms.includes(node));
    emit({
      type: 'round-shown',
      seat,
      paper: copyPaper(after),
      spaces: changed.filter(node => !content.rooms.includes(node)),
      rooms,
      boxes: rooms.reduce((sum, node) => sum + (after.crosses[node] ?? 0) - (before.crosses[node] ?? 0), 0),
      lost: after.lost - before.lost + Math.max(0, before.green - after.green),
    });
  }
}

function paperOf(state: Readonly<State>, seat: Seat): Paper {
  const paper = state.papers[seat];
  if (!paper) throw new Error(`no seat ${seat}`);
  return paper;
}

const isNew = ({ content, state }: Round, seat: Seat, room: Node): boolean =>
  isFull(content, draftOf(state, seat).paper, room) && !isFull(content, paperOf(state, seat), room);

/** DDD-27 to DDD-29, DDD-32: all who are first together take the higher reward and pay the hearts. */
function settleDefeats(round: Round): Node[] {
  const { content, state, living } = round;
  const first: Node[] = [];
  for (const room of content.monsters) {
    const slayers = living.filter(seat => isNew(round, seat, room));
    if (slayers.length === 0) continue;
    const isFirst = firstTime(state.slain, content.rooms.indexOf(room), state.round);
    for (const seat of slayers) reward(round, seat, room, isFirst ? 'first' : 'later');
    if (isFirst) first.push(room);
  }
  return first;
}

/** Notes the round in which something happened for the first time; answers whether it is this one. */
export function firstTime(rounds: number[], index: number, round: number): boolean {
  if (rounds[index] === 0) rounds[index] = round;
  return rounds[index] === round;
}

function reward({ content, state, emit }: Round, seat: Seat, room: Node, time: 'first' | 'later'): void {
  const { paper } = draftOf(state, seat);
  const { gems, hearts } = content.sheet.rooms[content.rooms.indexOf(room)] as Room;
  const isFirst = time === 'first';
  const won = isFirst ? gems[0] : gems[1];
  const paid = isFirst ? hearts : 0;
  takeTrophy(paper, won, paid);
  emit?.({ type: 'monster-slain', seat, ...named(content, room), gems: won, hearts: paid, first: isFirst });
}

/** DDD-30, DDD-31, DDD-Q13, DDD-Q14; not for armour (DDD-DD-3). */
function dealFreeDamage(round: Round, slain: readonly Node[]): void {
  const { content, state, living, emit } = round;
  for (const room of slain)
    for (const seat of living) {
      const draft = draftOf(state, seat);
      if (!content.bare.includes(room) || isFull(content, draft.paper, room)) continue;
      if (draft.free === 'take') takeFreeDamage(round, seat, room);
      else emit?.({ type: 'free-damage-left', seat, ...named(content, room) });
    }
}

function takeFreeDamage(round: Round, seat: Seat, room: Node): void {
  const { content, state, emit } = round;
  const draft = draftOf(state, seat);
  emit?.({ type: 'free-damage', seat, ...named(content, room) });
  damage(content, { seat, draft, emit: undefined }, room, 1);
  if (isFull(content, draft.paper, room)) reward(round, seat, room, 'later');
}

/** DDD-42, DDD-Q15, DDD-Q16; alone it is always the first time (DDD-Q31). */
function settleAchievements({ content, state, living, emit }: Round): void {
  for (const [i, goal] of content.achievements.entries())
    for (const seat of living) {
      const { paper } = draftOf(state, seat);
      if (paper.achievements[i] !== 0 || !isDone(content, paper, goal)) continue;
      const gems = firstTime(state.honoured, i, state.round) ? ACHIEVEMENT_GEMS.first : ACHIEVEMENT_GEMS.later;
      takeHonour(paper, i, gems);
      emit?.({ type: 'deed-done', seat, deed: goal.achievement, gems });
    }
}

function isDone(content: Content, paper: Readonly<Paper>, goal: Goal): boolean {
  if (goal.type === 'join') return isJoined(content, paper, goal.left, goal.right);
  let full = 0;
  for (const node of goal.nodes) if (isFull(content, paper, node)) full++;
  return full >= goal.count;
}

/** DDD-AA-4, DDD-Q25: a link of visited spaces and defeated rooms from one side to the other. */
function isJoined(content: Content, paper: Readonly<Paper>, left: readonly Node[], right: readonly Node[]): boolean {
  if (!right.some(node => isFull(content, paper, node))) return false;
  const linked = new Set(left.filter(node => isFull(content, paper, node)));
  for (const node of linked)
    for (const next of content.sheet.neighbours[node] ?? []) if (isFull(content, paper, next)) linked.add(next);
  return right.some(node => linked.has(node));
}

/** DDD-S-3. */
function punishIdleness({ content, state, emit }: Round): void {
  if (content.everyone.length > 1) return;
  const draft = draftOf(state, 0);
  if (draft.damage > 0) return;
  loseLives(draft.paper, 1);
  emit?.({ type: 'no-damage', seat: 0 });
}

/** DDD-19, DDD-Q27. */
function settleDeaths({ state, living, emit }: Round): void {
  for (const seat of living)
    if (draftOf(state, seat).paper.lost === LIVES) {
      state.fallen[seat] = state.round;
      emit?.({ type: 'seat-fell', seat });
    }
}

/** The drafts are in ink now: the sheets are shown as they are, and the next round begins with fresh drafts. */
function putDown(seats: readonly Seat[], state: State): void {
  for (const seat of seats) {
    const draft = draftOf(state, seat);
    state.papers[seat] = copyPaper(draft.paper);
    draft.split = null;
    draft.damage = 0;
    draft.free = 'take';
    draft.done = false;
  }
}

/** DDD-38, DDD-Q1, DDD-Q26, DDD-Q28, DDD-Q38. */
function causeOfEnd({ content, state, living }: Round): Cause | undefined {
  const alive = living.filter(seat => state.fallen[seat] === 0);
  if (alive.length === 0) return content.everyone.length === 1 ? 'fallen' : 'none-left';
  const hasAll = (seat: Seat): boolean => content.monsters.every(room => isFull(content, paperOf(state, seat), room));
  const isLast =
    content.endTrigger === 'ownSheet'
      ? alive.some(hasAll)
      : content.monsters.every(room => state.slain[content.rooms.indexOf(room)] !== 0);
  if (isLast) return 'last-monster';
  return alive.length === 1 && content.everyone.length > 1 ? 'one-left' : undefined;
}

function endGame({ state, emit }: Round, cause: Cause): void {
  state.phase = 'over';
  emit?.({ type: 'game-ended', cause });
}

/** DDD-8, DDD-Q32: the dice go to the next who lives. */
function nextRound({ content, state }: Round): void {
  const seats = content.everyone.length;
  do state.roller = (state.roller + 1) % seats;
  while (state.fallen[state.roller] !== 0);
  state.phase = 'roll';
}
