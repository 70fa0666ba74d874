import { spaceId } from '../../../art/donjonz/index.ts';
import { wayId } from '../../../art/the-dungeon/index.ts';
import { easy } from '../../../bots/donjonz/index.ts';
import { diceAndDanger } from '../../../games/dice-and-danger/index.ts';
import { donjonz, type Donjonz, type Lay } from '../../../games/donjonz/index.ts';
import { heroAt } from '../../../games/donjonz/readers.ts';
import { dungeonPen } from '../../../games/dungeon-pen/index.ts';
import { theDungeon } from '../../../games/the-dungeon/index.ts';
import { type Game, isRefusal, type Kind } from '../../../kernel/game.ts';
import { append, type Match, play, start, type Transcript, transcriptOf, unplayed } from '../../../kernel/match.ts';
import { same } from '../../../kernel/plain.ts';
import { randomFrom } from '../../../kernel/random.ts';
import type { Spot } from '../../src/board/geometry.ts';
import { type Held, layOf, nearest } from '../../src/games/donjonz/holding.ts';
import { sideOf } from '../../src/games/donjonz/walking.ts';
import type { EnginePage } from '../engines/engine.ts';
import { asks, playedTo as playedPen } from '../dungeon-pen/matches.ts';
import { type Decision, escapeWithin } from '../the-dungeon/matches.ts';

/** Somebody who plays a match to its end by keys, and knows from the page which comes next. */
export interface Player {
  readonly match: Transcript<Kind>;
  /** Undefined once the match has ended. */
  next(engine: EnginePage): Promise<string | undefined>;
  /** After so many keys everything is asked once more. */
  readonly asksAfter?: number;
}

const END = '.end-sheet';
const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;

/** Runs in the page: the first of some selectors that finds something, and the key that belongs to it. */
function firstKey(keys: readonly (readonly [selector: string, key: string])[]): string | undefined {
  return keys.find(([selector]) => document.querySelector(selector) !== null)?.[1];
}

/** Looks for what lies on the page, the first thing first. An empty key means that the match has ended. */
const byTable =
  (...keys: readonly (readonly [selector: string, key: string])[]) =>
  async (engine: EnginePage): Promise<string | undefined> =>
    (await engine.evaluate(firstKey, [[END, ''], ...keys] as const)) || undefined;

/** Of so many deals the one with the shortest walk is played, if the hero lives and has something to tell. */
const DEALS_TRIED = 8;

/** Every card is laid where it fits next, and the map is walked as the easy bot would walk it. */
function donjonzMatch(): Player {
  const seeds = Array.from({ length: DEALS_TRIED }, (_, i) => i.toString(16).padStart(32, '0'));
  const walks = seeds.map(seed => ({ seed, walked: walkedFrom(seed) }));
  const told = walks.filter(({ walked }) => !walked.state.lost && walked.state.monsters > 0);
  const [whole] = told.toSorted((one, other) => one.walked.log.length - other.walked.log.length);
  if (!whole) throw new Error('nobody comes through');
  const rest = decisionsIn(transcriptOf(whole.walked));
  const asksAfter = rest.findIndex(recorded => 'side' in recorded);
  return { match: dealt(donjonz, 1, {}, whole.seed), asksAfter, next: engine => nextOf(engine, rest) };
}

function walkedFrom(seed: string): Match<Donjonz> {
  const options = donjonz.readOptions({}, 1);
  if (isRefusal(options)) throw new Error('no such table');
  const match = start(donjonz, { seats: 1, options, seeds: [[0, seed]] });
  const { rules, state } = match;
  const decide = easy.sit({ rules, seat: 0, random: randomFrom(seed) });
  let held = { x: 0, y: -2 };
  while (rules.active(state).includes(0)) {
    const view = rules.view(state, 0);
    const next =
      view.hand === null ? undefined : nearest(rules.actions(state, 0).filter(isLay), heldAs(view.hand, held));
    held = next ?? held;
    play(match, 0, next ? layOf(next) : decide(view));
  }
  return match;
}

const isLay = (action: Donjonz['action']): action is Lay => action.type === 'lay';
const heldAs = (card: number, { x, y }: Spot): Held => ({ card, turn: 0, x, y });

/** Something that was decided once: a key, or a direction and what lies there. */
type Recorded = { readonly key: string } | { readonly side: number; readonly target: string };

