import type { Emit, Seat } from '../../kernel/game.ts';
import { type Content, FAR, NEXT } from './content.ts';
import { EXTRA_LIFE_GEMS, EXTRA_LIVES, EXTRA_SYMBOLS, LIVES, PORTAL_NUMBER, TORCHES, WORM_DAMAGE } from './data.ts';
import { REWARDS, type Reward } from './action.ts';
import type { DiceAndDanger } from './kind.ts';
import { type Node, type Space } from './sheet.ts';
import { isFull, numberIn, type Paper, type Draft } from './state.ts';

/** Whose draft it is, and who listens. */
export interface Actor {
  readonly seat: Seat;
  readonly draft: Draft;
  readonly emit: Emit<DiceAndDanger> | undefined;
}

/** DDD-16, DDD-26, DDD-Q11: a visited space, and a defeated room that has been reached, bring their neighbours close. */
function spread(content: Content, paper: Paper, from: Node): void {
  const { near } = paper;
  for (const node of content.sheet.neighbours[from] ?? []) {
    if (near[node] === NEXT) continue;
    const wasFar = near[node] === FAR;
    near[node] = NEXT;
    if (wasFar && isFull(content, paper, node)) spread(content, paper, node);
  }
}

/** Crosses out one box of a space; with the last one it is visited (DDD-15, DDD-CC-2). */
export function crossSpace(content: Content, actor: Actor, space: Node): void {
  const { paper } = actor.draft;
  const crosses = (paper.crosses[space] ?? 0) + 1;
  paper.crosses[space] = crosses;
  if (!isFull(content, paper, space)) return actor.emit?.({ type: 'rubble-cleared', seat: actor.seat, space });
  visit(content, actor, space);
}

function visit(content: Content, actor: Actor, space: Node): void {
  const { paper } = actor.draft;
  actor.emit?.({ type: 'space-visited', seat: actor.seat, space, number: numberIn(content, paper, space) ?? 0 });
  spread(content, paper, space);
  takeWhatIsThere(content, actor, (content.sheet.spaces[space] as Space).kind);
  if (isPortal(content, paper, space)) openPortal(content, actor);
}

function takeWhatIsThere(content: Content, actor: Actor, kind: Space['kind']): void {
  const { seat, emit, draft } = actor;
  if (kind === 'gold') {
    draft.paper.gold++;
    emit?.({ type: 'gold-found', seat });
  } else if (kind === 'gem') {
    draft.paper.gems++;
    emit?.({ type: 'gem-found', seat });
  } else if (kind === 'chest') draft.chests++;
  else if (kind === 'fist') swingFist(content, actor);
}

/** DDD-AA-2. Armour takes two or nothing (DDD-DD-2). */
function swingFist(content: Content, actor: Actor): void {
  actor.emit?.({ type: 'fist-swung', seat: actor.seat });
  for (const room of content.bare) if (!isFull(content, actor.draft.paper, room)) damage(content, actor, room, 1);
}

/** DDD-PP-3, DDD-Q20. */
function isPortal({ blank, portal, clouds }: Content, { written, crosses }: Paper, space: Node): boolean {
  if (blank === undefined || crosses[blank] === 1) return false;
  return portal === undefined ? written[clouds.indexOf(space)] === PORTAL_NUMBER : portal === space;
}

function openPortal(content: Content, { draft: { paper }, seat, emit }: Actor): void {
  const blank = content.blank as Node;
  paper.crosses[blank] = 1;
  paper.near[blank] = NEXT;
  emit?.({ type: 'portal-opened', seat });
  spread(content, paper, blank);
}

/** Crosses out boxes of a room, as many as are left. A defeated worm hurts the boss (DDD-PP-5, DDD-Q22). */
export function damage(content: Content, actor: Actor, room: Node, boxes: number): void {
  const { paper } = actor.draft;
  const before = paper.crosses[room] ?? 0;
  const after = Math.min(content.boxes[room] ?? 0, before + boxes);
  paper.crosses[room] = after;
  actor.draft.damage += after - before;
  actor.emit?.({ type: 'monster-hit', seat: actor.seat, ...named(content, room), boxes: after - before });
  if (!isFull(content, paper, room)) return;
  if (paper.near[room] === NEXT) spread(content, paper, room);
  if (!content.monsters.includes(room)) wound(content, actor);
}

function wound(content: Content, actor: Actor): void {
  if (!isFull(content, actor.draft.paper, content.boss)) damage(content, actor, content.boss, WORM_DAMAGE);
}

export function named({ sheet }: Content, room: Node): { readonly room: Node; readonly name: string } {
  return { room, name: sheet.rooms[room - sheet.spaces.length]?.name ?? '' };
}

/** DDD-33 to DDD-37. */
export function takeReward({ seat, draft, emit }: Actor, reward: Reward): void {
  const { paper } = draft;
  draft.chests--;
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

/** DDD-28, DDD-32: what a defeated monster brings and takes. */
export function takeTrophy(paper: Paper, gems: number, hearts: number): void {
  paper.gems += gems;
  loseLives(paper, hearts);
}

/** DDD-42. */
export function takeHonour(paper: Paper, achievement: number, gems: number): void {
  paper.achievements[achievement] = gems;
  paper.gems += gems;
}
