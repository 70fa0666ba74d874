import { CHANCE, type Refusal, type Seat } from '../../kernel/game.ts';
import { isRecord } from '../../kernel/plain.ts';
import { FREE_DAMAGE, REWARDS } from './action.ts';
import type { Content } from './content.ts';
import { named } from './paper.ts';
import { WRITTEN } from './data.ts';
import { isDouble, type Pair, rollShowing } from './dice.ts';
import type { Reason } from './events.ts';
import { needsOf } from './needs.ts';
import { isHittable, mayComeFree } from './round.ts';
import { isRoom, type Node, spaceAt } from './sheet.ts';
import { type Draft, draftOf, numberIn, type Paper, type Phase, type State } from './state.ts';

type Input = Readonly<Record<string, unknown>>;

function refuse(reason: Reason, rule: string): Refusal<Reason> {
  return { refused: reason, rule };
}

const UNREADABLE = refuse({ type: 'unreadable' }, 'DDD-14');

/** While clouds are written, and once the game is over, nothing helps. */
const MAY_CROSS: readonly Phase[] = ['roll', 'cross'];

/** Which rule stands against an input that is not legal, and what it would take where the input names a space or room. */
export function why(content: Content, state: Readonly<State>, seat: Seat, input: unknown): Refusal<Reason> {
  const { refused, rule } = whyNot(content, state, seat, input);
  const draft = state.drafts[seat];
  const node = isRecord(input) ? (input.space ?? input.room ?? input.node) : undefined;
  if (!draft || !isNode(content, node) || !MAY_CROSS.includes(state.phase)) return { refused, rule };
  return { refused: { ...refused, needs: needsOf(content, draft.paper, node) }, rule };
}

/** In the order of RULES.md. */
function whyNot(content: Content, state: Readonly<State>, seat: Seat, input: unknown): Refusal<Reason> {
  if (state.phase === 'over') return refuse({ type: 'over' }, 'DDD-38');
  if (seat !== CHANCE && !content.everyone.includes(seat)) return refuse({ type: 'not-seated' }, 'DDD-4');
  if (state.phase === 'roll') return refuse({ type: 'roll-first' }, 'DDD-9');
  if (seat === CHANCE || !isRecord(input)) return UNREADABLE;
  if (state.fallen[seat] !== 0) return refuse({ type: 'dead' }, 'DDD-19');
  const draft = draftOf(state, seat);
  if (draft.done) return refuse({ type: 'done-already' }, 'DDD-Q34');
  return state.phase === 'write' ? whyNotWrite(content, draft, input) : whyNotStep(content, state, seat, input);
}

/** DDD-PP-1. */
function whyNotWrite({ clouds }: Content, { paper: { written } }: Draft, input: Input): Refusal<Reason> {
  const { type, cloud, number } = input;
  if (!written.includes(0)) return refuse({ type: 'all-written' }, 'DDD-PP-1');
  if (type !== 'write' || typeof number !== 'number') return refuse({ type: 'write-first' }, 'DDD-PP-1');
  if (!WRITTEN.some(choice => choice === number)) return refuse({ type: 'not-to-write', number }, 'DDD-PP-1');
  if (written.includes(number)) return refuse({ type: 'written-already', number }, 'DDD-PP-1');
  const isCloud = clouds.some(space => space === cloud);
  return refuse({ type: isCloud ? 'cloud-full' : 'no-cloud' }, 'DDD-PP-1');
}

function whyNotStep(content: Content, state: Readonly<State>, seat: Seat, input: Input): Refusal<Reason> {
  const draft = draftOf(state, seat);
  if (input.type === 'chest') return whyNotReward(draft, input);
  if (draft.chests > 0) return refuse({ type: 'chest-first' }, 'DDD-33');
  if (input.type === 'split') return whyNotSplit(state, draft, input);
  if (input.type === 'torch') return whyNotTorch(content, draft, input);
  if (!draft.split) return refuse({ type: 'split-first' }, 'DDD-10');
  return input.type === 'free' ? whyNotFree(content, state, draft, input) : whyNotCross(content, draft, input);
}

function whyNotFree(content: Content, state: Readonly<State>, draft: Draft, { damage }: Input): Refusal<Reason> {
  if (!FREE_DAMAGE.some(known => known === damage)) return UNREADABLE;
  if (!mayComeFree(content, state, draft)) return refuse({ type: 'no-free-damage' }, 'DDD-30');
  if (draft.free === damage) return refuse({ type: 'free-chosen' }, 'DDD-Q13');
  return refuse({ type: 'sums-left', sums: draft.pairs.map(({ sum }) => sum) }, 'DDD-Q13');
}

function whyNotReward({ chests }: Draft, { reward }: Input): Refusal<Reason> {
  if (!REWARDS.some(known => known === reward)) return UNREADABLE;
  return chests > 0 ? refuse({ type: 'reward-taken' }, 'DDD-Q17') : refuse({ type: 'no-chest' }, 'DDD-33');
}

