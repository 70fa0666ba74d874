import annoyedAnimals from './trust-annoyed-animals.ts';
import clumsyCultists from './trust-clumsy-cultists.ts';
import defiantDinosaurs from './trust-defiant-dinosaurs.ts';
import puzzledPyramid from './trust-puzzled-pyramid.ts';

/** How far the nets may be trusted by which ended matches are judged, by the sign of their sheet: haze and level. */
export const TRUST: Readonly<Record<string, string>> = {
  'Annoyed Animals 1730880393': annoyedAnimals,
  'Clumsy Cultists 12826727': clumsyCultists,
  'Puzzled Pyramid 1912485095': puzzledPyramid,
  'Defiant Dinosaurs 1630398398': defiantDinosaurs,
};
