import type { Ink } from './ink.ts';
import type { Paper } from './paper.ts';

/** What can be printed of a game. */
export const PART_NAMES = [
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

export interface Foot {
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
  readonly scale: string;
  readonly cutting: string;
  readonly folding: string;
}
