import annoyedAnimals from './judge-alone-annoyed-animals.ts';
import clumsyCultists from './judge-alone-clumsy-cultists.ts';
import defiantDinosaurs from './judge-alone-defiant-dinosaurs.ts';
import puzzledPyramid from './judge-alone-puzzled-pyramid.ts';
import type { Learnt } from './learnt.ts';

/** The nets by which ended matches are judged, by the sign of their sheet; in company where one passes what is asked of it. */
export const JUDGING: Readonly<Record<string, Pick<Learnt, 'alone'> & Partial<Learnt>>> = {
  'Annoyed Animals 1730880393': { alone: annoyedAnimals },
  'Clumsy Cultists 12826727': { alone: clumsyCultists },
  'Puzzled Pyramid 1912485095': { alone: puzzledPyramid },
  'Defiant Dinosaurs 1630398398': { alone: defiantDinosaurs },
};
