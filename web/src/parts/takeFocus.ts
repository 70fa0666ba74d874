/**
 * Gives an element the focus, unless nobody has touched the page yet: whoever opens a link finds the way past its head at
 * the first Tab.
 */
export function takeFocus(element: HTMLElement | null): void {
  if (navigator.userActivation.hasBeenActive) element?.focus();
}
