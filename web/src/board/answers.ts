/**
 * What can be asked at every table by the same keys. What answers stands on the page already, for those who listen: a game
 * marks it (`answering`), so that an answer is never other words than those that are read there.
 */
export const QUESTIONS = ['where', 'can', 'stand'] as const;
export type Query = (typeof QUESTIONS)[number];

interface Marks {
  readonly 'data-answers': Query;
  readonly 'data-answer'?: string | undefined;
}

/** Attributes of what answers a question: by `text`, or else by its label or its own words. */
export const answering = (question: Query, text?: string): Marks => ({
  'data-answers': question,
  'data-answer': text,
});

/** Attributes of something that one can look at, at a place of its board, in whatever unit that counts. */
export const looked = (
  x: number,
  y: number,
  text?: string,
): { 'data-look': string; 'data-answer': string | undefined } => ({
  'data-look': `${x},${y}`,
  'data-answer': text,
});

/** The sentences that answer a question, as they stand on the page from its top on. */
export const answersTo = (question: Query, page: ParentNode): readonly string[] =>
  [...page.querySelectorAll(`[data-answers="${question}"]`)].map(textOf).filter(text => text !== '');

export const textOf = (element: Element): string =>
  (element.getAttribute('data-answer') ?? element.getAttribute('aria-label') ?? wordsIn(element)).trim();

/** Its words as they are heard: without what is hidden from those who listen, and with a space between what stands apart. */
function wordsIn(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
  const words = node.getAttribute('aria-label') ?? [...node.childNodes].map(wordsIn).join('');
  return getComputedStyle(node).display === 'inline' ? words : ` ${words.replaceAll(/\s+/g, ' ').trim()} `;
}
