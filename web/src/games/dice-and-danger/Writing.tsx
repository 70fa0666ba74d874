import type { ReactElement } from 'react';
import { PORTAL_NUMBER, WRITTEN } from '../../../../games/dice-and-danger/readers.ts';
import { Icon } from '../../look/Icon.tsx';
import { useDesk } from './context.ts';
import { EndButton } from './EndButton.tsx';
import { useKeys } from '../../parts/useKeys.ts';

/** DDD-PP-1: take a number, press a cloud; the next number comes to hand by itself. */
export function Writing(): ReactElement {
  const { play, words } = useDesk();
  const isActive = play.actions.length > 0;
  const left = play.now.view.draft?.paper.written.filter(each => each === 0).length ?? 0;
  return (
    <section className="paper ddd-panel ddd-writing" aria-label={words.writing.title}>
      <h2 className="h3">
        <Icon name="cloud" size={26} /> {words.writing.title}
      </h2>
      {words.writing.about.map(line => (
        <p key={line} className="ddd-about">
          {line}
        </p>
      ))}
      <Numbers />
      <p className="small soft ddd-about">{words.writing.portal}</p>
      <div className="ddd-bar">
        <p className="note ddd-advice">{isActive ? words.writing.left(left) : words.bar.waiting}</p>
        <div className="doing ddd-doing">
          {isActive && (
            <EndButton action={{ type: 'done' }} isLegal={left === 0}>
              {words.writing.done}
            </EndButton>
          )}
        </div>
      </div>
    </section>
  );
}

/** By number: the key that takes it in hand. */
const KEYS: Readonly<Record<number, string>> = { 10: '0', 11: '1' };
const keyOf = (number: number): string => KEYS[number] ?? String(number);

function Numbers(): ReactElement {
  const { play, words, number, hold } = useDesk();
  const written = play.now.view.draft?.paper.written ?? [];
  const free = play.actions.length > 0 ? WRITTEN.filter(each => !written.includes(each)) : [];
  useKeys(Object.fromEntries(free.map(each => [keyOf(each), () => hold(each)])));
  return (
    <div className="ddd-numbers" role="group" aria-label={words.writing.pick}>
      {WRITTEN.map(each => (
        <button
          key={each}
          type="button"
          className="ddd-number"
          aria-pressed={number === each}
          aria-disabled={!free.includes(each)}
          aria-label={written.includes(each) ? words.writing.taken(each) : words.writing.number(each)}
          aria-keyshortcuts={keyOf(each)}
          data-portal={each === PORTAL_NUMBER}
          onClick={() => free.includes(each) && hold(each)}
        >
          {each}
        </button>
      ))}
    </div>
  );
}
