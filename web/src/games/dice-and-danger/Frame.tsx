import { type ReactElement, type ReactNode, useLayoutEffect, useMemo } from 'react';
import type { DiceAndDanger } from '../../../../games/dice-and-danger/index.ts';
import { useHintedFocus } from '../../board/useHint.ts';
import type { PlayProps } from '../module.ts';
import { BOARD_WORDS, type Desk, DeskProvider, GAME_WORDS } from './context.ts';
import { lastMarksOf, stepsSinceSplit } from './lastRound.ts';
import { type ToldPart, toldPartOf } from './toldPart.ts';
import { questionOf } from './question.ts';
import { useSandbox } from './sandbox.ts';
import { type Choosing, useChoosing } from './useChoosing.ts';
import { useOffers } from './useOffers.ts';
import { useRound } from './useRound.ts';
import './sheet.css';
import './side.css';
import './dice.css';
import './pairs.css';
import './chest.css';
import './recap.css';
import './result.css';
import './tablet.css';
import './narrow.css';
import './landscape.css';
import './small.css';

type FrameProps = PlayProps<DiceAndDanger> & { readonly children: ReactNode };

export function Frame({ children, ...play }: FrameProps): ReactElement {
  return <DeskProvider value={useDeskOf(play)}>{children}</DeskProvider>;
}

/** What is asked stands above the board before anybody sees or hears what the game would ask. */
function useQuestion({ ask }: PlayProps<DiceAndDanger>, question: string | undefined): void {
  useLayoutEffect(() => {
    ask(question);
    return () => ask(undefined);
  }, [ask, question]);
}

/** Whatever somebody looks at: the sheet that is told of lies on the table. */
const onTable = (choosing: Choosing, telling: ToldPart | undefined): Choosing =>
  telling ? { ...choosing, shown: telling.sheet } : choosing;

function useDeskOf(play: PlayProps<DiceAndDanger>): Desk {
  const { now, told, rules, language } = play;
  const { content } = rules;
  const sandbox = useSandbox(play);
  const round = useRound(sandbox, now.view);
  const telling = toldPartOf(play);
  const choosing = onTable(useChoosing(play), telling);
  const { offers, glimpse, foresights } = useOffers(play, sandbox, round, choosing);
  useQuestion(play, questionOf(choosing.mode, round, BOARD_WORDS[language]));
  useHintedFocus(play.hint);
  const lastMarks = useMemo(() => lastMarksOf(told, choosing.shown), [told, choosing.shown]);
  const choose = async (index: number): Promise<void> => {
    const row = round.rows[index];
    if (!row || row.action === round.chosen?.action) return;
    for (let i = stepsSinceSplit(told); i > 0; i--) await play.undo();
    await play.act(row.action);
  };
  return {
    ...choosing,
    play,
    content,
    game: GAME_WORDS[language],
    words: BOARD_WORDS[language],
    seats: content.everyone.length,
    names: play.names,
    round,
    offers,
    glimpse,
    foresights,
    pointed: offers.some(({ node }) => node === choosing.pointed) ? choosing.pointed : undefined,
    lastMarks: telling ? telling.marks : lastMarks,
    telling,
    choose,
  };
}
