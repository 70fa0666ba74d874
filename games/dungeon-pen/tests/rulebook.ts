import { readFileSync } from 'node:fs';

export function textOf(book: string): string {
  return readFileSync(new URL(`../${book}`, import.meta.url), 'utf8');
}

/** The ids in the order in which a rulebook tells them. */
export function ruleIds(book: string): string[] {
  return [...textOf(book).matchAll(/^- \*\*(DP-[QCF]?\d+)\*\*/gm)].map(([, id]) => id as string);
}
