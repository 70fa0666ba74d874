import { CHANCE, type Kind, ONLOOKER, type Seat } from '../../kernel/game.ts';
import { type Match, transcriptOf } from '../../kernel/match.ts';
import { same } from '../../kernel/plain.ts';
import { commitmentTo } from '../../kernel/proof.ts';
import * as session from '../../kernel/session.ts';
import { historyOf, momentsOf, witnessed } from '../../kernel/witness.ts';
import type { Listed, Replay } from '../../wire/http.ts';
import type { MessageOf, WireNow } from '../../wire/messages.ts';
import type { Asking, Head as PublicHead, Sitter, Seating, Times } from '../../wire/table.ts';
import type { Overview } from '../storage/storage.ts';
import { allowance, deadlineOf } from './clock.ts';
import { voters } from './favours.ts';
import { type Fold, hasStarted, phaseOf } from './fold.ts';
import { type Chair, type Former, type MatchHead, isOpen, isPlayedByPerson, OPEN, seatsOf } from './head.ts';
import { speakerOf } from './moderation.ts';

export function publicHead(head: MatchHead): PublicHead {
  const { id, game, version, chairs, options, terms, secret, created, former, brought } = head;
  return {
    id,
    game: game.id,
    version,
    seats: chairs.length,
    options: { ...options },
    terms,
    commitment: commitmentTo(secret),
    created,
    ...(former && { before: beforeOf(former) }),
    ...(brought && { brought: brought.length }),
  };
}

const beforeOf = ({ match, chairs, places, scores }: Former): PublicHead['before'] => ({
  match,
  sitters: chairs.map(({ name }, seat) => ({ name, place: places[seat] ?? 0, score: scores[seat] ?? 0 })),
});

/** How the match stands for a seat: the only way out for what the state holds. */
export function nowFor(fold: Fold, seat: Seat): WireNow | null {
  if (!hasStarted(fold)) return null;
  const { view, decision, canUndo, canRedo, outcome: ruled } = session.nowFor(fold, seat);
  const isPlaying = phaseOf(fold) === 'playing';
  return {
    view: view as WireNow['view'],
    seat,
    decision,
    waiting: [...fold.waiting],
    outcome: outcomeShown(fold),
    isCutShort: (fold.outcome !== undefined && ruled === undefined) || undefined,
    canUndo: (isPlaying && canUndo) || undefined,
    canRedo: (isPlaying && canRedo) || undefined,
  };
}

function outcomeShown({ outcome }: Fold): WireNow['outcome'] {
  if (!outcome) return undefined;
  const { places, scores, notes, ...rest } = outcome;
  return { ...rest, places: [...places], scores: [...scores], notes: { ...notes } };
}

/** Events as they are sent: plain data with types. */
export type Events = MessageOf<'history'>['events'];

/** Who of a table is connected, and when that is told. */
interface TablePresence {
  /** Since when whoever sits there is not; undefined while they are. */
  readonly awaySince: (seat: Seat) => number | undefined;
  readonly onlookers: number;
  readonly at: number;
}

/** All of a fold that its table tells but times. What changes of it is replaced, so that references tell it. */
const ARRANGEMENT = [
  'head',
  'chairs',
  'ready',
  'forfeited',
  'late',
  'handed',
  'mindings',
  'asked',
  'declined',
  'rematch',
  'moderation',
] as const satisfies readonly (keyof Fold)[];

type Arrangement = Pick<Fold, (typeof ARRANGEMENT)[number]>;

/** Whether nothing but times, or the game, has changed between two folds of a match. */
export const isArrangedAlike = (one: Fold, other: Fold): boolean =>
  phaseOf(one) === phaseOf(other) && ARRANGEMENT.every(name => one[name] === other[name]);

/** Everything about a table that is not the game itself. */
export function tableOf(fold: Fold, presence: TablePresence): Seating {
  return { phase: phaseOf(fold), ...arrangementOf(fold, presence, timesIn(fold, presence.at)) };
}

function arrangementOf(
  fold: Arrangement,
  { awaySince, onlookers }: TablePresence,
  { since, left, at }: Times,
): Omit<Seating, 'phase'> {
  const { chairs, head, moderation } = fold;
  const sitterOf = (_: Chair, seat: Seat): Sitter => ({
    ...sitterAt(fold, seat, awaySince(seat)),
    since: since[seat] ?? null,
    left: left?.[seat] ?? null,
  });
  return {
    sitters: chairs.map(sitterOf),
    host: seatsOf(chairs, head.host)[0] ?? null,
    onlookers,
    asking: askingOf(fold),
    declined: fold.declined ?? null,
    rematch: fold.rematch ? { ...fold.rematch } : null,
    talk: moderation.talk,
    silenced: [...moderation.silenced].map(person => speakerOf(head.id, person)),
    at,
  };
}

function sitterAt(fold: Arrangement, seat: Seat, away: number | undefined): Omit<Sitter, 'since' | 'left'> {
  const { name, person, bot, claimed, owner } = fold.chairs[seat] ?? OPEN;
  const isPerson = person !== null;
  return {
    name,
    person: isPerson,
    bot,
    claimed: name === '' ? undefined : claimed,
    owner,
    here: isPerson && away === undefined,
    away,
    forfeited: fold.forfeited.get(seat) ?? null,
    ready: (person !== null && fold.ready.has(person)) || undefined,
    untouched: fold.handed.has(seat) || undefined,
    late: fold.late.has(seat) || undefined,
    minded: mindedIn(fold, seat),
  };
}

