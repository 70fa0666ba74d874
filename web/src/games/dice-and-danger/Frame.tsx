import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import {
  type Board,
  boardOf,
  type DiceAndDanger,
  diceAndDanger,
  type Node,
  type View,
} from '../../../../games/dice-and-danger/index.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { PlayProps } from '../module.ts';
import { BOARD_WORDS, type Desk, DeskContext, GAME_WORDS } from './context.ts';
import { foresee, type Foresight } from './foresight.ts';
import { actionsIn, after, type Lab, labFor, pencilIn } from './lab.ts';
import { type Offer, offersOf, torchOffers, writingOffers } from './lit.ts';
import { type Mode, nextToWrite } from './refusal.ts';
import type { Row } from './rows.ts';
import { useEarlier } from './useEarlier.ts';
import { useRound } from './useRound.ts';
import './dice-and-danger.css';

type FrameProps = PlayProps<DiceAndDanger> & { readonly children: ReactNode };

export function Frame({ children, ...play }: FrameProps): ReactElement {
  return <DeskContext value={useDeskOf(play)}>{children}</DeskContext>;
}

function useDeskOf(play: PlayProps<DiceAndDanger>): Desk {
  const { now, options, actions, language } = play;
  const { view, seat } = now;
  const seats = view.papers.length;
  const board = useMemo(() => boardOf(options, seats), [options, seats]);
  const lab = useLab(board, play);
  const round = useRound(lab, view);
  const [wanted, setMode] = useState<Mode>('sums');
  const mode = actions.some(({ type }) => type === 'torch') ? wanted : 'sums';
  const [pointed, point] = useState<Node>();
  const [shown, show] = useShown(seat);
  const [looked, look] = useState<Row>();
  const [isBlackShown, showBlack] = useState(false);
  const [number, hold] = useNumber(view);
  const sheet = shown === seat ? 'own' : 'other';
  const offers = useMemo(
    (): readonly Offer[] => (sheet === 'own' ? offersNow(play.actions, { mode, number, sums: round.sums }) : []),
    [sheet, play.actions, mode, number, round.sums.chosen, round.sums.left],
  );
  const foresights = useMemo(
    () => (lab ? foresightsOf(lab, offers) : new Map<Node, readonly Foresight[]>()),
    [lab, offers],
  );
  const glimpse = useMemo(
    () => (lab && looked && round.chosen === undefined && round.rows.includes(looked) ? glimpseOf(lab, looked) : []),
    [lab, looked, round],
  );
  const choose = async (index: number): Promise<void> => {
    const row = round.rows[index];
    if (!row || row.action === round.chosen?.action) return;
    if (round.chosen) await play.undo();
    await play.act(row.action);
  };
  return {
    play,
    board,
    game: GAME_WORDS[language],
    words: BOARD_WORDS[language],
    seats,
    names: play.names,
    lab,
    round,
    offers,
    glimpse,
    foresights,
    mode,
    isBlackShown,
    pointed: offers.some(({ node }) => node === pointed) ? pointed : undefined,
    number,
    shown,
    earlier: useEarlier(play),
    setMode,
    point,
    hold,
    show,
    look,
    showBlack,
    choose,
  };
}

function useLab(board: Board, { now, options, actions }: PlayProps<DiceAndDanger>): Lab | undefined {
  const { view, seat } = now;
  const seats = board.everyone.length;
  const rules = useMemo(
    () => diceAndDanger.rules({ version: diceAndDanger.version, seats, options }),
    [options, seats],
  );
  return useMemo(
    () => (actions.length > 0 && view.pencil ? labFor(board, rules, view, seat) : undefined),
    [board, rules, view, seat, actions],
  );
}

interface Choosing {
  readonly mode: Mode;
  readonly number: number | undefined;
  readonly sums: Parameters<typeof offersOf>[1];
}

function offersNow(actions: Desk['play']['actions'], { mode, number, sums }: Choosing): readonly Offer[] {
  if (mode === 'torch') return torchOffers(actions);
  const writing = writingOffers(actions, number);
  return writing.length > 0 ? writing : offersOf(actions, sums);
}

function glimpseOf(lab: Lab, { action }: Row): readonly Offer[] {
  return offersOf(actionsIn(after(lab, action)), { chosen: action.sums, left: action.sums });
}

function foresightsOf(lab: Lab, offers: readonly Offer[]): ReadonlyMap<Node, readonly Foresight[]> {
  const legal = actionsIn(lab);
  return new Map(
    offers.flatMap(({ node, deeds }) => {
      const [deed] = deeds;
      if (!deed || deed.type === 'write' || legal.length === 0) return [];
      const change = { board: lab.board, before: pencilIn(lab), after: pencilIn(after(lab, deed)) };
      return [[node, foresee(change, node)] as const];
    }),
  );
}

/** One's own sheet, until somebody asks for another; whoever sits down next sees their own. */
function useShown(seat: Seat): [Seat, (shown: Seat) => void] {
  const [shown, show] = useState({ by: seat, seat });
  return [shown.by === seat ? shown.seat : seat, chosen => show({ by: seat, seat: chosen })];
}

/** The number in hand; once it is written the next one that is left. */
function useNumber({ phase, pencil }: View): [number | undefined, (number: number) => void] {
  const [held, hold] = useState<number>();
  if (phase !== 'write' || !pencil) return [undefined, hold];
  const isLeft = held !== undefined && !pencil.paper.written.includes(held);
  return [isLeft ? held : nextToWrite(pencil), hold];
}
