import type { ReactElement } from 'react';

/** Says a text to those who listen instead of looking. `turn` tells two equal texts apart. */
export const Announcer = ({ text, turn }: { readonly text: string; readonly turn: number }): ReactElement => (
  <div className="spoken" aria-live="polite">
    <p key={turn}>{text}</p>
  </div>
);
