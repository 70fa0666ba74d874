// What is printed of a game: what its options choose, or a match.
import type { Shelved } from '../games/shelf.ts';
import type { WorkFormat } from '../games/work.ts';
import { type Game, type Kind, ONLOOKER, type Seat, type Start } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import { isMisfit, verify } from '../kernel/transcript.ts';
import { historyOf } from '../kernel/witness.ts';
import { agreedOn, workIn } from '../print/agreed.ts';
import type { MatchOnPaper } from '../print/match.ts';
import type { Book } from '../print/print.ts';
import type { PlaySite } from '../print/qr.ts';
import { writeWorkLink } from '../wire/work-link.ts';
import { complain, type Complaint, isComplaint } from './complaint.ts';
import { readOptions, readWhole } from './input.ts';
import { whyNot } from './misfit.ts';
import { gameOf, readTranscript } from './replay.ts';

export interface SubjectFlags {
  readonly set?: readonly string[];
  readonly work?: string;
  readonly seats?: string;
  readonly match?: string;
  readonly seat?: string;
  readonly origin?: string;
}

type Subject = Pick<Book, 'agreed' | 'match' | 'site'>;

export async function readSubject(shelved: Shelved<Kind>, flags: SubjectFlags): Promise<Subject | Complaint> {
  const { game, work } = shelved;
  const address = readAddress(game, flags.origin);
  if (isComplaint(address)) return address;
  if (flags.match === undefined && flags.seat !== undefined) return complain('--seat goes with --match.');
  if (flags.work !== undefined && flags.match !== undefined) return complain('--work does not go with --match.');
  const drawn = settingsOf(work, flags.work);
  const chosen = flags.match === undefined ? readStart(game, flags, drawn) : readMatch(game, flags.match, flags.seat);
  if (isComplaint(chosen)) return chosen;
  const { start, match } = chosen;
  return {
    ...(start && { agreed: agreedOn(shelved, start) }),
    ...(match && { match }),
    ...(address !== undefined && { site: await siteAt(address, start && workIn(shelved, start.options)) }),
  };
}

function readAddress({ id }: Game<Kind>, origin: string | undefined): string | undefined | Complaint {
  if (origin === undefined) return undefined;
  if (!URL.canParse(origin) || !/^https?:/.test(origin))
    return complain(`--origin takes the address of a server, as in https://example.org, not '${origin}'.`);
  return `${new URL(origin).origin}/${id}`;
}

/** Codes lead to the work that is printed, by a link that no server has to know. */
async function siteAt(address: string, text: string | undefined): Promise<PlaySite> {
  return text === undefined ? { address } : { address, link: `${address}/work#${await writeWorkLink({ text })}` };
}

/** The work in a file, as --set would give it. */
function settingsOf(work: WorkFormat | undefined, path: string | undefined): readonly string[] {
  return work === undefined || path === undefined ? [] : [`${work.option}=@${path}`];
}

/** What a table has agreed on, where it has chosen anything, and how far it has come. */
interface Chosen {
  readonly start?: Start<Kind>;
  readonly match?: MatchOnPaper;
}

function readStart(
  game: Game<Kind>,
  { set, seats: typed }: SubjectFlags,
  drawn: readonly string[],
): Chosen | Complaint {
  if (set === undefined && typed === undefined && drawn.length === 0) return {};
  const { min, max } = game.seats;
  const seats = readWhole('--seats', typed ?? String(min), { least: min, most: max });
  if (isComplaint(seats)) return seats;
  const options = readOptions(game, seats, [...(set ?? []), ...drawn]);
  return isComplaint(options) ? options : { start: { version: game.version, seats, options } };
}

function readMatch(game: Game<Kind>, path: string, typed: string | undefined): Chosen | Complaint {
  const read = readTranscript(path);
  if (isComplaint(read)) return read;
  if (gameOf(read.value)?.id !== game.id) return complain(`${path} is not a transcript of ${game.id}.`);
  const verified = verify(game, read.value);
  if (isMisfit(verified)) return complain(`${path} does not fit. ${whyNot(game, verified)}`);
  const { start } = verified.match;
  const number = typed === undefined ? undefined : readWhole('--seat', typed, { least: 1, most: start.seats });
  if (isComplaint(number)) return number;
  const seat = number === undefined ? (start.seats === 1 ? 0 : ONLOOKER) : number - 1;
  return { start, match: onPaper(verified.match, seat) };
}

/** What a seat may know, and nothing else. */
function onPaper(match: Match<Kind>, seat: Seat): MatchOnPaper {
  const { rules, state, start } = match;
  const { version, seats, options } = start;
  return {
    version,
    seats,
    options,
    seat,
    view: rules.view(state, seat),
    events: historyOf(match, seat),
    names: Array.from({ length: seats }, () => ''),
    outcome: rules.outcome(state) ?? null,
  };
}
