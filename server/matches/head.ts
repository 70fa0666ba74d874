import { gameById } from '../../games/index.ts';
import type { Game, Kind, Seat } from '../../kernel/game.ts';
import type { Entry } from '../../kernel/match.ts';
import type { Terms } from '../../wire/table.ts';
import type { Person } from '../storage/people.ts';
import type { MatchRow } from '../storage/schema.ts';

/** Who sits in a seat: a person, a bot, a person whose seat a bot plays meanwhile, or nobody yet. */
export interface Chair {
  readonly person: string | null;
  readonly name: string;
  /** What the person's browser has added to the dice; nothing for bots. */
  readonly entropy: string;
  readonly bot: string | null;
  /** The name was the person's alone when they sat down. */
  readonly claimed?: true;
  /** Whose robot it is, by name. */
  readonly owner?: string;
  /** The bot plays because the person is away, and will give the seat back. */
  readonly minded?: true;
}

/** A person who takes a chair. */
export type Newcomer = Pick<Chair, 'person' | 'name' | 'entropy' | 'claimed' | 'owner'>;

/** A chair whose person plays. Spelt out, for V8 gives every object made by spreading a shape of its own. */
export function playedBy({ person, name, entropy, claimed, owner }: Newcomer): Chair {
  if (owner !== undefined) return { person, name, entropy, bot: null, owner };
  return claimed ? { person, name, entropy, bot: null, claimed } : { person, name, entropy, bot: null };
}

/** A person as they sit down under the name that they have. */
export function newcomerOf({ id, name, claimed, owner }: Person, entropy: string): Newcomer {
  if (owner !== undefined) return { person: id, name, entropy, owner };
  return claimed ? { person: id, name, entropy, claimed } : { person: id, name, entropy };
}

/** A chair that tells nobody's name. */
export const nameless = (chair: Chair): Chair => ({
  ...chair,
  name: '',
  ...(chair.owner !== undefined && { owner: '' }),
});

export const OPEN: Chair = { person: null, name: '', entropy: '', bot: null };

export const isOpen = ({ person, bot }: Chair): boolean => person === null && bot === null;
export const isPlayedByPerson = ({ person, bot }: Chair): boolean => person !== null && bot === null;

/** The match whose people play again, its chairs and what came of them in the order of the seats that they have now. */
export interface Former {
  readonly match: string;
  readonly chairs: readonly Chair[];
  readonly places: readonly number[];
  readonly scores: readonly number[];
}

/** What is fixed when a match is created, apart from its keys. */
export interface Founding {
  /** The version under which its steps are folded. */
  readonly session: number;
  readonly version: number;
  readonly options: Kind['options'];
  readonly terms: Terms;
  readonly host: string;
  readonly chairs: readonly Chair[];
  readonly created: number;
  /** Whose share of the bots' thinking it takes (see `shareOf`); 0 in matches that are older than this. */
  readonly share?: number;
  /** Absent where nobody plays again. */
  readonly former?: Former;
  /** What its seats have played before it came here. Absent where it begins here. */
  readonly brought?: readonly Entry<Kind>[];
}

export interface MatchHead extends Founding {
  readonly id: string;
  readonly game: Game<Kind>;
  readonly secret: string;
  readonly keys: { readonly join: string; readonly watch: string };
}

/** How the server finds the game of a match; a bench may know more of them than the shelf. */
export type Shelf = (id: string) => Game<Kind> | undefined;

export function headOf(row: MatchRow, shelf: Shelf = gameById): MatchHead | undefined {
  const game = shelf(row.game);
  const founding = JSON.parse(row.head) as Founding;
  return (
    game && { id: row.id, game, secret: row.secret, keys: { join: row.join_key, watch: row.watch_key }, ...founding }
  );
}

export const seatsOf = (chairs: readonly Chair[], person: string | undefined): readonly Seat[] =>
  chairs.flatMap((chair, seat) => (person !== undefined && chair.person === person ? [seat] : []));
