import { seedFrom } from '../kernel/chance.ts';
import { type Game, isRefusal, type Kind, type Random, type Rules } from '../kernel/game.ts';
import { accept, type Match, play, start } from '../kernel/match.ts';
import { playout } from '../kernel/playout.ts';
import { choose } from '../kernel/random.ts';

/** One random match, start to end; what it answers is for those who check it. */
export type Play = (random: Random) => unknown;

/** Playouts as a search makes them. */
export function playoutsOf<K extends Kind>(game: Game<K>): (random: Random) => K['state'] {
  const rules = rulesOf(game);
  return random => {
    const state = rules.setup();
    playout(rules, state, random);
    return state;
  };
}

/** Matches as a table sees them: every action comes from a view, travels as text and is compared before it counts. */
export function refereed<K extends Kind>(game: Game<K>): (random: Random) => K['state'] {
  const { min: seats } = game.seats;
  const options = optionsOf(game);
  let count = 0;
  return random => {
    const match = start(game, { seats, options, seeds: [[0, seedFrom(`match ${count++}`)]] });
    while (act(match, random));
    return match.state;
  };
}

function act<K extends Kind>(match: Match<K>, random: Random): boolean {
  const { rules, state } = match;
  const seat = rules.active(state)[0];
  if (seat === undefined) return false;
  const imagined = rules.imagine(rules.view(state, seat), seat, random);
  const text = JSON.stringify(choose(rules.actions(imagined, seat), random));
  const action = accept(rules, state, seat, JSON.parse(text));
  if (isRefusal(action)) throw new Error(`${text} was refused by rule ${action.rule}`);
  play(match, seat, action);
  return true;
}

export function rulesOf<K extends Kind>(game: Game<K>): Rules<K> {
  return game.rules({ version: game.version, seats: game.seats.min, options: optionsOf(game) });
}

export function optionsOf<K extends Kind>(game: Game<K>): K['options'] {
  const options = game.readOptions({}, game.seats.min);
  if (isRefusal(options)) throw new Error(`${game.id} has no options of its own: ${options.rule}`);
  return options;
}
