import type { Bot, Decide } from '../bots/bot.ts';
import { random as careless } from '../bots/random.ts';
import { seedFrom } from '../kernel/chance.ts';
import { type Game, isRefusal, type Kind, type Random, type Rules } from '../kernel/game.ts';
import { accept, type Match, play, start } from '../kernel/match.ts';
import { draw, playout } from '../kernel/playout.ts';

/** One match, start to end; what it answers is for those who check it. */
export type Play = (random: Random) => unknown;

/** Playouts as a search makes them. */
export function playoutsOf<K extends Kind>(
  game: Game<K>,
  seats = game.seats.min,
  settings: object = {},
): (random: Random) => K['state'] {
  const rules = rulesOf(game, seats, settings);
  return random => {
    const state = rules.setup();
    playout(rules, state, random);
    return state;
  };
}

/** Matches as a bot's own trials go: every decision comes from a view, chance is drawn, and nobody is asked again. */
export function playedBy<K extends Kind>(
  game: Game<K>,
  bot: Bot<K>,
  seats = game.seats.min,
): (random: Random) => K['state'] {
  const options = optionsOf(game, seats);
  const rules = game.rules({ version: game.version, seats, options });
  return random => {
    const state = rules.setup();
    const minds = Array.from({ length: seats }, (_, seat) => bot.sit({ rules, seat, random }));
    for (let [seat] = rules.active(state); seat !== undefined; [seat] = rules.active(state))
      rules.apply(state, seat, minds[seat]?.(rules.view(state, seat)) ?? draw(rules, state, random));
    return state;
  };
}

/** Who plays a refereed match: so many seats, each taken by the same bot. */
export interface Party<K extends Kind> {
  readonly seats: number;
  readonly bot: Bot<K>;
}

/** Matches as a table sees them: every action comes from a view, travels as text and is compared before it counts. */
export function refereed<K extends Kind>(game: Game<K>, party: Partial<Party<K>> = {}): (random: Random) => K['state'] {
  const { seats = game.seats.min, bot = careless as unknown as Bot<K> } = party;
  const options = optionsOf(game, seats);
  let count = 0;
  return random => {
    const match = start(game, { seats, options, seeds: [[0, seedFrom(`match ${count++}`)]] });
    const { rules } = match;
    const minds = Array.from({ length: seats }, (_, seat) => bot.sit({ rules, seat, random }));
    while (act(match, minds));
    return match.state;
  };
}

function act<K extends Kind>(match: Match<K>, minds: readonly Decide<K>[]): boolean {
  const { rules, state } = match;
  const seat = rules.active(state)[0];
  if (seat === undefined) return false;
  const text = JSON.stringify(minds[seat]?.(rules.view(state, seat)));
  const action = accept(rules, state, seat, JSON.parse(text));
  if (isRefusal(action)) throw new Error(`${text} was refused by rule ${action.rule}`);
  play(match, seat, action);
  return true;
}

export function rulesOf<K extends Kind>(game: Game<K>, seats = game.seats.min, settings: object = {}): Rules<K> {
  return game.rules({ version: game.version, seats, options: optionsOf(game, seats, settings) });
}

export function optionsOf<K extends Kind>(game: Game<K>, seats = game.seats.min, settings: object = {}): K['options'] {
  const options = game.readOptions(settings, seats);
  if (isRefusal(options)) throw new Error(`${game.id} refuses these options: ${options.rule}`);
  return options;
}
