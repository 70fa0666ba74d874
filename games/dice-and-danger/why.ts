import { CHANCE, type Refusal, type Seat } from '../../kernel/game.ts';
import { isRecord } from '../../kernel/plain.ts';
import { FREE_DAMAGE, REWARDS } from './action.ts';
import { type Content, FAR, NEXT } from './content.ts';
import { named } from './crossing.ts';
import { WRITTEN } from './data.ts';
import { isDouble, type Pair, rollShowing } from './dice.ts';
import type { Reason } from './events.ts';
import { isHittable, mayComeFree } from './round.ts';
import { isRoom, type Node, spaceAt } from './sheet.ts';
import { hasSplit, isFull, numberIn, type Paper, type Pencil, pencilOf, type State } from './state.ts';

type Input = Readonly<Record<string, unknown>>;

function refuse(reason: Reason, rule: string): Refusal<Reason> {
  return { refused: reason, rule };
}

const UNREADABLE = refuse({ type: 'unreadable' }, 'DDD-14');

/** Which rule stands against an input that is not legal, in the order of RULES.md. */
export function why(content: Content, state: Readonly<State>, seat: Seat, input: unknown): Refusal<Reason> {
  if (state.phase === 'over') return refuse({ type: 'over' }, 'DDD-38');
  if (seat !== CHANCE && !content.everyone.includes(seat)) return refuse({ type: 'not-seated' }, 'DDD-4');
  if (state.phase === 'roll') return refuse({ type: 'roll-first' }, 'DDD-9');
  if (seat === CHANCE || !isRecord(input)) return UNREADABLE;
  if (state.fallen[seat] !== 0) return refuse({ type: 'dead' }, 'DDD-19');
  const pencil = pencilOf(state, seat);
  if (pencil.done) return refuse({ type: 'done-already' }, 'DDD-Q34');
  return state.phase === 'write' ? whyNotWrite(content, pencil, input) : whyNotStep(content, state, seat, input);
}

/** DDD-PP-1. */
function whyNotWrite({ clouds }: Content, { paper: { written } }: Pencil, input: Input): Refusal<Reason> {
  const { type, cloud, number } = input;
  if (!written.includes(0)) return refuse({ type: 'all-written' }, 'DDD-PP-1');
  if (type !== 'write' || typeof number !== 'number') return refuse({ type: 'write-first' }, 'DDD-PP-1');
  if (!WRITTEN.some(choice => choice === number)) return refuse({ type: 'not-to-write', number }, 'DDD-PP-1');
  if (written.includes(number)) return refuse({ type: 'written-already', number }, 'DDD-PP-1');
  const isCloud = clouds.some(space => space === cloud);
  return refuse({ type: isCloud ? 'cloud-full' : 'no-cloud' }, 'DDD-PP-1');
}

function whyNotStep(content: Content, state: Readonly<State>, seat: Seat, input: Input): Refusal<Reason> {
  const pencil = pencilOf(state, seat);
  if (input.type === 'chest') return whyNotReward(pencil, input);
  if (pencil.chests > 0) return refuse({ type: 'chest-first' }, 'DDD-33');
  if (input.type === 'split') return whyNotSplit(state, pencil, input);
  if (input.type === 'torch') return whyNotTorch(content, pencil, input);
  if (!hasSplit(pencil)) return refuse({ type: 'split-first' }, 'DDD-10');
  return input.type === 'free' ? whyNotFree(content, state, pencil, input) : whyNotCross(content, pencil, input);
}

function whyNotFree(content: Content, state: Readonly<State>, pencil: Pencil, { damage }: Input): Refusal<Reason> {
  if (!FREE_DAMAGE.some(known => known === damage)) return UNREADABLE;
  if (!mayComeFree(content, state, pencil)) return refuse({ type: 'no-free-damage' }, 'DDD-30');
  if (pencil.free === damage) return refuse({ type: 'free-chosen' }, 'DDD-Q13');
  return refuse({ type: 'sums-left', sums: pencil.pairs.map(({ sum }) => sum) }, 'DDD-Q13');
}

function whyNotReward({ chests }: Pencil, { reward }: Input): Refusal<Reason> {
  if (!REWARDS.some(known => known === reward)) return UNREADABLE;
  return chests > 0 ? refuse({ type: 'reward-taken' }, 'DDD-Q17') : refuse({ type: 'no-chest' }, 'DDD-33');
}

function whyNotSplit({ dice }: Readonly<State>, pencil: Pencil, { sums }: Input): Refusal<Reason> {
  if (!Array.isArray(sums) || !sums.every(Number.isInteger)) return UNREADABLE;
  if (hasSplit(pencil)) return refuse({ type: 'split-stands' }, 'DDD-Q7');
  const { white, black } = rollShowing(dice);
  const fits = ({ action }: (typeof white)[number]): boolean => action.sums.every((sum, i) => sums[i] === sum);
  if (white.some(fits)) return refuse({ type: 'white-will-do', sums }, 'DDD-Q6');
  return refuse(
    { type: black.some(fits) ? 'no-symbol' : 'no-such-split', sums },
    black.some(fits) ? 'DDD-12' : 'DDD-10',
  );
}

