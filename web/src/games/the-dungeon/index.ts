import { art } from '../../../../art/the-dungeon/index.ts';
import { shelved, type TheDungeon } from '../../../../games/the-dungeon/index.ts';
import rulesFr from '../../../../games/the-dungeon/RULES.fr.md?raw';
import rulesEn from '../../../../games/the-dungeon/RULES.md?raw';
import { tumbling } from '../../board/tumbling.ts';
import type { GameModule } from '../module.ts';
import { Board } from './Board.tsx';
import { CharactersForm } from './CharactersForm.tsx';
import { describe } from './describe.ts';
import { Frame } from './Frame.tsx';
import { ResultTable } from './Result.tsx';
import { Side } from './Side.tsx';
import { texts } from './texts.ts';
import { throwsIn } from './thrown.ts';

export const module: GameModule<TheDungeon> = {
  game: shelved.game,
  words: shelved.words,
  rules: { en: rulesEn, fr: rulesFr },
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
  Board,
  Side,
  Frame,
  scenes: events => throwsIn(events).slice(-1).map(tumbling),
  Result: ResultTable,
  describe,
};
