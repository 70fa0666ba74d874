import { CHANCE, type Emit, type Seat } from '../../kernel/game.ts';
import { type Action, type ActionOf, FREE_DAMAGE, REWARDS } from './action.ts';
import { type Content, FAR, actionAt, NEXT, type Prey } from './content.ts';
import { crossSpace, damage, type Actor, loseLives, takeReward } from './paper.ts';
import { WRITTEN } from './data.ts';
import { isDouble, type Pair, ROLLS, rollShowing, splitBy, SUMS } from './dice.ts';
import type { DiceAndDanger } from './kind.ts';
import { keysOf, type Node } from './sheet.ts';
import { type Draft, draftOf, isFull, type Paper, type State, type Table } from './state.ts';

export const ROLL_ACTIONS: readonly Action[] = ROLLS.map(({ action }) => action);
export const ROLL_ODDS: readonly number[] = ROLLS.map(({ odds }) => odds);

const CHESTS: readonly ActionOf<'chest'>[] = REWARDS.map(reward => ({ type: 'chest', reward }));
const DONE: Action = { type: 'done' };
const FREE: readonly ActionOf<'free'>[] = FREE_DAMAGE.map(choice => ({ type: 'free', damage: choice }));

/** Places in WRITTEN. */
const CHOICES: readonly number[] = WRITTEN.map((_, choice) => choice);

/** By lives lost, first and second sum; the second is 0 when one sum is given up. */
const GIVE_UPS: readonly (readonly (readonly ActionOf<'give-up'>[])[])[] = [0, 1, 2].map(lives =>
  [0, 1, ...SUMS].map(a => [0, 1, ...SUMS].map(b => ({ type: 'give-up', sums: b === 0 ? [a] : [a, b], lives }))),
);

export function actionsOf(content: Content, state: Readonly<State>, seat: Seat): readonly Action[] {
  if (seat === CHANCE) return ROLL_ACTIONS;
  const draft = draftOf(state, seat);
  if (state.phase === 'write') return writeActions(content, draft);
  if (draft.chests > 0) return CHESTS.filter((_, reward) => draft.paper.rewards[reward] === 0);
  return draft.split ? sumActions(content, state, draft) : splitActions(content, state, seat, draft);
}

/** DDD-PP-1: any number that is left into any cloud that is empty. */
function writeActions({ actions }: Content, { paper: { written } }: Readonly<Draft>): readonly Action[] {
  const found: Action[] = [];
  const left = CHOICES.filter(choice => !written.includes(WRITTEN[choice] as number));
  for (let cloud = 0; cloud < written.length; cloud++)
    if (written[cloud] === 0) for (const choice of left) found.push(actionAt(actions.writes[cloud], choice));
  return found.length > 0 ? found : [DONE];
}

/** DDD-10 to DDD-12; DDD-35: a torch may come first, and its chest may pay for the black die (DDD-Q7). */
function splitActions(
  content: Content,
  state: Readonly<State>,
  seat: Seat,
  { paper }: Readonly<Draft>,
): readonly Action[] {
  const found: Action[] = [];
  const roll = rollShowing(state.dice);
  for (const { action } of roll.white) found.push(action);
  if (paper.symbols > 0 || isBlackFree(content, state, seat)) for (const { action } of roll.black) found.push(action);
  if (paper.torches > 0) listTorches(content, paper, found);
  return found;
}

/** DDD-11, DDD-S-1: alone one never counts as active. */
export function isBlackFree({ everyone }: Content, { roller }: Readonly<Table>, seat: Seat): boolean {
  return roller === seat && everyone.length > 1;
}

/** DDD-14, DDD-35; DDD-Q5: giving up is for those who have no target, and DONE for those who have used both sums. */
function sumActions(content: Content, table: Readonly<Table>, draft: Readonly<Draft>): readonly Action[] {
  const found: Action[] = [];
  listTargets(content, draft, found);
  const hasTarget = found.length > 0;
  if (draft.pairs.length === 0) found.push(DONE);
  else if (!hasTarget || mayForfeit(content, draft)) found.push(givingUp(content, draft));
  if (draft.paper.torches > 0) listTorches(content, draft.paper, found);
  if (!hasTarget && mayComeFree(content, table, draft)) listFree(draft, found);
  return found;
}

