import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Bundles lie in bench/.build. */
export const BUILD = fileURLToPath(new URL('.', import.meta.url));
export const CHECKOUT = join(BUILD, '../..');