function whyNotTorch(content: Content, { paper }: Pencil, { node }: Input): Refusal<Reason> {
  if (!isNode(content, node)) return refuse({ type: 'no-such-space' }, 'DDD-6');
  if (paper.torches === 0) return refuse({ type: 'no-torch' }, 'DDD-35');
  if (isRoom(content.sheet, node)) return whyNotInRoom(content, paper, node) ?? armour(content, node);
  if (spaceAt(content.sheet, node).kind === 'blank') return refuse({ type: 'no-number' }, 'DDD-PP-4');
  return whyNotInSpace(content, paper, node) ?? refuse({ type: 'start-apart' }, 'DDD-Q18');
}

function isNode({ boxes }: Content, node: unknown): node is Node {
  return typeof node === 'number' && node in boxes;
}

function whyNotInRoom(content: Content, paper: Readonly<Paper>, room: Node): Refusal<Reason> | undefined {
  const { name } = named(content, room);
  if (isFull(content, paper, room)) return refuse({ type: 'defeated', name }, 'DDD-26');
  return paper.near[room] === NEXT ? undefined : refuse({ type: 'not-reached', name }, 'DDD-23');
}

const armour = (content: Content, room: Node): Refusal<Reason> =>
  refuse({ type: 'armoured', name: named(content, room).name }, 'DDD-DD-2');

function whyNotInSpace(content: Content, paper: Readonly<Paper>, space: Node): Refusal<Reason> | undefined {
  if (isFull(content, paper, space)) return refuse({ type: 'visited' }, 'DDD-15');
  return paper.near[space] === FAR ? refuse({ type: 'not-adjacent' }, 'DDD-16') : undefined;
}

function whyNotCross(content: Content, pencil: Pencil, input: Input): Refusal<Reason> {
  const sums = pencil.pairs.map(({ sum }) => sum);
  switch (input.type) {
    case 'mark':
    case 'hit':
      return whyNotUse(content, pencil, input);
    case 'crush':
      return whyNotCrush(content, pencil, input);
    case 'give-up':
      return refuse(sums.length > 0 ? { type: 'has-target', sums } : { type: 'nothing-left' }, 'DDD-17');
    case 'done':
      return refuse({ type: 'sums-left', sums }, 'DDD-17');
    default:
      return UNREADABLE;
  }
}

function whyNotUse(content: Content, pencil: Pencil, { type, space, room, sum }: Input): Refusal<Reason> {
  const pair = pencil.pairs.findLast(left => left.sum === sum);
  if (typeof sum !== 'number') return UNREADABLE;
  if (!pair) return refuse({ type: 'no-such-sum', sum }, 'DDD-14');
  const target = type === 'mark' ? space : room;
  if (!isNode(content, target) || isRoom(content.sheet, target) !== (type === 'hit'))
    return refuse({ type: type === 'mark' ? 'no-such-space' : 'no-such-room' }, 'DDD-6');
  return type === 'mark' ? whyNotMark(content, pencil, target, pair) : whyNotHit(content, pencil, target, sum);
}

function whyNotMark(content: Content, { paper, pairs }: Pencil, space: Node, { sum }: Pair): Refusal<Reason> {
  const { kind } = spaceAt(content.sheet, space);
  const number = numberIn(content, paper, space);
  if (kind === 'blank') return refuse({ type: 'no-number' }, 'DDD-PP-4');
  const closed = whyNotInSpace(content, paper, space);
  if (closed) return closed;
  if (number !== undefined && number !== sum) return refuse({ type: 'wrong-number', number, sum }, 'DDD-14');
  const isPlain = pairs.every(pair => pair.sum !== sum || !isDouble(pair));
  return isPlain ? refuse({ type: 'needs-double', number: number ?? 0 }, 'DDD-AA-1') : UNREADABLE;
}

function whyNotHit(content: Content, { paper }: Pencil, room: Node, number: number): Refusal<Reason> {
  const { name } = named(content, room);
  const closed = whyNotInRoom(content, paper, room);
  if (closed) return closed;
  if (!content.torchable.includes(room)) return armour(content, room);
  const prey = content.prey[number]?.find(candidate => candidate.room === room);
  return refuse({ type: prey ? 'locked' : 'not-shown', name, number }, prey ? 'DDD-25' : 'DDD-24');
}

function whyNotCrush(content: Content, { paper, pairs }: Pencil, { room }: Input): Refusal<Reason> {
  if (!isNode(content, room) || !isRoom(content.sheet, room)) return refuse({ type: 'no-such-room' }, 'DDD-6');
  const { name } = named(content, room);
  if (content.torchable.includes(room)) return refuse({ type: 'not-armoured', name }, 'DDD-DD-2');
  const closed = whyNotInRoom(content, paper, room);
  if (closed) return closed;
  if (pairs.length < 2) return armour(content, room);
  const preyOf = (sum: number) => content.armoured[sum]?.find(prey => prey.room === room);
  const isUnfit = (sum: number): boolean => {
    const prey = preyOf(sum);
    return !prey || !isHittable(content, paper, prey);
  };
  const number = pairs.map(({ sum }) => sum).find(isUnfit) ?? 0;
  return refuse({ type: preyOf(number) ? 'locked' : 'not-shown', name, number }, 'DDD-Q24');
}
