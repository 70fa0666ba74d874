import type { ReactElement } from 'react';
import { Icon } from '../../look/Icon.tsx';
import { percentsOf, type ThrowOdds } from './chances.ts';
import { useDesk } from './context.ts';

/** The chances as a bar, and in words: they add up to a hundred. */
export function OddsBar({ kind, odds }: ThrowOdds): ReactElement {
  const { words } = useDesk();
  const percents = percentsOf(odds);
  const { win, draw, saved, loss } = percents;
  const isDear = words.odds[kind].cost === 'life';
  return (
    <span className="td-odds">
      <span className="td-bar" aria-hidden="true">
        {win > 0 && (
          <i data-part="win" style={{ flex: win }}>
            <Icon name="check" size={14} />
            {win}
          </i>
        )}
        {draw > 0 && (
          <i data-part="draw" style={{ flex: draw }}>
            {draw}
          </i>
        )}
        {saved > 0 && (
          <i data-part="saved" style={{ flex: saved }}>
            <Icon name="shield" size={14} />
            {saved}
          </i>
        )}
        {loss > 0 && (
          <i data-part="loss" style={{ flex: loss }}>
            <Icon name={isDear ? 'heart' : 'close'} size={isDear ? 14 : 11} />
            {loss}
          </i>
        )}
      </span>
      <span className="small">{words.chances(percents, words.odds[kind])}</span>
    </span>
  );
}
