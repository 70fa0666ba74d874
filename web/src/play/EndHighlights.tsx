import { type ReactElement, useId, useMemo } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import type { GameModule } from '../games/module.ts';
import type { EndedMatch, Highlight } from '../games/result.ts';
import { Drawing } from '../look/Drawing.tsx';
import { Icon } from '../look/Icon.tsx';
import { Link } from '../parts/Link.tsx';
import { useWords } from '../words/words.ts';
import { headingOf } from '../games/headings.ts';
import { highlightsOf } from './highlights.ts';

interface HighlightsProps {
  readonly module: GameModule<Kind>;
  readonly ended: EndedMatch<Kind>;
  /** Where a step of the match is seen. */
  readonly pathTo: (step: number) => string;
}

/** What was worth remembering; each leads to where it happened. */
export function Highlights(props: HighlightsProps): ReactElement | null {
  const words = useWords();
  const { module, ended } = props;
  const found = highlightsOf(module, ended, words);
  if (found.length === 0) return null;
  return (
    <section className="end-highlights" aria-label={words.highlights.label}>
      <ul>
        {found.map(highlight => (
          <HighlightCard key={highlight.kind} {...props} highlight={highlight} />
        ))}
      </ul>
    </section>
  );
}

function HighlightCard({ module, ended, pathTo, highlight }: HighlightsProps & { readonly highlight: Highlight }) {
  const words = useWords();
  const id = useId();
  const { at, title, figure, reason } = highlight;
  return (
    <li className="card end-highlight">
      <HighlightPicture {...{ module, ended, highlight }} />
      <div>
        <h3 id={id} className="h3">
          {title}
        </h3>
        <p className="end-figure">{figure}</p>
        <p className="small">{reason}</p>
        <Link className="note" href={pathTo(at)} aria-describedby={id}>
          <Icon name="eye" size={20} />{' '}
          {words.highlights.see(headingOf(module.texts[ended.language], ended.pages, at, words))}
        </Link>
      </div>
    </li>
  );
}

function HighlightPicture({
  module,
  ended,
  highlight,
}: Omit<HighlightsProps, 'pathTo'> & { readonly highlight: Highlight }): ReactElement {
  const { rules, pages } = ended;
  const view = pages[highlight.at]?.now.view;
  const drawing = useMemo(
    () => highlight.picture ?? (view && module.art.thumbnail(rules.content, view)),
    [highlight.picture, module, rules, view],
  );
  return (
    <div className="end-picture" aria-hidden="true">
      {drawing && <Drawing drawing={drawing} />}
    </div>
  );
}
