import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useState } from 'react';
import './papers.css';

interface PaperTab {
  readonly name: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface PapersProps {
  readonly label: string;
  readonly papers: readonly PaperTab[];
  /** All beside each other, or one on top of the others with tabs to draw them out by. */
  readonly laid: 'open' | 'stacked';
  /** Which decision they are about: with the next one the first lies on top again. */
  readonly about: number;
}

/** The papers of a side. */
export function Papers({ label, papers, laid, about }: PapersProps): ReactElement {
  const id = useId();
  const [drawn, draw] = useState({ about, name: papers[0]?.name });
  const chosen = drawn.about === about ? drawn.name : papers[0]?.name;
  const isStacked = laid === 'stacked';
  return (
    <>
      {isStacked && <Tabs {...{ id, label, papers, chosen }} choose={name => draw({ about, name })} />}
      {papers.map(({ name, content }) => (
        <div
          key={name}
          id={`${id}-${name}`}
          className="paper-tab"
          hidden={isStacked && name !== chosen}
          {...(isStacked && { role: 'tabpanel', 'aria-labelledby': `${id}-${name}-tab` })}
        >
          {content}
        </div>
      ))}
    </>
  );
}

interface TabsProps extends Pick<PapersProps, 'label' | 'papers'> {
  readonly id: string;
  readonly chosen: string | undefined;
  readonly choose: (name: string) => void;
}

/** Arrows go from tab to tab, as everywhere. */
function Tabs({ id, label, papers, chosen, choose }: TabsProps): ReactElement {
  const goOn = (event: KeyboardEvent<HTMLElement>): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.stopPropagation();
    const next = papers.at((papers.findIndex(({ name }) => name === chosen) + by) % papers.length);
    if (!next) return;
    choose(next.name);
    document.getElementById(`${id}-${next.name}-tab`)?.focus();
  };
  return (
    <div className="paper-tabs" role="tablist" aria-label={label}>
      {papers.map(({ name, label: text }) => (
        <button
          key={name}
          id={`${id}-${name}-tab`}
          type="button"
          role="tab"
          aria-selected={name === chosen}
          aria-controls={`${id}-${name}`}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => choose(name)}
          onKeyDown={goOn}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
