import type { Game } from 'boardgame.io';
import { MCTSBot } from 'boardgame.io/ai';
import { InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { TURNS } from '../../race/sheet.ts';
import { lap } from '../../lap.ts';
import { race } from '../race.ts';

/** As many as ours makes for a decision. */
const ITERATIONS = 200;

const game = ProcessGameConfig(race as Game);
const { ai } = race;
if (!ai) throw new Error('race lists no moves');
const bot = new MCTSBot({ game, enumerate: ai.enumerate, seed: 1, iterations: ITERATIONS, playoutDepth: TURNS });
const state = InitializeGame({ game: { ...game, seed: 0 }, numPlayers: 1 });

/** What it promises is done at once: it counts its iterations before it answers. */
lap(() => void bot.play(state, '0'), ITERATIONS);
