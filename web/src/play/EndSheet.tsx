import type { ReactElement, ReactNode } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { useWords } from '../words/words.ts';
import type { AtTable } from './atTable.ts';
import { Standings } from './Standings.tsx';
import './end-sheet.css';

/** The result, and what to do next. */
export function EndSheet(props: AtTable & { readonly onClose: () => void }): ReactElement | null {
  const { around, seen, onClose } = props;
  const words = useWords();
  const { outcome } = seen.now;
  if (!outcome) return null;
  return (
    <Dialog title={words.end.title} onClose={onClose}>
      <Standings {...props} outcome={outcome} />
      {around.renderEnd(props, onClose)}
    </Dialog>
  );
}

interface EndButtonsProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What can be done next; to look at the board is always among it. */
export function EndButtons({ onClose, children }: EndButtonsProps): ReactElement {
  const { end } = useWords();
  return (
    <div className="end-buttons">
      {children}
      <button type="button" className="button" onClick={onClose}>
        {end.look}
      </button>
    </div>
  );
}
