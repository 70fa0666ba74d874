import { complain, type Complaint, isComplaint } from './complaint.ts';
import { readText } from './files.ts';

/** Options of a game as somebody typed them: `key=value` with a value in JSON, else as text, or `@file`. */
export function readSettings(pairs: readonly string[]): Record<string, unknown> | Complaint {
  const settings = new Map<string, unknown>();
  for (const pair of pairs) {
    const [, key, text] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    if (key === undefined || text === undefined) return complain(`--set takes key=value, not '${pair}'.`);
    if (settings.has(key)) return complain(`--set gives ${key} twice.`);
    const value = readValue(text);
    if (isComplaint(value)) return value;
    settings.set(key, value);
  }
  return Object.fromEntries(settings);
}

function readValue(text: string): unknown {
  if (text.startsWith('@')) return readText(text.slice(1));
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
