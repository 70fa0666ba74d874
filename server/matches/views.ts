import { CHANCE, type Kind, ONLOOKER, type Seat } from '../../kernel/game.ts';
import { append, type Match, transcriptOf, undoable, unplayed } from '../../kernel/match.ts';
import { clone, same } from '../../kernel/plain.ts';
import { commitmentTo } from '../../kernel/proof.ts';
import type { Listed, Replay } from '../../wire/bodies.ts';
import type { NewsOf, Now } from '../../wire/news.ts';
import type { Asking, Head as PublicHead, Sitter, Table, Times } from '../../wire/table.ts';
import type { Overview } from '../storage/storage.ts';
import { allowance } from './clock.ts';
import { type Fold, phaseOf, voters } from './fold.ts';
import { type Chair, type Head, isOpen, isPlayedByPerson, seatsOf } from './head.ts';

export function publicHead({ id, game, version, chairs, options, terms, secret, created }: Head): PublicHead {
  const commitment = commitmentTo(secret);
  return { id, game: game.id, version, seats: chairs.length, options: { ...options }, terms, commitment, created };
}

/** How the match stands for a seat: the only way out for what the state holds. */
export function nowFor(fold: Fold, seat: Seat): Now | null {
  const { match, decisions, waiting } = fold;
  if (!match) return null;
  const mayTakeBack = seat >= 0 && phaseOf(fold) === 'playing';
  return {
    view: match.rules.view(match.state, seat) as Now['view'],
    seat,
    decision: decisions[seat] ?? 0,
    waiting: [...waiting],
    outcome: outcomeShown(fold),
    canUndo: (mayTakeBack && undoable(match, seat) !== undefined) || undefined,
    canRedo: (mayTakeBack && (match.undone.get(seat)?.length ?? 0) > 0) || undefined,
  };
}

function outcomeShown({ outcome }: Fold): Now['outcome'] {
  if (!outcome) return undefined;
  const { places, scores, notes, ...rest } = outcome;
  return { ...rest, places: [...places], scores: [...scores], notes: { ...notes } };
}

/** An event as it is sent: plain data with a type. */
export type Told = NonNullable<NewsOf<'update'>['events']>[number];

/** What a seat may know of what has happened. */
export function witnessed({ rules }: Match<Kind>, events: readonly Kind['event'][], seat: Seat): Told[] {
  const seen = events.map(event => (rules.witness ? rules.witness(event, seat) : event));
  return seen.filter(event => event !== undefined) as Told[];
}

/** Who of a table is connected. */
export interface Presence {
  readonly isHere: (seat: Seat) => boolean;
  readonly onlookers: number;
}

/** Everything about a table but the time of day. */
export function tableOf(fold: Fold, { isHere, onlookers }: Presence): Omit<Table, 'at'> {
  return {
    phase: phaseOf(fold),
    sitters: fold.chairs.map((chair, seat) => sitterAt(fold, chair, seat, isHere(seat))),
    host: seatsOf(fold.chairs, fold.head.host)[0] ?? null,
    onlookers,
    asking: askingOf(fold),
    rematch: fold.rematch ?? null,
  };
}

function sitterAt(fold: Fold, { name, person, bot }: Chair, seat: Seat, here: boolean): Sitter {
  const [since, left] = [fold.since[seat] ?? null, leftFor(fold, seat)];
  const [forfeited, late] = [fold.forfeited.get(seat) ?? null, fold.late.has(seat) || undefined];
  return { name, person: person !== null, bot, here, since, left, forfeited, late };
}

function leftFor(fold: Fold, seat: Seat): number | null {
  const chair = fold.chairs[seat];
  return chair && isPlayedByPerson(chair) ? (allowance(fold, seat) ?? null) : null;
}

/** Of a table what passes, but for the time of day. */
export function timesOf(fold: Fold): Omit<Times, 'at'> {
  const since = [...fold.since];
  const { clock } = fold.head.terms;
  return clock.type === 'none' ? { since } : { since, left: since.map((_, seat) => leftFor(fold, seat)) };
}