/** All of a table that an ordinary move changes. */
export function timesIn(fold: Fold, at: number): Times {
  const since = [...fold.since];
  if (fold.head.terms.clock.type === 'none') return { since, at };
  return { since, left: fold.chairs.map((_, seat) => leftFor(fold, seat)), at };
}

function mindedIn({ mindings }: Arrangement, seat: Seat): Sitter['minded'] {
  const { by = null, moves } = mindings.get(seat) ?? {};
  return moves === undefined ? undefined : { by, moves };
}

function leftFor(fold: Fold, seat: Seat): number | null {
  const chair = fold.chairs[seat];
  return chair && isPlayedByPerson(chair) ? (allowance(fold, seat) ?? null) : null;
}

function askingOf(fold: Arrangement): Asking | null {
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

/** Of an ended match everything, the seed and its proof included; of a running one what the seat has seen. `own`: the seats of whoever asks. */
export function replayFor(fold: Fold, seat: Seat, own: readonly Seat[] = []): Replay {
  const head = publicHead(fold.head);
  const names = fold.chairs.map(({ name }) => name);
  const outcome = outcomeShown(fold);
  if (!outcome || !fold.match)
    return { type: 'frames', head, names, frames: fold.match ? framesOf(fold.match, seat) : [] };
  const bots = fold.chairs.map(({ person, bot }) => (person === null ? bot : null));
  const { log, ...rest } = transcriptOf(fold.match);
  return { type: 'transcript', head, names, bots, own: [...own], outcome, transcript: { ...rest, log: [...log] } };
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

/** What lists tell of a match without folding it. What came later may be absent. */
interface About {
  readonly game: string;
  readonly people: readonly (string | null)[];
  readonly names: readonly string[];
  readonly open: number;
  /** Stood here before steps told it. */
  readonly waiting?: readonly Seat[];
  readonly host?: string;
  readonly terms?: Listed['terms'];
  readonly setting?: string;
  /** When the time of seats that are waited for is up, where a clock runs. */
  readonly due?: readonly (readonly [Seat, number])[];
  /** The host has closed it before it began: no list holds it. */
  readonly isClosed?: true;
}

export function aboutOf(fold: Fold): string {
  const { head, chairs, waiting } = fold;
  const { pace, clock, robots, language } = head.terms;
  const about: About = {
    game: head.game.id,
    people: chairs.map(({ person }) => person),
    names: chairs.map(({ name }) => name),
    open: chairs.filter(isOpen).length,
    host: head.host,
    terms: { pace, clock, robots, language },
    ...settingOf(head),
    ...(clock.type !== 'none' && { due: waiting.flatMap(seat => dueAt(fold, seat)) }),
    ...(fold.isClosed && !fold.match && { isClosed: true }),
  };
  return JSON.stringify(about);
}

function settingOf({ game, options }: MatchHead): Pick<About, 'setting'> {
  const { [game.setting ?? '']: setting }: Readonly<Record<string, unknown>> = { ...options };
  return typeof setting === 'string' ? { setting: setting.slice(0, SETTING_LENGTH) } : {};
}

/** A text of one's own may be long; its beginning says what it is. */
const SETTING_LENGTH = 40;

function dueAt(fold: Fold, seat: Seat): readonly (readonly [Seat, number])[] {
  const deadline = deadlineOf(fold, seat);
  return deadline === undefined ? [] : [[seat, deadline]];
}

/** Whether somebody is connected to a match, as far as this process knows. */
export type IsHere = (match: string, person: string) => boolean;

/** Whether people find a match in their lists: not a table that was closed before it began. */
export const isListed = ({ about }: Pick<Overview, 'about'>): boolean => !(JSON.parse(about) as About).isClosed;

export function listedOf(overview: Overview, person?: string, isHere: IsHere = () => false): Listed {
  const { match, phase, changed, waiting } = overview;
  const { game, people, names, open, waiting: once = [], ...later } = JSON.parse(overview.about) as About;
  const own = people.flatMap((id, seat) => (id !== null && id === person ? [seat] : []));
  return {
    match,
    game,
    phase: phase as Listed['phase'],
    names: [...names],
    open,
    waiting: waiting === null ? [...once] : (JSON.parse(`[${waiting}]`) as Seat[]),
    own,
    changed,
    isHostHere: later.host === undefined ? undefined : isHere(match, later.host),
    terms: later.terms,
    setting: later.setting,
    due: later.due?.find(([seat]) => own.includes(seat))?.[1],
  };
}

/** Where somebody may look from: a seat of their own, else as an onlooker. */
export function viewpointOf(fold: Fold, person: string | undefined, wanted: Seat | undefined): Seat | undefined {
  const own = seatsOf(fold.chairs, person);
  if (wanted === undefined) return own[0] ?? ONLOOKER;
  return wanted === ONLOOKER || own.includes(wanted) ? wanted : undefined;
}
