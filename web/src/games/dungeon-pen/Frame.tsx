import { type ReactElement, type ReactNode, useEffect, useMemo } from 'react';
import {
  type Action,
  currentStep,
  type Decision,
  deciderOf,
  type DungeonPen,
  type Event,
  groundNow,
  isFixed,
  type Step,
} from '../../../../games/dungeon-pen/index.ts';
import { sound } from '../../sound.ts';
import type { PlayProps } from '../module.ts';
import { BOARD_WORDS, type Desk, DeskProvider, GAME_WORDS } from './context.ts';
import { flightIn, lineIn } from './flight.ts';
import { useLastCard } from './lastCard.ts';
import { useAim } from './useAim.ts';
import { useEyes } from './useEyes.ts';
import { useSquares } from './useSquares.ts';
import { useTurning } from './useTurning.ts';
import { useWall } from './useWall.ts';
import './sheet.css';
import './side.css';
import './cards.css';
import './start.css';
import './narrow.css';

type FrameProps = PlayProps<DungeonPen> & { readonly children: ReactNode };

export function Frame({ children, ...play }: FrameProps): ReactElement {
  return <DeskProvider value={useDeskOf(play)}>{children}</DeskProvider>;
}

function useDeskOf(play: PlayProps<DungeonPen>): Desk {
  const { rules, language, moving } = play;
  const { content } = rules;
  const { view, seat } = play.now;
  const flight = useMemo(() => flightIn(moving, content, view), [moving, content, view]);
  useScratch(flight?.line ?? lineIn(play.events));
  const ground = useMemo(() => groundNow(content, view), [content, view]);
  const step = stepOf(play);
  const aim = step?.type === 'aim' && !isSpun(play) ? step : undefined;
  return {
    play,
    content,
    ground,
    game: GAME_WORDS[language],
    words: BOARD_WORDS[language],
    step,
    aiming: useAim(play, content, ground, aim),
    walling: useWall(play, ground, step?.type === 'place' ? step : undefined),
    choosing: useSquares(play),
    growths: play.actions.filter(isGrowth).map(({ square }) => square),
    turning: useTurning(seat, { isBolted: view.bolted, isFixed: isFixed(view, seat === 1 ? 1 : 0) }, rules),
    eyes: useEyes(aim && blindFlick(play)),
    flight,
    drawn: useLastCard(play),
  };
}

/** Graphite on paper, whatever else is heard: when a line begins to fly or, without motion, when it is there. */
function useScratch(line: Event | undefined): void {
  useEffect(() => {
    if (line) void sound('scratch');
  }, [line]);
}

const isGrowth = (action: Action): action is Extract<Action, { type: 'grow' }> => action.type === 'grow';
const isSpun = ({ actions }: PlayProps<DungeonPen>): boolean => actions.some(({ type }) => type === 'spin');

/** In a replay, and while a step is stored, there is nothing to decide. */
function stepOf({ actions, now }: PlayProps<DungeonPen>): Decision | undefined {
  const step = actions.length > 0 ? currentStep(now.view) : undefined;
  return step && isDecision(step) ? step : undefined;
}

const isDecision = (step: Step): step is Decision => deciderOf(step) === step.seat;

/** The name of a flick with closed eyes: whatever is done before it, it stays the same flick. */
function blindFlick({ now: { view, seat } }: PlayProps<DungeonPen>): string | undefined {
  const { effects, turns, flicks } = view.characters[seat === 1 ? 1 : 0];
  return effects.includes('blind') ? `${seat}/${turns}/${flicks}` : undefined;
}
