import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import type { Action, TheDungeon } from '../../../../games/the-dungeon/index.ts';
import { useHintedFocus } from '../../board/useHint.ts';
import type { PlayProps } from '../module.ts';
import { type Armed, type Desk, DeskProvider, GAME_WORDS, TABLE_WORDS } from './context.ts';
import { useHolding } from './useHolding.ts';
import { useLastTurn } from './useLastTurn.ts';
import { useOnward } from './useOnward.ts';
import { useShown } from './useShown.ts';
import { type Way, waysOf } from './ways.ts';
import './sheet.css';
import './side.css';
import './card.css';
import './result.css';
import './narrow.css';

type FrameProps = PlayProps<TheDungeon> & { readonly children: ReactNode };

export function Frame({ children, ...play }: FrameProps): ReactElement {
  return <DeskProvider value={useDeskOf(play)}>{children}</DeskProvider>;
}

function useDeskOf(play: PlayProps<TheDungeon>): Desk {
  const { now, rules, language, actions } = play;
  const { view, seat } = now;
  const ways = useMemo(() => waysOf(rules, view, seat, actions), [rules, view, seat, actions]);
  const { armed, arm } = useArmed(play);
  const walking = useWalking(play);
  useLastTurn(play);
  useHintedFocus(play.hint);
  return {
    play,
    content: rules.content,
    game: GAME_WORDS[language],
    words: TABLE_WORDS[language],
    seats: rules.content.seats.length,
    ways,
    walk: walking.walk,
    ...useHolding(play, armed),
    armed,
    arm,
    onward: useOnward(play, walking),
    ...useDoubt(play),
    ...useShown(seat, view.turn),
  };
}

interface Walking extends Pick<Desk, 'walk'> {
  /** As long as somebody walks, nothing else is done by itself. */
  readonly isUnderWay: boolean;
}

/** Step by step, as far as each is taken. */
function useWalking({ act }: PlayProps<TheDungeon>): Walking {
  const [isUnderWay, setUnderWay] = useState(false);
  const walk = async ({ steps }: Way): Promise<void> => {
    setUnderWay(true);
    for (const step of steps) if (!(await act(step))) break;
    setUnderWay(false);
  };
  return { walk, isUnderWay };
}

/** What is armed is so for one decision only. */
function useArmed({ now, actions }: PlayProps<TheDungeon>): Pick<Desk, 'armed' | 'arm'> {
  const [chosen, choose] = useState<{ readonly decision: number; readonly next: Armed | undefined }>();
  const armed = chosen?.decision === now.decision ? chosen.next : undefined;
  const isLegal = actions.some(action => (action.type === 'cast' ? action.spell : action.type) === armed);
  return {
    armed: isLegal ? armed : undefined,
    arm: next => choose({ decision: now.decision, next }),
  };
}

/** A doubt lasts for one decision. */
function useDoubt({ now }: PlayProps<TheDungeon>): Pick<Desk, 'doubted' | 'doubt'> {
  const [last, note] = useState<{ readonly decision: number; readonly action: Action | undefined }>();
  return {
    doubted: last?.decision === now.decision ? last.action : undefined,
    doubt: action => note({ decision: now.decision, action }),
  };
}
