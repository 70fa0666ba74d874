import type { Ink } from './ink.ts';
import type { Paper } from './paper.ts';

/** What can be printed of a game. */
const PART_NAMES = [
  'match',
  'sheets',
  'cards',
  'inventory',
  'events',
  'junk',
  'tiles',
  'characters',
  'purchases',
  'spells',
  'counters',
  'scores',
  'rules',
] as const;
export type PartName = (typeof PART_NAMES)[number];

interface Foot {
  readonly title: string;
  readonly name: string;
  readonly paper: Paper;
  readonly ink: Ink;
  readonly page: number;
  readonly pages: number;
}

/** What is printed around the games. */
export interface PrintWords {
  readonly parts: Readonly<Record<PartName, string>>;
  readonly inks: Readonly<Record<Ink, string>>;
  readonly papers: Readonly<Record<Paper, string>>;
  foot(foot: Foot): string;
  readonly fold: string;
  /** The first page. */
  readonly instructions: string;
  readonly ruler: string;
  readonly wedge: string;
  readonly contents: string;
  listed(name: string, pages: number): string;
  /** How it is printed where one side of the paper is used, and where both are. */
  readonly scale: { readonly one: string; readonly both: string };
  readonly cutting: string;
  readonly folding: string;
  readonly duplex: string;
  readonly measuring: string;
  readonly otherSide: string;
  /** What a code is, for who does not see it, and below it what it is for. */
  code(address: string): string;
  readonly onScreen: string;
  /** Below the name of a work: who has drawn it, where that is known, and for which game. */
  work(game: string, author: string | undefined): string;
  readonly match: MatchWords;
}

interface MatchWords {
  player(number: number): string;
  readonly table: string;
  readonly ended: string;
  readonly running: string;
  runningFor(name: string): string;
  score(name: string, score: number, place: number): string;
  readonly notes: string;
  readonly story: string;
}
