import { botsOf } from '../../bots/index.ts';
import { playTrial } from '../../bots/trial.ts';
import { think as thinkOf } from '../../bots/turn.ts';
import { gameById } from '../../games/index.ts';
import type { Game, Kind } from '../../kernel/game.ts';
import type { BotTurn } from '../../kernel/session.ts';
import { parry } from '../../kernel/toys/parry.ts';
import { sealed } from '../../kernel/toys/sealed.ts';
import { shove } from '../../kernel/toys/shove.ts';
import type { Creation } from '../../wire/http.ts';
import type { Terms } from '../../wire/table.ts';
import type { Shelf } from '../matches/head.ts';
import type { Limits } from '../online/limits.ts';
import type { TryOut } from '../thinking/trying.ts';

const TOYS = [parry, sealed, shove] as readonly unknown[] as readonly Game<Kind>[];

/** The games of the server, and the kernel's toys: short matches with secrets, dice and seats that decide at once. */
export const shelf: Shelf = id => TOYS.find(game => game.id === id) ?? gameById(id);

/** Bots in the same thread. */
export const think = async (turn: BotTurn<Kind>): Promise<Kind['action'] | undefined> => {
  const game = shelf(turn.game);
  return game && thinkOf(game, botsOf(game.id), turn);
};

/** And their matches on somebody's work. */
export const tryOut: TryOut = async match => {
  const game = shelf(match.game);
  return game && playTrial(game, botsOf(game.id), match);
};

const ENDLESS = { burst: 1e6, perSecond: 1e6 };

/** For players who are all at one address and never pause. */
export const GENEROUS: Limits = {
  messages: ENDLESS,
  messagesPerPerson: ENDLESS,
  messagesPerAddress: ENDLESS,
  remarksPerPerson: ENDLESS,
  requests: ENDLESS,
  pages: ENDLESS,
  passphrases: ENDLESS,
  proofs: ENDLESS,
  tablesPerPerson: 10_000,
  tablesPerAddress: ENDLESS,
  worksPerPerson: 10_000,
  worksPerAddress: ENDLESS,
  reportsPerAddress: ENDLESS,
  broughtPerAddress: ENDLESS,
  resultsPerAddress: ENDLESS,
  resultsPerDeal: ENDLESS,
  callsPerPerson: ENDLESS,
  newConnections: ENDLESS,
  newSockets: ENDLESS,
  connectionsPerAddress: 10_000,
  connections: 10_000,
  socketsPerAddress: 10_000,
  socketsPerPerson: 10_000,
  sockets: 10_000,
  robotsPerPerson: 10_000,
  matchesPerRobot: 10_000,
  streamsPerAddress: 10_000,
  streams: 10_000,
  requestSeconds: 20,
};

export const TERMS: Terms = {
  pace: 'live',
  clock: { type: 'none' },
  timeout: 'bot',
  listed: false,
  minding: 'none',
  joining: false,
};

export const ENTROPY = '0123456789abcdef0123456789abcdef';

export const creation = (more: Partial<Creation>): Creation => ({
  game: 'sealed',
  options: {},
  places: [{ type: 'me' }, { type: 'open' }],
  terms: TERMS,
  name: 'Ada',
  entropy: ENTROPY,
  ...more,
});
