import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Bundles lie in bench/.build, or in a folder there. */
const [bench = ''] = fileURLToPath(import.meta.url).split(`${sep}.build${sep}`);

export const BUILD = join(bench, '.build');
export const CHECKOUT = join(bench, '..');
