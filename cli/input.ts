import { GAMES, gameById } from '../games/index.ts';
import { type Game, isRefusal, type Kind } from '../kernel/game.ts';
import { readTexts } from '../kernel/options.ts';
import { complain, type Complaint, isComplaint } from './complaint.ts';
import { readSettings } from './settings.ts';
import { sentenceOf } from './words.ts';

export function readGame(id: string): Game<Kind> | Complaint {
  return gameById(id) ?? complain(`There is no game '${id}'; there is ${GAMES.map(game => game.id).join(', ')}.`);
}

export interface Range {
  readonly least: number;
  readonly most: number;
}

export function readWhole(flag: string, text: string, { least, most }: Range): number | Complaint {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  return complain(`${flag} takes a whole number from ${least} to ${most}, not '${text}'.`);
}

export function readSeconds(flag: string, text: string, most: number): number | Complaint {
  const seconds = Number(text);
  if (/^\d+(?:\.\d+)?$/.test(text) && seconds > 0 && seconds <= most) return seconds;
  return complain(`${flag} takes seconds, more than 0 and at most ${most}, not '${text}'.`);
}

/** What `--set` gave, checked and completed by the game. */
export function readOptions(game: Game<Kind>, seats: number, pairs: readonly string[]): object | Complaint {
  const settings = readSettings(pairs);
  if (isComplaint(settings)) return settings;
  const options = game.readOptions(readTexts(game, settings), seats);
  return isRefusal(options) ? complain(sentenceOf(game, options)) : options;
}
