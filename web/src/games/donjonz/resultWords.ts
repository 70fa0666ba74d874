import { plural, type Language } from '../../../../kernel/words.ts';
import { signed } from '../sum.ts';

/** What DonjonZ says of a walk that is over, in one language. */
export interface ResultWords {
  readonly rows: Readonly<Record<'found' | 'doubled' | 'lost' | 'monsters' | 'fallen', string>>;
  readonly pouches: (pouches: number) => string;
  readonly monsters: (monsters: number) => string;
  readonly forTheFallen: string;
  readonly walked: (steps: number, spaces: number) => string;
  readonly fell: (steps: number) => string;
  readonly titles: Readonly<Record<'door' | 'dearest' | 'prey' | 'run' | 'left', string>>;
  readonly glory: (glory: number) => string;
  readonly steps: (steps: number) => string;
  readonly prey: (monsters: number, glory: number) => string;
  readonly unharmed: string;
  readonly untilLost: string;
  readonly sinceLost: string;
  readonly left: (pouches: number) => string;
  readonly leftWorth: (glory: number) => string;
}

const inEnglish = plural('en');
const inFrench = plural('fr');

export const RESULT_WORDS: Readonly<Record<Language, ResultWords>> = {
  en: {
    rows: {
      found: 'Pouches found',
      doubled: 'Doubled by the door',
      lost: 'Lost to monsters',
      monsters: 'Monsters beaten',
      fallen: 'The fallen have no glory',
    },
    pouches: pouches => inEnglish(pouches, 'one pouch × 2', '# pouches × 2'),
    monsters: monsters => inEnglish(monsters, 'one on the scale', '# on the scale'),
    forTheFallen: 'nothing counts',
    walked: (steps, spaces) =>
      `You walked ${inEnglish(steps, 'one step', '# steps')}; the dungeon has ${spaces} spaces.`,
    fell: steps =>
      `You fell after ${inEnglish(steps, 'one step', '# steps')}, with nothing left to bribe anybody with.`,
    titles: {
      door: 'The door',
      dearest: 'The dearest monster',
      prey: 'The best prey',
      run: 'The longest run',
      left: 'Left lying',
    },
    glory: glory => `${signed(glory)} glory`,
    steps: steps => inEnglish(steps, 'one step without a loss', '# steps without a loss'),
    prey: (monsters, glory) => `Monster number ${monsters} on the scale is worth ${glory} by itself.`,
    unharmed: 'From the stair to the last space nothing was taken from you.',
    untilLost: 'From the stair on, until a monster put an end to it.',
    sinceLost: 'After a monster had taken everything, nothing more was lost.',
    left: pouches => inEnglish(pouches, 'one pouch', '# pouches'),
    leftWorth: glory => `They would have been worth ${glory} glory, had a way led past them.`,
  },
  fr: {
    rows: {
      found: 'Bourses trouvées',
      doubled: 'Doublées par la porte',
      lost: 'Cédées aux monstres',
      monsters: 'Monstres battus',
      fallen: 'Pas de gloire pour qui tombe',
    },
    pouches: pouches => inFrench(pouches, '# bourse × 2', '# bourses × 2'),
    monsters: monsters => inFrench(monsters, '# sur l’échelle', '# sur l’échelle'),
    forTheFallen: 'rien ne compte',
    walked: (steps, spaces) => `Vous avez fait ${steps} pas ; le donjon compte ${spaces} cases.`,
    fell: steps => `Chute au bout de ${steps} pas, sans plus rien pour acheter la paix.`,
    titles: {
      door: 'La porte',
      dearest: 'Le monstre le plus cher',
      prey: 'La meilleure prise',
      run: 'La plus longue course',
      left: 'Restées sur place',
    },
    glory: glory => `${signed(glory)} de gloire`,
    steps: steps => `${steps} pas sans perte`,
    prey: (monsters, glory) => `Le monstre numéro ${monsters} de l’échelle vaut ${glory} à lui seul.`,
    unharmed: 'De l’escalier à la dernière case, on ne vous a rien pris.',
    untilLost: 'Depuis l’escalier, jusqu’à ce qu’un monstre y mette fin.',
    sinceLost: 'Une fois tout pris par un monstre, plus rien n’a été perdu.',
    left: pouches => inFrench(pouches, '# bourse', '# bourses'),
    leftWorth: glory => `De quoi gagner ${glory} de gloire, si un chemin y avait mené.`,
  },
};
