import { readdirSync, readFileSync } from 'node:fs';
import { gameById } from '../../../games/index.ts';
import type { Kind, Seat } from '../../../kernel/game.ts';
import { append, type Match, type Transcript, unplayed } from '../../../kernel/match.ts';

/** A match up to a decision, and what kind of decision that is. */
export interface Decision {
  readonly kind: string;
  readonly seat: Seat;
  readonly played: Transcript<Kind>;
}

const GAMES = new URL('../../../games/', import.meta.url);

function finishedMatches(game: string): readonly Transcript<Kind>[] {
  const folder = new URL(`${game}/transcripts/`, GAMES);
  return readdirSync(folder)
    .filter(name => name !== 'expected.json')
    .map(name => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Transcript<Kind>);
}

/** A match of the game that was played to its end. */
export function finishedMatch(game: string): Transcript<Kind> {
  const [first] = finishedMatches(game);
  if (!first) throw new Error(`no match of ${game} has ended`);
  return first;
}

/** A seat more fills a screen as much as so many entries do. */
const SEAT = 60;
const fullness = ({ seats, log }: Transcript<Kind>): number => seats * SEAT + log.length;

/** Of every kind of decision the fullest table at which it was taken in a finished match of the game. */
export const everyDecision = (game: string): readonly Decision[] => fullestOf(game, kindFor);

/** The same of every mix of ways to answer: a guard who may be paid asks more than one who may not. */
export const everyMix = (game: string): readonly Decision[] => fullestOf(game, mixFor);

type Naming = (match: Match<Kind>, seat: Seat) => string;

function fullestOf(game: string, nameOf: Naming): readonly Decision[] {
  const fullest = new Map<string, Decision>();
  const note = (decision: Decision): void => {
    const known = fullest.get(decision.kind);
    if (!known || fullness(decision.played) > fullness(known.played)) fullest.set(decision.kind, decision);
  };
  for (const transcript of finishedMatches(game))
    for (const decision of decisionsIn(transcript, nameOf)) note(decision);
  return [...fullest.values()];
}

function decisionsIn({ log, ...opening }: Transcript<Kind>, nameOf: Naming): readonly Decision[] {
  const game = gameById(opening.game);
  if (!game) throw new Error(`no game is called ${opening.game}`);
  const match = unplayed(game, opening);
  return log.flatMap(entry => {
    const [seat] = entry;
    const before = { ...opening, log: log.slice(0, match.log.length) };
    const kind = seat < 0 ? undefined : nameOf(match, seat);
    append(match, entry);
    return kind === undefined ? [] : [{ kind, seat, played: before }];
  });
}

const kindFor = ({ rules, state }: Match<Kind>, seat: Seat): string => rules.prompt(rules.view(state, seat), seat).type;

function mixFor(match: Match<Kind>, seat: Seat): string {
  const types = match.rules.actions(match.state, seat).map(({ type }) => type);
  return `${kindFor(match, seat)}: ${[...new Set(types)].toSorted().join(', ')}`;
}
