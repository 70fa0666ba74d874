// A laid dungeon of DonjonZ as text (docs/FORMATS.md): a card a line, where it lies and how it is turned, in the order of
// laying. The half-card lies where it always does and has no line.
//
//     layout 1
//     The Armourer’s Nap: 0 1
//     The Long Draught: -2 0 turned 1
import {
  type Action,
  type Content,
  donjonz,
  type Donjonz,
  type Laid,
  type Options,
  type State,
} from '../games/donjonz/index.ts';
import { faceOf, TURNS } from '../games/donjonz/readers.ts';
import { CHANCE, type Game, isRefusal, type Kind, type Rules, type Seat } from '../kernel/game.ts';
import { accept, type Entry } from '../kernel/match.ts';
import { complain, type Complaint, isComplaint } from './complaint.ts';
import { sentenceOf } from './words.ts';

const HEADING = 'layout 1';
const HERO = 0;

export const isLayout = (text: string): boolean => /^layout\b/.test(text.trimStart());

export function writeLayout(content: Content, laid: readonly Laid[]): string {
  const lines = laid.slice(1).map(({ card, x, y, turn }) => {
    const place = `${faceOf(content, card, 0).name}: ${x} ${y}`;
    return turn === 0 ? place : `${place} turned ${turn}`;
  });
  return [HEADING, ...lines, ''].join('\n');
}

/** A match in which just that was laid, and nothing was walked. */
export interface LaidMatch {
  readonly rules: Rules<Donjonz>;
  readonly state: State;
  readonly log: readonly Entry<Donjonz>[];
}

export function readLayout(options: Options, text: string): LaidMatch | Complaint {
  const rules = donjonz.rules({ version: donjonz.version, seats: 1, options });
  const [heading = '', ...lines] = text.trim().split(/\r?\n/);
  if (heading.trim() !== HEADING) return complain(`Line 1: a layout begins with '${HEADING}'.`);
  const laid: Laid[] = [];
  for (const [i, line] of lines.entries()) {
    const card = readLine(rules.content, line, laid);
    if (isComplaint(card)) return complain(`Line ${i + 2}: ${card.complaint}`);
    laid.push(card);
  }
  const missing = rules.content.deck.length - 1 - laid.length;
  return missing > 0 ? complain(`A layout has all cards: ${missing} more.`) : laidMatch(rules, laid);
}

const LINE = /^(.+?)\s*:\s*(-?\d{1,3})\s+(-?\d{1,3})(?:\s+turned\s+([0-3]))?$/;

/** Of cards with one name the first that does not lie yet. */
function readLine(content: Content, line: string, laid: readonly Laid[]): Laid | Complaint {
  const [, name, x, y, turn = '0'] = LINE.exec(line.trim()) ?? [];
  if (name === undefined)
    return complain(
      "a line has the name of a card, ':', a column, a row, and 'turned 1' to 'turned 3' if it is turned.",
    );
  const named = content.deck.flatMap((_, card) => (card > 0 && faceOf(content, card, 0).name === name ? [card] : []));
  const card = named.find(each => !laid.some(other => other.card === each));
  if (card === undefined)
    return complain(named.length > 0 ? `${name} lies already.` : `the deck has no card '${name}'.`);
  return { card, x: Number(x), y: Number(y), turn: TURNS[Number(turn)] ?? 0 };
}

/** DZ-4, DZ-6: two cards are always turned up, as long as there are two. */
function laidMatch(rules: Rules<Donjonz>, laid: readonly Laid[]): LaidMatch | Complaint {
  const state = rules.setup();
  const log: Entry<Donjonz>[] = [];
  const play = (seat: Seat, action: Action): void => {
    rules.apply(state, seat, action);
    log.push([seat, action]);
  };
  for (const [i, { card, x, y, turn }] of laid.entries()) {
    const seen = laid.slice(i, i + 2).map(each => each.card);
    for (const next of seen) if (state.pile.includes(next)) play(CHANCE, { type: 'turn-up', card: next });
    const lay = accept(rules, state, HERO, { type: 'lay', x, y, turn });
    if (isRefusal<Action, Donjonz['reason']>(lay))
      return complain(`Line ${i + 2}: ${faceOf(rules.content, card, 0).name}: ${sentenceOf(DONJONZ, lay)}`);
    play(HERO, lay);
    if (state.phase === 'take') play(HERO, { type: 'take' });
  }
  if (state.phase === 'set-out') play(HERO, { type: 'set-out' });
  return { rules, state, log };
}

const DONJONZ = donjonz as unknown as Game<Kind>;
