import { art } from '../../../../art/dice-and-danger/index.ts';
import { type DiceAndDanger, shelved } from '../../../../games/dice-and-danger/index.ts';
import type { GameModule } from '../module.ts';
import { Board } from './Board.tsx';
import { caption } from './caption.ts';
import { Frame } from './Frame.tsx';
import { companion } from './companion/index.tsx';
import { describe } from './describe.ts';
import { goal, reason } from './reason.ts';
import { ending, highlights, ranks, stood, sum } from './result.ts';
import { concerns, isOut, scenes } from './scenes.ts';
import { Side } from './Side.tsx';
import { texts } from './texts.ts';

export const module: GameModule<DiceAndDanger> = {
  game: shelved.game,
  words: shelved.words,
  texts,
  sounds: {
    'dice-rolled': 'dice',
    'cloud-written': 'scratch',
    'space-visited': 'scratch',
    'rubble-cleared': 'scratch',
    'gold-found': 'coin',
    'gem-found': 'coin',
    'fist-swung': 'hit',
    'portal-opened': 'door',
    'torch-burnt': 'scratch',
    'monster-hit': 'hit',
    'chest-opened': 'door',
    'sums-given-up': 'lose',
    'monster-slain': 'win',
    'deed-done': 'win',
    'seat-fell': 'lose',
    'game-ended': 'win',
  },
  art,
  desk: {
    side: { laptop: 368, 'laptop tight': 368 },
    log: { laptop: 76, 'laptop tight': 76, phone: 0, 'phone small': 0 },
  },
  Board,
  Side,
  companion,
  coachedSeats: [1],
  Frame,
  scenes,
  caption,
  concerns,
  isOut,
  isEcho: (event, seat) => event.type === 'round-shown' && event.seat === seat,
  sum,
  stood,
  ranks,
  ending,
  highlights,
  describe,
  goal,
  reason,
};