/** DDD-30, DDD-DD-3: some monster without armour is left here that nobody has defeated yet. */
export function mayComeFree(content: Content, { slain }: Readonly<Table>, { paper }: Readonly<Draft>): boolean {
  const { everyone, bare, sheet } = content;
  return (
    everyone.length > 1 && bare.some(room => slain[room - sheet.spaces.length] === 0 && !isFull(content, paper, room))
  );
}

/** DDD-Q13: the other choice than the one that stands. */
function listFree({ free }: Readonly<Draft>, found: Action[]): void {
  for (const action of FREE) if (action.damage !== free) found.push(action);
}

/** DDD-S-4, DDD-Q29. */
function mayForfeit({ everyone }: Content, { pairs, damage: dealt }: Readonly<Draft>): boolean {
  return everyone.length === 1 && pairs.length === 1 && dealt > 0;
}

function givingUp({ everyone }: Content, { pairs, damage: dealt }: Readonly<Draft>): Action {
  const lives = pairs.length - (everyone.length === 1 && dealt > 0 ? 1 : 0);
  return actionAt(GIVE_UPS[lives]?.[pairs[0]?.sum ?? 0], pairs[1]?.sum ?? 0);
}

function listTargets(content: Content, { pairs, paper }: Readonly<Draft>, found: Action[]): void {
  const [one, two] = pairs;
  if (!one) return;
  const isTwin = two?.sum === one.sum;
  listFor(content, paper, isTwin && isDouble(two) ? two : one, found);
  if (!two) return;
  if (!isTwin) listFor(content, paper, two, found);
  listCrushes(content, paper, [one, two], found);
}

/** What one pair may cross out: spaces first, then boxes of rooms. */
function listFor(content: Content, paper: Readonly<Paper>, pair: Pair, found: Action[]): void {
  const { sum } = pair;
  const { clouds, actions } = content;
  const consider = (space: Node): void => {
    if (isOpen(content, paper, space)) found.push(actionAt(actions.marks[space], sum));
  };
  for (const space of content.plain[sum] ?? []) consider(space);
  if (isDouble(pair)) for (const space of content.doubled[sum] ?? []) consider(space);
  for (let i = 0; i < clouds.length; i++) if (paper.written[i] === sum) consider(clouds[i] as Node);
  for (const prey of content.prey[sum] ?? [])
    if (isHittable(content, paper, prey)) found.push(actionAt(actions.hits[prey.room], sum));
}

/** DDD-15, DDD-16: not visited, and a start or next to what is. */
export function isOpen(content: Content, paper: Readonly<Paper>, space: Node): boolean {
  return paper.near[space] !== FAR && !isFull(content, paper, space);
}

/** DDD-23 to DDD-26: reached, alive, and the number usable. */
export function isHittable(content: Content, paper: Readonly<Paper>, { room, key }: Prey): boolean {
  return (
    paper.near[room] === NEXT && !isFull(content, paper, room) && (key === undefined || isFull(content, paper, key))
  );
}

/** DDD-25: a locked number of a room whose key is visited. */
export function isUnlocked(content: Content, paper: Readonly<Paper>, room: Node, number: number): boolean {
  return keysOf(content.sheet, room, number).some(key => isFull(content, paper, key));
}

/** DDD-DD-2, DDD-Q24: both sums together. */
function listCrushes(
  content: Content,
  paper: Readonly<Paper>,
  [one, two]: readonly [Pair, Pair],
  found: Action[],
): void {
  const others = content.armoured[two.sum] ?? [];
  for (const prey of content.armoured[one.sum] ?? []) {
    const other = others.find(({ room }) => room === prey.room);
    if (other && isHittable(content, paper, prey) && isHittable(content, paper, other))
      found.push(actionAt(content.actions.crushes, prey.room));
  }
}

/** DDD-35, DDD-36, DDD-Q18: anything next to what is visited, but for the blank cloud and armour. */
function listTorches(content: Content, paper: Readonly<Paper>, found: Action[]): void {
  for (const node of content.torchable)
    if (paper.near[node] === NEXT && !isFull(content, paper, node)) found.push(actionAt(content.actions.torches, node));
}

