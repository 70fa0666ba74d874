import type { DiceAndDanger } from '../../../../games/dice-and-danger/index.ts';
import type { Course } from '../lesson.ts';
import { exercises } from './exercises.ts';
import { first } from './first.ts';
import { mistakeKinds } from './mistakes.ts';

export const course: Course<DiceAndDanger> = {
  isMove: ({ type }) => ['mark', 'hit', 'crush', 'torch', 'give-up'].includes(type),
  counted: { en: 'Crosses so far', fr: 'Croix jusqu’ici' },
  harder: {
    option: 'adventure',
    values: ['annoyed-animals', 'clumsy-cultists', 'puzzled-pyramid', 'defiant-dinosaurs'],
  },
  lessons: [first, ...exercises],
  mistakeKinds,
};
