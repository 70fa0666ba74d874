import type { ReactElement, ReactNode } from 'react';
import { useSettings } from '../settings.ts';
import type { NumberedFlaw } from './editor.ts';
import { shortRule, withoutPlace } from './flaws.ts';
import type { FlawList } from './FlawsPaper.tsx';

const ROWS = { flaw: 'flaw-row', departure: 'departure-row' } as const;

interface FlawRowProps {
  /** A flaw keeps a work from being played, a departure does not. */
  readonly kind: keyof typeof ROWS;
  readonly numbered: NumberedFlaw<object>;
  readonly list: FlawList;
  readonly showRule: (rule: string) => void;
  /** The button of what can be done about it. */
  readonly children: ReactNode;
}

/** One thing that is not as the rules or the game have it: its number, its rule, what it is and where. */
export function FlawRow({ kind, numbered, list, showRule, children }: FlawRowProps): ReactElement {
  const { number, flaw, place } = numbered;
  const { language } = useSettings();
  return (
    <li
      className={ROWS[kind]}
      data-pointed={list.pointed === number}
      onPointerEnter={() => list.onPoint(number)}
      onPointerLeave={() => list.onPoint(undefined)}
    >
      <span className="flaw-number" aria-hidden="true">
        {number}
      </span>
      <span className="flaw-words">
        <span>
          <button type="button" className="flaw-rule" onClick={() => showRule(flaw.rule)}>
            {shortRule(flaw.rule)}
          </button>{' '}
          {withoutPlace(list.sentenceOf(flaw))}
        </span>
        {place && <span className="small soft">{place[language]}</span>}
      </span>
      {children}
    </li>
  );
}
