import type { Manifest } from '../manifest.ts';

/** The manifest of a game that only tests play: nothing can be agreed on but what it says. */
export const toyManifest = (id: string, seats: Manifest['seats'], options: Manifest['options'] = []): Manifest => ({
  id,
  title: { en: id, fr: id },
  minutes: 1,
  seats,
  options,
  optionsRule: 'TOY-1',
});
