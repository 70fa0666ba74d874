/** Loading that is over sooner shows no notice. */
export const LATE_MS = 300;

/** Style sheets go by the same time as scripts. */
export function applyLateness(root: HTMLElement): void {
  root.style.setProperty('--late', `${LATE_MS}ms`);
}
