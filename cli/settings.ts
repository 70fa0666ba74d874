import type { Texts } from '../kernel/options.ts';
import { complain, type Complaint, isComplaint } from './complaint.ts';
import { readText } from './files.ts';

/** Options of a game as somebody typed them: `key=text`, or `key=@file` for the text of a file. */
export function readSettings(pairs: readonly string[]): Texts | Complaint {
  const settings = new Map<string, string>();
  for (const pair of pairs) {
    const [, key, typed] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    if (key === undefined || typed === undefined) return complain(`--set takes key=value, not '${pair}'.`);
    if (settings.has(key)) return complain(`--set gives ${key} twice.`);
    const text = typed.startsWith('@') ? readText(typed.slice(1)) : typed;
    if (isComplaint(text)) return text;
    settings.set(key, text);
  }
  return Object.fromEntries(settings);
}
