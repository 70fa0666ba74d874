import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A dialog that is open for as long as it is drawn. The browser makes everything else inert, and gives the focus back when
 * the dialog is closed; one that is only taken out of the page would leave it nowhere. The focus lies on the dialog
 * itself, not on its first button: the key that opened it must not press that one.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    current?.focus();
    return () => current?.close();
  }, []);
  return dialog;
}
