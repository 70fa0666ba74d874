import type { Action, DungeonPen } from '../../../../games/dungeon-pen/index.ts';
import { centreOf, characterOf, squaresUnder } from '../../../../games/dungeon-pen/readers.ts';
import { COLON } from '../../words/colon.ts';
import type { Situation } from '../module.ts';
import { BOARD_WORDS, GAME_WORDS } from './context.ts';
import { bearingTo } from './survey.ts';
import { isSquareAction } from './useSquares.ts';

/** Squares by where they lie for whoever has the turn; everything else is said well enough by the game. */
export function describe(action: Action, { view, language }: Situation<DungeonPen>): string | undefined {
  if (!isSquareAction(action)) return undefined;
  const { squares, survey } = BOARD_WORDS[language];
  const here = characterOf(view, view.turn);
  const { wind, tenths } = bearingTo(here, centreOf(action.square));
  const isHere = squaresUnder(here).includes(action.square);
  const named = GAME_WORDS[language].square(action.square);
  const place = isHere ? named : squares.at(named, survey.bearing(wind, tenths));
  return `${squares.choose[action.type]}${COLON[language]}${place}`;
}
