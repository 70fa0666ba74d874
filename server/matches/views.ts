import { CHANCE, type Kind, ONLOOKER, type Seat } from '../../kernel/game.ts';
import { type Match, transcriptOf } from '../../kernel/match.ts';
import { same } from '../../kernel/plain.ts';
import { commitmentTo } from '../../kernel/proof.ts';
import * as session from '../../kernel/session.ts';
import { historyOf, momentsOf, witnessed } from '../../kernel/witness.ts';
import type { Listed, Replay } from '../../wire/http.ts';
import type { MessageOf, Now } from '../../wire/messages.ts';
import type { Asking, Head as PublicHead, Sitter, Seating } from '../../wire/table.ts';
import type { Overview } from '../storage/storage.ts';
import { allowance } from './clock.ts';
import { voters } from './favours.ts';
import { type Fold, hasStarted, phaseOf } from './fold.ts';
import { type Chair, type MatchHead, isOpen, isPlayedByPerson, seatsOf } from './head.ts';
import { speakerOf } from './moderation.ts';

export function publicHead({ id, game, version, chairs, options, terms, secret, created }: MatchHead): PublicHead {
  const commitment = commitmentTo(secret);
  return { id, game: game.id, version, seats: chairs.length, options: { ...options }, terms, commitment, created };
}

/** How the match stands for a seat: the only way out for what the state holds. */
export function nowFor(fold: Fold, seat: Seat): Now | null {
  if (!hasStarted(fold)) return null;
  const { view, decision, canUndo, canRedo } = session.nowFor(fold, seat);
  const isPlaying = phaseOf(fold) === 'playing';
  return {
    view: view as Now['view'],
    seat,
    decision,
    waiting: [...fold.waiting],
    outcome: outcomeShown(fold),
    canUndo: (isPlaying && canUndo) || undefined,
    canRedo: (isPlaying && canRedo) || undefined,
  };
}

function outcomeShown({ outcome }: Fold): Now['outcome'] {
  if (!outcome) return undefined;
  const { places, scores, notes, ...rest } = outcome;
  return { ...rest, places: [...places], scores: [...scores], notes: { ...notes } };
}

/** Events as they are sent: plain data with types. */
export type Events = MessageOf<'history'>['events'];

/** Who of a table is connected, and when that is told. */
export interface Presence {
  /** Since when whoever sits there is not; undefined while they are. */
  readonly awaySince: (seat: Seat) => number | undefined;
  readonly onlookers: number;
  readonly at: number;
}

/** Everything about a table that is not the game itself. */
export function tableOf(fold: Fold, { awaySince, onlookers, at }: Presence): Seating {
  return {
    phase: phaseOf(fold),
    sitters: fold.chairs.map((chair, seat) => sitterAt(fold, chair, seat, awaySince(seat))),
    host: seatsOf(fold.chairs, fold.head.host)[0] ?? null,
    onlookers,
    asking: askingOf(fold),
    declined: fold.declined ?? null,
    rematch: fold.rematch ?? null,
    talk: fold.moderation.talk,
    silenced: [...fold.moderation.silenced].map(person => speakerOf(fold.head.id, person)),
    at,
  };
}

function sitterAt(fold: Fold, { name, person, bot, claimed }: Chair, seat: Seat, away: number | undefined): Sitter {
  const [since, left] = [fold.since[seat] ?? null, leftFor(fold, seat)];
  const [forfeited, late] = [fold.forfeited.get(seat) ?? null, fold.late.has(seat) || undefined];
  const [isPerson, minded] = [person !== null, mindedIn(fold, seat)];
  return {
    name,
    person: isPerson,
    bot,
    claimed: name === '' ? undefined : claimed,
    here: isPerson && away === undefined,
    away,
    since,
    left,
    forfeited,
    late,
    minded,
  };
}

function mindedIn({ mindings }: Fold, seat: Seat): Sitter['minded'] {
  const { by = null, moves } = mindings.get(seat) ?? {};
  return moves === undefined ? undefined : { by, moves };
}

function leftFor(fold: Fold, seat: Seat): number | null {
  const chair = fold.chairs[seat];
  return chair && isPlayedByPerson(chair) ? (allowance(fold, seat) ?? null) : null;
}

function askingOf(fold: Fold): Asking | null {
  if (!fold.asked) return null;
  const { asked, by, favour, allowed } = fold.asked;
  return { asked, by, favour, waiting: voters(fold, fold.asked).filter(seat => !allowed.includes(seat)) };
}

/** All that a seat has witnessed, from the first event on. */
export function historyFor({ match }: Fold, seat: Seat): Events {
  return match ? (historyOf(match, seat) as Events) : [];
}

/** What a seat may know of what has just happened. */
export function eventsFor({ match }: Fold, events: readonly Kind['event'][], seat: Seat): Events {
  return match ? (witnessed(match.rules, events, seat) as Events) : [];
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
  const moments = momentsOf(match, seat);
  const seen = moments.filter(({ events, view }, i) => events.length > 0 || !same(view, moments[i - 1]?.view));
  return seen.map(({ view, events, waiting }) => ({
    view: { ...view },
    events: events as Events,
    waiting: waiting.filter(active => active !== CHANCE),
  }));
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

export function aboutOf({ head, chairs }: Fold): string {
  const about: About = {
    game: head.game.id,
    people: chairs.map(({ person }) => person),
    names: chairs.map(({ name }) => name),
    open: chairs.filter(isOpen).length,
  };
  return JSON.stringify(about);
}

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
