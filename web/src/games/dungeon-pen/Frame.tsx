import { type ReactElement, type ReactNode, useEffect, useMemo } from 'react';
import type { Action, DungeonPen } from '../../../../games/dungeon-pen/index.ts';
import { groundNow, isFixed } from '../../../../games/dungeon-pen/readers.ts';
import { useSettings } from '../../settings.ts';
import type { PlayProps } from '../module.ts';
import { BOARD_WORDS, type Desk, DeskProvider, GAME_WORDS } from './context.ts';
import { eyesIn } from './eyes.ts';
import { flightIn } from './flight.ts';
import { useHabits } from './habits.ts';
import { laidOpen } from './laidOpen.ts';
import { type Question, questionIn } from './question.ts';
import { useAim } from './useAim.ts';
import { useSquares } from './useSquares.ts';
import { useTurning } from './useTurning.ts';
import { useWall } from './useWall.ts';
import './sheet.css';
import './side.css';
import './dial.css';
import './cards.css';
import './result.css';
import './narrow.css';
import './landscape.css';
import './stacked.css';
import './moments.css';

type FrameProps = PlayProps<DungeonPen> & { readonly children: ReactNode };

export function Frame({ children, ...play }: FrameProps): ReactElement {
  return <DeskProvider value={useDeskOf(play)}>{children}</DeskProvider>;
}

function useDeskOf(play: PlayProps<DungeonPen>): Desk {
  const { rules, language, moving, told } = play;
  const { motion } = useSettings();
  const { content } = rules;
  const { view, seat } = play.now;
  const flight = useMemo(() => flightIn(moving, content, view, motion), [moving, content, view, motion]);
  const ground = useMemo(() => groundNow(content, view), [content, view]);
  const question = questionIn(play);
  useQuestion(play, question);
  const aim = question?.type === 'aim' ? question : undefined;
  return {
    play,
    content,
    ground,
    game: GAME_WORDS[language],
    words: BOARD_WORDS[language],
    question,
    aiming: useAim(play, aim),
    walling: useWall(play, ground, question?.type === 'place' ? question : undefined),
    choosing: useSquares(play),
    growths: play.actions.filter(isGrowth).map(({ square }) => square),
    turning: useTurning(seat, { isBolted: view.bolted, isFixed: isFixed(view, seat === 1 ? 1 : 0) }, rules),
    eyes: aim ? eyesIn(play.now, play.lapse) : 'open',
    flight,
    laid: useMemo(() => laidOpen(told, moving), [told, moving]),
  };
}

/** Whoever flicks by two taps is not asked to pull. */
function useQuestion({ ask, language }: PlayProps<DungeonPen>, question: Question | undefined): void {
  const { flick } = useHabits();
  const tells = question?.type === 'aim' && flick === 'taps' ? BOARD_WORDS[language].aim.how.taps : undefined;
  useEffect(() => ask(tells), [ask, tells]);
}

const isGrowth = (action: Action): action is Extract<Action, { type: 'grow' }> => action.type === 'grow';
