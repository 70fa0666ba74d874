import { easy } from '../../../bots/dungeon-pen/index.ts';
import {
  type DungeonPen,
  dungeonPen,
  type Options,
  type Prompt,
  type State,
} from '../../../games/dungeon-pen/index.ts';
import { seedFrom } from '../../../kernel/chance.ts';
import { isRefusal, type Rules, type Seat } from '../../../kernel/game.ts';
import { play, start, type Transcript, transcriptOf } from '../../../kernel/match.ts';
import { randomFrom } from '../../../kernel/random.ts';

/** A moment at which a seat decides. */
export interface Moment {
  readonly rules: Rules<DungeonPen>;
  readonly state: Readonly<State>;
  readonly seat: Seat;
  /** What the seat is asked. */
  readonly prompt: Prompt;
}

export type Played = Transcript<DungeonPen>;
type IsThere = (moment: Moment) => boolean;

const SEEDS = 300;

/** A match that easy bots play until such a moment comes. Sheets may change: no test knows a square by heart. */
export function playedTo(isThere: IsThere, given: Partial<Options> = {}): Played {
  for (let i = 0; i < SEEDS; i++) {
    const found = searched(`match ${i}`, isThere, given);
    if (found) return found;
  }
  throw new Error('bots never get there');
}

function searched(name: string, isThere: IsThere, given: Partial<Options>): Played | undefined {
  const options = dungeonPen.readOptions(given, 2);
  if (isRefusal(options)) throw new Error(JSON.stringify(options));
  const match = start(dungeonPen, { seats: 2, options, seeds: [[0, seedFrom(name)]] });
  const { rules, state } = match;
  const deciders = [0, 1].map(seat => easy.sit({ rules, seat, random: randomFrom(`${seat}`) }));
  for (let [seat] = rules.active(state); seat !== undefined; [seat] = rules.active(state)) {
    const prompt = rules.prompt(rules.view(state, seat), seat);
    if (isThere({ rules, state, seat, prompt })) return transcriptOf(match);
    play(match, seat, deciders[seat]?.(rules.view(state, seat)) as DungeonPen['action']);
  }
  return undefined;
}

/** When a seat, the first one unless it is said otherwise, has to decide this. */
export const asks =
  (type: Prompt['type'], asked: Seat = 0): IsThere =>
  ({ seat, prompt }) =>
    prompt.type === type && seat === asked;

/** In the middle of a match: the first seat is about to flick, with a few turns behind it. */
export const inTurn =
  (turns: number): IsThere =>
  ({ state, seat, prompt }) =>
    prompt.type === 'aim' && seat === 0 && state.characters[0].turns >= turns;

export const blinded: IsThere = moment => asks('aim')(moment) && moment.state.characters[0].effects.join() === 'blind';

export const bolted: IsThere = moment => asks('aim')(moment) && moment.state.bolted;

/** The first seat flicks where a spun card points. */
export const spun: IsThere = asks('spin');
