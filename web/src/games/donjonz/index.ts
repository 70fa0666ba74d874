import { donjonz, type Donjonz } from '../../../../games/donjonz/index.ts';
import { en } from '../../../../games/donjonz/words.en.ts';
import { fr } from '../../../../games/donjonz/words.fr.ts';
import rulesEn from '../../../../games/donjonz/RULES.md?raw';
import rulesFr from '../../../../games/donjonz/RULES.fr.md?raw';
import type { GameModule } from '../module.ts';
import { Board, Side, Thumbnail } from './Board.tsx';
import { texts } from './texts.ts';

export const module: GameModule<Donjonz> = {
  game: donjonz,
  words: { en, fr },
  rules: { en: rulesEn, fr: rulesFr },
  texts,
  choices: [{ name: 'doorWithoutKey', values: ['blocked', 'plain'] }],
  sounds: {
    'card-laid': 'card',
    stepped: 'scratch',
    'pouch-found': 'coin',
    'monster-beaten': 'hit',
    'pouches-lost': 'hit',
    'door-opened': 'door',
    'door-passed': 'door',
    'walk-ended': 'win',
    'hero-fell': 'lose',
  },
  pencilOf: () => 2,
  Board,
  Side,
  Thumbnail,
  again: log => {
    const first = log.findIndex(([, action]) => action.type === 'step');
    return first < 0 ? undefined : first;
  },
};
