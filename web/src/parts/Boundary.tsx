import { Component, type ReactElement, type ReactNode } from 'react';
import { Link } from './Link.tsx';
import { useWords } from '../words/words.ts';

interface BoundaryState {
  readonly broken: boolean;
}

/** Where a bug ends: a sentence and a way out instead of an empty page. */
export class Boundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { broken: false };

  static getDerivedStateFromError(): BoundaryState {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken(): ReactElement {
  const { broken, home } = useWords();
  return (
    <section className="lost paper" role="alert">
      <h1 className="h2">{broken.title}</h1>
      <p>{broken.text}</p>
      <p className="row">
        <button type="button" className="button button-go" onClick={() => location.reload()}>
          {broken.again}
        </button>
        <Link className="button" href="/">
          {home}
        </Link>
      </p>
    </section>
  );
}
