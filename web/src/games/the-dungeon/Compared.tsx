import { type CSSProperties, type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import { tileDrawing } from '../../../../art/the-dungeon/index.ts';
import type { ActionOf } from '../../../../games/the-dungeon/index.ts';
import { say } from '../../../../kernel/words.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { type Desk, useDesk } from './context.ts';
import './compared.css';

type Turn = ActionOf<'lay'>['turn'];

interface ComparedTurn {
  readonly turn: Turn;
  /** In a hundred matches. */
  readonly won: number;
}

/** How many matches end well after each turn of the tile in hand, as a bot has tried; none where it was not asked. */
export const comparedTurns = ({ play }: Pick<Desk, 'play'>): readonly ComparedTurn[] =>
  play.compared.flatMap(({ action, worth }) => (action.type === 'lay' ? [{ turn: action.turn, won: worth }] : []));

/** All ways round of the tile in hand, the best first, and those that the rules forbid with their reason. */
export function Compared(): ReactElement | null {
  const desk = useDesk();
  const { play, holding } = desk;
  const turns = comparedTurns(desk);
  return holding && turns.length > 0 ? <Turns key={play.now.decision} face={holding.face} turns={turns} /> : null;
}

interface TurnsProps {
  readonly face: number;
  readonly turns: readonly ComparedTurn[];
}

function Turns({ face, turns }: TurnsProps): ReactElement {
  const { holding, words } = useDesk();
  const barred = useBarred();
  const most = Math.max(1, ...turns.map(({ won }) => won));
  return (
    <figure className="td-comparison">
      <figcaption className="small soft">{words.hints.compared}</figcaption>
      <ul className="td-compared" aria-label={words.hints.compared}>
        {turns.map(({ turn, won }) => (
          <li key={turn} data-held={turn === holding?.turn}>
            <Drawing drawing={tileDrawing(face, turn)} aria-hidden="true" />
            <span className="td-compared-bar" style={{ '--share': won / most } as CSSProperties} />
            <b>{words.telling.share(won)}</b>
          </li>
        ))}
        {barred.map(({ turn, why }) => (
          <li key={turn} data-barred="true">
            <Drawing drawing={tileDrawing(face, turn)} aria-hidden="true" />
            <span className="small soft">{why}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

interface BarredTurn {
  readonly turn: Turn;
  readonly why: string;
}

const TURNS: readonly Turn[] = [0, 1, 2, 3];

/** The turns in which the tile may not lie; one that only looks like another is none of them. */
function useBarred(): readonly BarredTurn[] {
  const { play, holding } = useDesk();
  const [barred, setBarred] = useState<readonly BarredTurn[]>([]);
  const ask = useEffectEvent(async (): Promise<readonly BarredTurn[]> => {
    const left = TURNS.filter(turn => !holding?.turns.includes(turn));
    const refusals = await Promise.all(left.map(async turn => ({ turn, ...(await play.why({ type: 'lay', turn })) })));
    return refusals.flatMap(({ turn, refused }) =>
      refused.type === 'opening-astray' ? [{ turn, why: say(play.words.reasons, refused) }] : [],
    );
  });
  useEffect(() => {
    let isCurrent = true;
    void ask().then(found => isCurrent && setBarred(found));
    return () => {
      isCurrent = false;
    };
  }, []);
  return barred;
}
