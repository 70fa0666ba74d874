import { readdirSync, readFileSync } from 'node:fs';
import type { Game, Kind, Outcome } from '../../kernel/game.ts';
import type { Transcript } from '../../kernel/match.ts';
import { isMisfit, verify } from '../../kernel/transcript.ts';

/** How a kept match ended when it was kept: by its state, and as far as people care. */
export type End = { readonly hash: string } & Omit<Outcome, 'notes'>;

const EXPECTED = 'expected.json';

const folderOf = (id: string): URL => new URL(`../${id}/transcripts/`, import.meta.url);
const json = (file: string, folder: URL): unknown => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));

/** The names of the finished matches that a game keeps. */
export function keptNames(id: string): string[] {
  return readdirSync(folderOf(id)).filter(file => file !== EXPECTED);
}

export function keptMatch<K extends Kind>(id: string, name: string): Transcript<K> {
  return json(name, folderOf(id)) as Transcript<K>;
}

export function expectedEnds(id: string): Readonly<Record<string, End>> {
  return json(EXPECTED, folderOf(id)) as Record<string, End>;
}

/** Plays a kept match again by the rules and by its seeds. */
export function endOf<K extends Kind>(game: Game<K>, transcript: unknown): End {
  const verified = verify(game, transcript);
  if (isMisfit(verified)) throw new Error(JSON.stringify(verified));
  const { hash, outcome } = verified;
  if (!outcome) throw new Error('the match has not ended');
  const { notes: _, ...end } = outcome;
  return { hash, ...end };
}
