import type { ReactElement, ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Icon } from '../look/Icon.tsx';
import { useWords } from '../words/words.ts';
import './sheet.css';

interface SheetProps {
  readonly title: string;
  readonly className?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A sheet of paper laid over the table: a dialog that keeps the focus, and gives it back where it was. A press beside it
 * is heard here: a dialog that React Aria dismisses has a hidden button of its own, in words that are not ours.
 */
export const Sheet = ({ title, className = '', onClose, children }: SheetProps): ReactElement => (
  <ModalOverlay
    className="sheet-veil"
    isOpen
    onOpenChange={isOpen => isOpen || onClose()}
    onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
  >
    <Modal className={`paper sheet ${className}`}>
      <Dialog className="sheet-content">
        <header className="sheet-head">
          <Heading slot="title" className="h2">
            {title}
          </Heading>
          <CloseToken onClose={onClose} />
        </header>
        <div className="sheet-body">{children}</div>
      </Dialog>
    </Modal>
  </ModalOverlay>
);

function CloseToken({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { close } = useWords();
  return (
    <button type="button" className="token" aria-label={close} onClick={onClose}>
      <Icon name="close" />
    </button>
  );
}
