import type { TheDungeon } from '../../../../games/the-dungeon/index.ts';
import type { Course } from '../lesson.ts';
import { exercises } from './exercises.ts';
import { first } from './first.ts';
import { mistakeKinds } from './mistakes.ts';

export const course: Course<TheDungeon> = {
  isMove: ({ type }) => type !== 'end',
  counted: { en: 'Moves so far', fr: 'Coups jusqu’ici' },
  lessons: [first, ...exercises],
  mistakeKinds,
};