/** One step of one seat. It touches that seat's draft only, so that the steps of several seats commute. */
export function takeStep(
  content: Content,
  state: State,
  [seat, action]: readonly [Seat, Action],
  emit?: Emit<DiceAndDanger>,
): void {
  const actor = { seat, draft: draftOf(state, seat), emit };
  switch (action.type) {
    case 'write':
      return write(content, actor, action);
    case 'split':
      return split(content, state, actor, action);
    case 'mark':
      return mark(content, actor, action);
    case 'hit':
      usePair(actor.draft, action.sum, 'any');
      return damage(content, actor, action.room, 1);
    case 'crush':
      actor.draft.pairs = [];
      return damage(content, actor, action.room, 2);
    case 'torch':
      return burnTorch(content, actor, action.node);
    case 'chest':
      return takeReward(actor, action.reward);
    case 'free':
      actor.draft.free = action.damage;
      return emit?.({ type: 'free-damage-chosen', seat, damage: action.damage });
    case 'give-up':
      return giveUp(actor, action);
    case 'done':
      actor.draft.done = true;
      return emit?.({ type: 'seat-done', seat });
    case 'roll':
      throw new Error('a seat does not roll');
  }
}

function write({ clouds }: Content, { seat, draft, emit }: Actor, { cloud, number }: ActionOf<'write'>): void {
  draft.paper.written[clouds.indexOf(cloud)] = number;
  emit?.({ type: 'cloud-written', seat, space: cloud, number });
}

/** DDD-12: a passive seat pays for the black die. */
function split(content: Content, state: State, { seat, draft, emit }: Actor, action: ActionOf<'split'>): void {
  const { sums, black } = action;
  const made = splitBy(rollShowing(state.dice), action);
  const paid = black && !isBlackFree(content, state, seat);
  if (paid) draft.paper.symbols--;
  draft.split = { ...made, paid };
  draft.pairs = [...made.pairs];
  emit?.({ type: 'dice-split', seat, sums, black, paid });
}

function mark(content: Content, actor: Actor, { space, sum }: ActionOf<'mark'>): void {
  usePair(actor.draft, sum, (content.doubled[sum] ?? []).includes(space) ? 'double' : 'any');
  crossSpace(content, actor, space);
}

function usePair(draft: Draft, sum: number, sort: 'double' | 'any'): void {
  draft.pairs.splice(placeOfPair(draft.pairs, sum, sort), 1);
}

/** DDD-Q39: of two equal sums the one that is no double goes first, as long as the target does not ask for one. */
function placeOfPair([one, two]: readonly Pair[], sum: number, sort: 'double' | 'any'): 0 | 1 {
  return one?.sum !== sum || (two?.sum === sum && isDouble(one) !== (sort === 'double')) ? 1 : 0;
}

/** The pairs, of those that are left, that would do for a target as well as the one that it takes, which is the first. */
export function pairsFor(content: Content, pairs: readonly Pair[], action: ActionOf<'mark' | 'hit'>): readonly Pair[] {
  const isDoubled = action.type === 'mark' && (content.doubled[action.sum] ?? []).includes(action.space);
  const used = pairs[placeOfPair(pairs, action.sum, isDoubled ? 'double' : 'any')];
  if (!used) return [];
  const alike = pairs.filter(pair => pair !== used && pair.sum === used.sum && isDouble(pair) === isDouble(used));
  return [used, ...alike];
}

function burnTorch(content: Content, actor: Actor, node: Node): void {
  actor.draft.paper.torches--;
  actor.emit?.({ type: 'torch-burnt', seat: actor.seat });
  if (node < content.sheet.spaces.length) crossSpace(content, actor, node);
  else damage(content, actor, node, 1);
}

/** DDD-17. Nothing follows it in this round (DDD-Q5). */
function giveUp({ seat, draft, emit }: Actor, { sums, lives }: ActionOf<'give-up'>): void {
  loseLives(draft.paper, lives);
  draft.pairs = [];
  draft.done = true;
  emit?.({ type: 'sums-given-up', seat, sums, lives });
  emit?.({ type: 'seat-done', seat });
}
