import { art } from '../../../../art/dungeon-pen/index.ts';
import { type DungeonPen, dungeonPen } from '../../../../games/dungeon-pen/index.ts';
import { en, fr } from '../../../../games/dungeon-pen/readers.ts';
import rulesFr from '../../../../games/dungeon-pen/RULES.fr.md?raw';
import rulesEn from '../../../../games/dungeon-pen/RULES.md?raw';
import type { GameModule } from '../module.ts';
import { Board } from './Board.tsx';
import { describe } from './describe.ts';
import { DungeonPicture } from './DungeonPicture.tsx';
import { scenes } from './flight.ts';
import { Frame } from './Frame.tsx';
import { Result } from './Result.tsx';
import { Side } from './Side.tsx';
import { texts } from './texts.ts';

export const module: GameModule<DungeonPen> = {
  game: dungeonPen,
  words: { en, fr },
  rules: { en: rulesEn, fr: rulesFr },
  texts,
  ChoicePicture: DungeonPicture,
  secret: false,
  sounds: {
    'chest-passed': 'door',
    'potion-passed': 'coin',
    'treasure-taken': 'win',
    'hp-lost': 'hit',
    'junk-drawn': 'card',
    'event-drawn': 'card',
    'dice-rolled': 'dice',
    'coin-tossed': 'coin',
    'wall-drawn': 'scratch',
    'stone-grew': 'scratch',
    'table-bolted': 'hit',
    'character-died': 'lose',
    'game-ended': 'win',
  },
  art,
  Board,
  Side,
  Frame,
  scenes,
  Result,
  describe,
};
