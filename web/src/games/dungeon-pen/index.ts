import { art } from '../../../../art/dungeon-pen/index.ts';
import { type DungeonPen, shelved } from '../../../../games/dungeon-pen/index.ts';
import type { GameModule } from '../module.ts';
import { Board } from './Board.tsx';
import { caption } from './caption.ts';
import { concerns } from './concerns.ts';
import { companion } from './companion/index.ts';
import { describe } from './describe.ts';
import { DungeonPicture } from './DungeonPicture.tsx';
import { lapseOf } from './eyes.ts';
import { Frame } from './Frame.tsx';
import { goal, reason } from './reason.ts';
import { highlights, isDecidedBySum, stood, sum } from './result.ts';
import { Result } from './Result.tsx';
import { scenes, SOUNDS } from './scenes.ts';
import { Side } from './Side.tsx';
import { texts } from './texts.ts';

export const module: GameModule<DungeonPen> = {
  game: shelved.game,
  words: shelved.words,
  texts,
  ChoicePicture: DungeonPicture,
  secret: false,
  sounds: SOUNDS,
  art,
  desk: {
    side: { laptop: 528, 'laptop tight': 320, landscape: 432 },
    replay: { laptop: 528 },
    log: { 'phone small': 0 },
    skip: 'side',
  },
  Board,
  Side,
  companion,
  coachedSeats: [2],
  Frame,
  scenes,
  caption,
  concerns,
  lapse: lapseOf,
  Result,
  sum,
  stood,
  isDecidedBySum,
  highlights,
  describe,
  goal,
  reason,
};