function whyNotSplit({ dice }: Readonly<State>, draft: Draft, { sums }: Input): Refusal<Reason> {
  if (!Array.isArray(sums) || !sums.every(Number.isInteger)) return UNREADABLE;
  if (draft.split) return refuse({ type: 'split-stands' }, 'DDD-Q7');
  const { white, black } = rollShowing(dice);
  const fits = ({ action }: (typeof white)[number]): boolean => action.sums.every((sum, i) => sums[i] === sum);
  if (white.some(fits)) return refuse({ type: 'white-will-do', sums }, 'DDD-Q6');
  return refuse(
    { type: black.some(fits) ? 'no-symbol' : 'no-such-split', sums },
    black.some(fits) ? 'DDD-12' : 'DDD-10',
  );
}

function whyNotTorch(content: Content, { paper }: Draft, { node }: Input): Refusal<Reason> {
  if (!isNode(content, node)) return refuse({ type: 'no-such-space' }, 'DDD-6');
  if (paper.torches === 0) return refuse({ type: 'no-torch' }, 'DDD-35');
  if (isRoom(content.sheet, node)) return whyClosed(content, paper, node) ?? armour(content, node);
  if (spaceAt(content.sheet, node).kind === 'blank') return refuse({ type: 'no-number' }, 'DDD-PP-4');
  return whyClosed(content, paper, node) ?? refuse({ type: 'start-apart' }, 'DDD-Q18');
}

function isNode({ boxes }: Content, node: unknown): node is Node {
  return typeof node === 'number' && node in boxes;
}

/** What is done with, and what is out of reach. */
function whyClosed(content: Content, paper: Readonly<Paper>, node: Node): Refusal<Reason> | undefined {
  const [{ type }] = needsOf(content, paper, node);
  if (!isRoom(content.sheet, node)) {
    if (type === 'never') return refuse({ type: 'visited' }, 'DDD-15');
    return type === 'beside' ? refuse({ type: 'not-adjacent' }, 'DDD-16') : undefined;
  }
  const { name } = named(content, node);
  if (type === 'never') return refuse({ type: 'defeated', name }, 'DDD-26');
  return type === 'beside' ? refuse({ type: 'not-reached', name }, 'DDD-23') : undefined;
}

const armour = (content: Content, room: Node): Refusal<Reason> =>
  refuse({ type: 'armoured', name: named(content, room).name }, 'DDD-DD-2');

function whyNotCross(content: Content, draft: Draft, input: Input): Refusal<Reason> {
  const sums = draft.pairs.map(({ sum }) => sum);
  switch (input.type) {
    case 'mark':
    case 'hit':
      return whyNotUse(content, draft, input);
    case 'crush':
      return whyNotCrush(content, draft, input);
    case 'give-up':
      return refuse(sums.length > 0 ? { type: 'has-target', sums } : { type: 'nothing-left' }, 'DDD-17');
    case 'done':
      return refuse({ type: 'sums-left', sums }, 'DDD-17');
    default:
      return UNREADABLE;
  }
}

function whyNotUse(content: Content, draft: Draft, { type, space, room, sum }: Input): Refusal<Reason> {
  const pair = draft.pairs.findLast(left => left.sum === sum);
  if (typeof sum !== 'number') return UNREADABLE;
  if (!pair) return refuse({ type: 'no-such-sum', sum }, 'DDD-14');
  const target = type === 'mark' ? space : room;
  if (!isNode(content, target) || isRoom(content.sheet, target) !== (type === 'hit'))
    return refuse({ type: type === 'mark' ? 'no-such-space' : 'no-such-room' }, 'DDD-6');
  return type === 'mark' ? whyNotMark(content, draft, target, pair) : whyNotHit(content, draft, target, sum);
}

function whyNotMark(content: Content, { paper, pairs }: Draft, space: Node, { sum }: Pair): Refusal<Reason> {
  const { kind } = spaceAt(content.sheet, space);
  const number = numberIn(content, paper, space);
  if (kind === 'blank') return refuse({ type: 'no-number' }, 'DDD-PP-4');
  const closed = whyClosed(content, paper, space);
  if (closed) return closed;
  if (number !== undefined && number !== sum) return refuse({ type: 'wrong-number', number, sum }, 'DDD-14');
  const isPlain = pairs.every(pair => pair.sum !== sum || !isDouble(pair));
  return isPlain ? refuse({ type: 'needs-double', number: number ?? 0 }, 'DDD-AA-1') : UNREADABLE;
}

function whyNotHit(content: Content, { paper }: Draft, room: Node, number: number): Refusal<Reason> {
  const { name } = named(content, room);
  const closed = whyClosed(content, paper, room);
  if (closed) return closed;
  if (!content.torchable.includes(room)) return armour(content, room);
  const prey = content.prey[number]?.find(candidate => candidate.room === room);
  return refuse({ type: prey ? 'locked' : 'not-shown', name, number }, prey ? 'DDD-25' : 'DDD-24');
}

function whyNotCrush(content: Content, { paper, pairs }: Draft, { room }: Input): Refusal<Reason> {
  if (!isNode(content, room) || !isRoom(content.sheet, room)) return refuse({ type: 'no-such-room' }, 'DDD-6');
  const { name } = named(content, room);
  if (content.torchable.includes(room)) return refuse({ type: 'not-armoured', name }, 'DDD-DD-2');
  const closed = whyClosed(content, paper, room);
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
