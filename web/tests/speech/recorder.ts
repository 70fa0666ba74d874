import type { EnginePage } from '../engines/engine.ts';

declare global {
  interface Window {
    /** What a screen reader would have said since it was asked last. */
    spoken?: string[];
  }
}

/** From now on whatever is spoken in the page is written down. */
export const listen = (engine: EnginePage): Promise<void> => engine.evaluate(record, null);

/** What was spoken since it was asked last. Politeness waits: what has the focus is spoken before what has happened. */
export async function heard(engine: EnginePage): Promise<readonly string[]> {
  const spoken = await engine.evaluate(() => window.spoken?.splice(0) ?? [], null);
  const isFocus = (words: string): boolean => words.startsWith('·');
  return [...spoken.filter(isFocus), ...spoken.filter(words => !isFocus(words))];
}

export const hasSpoken = (engine: EnginePage): Promise<boolean> =>
  engine.evaluate(() => (window.spoken?.length ?? 0) > 0, null);

/** Resolves when nothing is being stored and nothing has changed for some frames. */
export const rested = (engine: EnginePage): Promise<void> => engine.evaluate(waitForRest, null);

/** Runs in the page. */
async function waitForRest(): Promise<void> {
  let still = 0;
  const observer = new MutationObserver(() => (still = 0));
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  while (still++ < 6) {
    await new Promise(requestAnimationFrame);
    if (document.querySelector('[data-pending="true"]')) still = 0;
  }
  observer.disconnect();
}

/**
 * Runs in the page. A live region speaks when it changes and holds words; an element speaks when it is given the focus. What
 * is written down is the words alone, so that it reads as it is heard; what has the focus stands behind a dot.
 */
function record(): void {
  const spoken: string[] = [];
  window.spoken = spoken;
  const wordsIn = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    const words = node.getAttribute('aria-label') ?? [...node.childNodes].map(wordsIn).join('');
    return getComputedStyle(node).display === 'inline' ? words : ` ${words} `;
  };
  const tidy = (text: string): string => text.replaceAll(/[ \n]+/g, ' ').trim();
  const labelled = (element: Element): string =>
    (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map(id => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  const nameOf = (element: Element): string =>
    tidy(element.getAttribute('aria-label') ?? '') ||
    tidy(labelled(element)) ||
    tidy((element as HTMLInputElement).labels?.[0]?.textContent ?? '') ||
    tidy(wordsIn(element));
  const regionOf = (node: Node): Element | null => {
    const element = node instanceof Element ? node : node.parentElement;
    return element?.closest('[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]') ?? null;
  };
  new MutationObserver(mutations => {
    const regions = new Set(mutations.map(({ target }) => regionOf(target)));
    for (const region of regions) {
      const words = region?.isConnected && region.getAttribute('aria-live') !== 'off' ? tidy(wordsIn(region)) : '';
      if (words !== '') spoken.push(words);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) spoken.push(`· ${nameOf(target)}`);
  });
}
