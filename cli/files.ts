import { readFileSync } from 'node:fs';
import { complain, type Complaint } from './complaint.ts';

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EISDIR: 'is a folder',
  EACCES: 'may not be read',
  EPERM: 'may not be read',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'is not text in UTF-8',
};

export function readText(path: string): string | Complaint {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    const why = WHY[(error as NodeJS.ErrnoException).code ?? ''];
    if (why === undefined) throw error;
    return complain(`${path} ${why}.`);
  }
}
