// What lies in databases travels store by store. Each item is checked by the rules of its game before it is taken over, and
// nothing that is here is overwritten.
import { loadGame } from '../../../games/load.ts';
import { isGameId } from '../../../games/shelf.ts';
import { digest } from '../../../kernel/chance.ts';
import type { Game, Kind } from '../../../kernel/game.ts';
import type { Match } from '../../../kernel/match.ts';
import { isRecord, same } from '../../../kernel/plain.ts';
import { MOST_WORK_BYTES } from '../../../wire/work-link.ts';
import { sessionOf } from '../table/matches.ts';
import { isBotId, type NamedSitter } from '../table/sitters.ts';
import type { Kept, KeptHead, Store, StoredStep } from '../table/store.ts';
import type { KeptWork, WorkStore } from '../workshop/works.ts';

/**
 * What came of an item: it was not here; what was here goes on with it; it was here already; something else is here under its
 * name, and stays; it cannot be read; it could not be written.
 */
export const TAKEN = ['new', 'longer', 'here', 'differs', 'unreadable', 'unwritten'] as const;
export type Taken = (typeof TAKEN)[number];

/** A store whose items can travel. */
export interface Travelling {
  all(): Promise<readonly unknown[]>;
  take(item: unknown): Promise<Taken>;
}

export const travellingMatches = (store: Store): Travelling => ({
  all: async () => {
    const heads = await store.list();
    return (await Promise.all(heads.map(({ id }) => store.load(id)))).filter(kept => kept !== undefined);
  },
  take: async item => {
    const kept = await readMatch(item);
    return kept ? takeMatch(store, kept) : 'unreadable';
  },
});

const ID = /^[\w-]{1,40}$/;

/** The last millisecond that a `Date` has: formatting a later one throws, wherever a page tells when something was changed. */
const LAST_MOMENT = 8.64e15;
const isMoment = (found: unknown): found is number =>
  typeof found === 'number' && Number.isInteger(found) && found >= 0 && found <= LAST_MOMENT;

/** A match whose steps add up by the rules of its game. */
async function readMatch(item: unknown): Promise<Kept | undefined> {
  if (!isRecord(item) || !isRecord(item.head) || !isRecord(item.head.opening) || !Array.isArray(item.steps))
    return undefined;
  const { id, opening, changed } = item.head;
  const { game } = opening;
  if (typeof id !== 'string' || !ID.test(id) || typeof game !== 'string' || !isGameId(game)) return undefined;
  if (!isMoment(changed) || !item.steps.every(step => isRecord(step) && step.match === id)) return undefined;
  return foldedMatch((await loadGame(game)).game, item as unknown as Kept);
}

function foldedMatch(game: Game<Kind>, { head, steps }: Kept): Kept | undefined {
  try {
    const session = sessionOf(game, { head, steps });
    return session && { head: headIn({ head, match: session.match }), steps: steps.map(stepIn) };
  } catch {
    // Rules may stumble over a state that nobody could have played to: that, too, is a match that does not add up.
    return undefined;
  }
}

/** A head as a file tells it, and the match that its steps add up to. */
interface Folded {
  readonly head: KeptHead;
  readonly match: Match<Kind>;
}

/** What is taken over of every field of a head, nothing where it is undefined: a new field has to say so here to travel. */
const HEAD: { readonly [Field in keyof Required<KeptHead>]: (folded: Folded) => KeptHead[Field] } = {
  id: ({ head }) => head.id,
  session: ({ head }) => head.session,
  opening: ({ match }) => match.start,
  sitters: ({ head: { sitters }, match }) =>
    Array.isArray(sitters) ? sittersIn(sitters, match.start.seats) : undefined,
  deal: ({ head }) => (typeof head.deal === 'string' ? head.deal : null),
  fixed: ({ head }) => (Number.isSafeInteger(head.fixed) ? Number(head.fixed) : undefined),
  changed: ({ head }) => head.changed,
  outcome: ({ match: { rules, state } }) => rules.outcome(state) ?? null,
};

