import type { Rungs } from '../../../../games/rungs/index.ts';
import type { Language } from '../../../../kernel/words.ts';
import type { GameTexts } from '../module.ts';

export const texts: Readonly<Record<Language, GameTexts<Rungs>>> = {
  en: {
    choices: { ladder: { label: 'The ladder', values: { six: 'has six rungs', twelve: 'has twelve rungs' } } },
    keys: [],
    progress: ({ turn }) => `turn ${turn + 1}`,
    verdict: () => 'Out',
    score: 'rungs',
  },
  fr: {
    choices: { ladder: { label: 'L’échelle', values: { six: 'a six échelons', twelve: 'a douze échelons' } } },
    keys: [],
    progress: ({ turn }) => `tour ${turn + 1}`,
    verdict: () => 'Dehors',
    score: 'échelons',
  },
};
