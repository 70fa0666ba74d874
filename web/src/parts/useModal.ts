import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * A dialog that is open for as long as it is drawn. The browser makes everything else inert, and gives the focus back when
 * the dialog is closed; one that is only taken out of the page would leave it nowhere. The focus lies on the dialog
 * itself, not on its first button: the key that opened it must not press that one.
 */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  /** A press beside what is in the dialog meets the dialog itself. Fields in it bubble events of the same names. */
  const leave = useEffectEvent((event: Event): void => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  });
  useLayoutEffect(() => {
    const { current } = dialog;
    keepGutter(document.documentElement);
    if (current) showWithFocus(current);
    const leaving = new AbortController();
    for (const name of ['click', 'cancel', 'close']) current?.addEventListener(name, leave, { signal: leaving.signal });
    return () => {
      leaving.abort();
      current?.close();
    };
  }, []);
  return dialog;
}

/** What is in it is out of reach while it opens: else its first button has the focus for a moment, and is read out first. */
function showWithFocus(dialog: HTMLDialogElement): void {
  const parts = [...dialog.children].filter(part => part instanceof HTMLElement);
  for (const part of parts) part.inert = true;
  dialog.showModal();
  dialog.focus();
  for (const part of parts) part.inert = false;
}

/** A page that scrolls keeps the place of its scroll bar while it cannot be scrolled; one that does not has none to keep. */
function keepGutter(root: HTMLElement): void {
  root.dataset['scrolls'] = String(root.scrollHeight > root.clientHeight);
}