function headIn(folded: Folded): KeptHead {
  const fields = Object.entries(HEAD).map(([field, read]) => [field, read(folded)] as const);
  return Object.fromEntries(fields.filter(([, read]) => read !== undefined)) as unknown as KeptHead;
}

/** Every field of a step, those too that may be absent one day. */
const stepIn = ({ match, seq, kind, by, entries }: StoredStep): Required<StoredStep> => ({
  match,
  seq,
  kind,
  by,
  entries,
});

const sittersIn = (found: readonly unknown[], seats: number): readonly NamedSitter[] =>
  Array.from({ length: seats }, (_, seat) => {
    const sitter = found[seat];
    const [name, bot] = isRecord(sitter) ? [sitter.name, sitter.bot] : [];
    return { name: typeof name === 'string' ? name.slice(0, 100) : '', bot: isBotId(bot) ? bot : null };
  });

async function takeMatch(store: Store, { head, steps }: Kept): Promise<Taken> {
  const here = await store.load(head.id);
  const known = here?.steps.map(stepIn) ?? [];
  const isSame = known.every((step, i) => i >= steps.length || same(step, steps[i]));
  if (!isSame || (here && !same(here.head.opening, head.opening))) return 'differs';
  if (known.length >= steps.length) return 'here';
  const goesOn = here ? { ...here.head, changed: head.changed, outcome: head.outcome } : head;
  return (await addSteps(store, { head: goesOn, steps }, known.length)) ? (here ? 'longer' : 'new') : 'unwritten';
}

/** Whether all of them were written; those that were are a match that goes on when the rest comes. */
async function addSteps(store: Store, { head, steps }: Kept, known: number): Promise<boolean> {
  const [first, ...later] = steps;
  try {
    if (known === 0 && first) await store.create({ ...head, ...(later.length > 0 && { outcome: null }) }, first);
    for (const step of later.slice(Math.max(0, known - 1))) {
      const isLast = step.seq === steps.length - 1;
      if (!(await store.add(step, isLast ? head : { ...head, outcome: null }))) return false;
    }
    return true;
  } catch {
    return false;
  }
}

export const travellingWorks = (store: WorkStore): Travelling => ({
  all: async () => (await store.list()).map(withoutHistory),
  take: async item => {
    const work = readWork(item);
    return work ? takeWork(store, work) : 'unreadable';
  },
});

/** A work travels as its text: neither what can be taken back of it nor what was tried with it. */
const withoutHistory = ({ id, game, text, changed }: KeptWork): KeptWork => ({ id, game, text, changed });

function readWork(item: unknown): KeptWork | undefined {
  if (!isRecord(item)) return undefined;
  const { id, game, text, changed } = item;
  if (typeof id !== 'string' || !ID.test(id) || typeof game !== 'string' || !isGameId(game)) return undefined;
  if (typeof text !== 'string' || text.length > MOST_WORK_BYTES || !isMoment(changed)) return undefined;
  return { id, game, text, changed };
}

/** A work that was drawn on here and there becomes two. */
async function takeWork(store: WorkStore, work: KeptWork): Promise<Taken> {
  const works = await store.list();
  if (works.some(({ game, text }) => game === work.game && text === work.text)) return 'here';
  try {
    await store.put({ ...work, id: freeId(work, new Set(works.map(({ id }) => id))) });
    return 'new';
  } catch {
    return 'unwritten';
  }
}

/** Its own id, or one after it that no work has: whatever was taken over before may have been drawn on since. */
function freeId({ id, text }: Pick<KeptWork, 'id' | 'text'>, taken: ReadonlySet<string>): string {
  return taken.has(id) ? freeId({ id: digest(`${id}\n${text}`).slice(0, 10), text }, taken) : id;
}
