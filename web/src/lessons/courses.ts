import type { GameId } from '../../../games/shelf.ts';
import type { Kind } from '../../../kernel/game.ts';
import { perGame } from '../fetching.ts';
import type { Course } from './lesson.ts';

const COURSES = perGame(import.meta.glob<Course<Kind>>('./*/index.ts', { import: 'course' }));

/** The id of every game's guided first match. */
export const FIRST_LESSON = 'first';

/** The games that have lessons. */
export const TAUGHT: readonly GameId[] = COURSES.games;

export const isTaught = (game: GameId): boolean => TAUGHT.includes(game);

export const courseOf = COURSES.of;
