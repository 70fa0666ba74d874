import type { Action, DungeonPen, View } from '../../../../games/dungeon-pen/index.ts';
import { centreOf, characterOf, DEGREE, FULL_POWER, squaresUnder } from '../../../../games/dungeon-pen/readers.ts';
import { COLON } from '../../words/colon.ts';
import type { Situation } from '../module.ts';
import { windOf } from './aimedAt.ts';
import { BOARD_WORDS, GAME_WORDS } from './context.ts';
import { bearingTo } from './survey.ts';
import { isSquareAction } from './useSquares.ts';
import type { BoardWords } from './words.ts';

/** Aims by the wind, squares by where they lie for whoever has the turn; most else is said well enough by the game. */
export function describe(action: Action, { view, language }: Situation<DungeonPen>): string | undefined {
  const { aim, answers, squares, survey } = BOARD_WORDS[language];
  if (action.type === 'flick')
    return aim.doing(
      windOf(action.aim),
      aim.degrees(Math.round(action.aim / DEGREE) % 360),
      aim.percent(action.power / FULL_POWER),
    );
  if (action.type === 'decline') return declining(view, answers);
  if (!isSquareAction(action)) return undefined;
  const here = characterOf(view, view.turn);
  const { wind, tenths } = bearingTo(here, centreOf(action.square));
  const isHere = squaresUnder(here).includes(action.square);
  const named = GAME_WORDS[language].square(action.square);
  const place = isHere ? named : `${named} (${survey.bearing(wind, tenths)})`;
  return `${squares.choose[action.type]}${COLON[language]}${place}`;
}

/** What is left undone, by what was asked. */
function declining({ agenda }: View, answers: BoardWords['answers']): string {
  const asked = agenda.at(-1)?.type;
  if (asked === 'quibble') return answers.quibbleDecline;
  return asked === 'load' ? answers.keep : answers.decline;
}
