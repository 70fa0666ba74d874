import type { GameId } from '../../../games/shelf.ts';
import { perGame } from '../fetching.ts';
import type { Editor } from './editor.ts';

const EDITORS = perGame(import.meta.glob<Editor<object>>('./*/index.ts', { import: 'editor' }));

/** The games whose works can be drawn. */
export const DRAWN: readonly GameId[] = EDITORS.games;

export const isDrawn = (game: GameId): boolean => DRAWN.includes(game);

export const editorOf = EDITORS.of;
