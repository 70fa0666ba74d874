import type { Donjonz } from '../../../../games/donjonz/index.ts';
import type { Course } from '../lesson.ts';
import { exercises } from './exercises.ts';
import { first } from './first.ts';
import { mistakeKinds } from './mistakes.ts';

export const course: Course<Donjonz> = {
  isMove: ({ type }) => type === 'lay' || type === 'step',
  counted: { en: 'Moves so far', fr: 'Coups jusqu’ici' },
  lessons: [first, ...exercises],
  mistakeKinds,
};
