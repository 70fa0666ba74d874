import type { KeyedWords } from '../shape.ts';
import type { SheetKey } from './sheet.ts';

/** What is printed on the inventory, and what drawings are called, in one language. */
export type SheetWords = Readonly<Record<SheetKey, (params: NonNullable<KeyedWords['params']>) => string>>;
