import { type Adventure, shelved } from '../../games/dice-and-danger/index.ts';
import { ADVENTURES } from '../../games/dice-and-danger/manifest.ts';
import type { KeyedWords } from '../shape.ts';
import type { SheetKey } from './ledger.ts';

/** What is printed on a sheet, in one language. */
export type SheetWords = Readonly<Record<SheetKey, (params: NonNullable<KeyedWords['params']>) => string>>;

/** The adventure whose sheet bears a name. */
export const adventureNamed = (name: string): Adventure | undefined =>
  ADVENTURES.find(adventure => shelved.words.en.adventures[adventure] === name);
