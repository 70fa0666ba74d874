import { randomBytes } from 'node:crypto';
import { isRefusal, type Seat } from '../../kernel/game.ts';
import { SESSION_VERSION } from '../../kernel/session.ts';
import { isMisfit, verify } from '../../kernel/transcript.ts';
import type { Creation, Place } from '../../wire/http.ts';
import type { FaultCode } from '../../wire/fault.ts';
import { newToken } from '../storage/devices.ts';
import type { Person } from '../storage/people.ts';
import type { MatchRow } from '../storage/schema.ts';
import { isBotOf } from './bots.ts';
import type { Fold } from './fold.ts';
import {
  type Chair,
  type Former,
  type Founding,
  type MatchHead,
  OPEN,
  playedBy,
  seatsOf,
  type Shelf,
  type Newcomer,
  newcomerOf,
} from './head.ts';
import { botChair, type WantedChairs } from './wishes.ts';

/** Who lays a table, when, and under which name it is kept. */
interface LaidTable {
  readonly host: Person;
  readonly created: number;
  readonly id: string;
  readonly share: number;
  readonly former?: Former | undefined;
}

/** What a new match is played by, and what of it was played before. */
export type Reading = Pick<MatchHead, 'game' | 'options' | 'brought'>;

/** The game of a new match and its options, or what is wrong with them or with its places. */
export function readCreation(wanted: Creation, shelf: Shelf): Reading | FaultCode {
  const { places } = wanted;
  const game = shelf(wanted.game);
  if (!game) return 'no-such-game';
  if (places.length < game.seats.min || places.length > game.seats.max) return 'bad-seats';
  if (places.some(place => place.type === 'bot' && !isBotOf(game.id, place.bot))) return 'no-such-bot';
  if (places.every(({ type }) => type === 'bot')) return 'no-person';
  const options = game.readOptions(wanted.options, places.length);
  if (isRefusal(options)) return 'bad-options';
  return wanted.brought ? readBrought(wanted.brought, { game, options }, places.length) : { game, options };
}

/** A stranger's log is judged entry by entry; by which dice chance has acted in it nobody can know. */
function readBrought(log: readonly unknown[], { game, options }: Reading, seats: number): Reading | FaultCode {
  const begun = { game: game.id, version: game.version, seats, options, seeds: [[0, null]], log };
  const verified = verify(game, begun);
  if (isMisfit(verified) || verified.outcome) return 'bad-log';
  return { game, options, brought: verified.match.log };
}

export function headFor(
  wanted: Creation,
  { host, created, id, share, former }: LaidTable,
  { game, options, brought }: Reading,
): MatchHead {
  const { places, terms, entropy } = wanted;
  const chairs = places.map((place, seat) => chairFor(place, seat, newcomerOf(host, entropy)));
  const founding: Founding = {
    session: SESSION_VERSION,
    version: game.version,
    options,
    terms,
    host: host.id,
    chairs,
    created,
    share,
    ...(former && { former }),
    ...(brought && { brought }),
  };
  const keys = { join: newToken(), watch: newToken() };
  return { id, game, secret: randomBytes(16).toString('hex'), keys, ...founding };
}

/** A match as it is stored when it is founded. */
export function matchRowOf({ id, game, secret, keys, ...founding }: MatchHead): MatchRow {
  return { id, game: game.id, head: JSON.stringify(founding), secret, join_key: keys.join, watch_key: keys.watch };
}

function chairFor(place: Place, seat: Seat, host: Newcomer): Chair {
  switch (place.type) {
    case 'me':
      return playedBy(host);
    case 'beside':
      return playedBy({ person: host.person, name: place.name, entropy: host.entropy });
    case 'bot':
      return botChair(seat, place.bot);
    case 'open':
      return OPEN;
  }
}

/** The same once more, everybody one seat further. Whoever sits down there wants to play: nobody is asked again. */
export function nextTable({ head, chairs }: Fold, person: Person, entropy: string): Creation {
  const { game, options, terms } = head;
  const turned = furtherBy(chairs.map(chair => placeFor(chair, person)));
  const begins = terms.begins && { begins: 'full' as const };
  return {
    game: game.id,
    options: { ...options },
    places: turned,
    terms: { ...terms, ...begins },
    name: person.name,
    entropy,
  };
}

/** By seat, everybody one seat further. */
const furtherBy = <T>(seats: readonly T[]): T[] => [...seats.slice(-1), ...seats.slice(0, -1)];

/** What the next table knows of this one. */
export function formerOf({ head, chairs, outcome }: Fold): Former {
  const none = chairs.map(() => 0);
  const { places, scores } = outcome ?? { places: none, scores: none };
  const [sat, placed, scored] = [furtherBy(chairs), furtherBy(places), furtherBy(scores)];
  return { match: head.id, chairs: sat, places: placed, scores: scored };
}

/** The same at the next table; others have to sit down themselves, so that they can add to the dice. */
function placeFor({ person, bot, name }: Chair, asking: Person): Place {
  if (person === null && bot !== null) return { type: 'bot', bot };
  if (person !== asking.id) return { type: 'open' };
  return name === asking.name ? { type: 'me' } : { type: 'beside', name };
}

/** The chairs that somebody had at a table before, one seat further. */
export function furtherOn({ chairs }: Fold, person: Person, entropy: string): WantedChairs {
  const own = newcomerOf(person, entropy);
  return seatsOf(chairs, person.id).map(seat => {
    const name = chairs[seat]?.name ?? '';
    return [(seat + 1) % chairs.length, playedBy(name === own.name ? own : { person: own.person, name, entropy })];
  });
}

/** Who finds a new match among their own: whoever lays it, and those who are to play again. */
export const invitedTo = ({ host, former }: MatchHead): readonly string[] => [
  ...new Set([host, ...(former?.chairs ?? []).flatMap(({ person }) => person ?? [])]),
];
