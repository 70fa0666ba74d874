import { art } from '../../../../art/the-dungeon/index.ts';
import { shelved, type TheDungeon } from '../../../../games/the-dungeon/index.ts';
import type { GameModule } from '../module.ts';
import { Board } from './Board.tsx';
import { CharactersForm } from './CharactersForm.tsx';
import { companion } from './companion/index.ts';
import { describe } from './describe.ts';
import { Frame } from './Frame.tsx';
import { habitsNow } from './habits.ts';
import { HintWays } from './HintWays.tsx';
import { lapseOf } from './onward.ts';
import { goal, reason } from './reason.ts';
import { ending, highlights, ranks } from './result.ts';
import { ResultTable } from './Result.tsx';
import { concerns, isOut, scenesOf } from './scenes.ts';
import { Side } from './Side.tsx';
import { caption } from './telling.ts';
import { texts } from './texts.ts';

export const module: GameModule<TheDungeon> = {
  game: shelved.game,
  words: shelved.words,
  texts,
  Form: CharactersForm,
  sounds: {
    'movement-rolled': 'dice',
    'door-unlocked': 'door',
    'door-locked': 'hit',
    'tile-laid': 'card',
    'tile-turned-up': 'card',
    moved: 'scratch',
    'test-rolled': 'dice',
    'gold-found': 'coin',
    'gold-taken': 'coin',
    'guard-bribed': 'coin',
    'object-found': 'coin',
    'object-taken': 'scratch',
    fought: 'hit',
    'rival-fought': 'hit',
    'life-lost': 'lose',
    died: 'lose',
    'cave-in': 'hit',
    'spell-cast': 'scratch',
    'way-out-found': 'win',
    escaped: 'win',
    'dungeon-won': 'lose',
  },
  art,
  desk: {
    side: { laptop: 378, 'laptop tight': 340 },
    log: { laptop: 'board', 'laptop tight': 'board', tablet: 56, 'phone small': 0 },
  },
  Board,
  Side,
  companion,
  coachedSeats: [1, 2, 3, 4, 5, 6],
  Frame,
  scenes: scenesOf,
  caption,
  concerns,
  isOut,
  lapse: (moment, tempo) => lapseOf(moment, tempo, habitsNow().onward),
  Result: ResultTable,
  ranks,
  ending,
  highlights,
  describe,
  goal,
  reason,
  HintWays,
};
