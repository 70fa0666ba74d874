import type { ReactElement, ReactNode } from 'react';
import { Link } from './Link.tsx';
import { useTitle } from './useTitle.ts';
import type { InterfaceWords } from '../words/en.ts';
import { useWords } from '../words/words.ts';
import './lost.css';

type Lost = Exclude<keyof InterfaceWords['lost'], 'title'>;

/** A link that leads nowhere: one sentence, and the way home. */
export function LostPage({ lost, children }: { readonly lost: Lost; readonly children?: ReactNode }): ReactElement {
  const words = useWords();
  useTitle(words.lost.title);
  return (
    <section className="lost paper">
      <h1 className="h2">{words.lost.title}</h1>
      <p>
        {words.lost[lost]} {children}
      </p>
      <Link className="button button-go" href="/">
        {words.home}
      </Link>
    </section>
  );
}
