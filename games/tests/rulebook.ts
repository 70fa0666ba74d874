import { readFileSync } from 'node:fs';

const RULE = /^- \*\*([A-Z]+-(?:[A-Z]+-)?[A-Z]?\d+)\*\* \S.*$/;

/** The ids of the numbered lines of a rulebook, in its order. */
export function ruleIds(file: URL): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.map(line => RULE.exec(line)?.[1]).filter(id => id !== undefined);
}
