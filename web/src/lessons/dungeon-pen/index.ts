import type { DungeonPen } from '../../../../games/dungeon-pen/index.ts';
import type { Course } from '../lesson.ts';
import { exercises } from './exercises.ts';
import { first } from './first.ts';
import { mistakeKinds } from './mistakes.ts';

export const course: Course<DungeonPen> = {
  isMove: ({ type }) => type === 'flick' || type === 'place',
  counted: { en: 'Flicks and walls so far', fr: 'Pichenettes et murs' },
  harder: { option: 'dungeon', values: ['hall', 'crossing', 'shelves', 'spiral'] },
  lessons: [first, ...exercises],
  mistakeKinds,
};
