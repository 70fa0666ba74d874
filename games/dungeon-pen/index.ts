import type { Game } from '../../kernel/game.ts';
import type { DungeonPen } from './kind.ts';
import { readOptions } from './options.ts';
import { rulesFor } from './rules.ts';

export const dungeonPen: Game<DungeonPen> = {
  id: 'dungeon-pen',
  version: 1,
  seats: { min: 2, max: 2 },
  readOptions,
  rules: ({ options }) => rulesFor(options),
};
