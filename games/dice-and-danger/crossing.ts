import type { Emit, Seat } from '../../kernel/game.ts';
import { type Board, FAR, NEXT } from './board.ts';
import { EXTRA_LIFE_GEMS, EXTRA_LIVES, EXTRA_SYMBOLS, LIVES, PORTAL_NUMBER, TORCHES, WORM_DAMAGE } from './data.ts';
import { REWARDS, type Reward } from './action.ts';
import type { DiceAndDanger } from './kind.ts';
import { type Node, type Space } from './sheet.ts';
import { isFull, numberIn, type Paper, type Pencil } from './state.ts';

/** Whose pencil it is, and who listens. */
export interface Hand {
  readonly seat: Seat;
  readonly pencil: Pencil;
  readonly emit: Emit<DiceAndDanger> | undefined;
}

/** DDD-16, DDD-26, DDD-Q11: a visited space, and a defeated room that has been reached, bring their neighbours close. */
export function spread(board: Board, paper: Paper, from: Node): void {
  const { near } = paper;
  for (const node of board.neighbours[from] ?? []) {
    if (near[node] === NEXT) continue;
    const wasFar = near[node] === FAR;
    near[node] = NEXT;
    if (wasFar && isFull(board, paper, node)) spread(board, paper, node);
  }
}

/** Crosses out one box of a space; with the last one it is visited (DDD-15, DDD-CC-2). */
export function crossSpace(board: Board, hand: Hand, space: Node): void {
  const { paper } = hand.pencil;
  const crosses = (paper.crosses[space] ?? 0) + 1;
  paper.crosses[space] = crosses;
  if (!isFull(board, paper, space)) return hand.emit?.({ type: 'rubble-cleared', seat: hand.seat, space });
  visit(board, hand, space);
}

function visit(board: Board, hand: Hand, space: Node): void {
  const { paper } = hand.pencil;
  hand.emit?.({ type: 'space-visited', seat: hand.seat, space, number: numberIn(board, paper, space) ?? 0 });
  spread(board, paper, space);
  takeWhatIsThere(board, hand, (board.sheet.spaces[space] as Space).kind);
  if (isPortal(board, paper, space)) openPortal(board, hand);
}

function takeWhatIsThere(board: Board, hand: Hand, kind: Space['kind']): void {
  const { seat, emit, pencil } = hand;
  if (kind === 'gold') {
    pencil.paper.gold++;
    emit?.({ type: 'gold-found', seat });
  } else if (kind === 'gem') {
    pencil.paper.gems++;
    emit?.({ type: 'gem-found', seat });
  } else if (kind === 'chest') pencil.chests++;
  else if (kind === 'fist') swingFist(board, hand);
}

/** DDD-AA-2. Armour takes two or nothing (DDD-DD-2). */
function swingFist(board: Board, hand: Hand): void {
  hand.emit?.({ type: 'fist-swung', seat: hand.seat });
  for (const room of board.bare) if (!isFull(board, hand.pencil.paper, room)) damage(board, hand, room, 1);
}

/** DDD-PP-3, DDD-Q20. */
function isPortal({ blank, portal, clouds }: Board, { written, crosses }: Paper, space: Node): boolean {
  if (blank === undefined || crosses[blank] === 1) return false;
  return portal === undefined ? written[clouds.indexOf(space)] === PORTAL_NUMBER : portal === space;
}

function openPortal(board: Board, { pencil: { paper }, seat, emit }: Hand): void {
  const blank = board.blank as Node;
  paper.crosses[blank] = 1;
  paper.near[blank] = NEXT;
  emit?.({ type: 'portal-opened', seat });
  spread(board, paper, blank);
}

/** Crosses out boxes of a room, as many as are left. A defeated worm hurts the boss (DDD-PP-5, DDD-Q22). */
export function damage(board: Board, hand: Hand, room: Node, boxes: number): void {
  const { paper } = hand.pencil;
  const before = paper.crosses[room] ?? 0;
  const after = Math.min(board.boxes[room] ?? 0, before + boxes);
  paper.crosses[room] = after;
  hand.pencil.damage += after - before;
  hand.emit?.({ type: 'monster-hit', seat: hand.seat, ...named(board, room), boxes: after - before });
  if (!isFull(board, paper, room)) return;
  if (paper.near[room] === NEXT) spread(board, paper, room);
  if (!board.monsters.includes(room)) wound(board, hand);
}

function wound(board: Board, hand: Hand): void {
  if (!isFull(board, hand.pencil.paper, board.boss)) damage(board, hand, board.boss, WORM_DAMAGE);
}

export function named({ sheet }: Board, room: Node): { readonly room: Node; readonly name: string } {
  return { room, name: sheet.rooms[room - sheet.spaces.length]?.name ?? '' };
}

/** DDD-33 to DDD-37. */
export function takeReward({ seat, pencil, emit }: Hand, reward: Reward): void {
  const { paper } = pencil;
  pencil.chests--;
  paper.rewards[REWARDS.indexOf(reward)] = 1;
  if (reward === 'torches') paper.torches += TORCHES;
  else if (reward === 'black') paper.symbols += EXTRA_SYMBOLS;
  else {
    paper.green += EXTRA_LIVES;
    paper.gems += EXTRA_LIFE_GEMS;
  }
  emit?.({ type: 'chest-opened', seat, reward });
}

/** DDD-18, DDD-34: green boxes first. The tenth loss is the last one that counts (DDD-Q2). */
export function loseLives(paper: Paper, lives: number): void {
  const green = Math.min(paper.green, lives);
  paper.green -= green;
  paper.lost = Math.min(LIVES, paper.lost + lives - green);
}
