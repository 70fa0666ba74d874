import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../look/Icon.tsx';
import { useWords } from '../words/words.ts';
import { Link } from './Link.tsx';

export interface Back {
  readonly label: string;
  readonly href: string;
  /** Instead of going to another page. */
  readonly onPress?: () => void;
}

interface RailProps {
  readonly title: string;
  readonly back: Back;
  /** What lies between the title and the tools: whose turn it is. */
  readonly strip?: ReactNode;
  /** The tools. */
  readonly children: ReactNode;
}

/** The top of every page but the first. */
export const Rail = ({ title, back, strip, children }: RailProps): ReactElement => (
  <header className="rail">
    <Link
      className="round-button round-button-bare rail-back"
      href={back.href}
      aria-label={back.label}
      title={back.label}
      onClick={event => {
        if (!back.onPress) return;
        event.preventDefault();
        back.onPress();
      }}
    >
      <Icon name="back" />
    </Link>
    <h1 className="wordmark">{title}</h1>
    {strip}
    <div className="tools" role="group" aria-label={useWords().table.tools}>
      {children}
    </div>
  </header>
);
