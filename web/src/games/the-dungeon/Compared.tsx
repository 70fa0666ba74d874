import type { CSSProperties, ReactElement } from 'react';
import { tileDrawing } from '../../../../art/the-dungeon/index.ts';
import type { ActionOf } from '../../../../games/the-dungeon/index.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { type Desk, useDesk } from './context.ts';
import './compared.css';

interface ComparedTurn {
  readonly turn: ActionOf<'lay'>['turn'];
  /** In a hundred matches. */
  readonly won: number;
}

/** How many matches end well after each turn of the tile in hand, as a bot has tried; none where it was not asked. */
export const comparedTurns = ({ play }: Pick<Desk, 'play'>): readonly ComparedTurn[] =>
  play.compared.flatMap(({ action, worth }) => (action.type === 'lay' ? [{ turn: action.turn, won: worth }] : []));

/** All ways round of the tile in hand, the best first. */
export function Compared(): ReactElement | null {
  const desk = useDesk();
  const { holding, words } = desk;
  const turns = comparedTurns(desk);
  if (!holding || turns.length === 0) return null;
  const most = Math.max(1, ...turns.map(({ won }) => won));
  return (
    <ul className="td-compared" aria-label={words.hints.compared}>
      {turns.map(({ turn, won }) => (
        <li key={turn} data-held={turn === holding.turn}>
          <Drawing drawing={tileDrawing(holding.face, turn)} aria-hidden="true" />
          <span className="td-compared-bar" style={{ '--share': won / most } as CSSProperties} />
          <b>{words.telling.share(won)}</b>
        </li>
      ))}
    </ul>
  );
}
