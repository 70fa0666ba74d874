import { type ReactElement, type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../look/Icon.tsx';
import { useWords } from '../words/words.ts';
import { useModal } from './useModal.ts';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly className?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet of paper laid over the table: a dialog that keeps the focus, and gives it back where it was. */
export function Dialog({ title, className = '', onClose, children }: DialogProps): ReactElement {
  const heading = useId();
  return createPortal(
    <dialog ref={useModal(onClose)} className={`paper dialog ${className}`} tabIndex={-1} aria-labelledby={heading}>
      <div className="dialog-content">
        <header className="dialog-head">
          <h2 id={heading} className="h2">
            {title}
          </h2>
          <CloseToken onClose={onClose} />
        </header>
        <div className="dialog-body">{children}</div>
      </div>
    </dialog>,
    document.body,
  );
}

function CloseToken({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { close } = useWords();
  return (
    <button type="button" className="round-button" aria-label={close} onClick={onClose}>
      <Icon name="close" />
    </button>
  );
}