function decisionsIn({ log, ...opening }: Transcript<Donjonz>): Recorded[] {
  const match = unplayed(donjonz, opening);
  return log.flatMap((entry): readonly Recorded[] => {
    const [seat, action] = entry;
    const { rules, state } = match;
    const index = rules.actions(state, seat).findIndex(each => same(each, action));
    const side = action.type === 'step' ? sideOf(heroAt(rules.content, state), action) : undefined;
    append(match, entry);
    if (seat !== 0) return [];
    if (action.type === 'step' && side !== undefined) return [{ side, target: spaceId(action) }];
    return [{ key: BY_ENTER.includes(action.type) ? 'Enter' : String(index + 1) }];
  });
}

const BY_ENTER: readonly Donjonz['action']['type'][] = ['lay', 'take', 'set-out'];

/** An arrow chooses, unless what lies there has the focus already; the same arrow takes. */
async function nextOf(engine: EnginePage, rest: Recorded[]): Promise<string | undefined> {
  const [first] = rest;
  if (!first) return undefined;
  const isChosen = 'key' in first || (await engine.evaluate(isFocused, `[data-id="${first.target}"]`));
  if (isChosen) rest.shift();
  return 'key' in first ? first.key : ARROWS[first.side];
}

/** Runs in the page. */
const isFocused = (selector: string): boolean => document.activeElement?.matches(selector) ?? false;

/** Whoever makes the first pair and crosses out what comes next loses nine lives in few rounds. */
const dice = (): Player => ({
  match: dealt(diceAndDanger, 1),
  asksAfter: 20,
  next: byTable(
    ['dialog[open] .button:not(.button-go):focus', 'Enter'],
    ['dialog[open]', 'Tab'],
    ['.ddd-chest', '1'],
    ['.ddd-which', 'Enter'],
    ['.ddd-pairs:not(:has([aria-pressed="true"]))', '1'],
    ['.ddd-sheet [data-id][role="button"]:focus', 'Enter'],
    ['.ddd-sheet [data-id][role="button"]', 'n'],
    ['body', 'd'],
  ),
});

/** Two at one screen, out of their cells and against the walls. */
const dungeonPenMatch = (): Player => ({
  match: dealt(dungeonPen, 2, { dungeon: 'crossing' }),
  asksAfter: 20,
  next: roundAndRound(),
});

/** The same two, both on their last legs. */
const lastFlicks = (): Player => ({
  match: playedPen(moment => asks('aim')(moment) && moment.state.characters.every(({ hp }) => hp <= 9)),
  next: roundAndRound(),
});

/** Aims a little further round each time. */
function roundAndRound(): Player['next'] {
  let turned = 0;
  const byPanel = byTable(['.pen-panel[data-step="aim"]', 'aim'], ['body', 'Enter']);
  return async engine => {
    const key = await byPanel(engine);
    if (key !== 'aim') return key;
    return turned++ % 2 === 0 ? 'Shift+ArrowRight' : 'Enter';
  };
}

/** A whole match from its deal on, decision by decision as a bot has made them. */
function maze(): Player {
  const { seed, decisions } = escapeWithin(6);
  const rest = decisions.flatMap(recordedOf);
  return { match: dealt(theDungeon, 1, {}, seed), next: engine => nextOf(engine, rest) };
}

/** A match before its first decision. */
function dealt<K extends Kind>(
  game: Game<K>,
  seats: number,
  wanted: object = {},
  seed = 'ab'.repeat(16),
): Transcript<K> {
  const options = game.readOptions(wanted, seats);
  if (isRefusal(options)) throw new Error('no such table');
  return transcriptOf(start(game, { seats, options, seeds: [[0, seed]] }));
}

function recordedOf({ action, index }: Decision): readonly Recorded[] {
  if (action.type === 'go') return [{ side: action.side, target: wayId(action.side) }];
  if (action.type === 'lay')
    return [...Array.from({ length: index }, (): Recorded => ({ key: 'r' })), { key: 'Enter' }];
  return [action.type === 'end' ? { key: 'e' } : { key: String(index + 1) }];
}

/** Of each game a whole match, from its deal to its result; of Dungeon Pen the end of one. */
export const PLAYERS: Readonly<Record<string, () => Player>> = {
  donjonz: donjonzMatch,
  'dice-and-danger': dice,
  'dungeon-pen': lastFlicks,
  'the-dungeon': maze,
};

/** What takes long, a hundred keys and a fan aimed anew for most of them: `npm run screens` plays it. */
export const LONG_PLAYERS: Readonly<Record<string, () => Player>> = { 'dungeon-pen-whole': dungeonPenMatch };
