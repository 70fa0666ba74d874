import type { ReactElement } from 'react';
import type { EventOf, Result } from '../../../../games/the-dungeon/index.ts';
import { throwsLike } from '../../../../games/the-dungeon/readers.ts';
import { Icon } from '../../look/Icon.tsx';
import { percentOf } from './chances.ts';
import { useDesk } from './context.ts';
import './throw-table.css';

const RESULTS: readonly Result[] = ['won', 'drawn', 'lost'];
const ALL = 36;

/** All throws that could have fallen in a fight, the one that did with a ring around it, and how many end so. */
export function ThrowTable({ event }: { readonly event: EventOf<'fought'> | EventOf<'rival-fought'> }): ReactElement {
  const { play, content, words } = useDesk();
  const throws = throwsLike(content, play.now.view, event);
  const [mine, theirs] = event.dice;
  const countOf = (result: Result): number => throws.flat().filter(each => each === result).length;
  return (
    <div className="td-throws">
      <div className="td-throws-grid" aria-hidden="true">
        {throws.map((row, i) =>
          row.map((result, j) => (
            <i
              key={`${i}/${j}`}
              data-result={result}
              data-fell={i + 1 === mine && j + 1 === theirs}
              style={{ gridColumn: i + 1, gridRow: j + 1 }}
            >
              <Sign result={result} />
            </i>
          )),
        )}
      </div>
      <ul className="td-throws-key">
        {RESULTS.map(result => (
          <li key={result} data-fell={result === event.result}>
            <i data-result={result} aria-hidden="true">
              <Sign result={result} />
            </i>
            <b>{words.telling.share(percentOf({ win: countOf(result), of: ALL }))}</b>{' '}
            {words.telling.throws(result, countOf(result), ALL)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const ICONS = { won: 'check', drawn: undefined, lost: 'heart' } as const;

function Sign({ result }: { readonly result: Result }): ReactElement | null {
  const icon = ICONS[result];
  return icon ? <Icon name={icon} size={12} /> : null;
}
