import annoyedAnimals from './judge-alone-annoyed-animals.ts';
import clumsyCultists from './judge-alone-clumsy-cultists.ts';
import defiantDinosaurs from './judge-alone-defiant-dinosaurs.ts';
import puzzledPyramid from './judge-alone-puzzled-pyramid.ts';

/** The nets by which ended matches are judged, by the sign of their sheet. */
export const JUDGING: Readonly<Record<string, string>> = {
  'Annoyed Animals 1730880393': annoyedAnimals,
  'Clumsy Cultists 12826727': clumsyCultists,
  'Puzzled Pyramid 1912485095': puzzledPyramid,
  'Defiant Dinosaurs 1630398398': defiantDinosaurs,
};
