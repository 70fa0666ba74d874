// What is printed of a game: what its options choose, or a match.
import { type Game, isRefusal, type Kind, ONLOOKER, type Seat } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import { type Texts, writeTexts } from '../kernel/options.ts';
import { isMisfit, verify } from '../kernel/transcript.ts';
import { historyOf } from '../kernel/witness.ts';
import type { MatchOnPaper } from '../print/match.ts';
import type { Book } from '../print/print.ts';
import { complain, type Complaint, isComplaint } from './complaint.ts';
import { readOptions, readWhole } from './input.ts';
import { whyNot } from './misfit.ts';
import { gameOf, readTranscript } from './replay.ts';

export interface SubjectFlags {
  readonly set?: readonly string[];
  readonly seats?: string;
  readonly match?: string;
  readonly seat?: string;
  readonly origin?: string;
}

type Subject = Pick<Book, 'agreed' | 'match' | 'site'>;

export function readSubject(game: Game<Kind>, flags: SubjectFlags): Subject | Complaint {
  const site = readSite(game, flags.origin);
  if (isComplaint(site)) return site;
  if (flags.match === undefined && flags.seat !== undefined) return complain('--seat goes with --match.');
  const chosen = flags.match === undefined ? readAgreed(game, flags) : readMatch(game, flags.match, flags.seat);
  return isComplaint(chosen) ? chosen : { ...site, ...chosen };
}

function readSite({ id }: Game<Kind>, origin: string | undefined): Pick<Book, 'site'> | Complaint {
  if (origin === undefined) return {};
  if (!URL.canParse(origin) || !/^https?:/.test(origin))
    return complain(`--origin takes the address of a server, as in https://example.org, not '${origin}'.`);
  return { site: { address: `${new URL(origin).origin}/${id}` } };
}

function readAgreed(game: Game<Kind>, { set, seats: typed }: SubjectFlags): Pick<Book, 'agreed'> | Complaint {
  if (set === undefined && typed === undefined) return {};
  const { min, max } = game.seats;
  const seats = readWhole('--seats', typed ?? String(min), { least: min, most: max });
  if (isComplaint(seats)) return seats;
  const options = readOptions(game, seats, set ?? []);
  if (isComplaint(options)) return options;
  const { content } = game.rules({ version: game.version, seats, options });
  return { agreed: { content, texts: unusualTexts(game, options, seats) } };
}

function readMatch(
  game: Game<Kind>,
  path: string,
  typed: string | undefined,
): Pick<Book, 'agreed' | 'match'> | Complaint {
  const read = readTranscript(path);
  if (isComplaint(read)) return read;
  if (gameOf(read.value)?.id !== game.id) return complain(`${path} is not a transcript of ${game.id}.`);
  const verified = verify(game, read.value);
  if (isMisfit(verified)) return complain(`${path} does not fit. ${whyNot(game, verified)}`);
  const { seats } = verified.match.start;
  const number = typed === undefined ? undefined : readWhole('--seat', typed, { least: 1, most: seats });
  if (isComplaint(number)) return number;
  const { content } = verified.match.rules;
  const texts = unusualTexts(game, verified.match.start.options, seats);
  const seat = number === undefined ? (seats === 1 ? 0 : ONLOOKER) : number - 1;
  return { agreed: { content, texts }, match: onPaper(verified.match, seat) };
}

/** What a link has to say: what holds anyway is left out. */
function unusualTexts(game: Game<Kind>, options: object, seats: number): Texts {
  const usual = game.readOptions({}, seats);
  const known = isRefusal(usual) ? {} : writeTexts(game, usual);
  return Object.fromEntries(Object.entries(writeTexts(game, options)).filter(([name, text]) => known[name] !== text));
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
