import { donjonz, type Donjonz, en, fr } from '../../../../games/donjonz/index.ts';
import rulesFr from '../../../../games/donjonz/RULES.fr.md?raw';
import rulesEn from '../../../../games/donjonz/RULES.md?raw';
import { HERO_PENCIL } from '../../../../art/donjonz/index.ts';
import type { GameModule } from '../module.ts';
import { Board } from './Board.tsx';
import { describe } from './describe.ts';
import { Frame } from './Frame.tsx';
import { Side } from './Side.tsx';
import { texts } from './texts.ts';
import { thumbnail } from './thumbnail.ts';
import { walkStart } from './walkStart.ts';

export const module: GameModule<Donjonz> = {
  game: donjonz,
  words: { en, fr },
  rules: { en: rulesEn, fr: rulesFr },
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
  pencilOf: () => HERO_PENCIL,
  Board,
  Side,
  Frame,
  thumbnail,
  describe,
  again: walkStart,
};
