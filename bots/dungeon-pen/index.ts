// Which file thinks what. What is known of a sheet: survey.ts and journey.ts, kept as a prospect (prospect.ts).
// What an aim leads to: fan.ts and sighting.ts for strong, easy-aims.ts for easy. What a position is worth: standing.ts tells the net
// of it (chances.ts, learnt.ts), appraiser.ts asks that as it stands, judged.ts after what can be tried out: hints and the judgement
// of aims go by it.
// What is done: easy.ts, with answering.ts and walling.ts; strong.ts, with fortifying.ts for walls and replying.ts for all else,
// all by one gauge (gauge.ts), the sum of winning.ts.
// What is said of it: coach.ts why, eye.ts how well aims were chosen among those of sectors.ts. training.ts and noise.ts measure.
import type { DungeonPen } from '../../games/dungeon-pen/index.ts';
import type { Bot } from '../bot.ts';
import { easy } from './easy.ts';
import { strong } from './strong.ts';

export { coach } from './coach.ts';
export { aiming } from './eye.ts';
export { easy, strong };

/** Weakest first. */
export const bots: readonly Bot<DungeonPen>[] = [easy, strong];
