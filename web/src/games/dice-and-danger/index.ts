import { art } from '../../../../art/dice-and-danger/index.ts';
import { type DiceAndDanger, diceAndDanger } from '../../../../games/dice-and-danger/index.ts';
import { en, fr } from '../../../../games/dice-and-danger/readers.ts';
import rulesFr from '../../../../games/dice-and-danger/RULES.fr.md?raw';
import rulesEn from '../../../../games/dice-and-danger/RULES.md?raw';
import { tumbling } from '../../board/tumbling.ts';
import type { GameModule } from '../module.ts';
import { Board } from './Board.tsx';
import { Frame } from './Frame.tsx';
import { describe } from './describe.ts';
import { Result } from './ScoreTable.tsx';
import { Side } from './Side.tsx';
import { texts } from './texts.ts';

export const module: GameModule<DiceAndDanger> = {
  game: diceAndDanger,
  words: { en, fr },
  rules: { en: rulesEn, fr: rulesFr },
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
  Board,
  Side,
  Frame,
  scenes: events => events.filter(({ type }) => type === 'dice-rolled').map(tumbling),
  Result,
  describe,
};
