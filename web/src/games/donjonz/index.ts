import { type Donjonz, shelved } from '../../../../games/donjonz/index.ts';
import { walkStart } from '../../../../games/donjonz/readers.ts';
import { art } from '../../../../art/donjonz/index.ts';
import type { GameModule } from '../module.ts';
import { Board } from './Board.tsx';
import { companion } from './companion/index.ts';
import { describe } from './describe.ts';
import { Frame } from './Frame.tsx';
import { ending, highlights, ranks, sum } from './result.ts';
import { goal, reason } from './reason.ts';
import { caption, concerns, scenes } from './scenes.ts';
import { Side } from './Side.tsx';
import { texts } from './texts.ts';

export const module: GameModule<Donjonz> = {
  game: shelved.game,
  words: shelved.words,
  texts,
  sounds: {
    'card-laid': 'card',
    'card-taken': 'card',
    stepped: 'scratch',
    'pouch-found': 'coin',
    'weapon-taken': 'scratch',
    'key-found': 'coin',
    'monster-beaten': 'hit',
    'pouches-lost': 'lose',
    'door-opened': 'door',
    'door-passed': 'door',
    'walk-ended': 'win',
    'hero-fell': 'lose',
  },
  art,
  desk: { log: { 'phone small': 0 } },
  Board,
  Side,
  companion,
  coachedSeats: [1],
  Frame,
  scenes,
  caption,
  concerns,
  sum,
  ranks,
  ending,
  highlights,
  describe,
  goal,
  reason,
  again: walkStart,
};
