import { art } from '../../../../art/rungs/index.ts';
import { rungs, type Rungs, shelved } from '../../../../games/rungs/index.ts';
import type { GameModule } from '../module.ts';
import { Board } from './Board.tsx';
import { Side } from './Side.tsx';
import { texts } from './texts.ts';

export const module: GameModule<Rungs> = {
  game: rungs,
  words: shelved.words,
  texts,
  secret: false,
  sounds: { climbed: 'scratch', leapt: 'dice' },
  art,
  Board,
  Side,
};
