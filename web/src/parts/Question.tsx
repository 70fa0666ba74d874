import type { ReactElement, ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import { useWords } from '../words/words.ts';

interface QuestionProps {
  readonly title: string;
  readonly go: string;
  readonly onGo: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before something that cannot be taken back. */
export function Question({ title, go, onGo, onClose, children }: QuestionProps): ReactElement {
  const { cancel } = useWords();
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <div className="row">
        <button type="button" className="button" onClick={onGo}>
          {go}
        </button>
        <button type="button" className="button button-go" onClick={onClose}>
          {cancel}
        </button>
      </div>
    </Dialog>
  );
}
