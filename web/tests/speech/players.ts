import { spaceId } from '../../../art/donjonz/index.ts';
import { wayId } from '../../../art/the-dungeon/index.ts';
import { donjonz } from '../../../games/donjonz/index.ts';
import { heroAt } from '../../../games/donjonz/readers.ts';
import { theDungeon } from '../../../games/the-dungeon/index.ts';
import { isRefusal, type Kind } from '../../../kernel/game.ts';
import { append, start, type Transcript, transcriptOf, unplayed } from '../../../kernel/match.ts';
import { same } from '../../../kernel/plain.ts';
import { sideOf } from '../../src/games/donjonz/walking.ts';
import type { EnginePage } from '../engines/engine.ts';
import { DEALS, hasFewLives, playedTo as playedDice } from '../dice-and-danger/matches.ts';
import { before, type Played, transcript } from '../donjonz/transcripts.ts';
import { asks, playedTo as playedPen } from '../dungeon-pen/matches.ts';
import { type Decision, escapeWithin } from '../the-dungeon/matches.ts';

/** Somebody who plays a match to its end by keys, and knows from the page which comes next. */
export interface Player {
  readonly match: Transcript<Kind>;
  /** Undefined once the match has ended. */
  next(engine: EnginePage): Promise<string | undefined>;
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

/** The last three cards go where they fit next. */
const laying = (): Player => ({
  match: before(transcript('stuck-at-the-door'), 'lay', 9),
  next: byTable(
    ['[data-id^="space/"][role="button"]', ''],
    ['[data-answers="where"][role="status"]:not(:empty)', 'Enter'],
    ['[data-id="held"]', 'n'],
    ['body', 'Enter'],
  ),
});

/** A whole walk, as it was walked once. */
function walking(): Player {
  const match = before(transcript('stuck-at-the-door'), 'step');
  const rest = decisionsIn(transcript('stuck-at-the-door'), match.log.length);
  return { match, next: engine => nextOf(engine, rest) };
}

/** Something that was decided once: a key, or a direction and what lies there. */
type Recorded = { readonly key: string } | { readonly side: number; readonly target: string };

function decisionsIn({ log, ...opening }: Played, from: number): Recorded[] {
  const match = unplayed(donjonz, opening);
  return log.flatMap((entry, i): readonly Recorded[] => {
    const [seat, action] = entry;
    const { rules, state } = match;
    const index = rules.actions(state, seat).findIndex(each => same(each, action));
    const side = action.type === 'step' ? sideOf(heroAt(rules.content, state), action) : undefined;
    append(match, entry);
    if (i < from || seat !== 0) return [];
    return side === undefined || action.type !== 'step'
      ? [{ key: String(index + 1) }]
      : [{ side, target: spaceId(action) }];
  });
}

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

/** One careless round, which is the last. */
const dice = (): Player => ({
  match: playedDice('annoyed-animals', 1, hasFewLives, DEALS),
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

/** Two at one screen, both on their last legs: they aim a little further round each time. */
function dungeonPen(): Player {
  let turned = 0;
  const byPanel = byTable(['.pen-panel[data-step="aim"]', 'aim'], ['body', 'Enter']);
  return {
    match: playedPen(moment => asks('aim')(moment) && moment.state.characters.every(({ hp }) => hp <= 9)),
    next: async engine => {
      const key = await byPanel(engine);
      if (key !== 'aim') return key;
      return turned++ % 2 === 0 ? 'Shift+ArrowRight' : 'Enter';
    },
  };
}

/** A whole match from its deal on, decision by decision as a bot has made them. */
function maze(): Player {
  const { seed, decisions } = escapeWithin(6);
  const options = theDungeon.readOptions({}, 1);
  if (isRefusal(options)) throw new Error('no such table');
  const rest = decisions.flatMap(recordedOf);
  return {
    match: transcriptOf(start(theDungeon, { seats: 1, options, seeds: [[0, seed]] })),
    next: engine => nextOf(engine, rest),
  };
}

function recordedOf({ action, index }: Decision): readonly Recorded[] {
  if (action.type === 'go') return [{ side: action.side, target: wayId(action.side) }];
  if (action.type === 'lay')
    return [...Array.from({ length: index }, (): Recorded => ({ key: 'r' })), { key: 'Enter' }];
  return [action.type === 'end' ? { key: 'e' } : { key: String(index + 1) }];
}

export const PLAYERS: Readonly<Record<string, () => readonly Player[]>> = {
  donjonz: () => [laying(), walking()],
  'dice-and-danger': () => [dice()],
  'dungeon-pen': () => [dungeonPen()],
  'the-dungeon': () => [maze()],
};