function askingOf(fold: Fold): Asking | null {
  if (!fold.asked) return null;
  const { asked, by, favour, allowed } = fold.asked;
  return { asked, by, favour, waiting: voters(fold, fold.asked).filter(seat => !allowed.includes(seat)) };
}

/** All that a seat has witnessed, from the first event on. */
export function historyFor({ match }: Fold, seat: Seat): Told[] {
  if (!match) return [];
  const events: Kind['event'][] = [];
  const again = unplayed(match.game, match.start);
  for (const entry of match.log) append(again, entry, event => events.push(event));
  return witnessed(match, events, seat);
}

/** Of an ended match everything, the seed and its proof included; of a running one what the seat has seen. */
export function replayFor(fold: Fold, seat: Seat): Replay {
  const head = publicHead(fold.head);
  const names = fold.chairs.map(({ name }) => name);
  const outcome = outcomeShown(fold);
  if (!outcome || !fold.match)
    return { type: 'frames', head, names, frames: fold.match ? framesOf(fold.match, seat) : [] };
  const bots = fold.chairs.map(({ person, bot }) => (person === null ? bot : null));
  const { log, ...rest } = transcriptOf(fold.match);
  return { type: 'transcript', head, names, bots, outcome, transcript: { ...rest, log: [...log] } };
}

type Frames = Extract<Replay, { type: 'frames' }>['frames'];

/** A frame wherever the seat saw something new. What others did unseen leaves none, so that it cannot be counted. */
function framesOf(match: Match<Kind>, seat: Seat): Frames {
  const again = unplayed(match.game, match.start);
  const frameOf = (events: readonly Kind['event'][]): Frames[number] => ({
    view: { ...clone(again.rules.view(again.state, seat)) },
    events: witnessed(match, events, seat),
    waiting: again.rules.active(again.state).filter(active => active !== CHANCE),
  });
  const frames: Frames = [frameOf([])];
  for (const entry of match.log) {
    const events: Kind['event'][] = [];
    append(again, entry, event => events.push(event));
    const frame = frameOf(events);
    if (frame.events.length > 0 || !same(frame.view, frames.at(-1)?.view)) frames.push(frame);
  }
  return frames;
}

/** What lists tell of a match without folding it. */
interface About {
  readonly game: string;
  readonly people: readonly (string | null)[];
  readonly names: readonly string[];
  readonly open: number;
  /** Stood here before steps told it. */
  readonly waiting?: readonly Seat[];
}

/** By chairs, which are replaced when somebody sits down or gets up. */
const ABOUT = new WeakMap<Fold['chairs'], string>();

export function aboutOf({ head, chairs }: Fold): string {
  const known = ABOUT.get(chairs);
  const about = known ?? JSON.stringify(seatedAt(head, chairs));
  if (known === undefined) ABOUT.set(chairs, about);
  return about;
}

const seatedAt = ({ game }: Head, chairs: Fold['chairs']): About => ({
  game: game.id,
  people: chairs.map(({ person }) => person),
  names: chairs.map(({ name }) => name),
  open: chairs.filter(isOpen).length,
});

export function listedOf({ match, phase, about, changed, waiting }: Overview, person: string | undefined): Listed {
  const { game, people, names, open, waiting: once = [] } = JSON.parse(about) as About;
  const own = people.flatMap((id, seat) => (id !== null && id === person ? [seat] : []));
  const awaited = waiting === null ? [...once] : (JSON.parse(`[${waiting}]`) as Seat[]);
  return { match, game, phase: phase as Listed['phase'], names: [...names], open, waiting: awaited, own, changed };
}

/** Where somebody may look from: a seat of their own, else as an onlooker. */
export function viewpointOf(fold: Fold, person: string | undefined, wanted: Seat | undefined): Seat | undefined {
  const own = seatsOf(fold.chairs, person);
  if (wanted === undefined) return own[0] ?? ONLOOKER;
  return wanted === ONLOOKER || own.includes(wanted) ? wanted : undefined;
}
