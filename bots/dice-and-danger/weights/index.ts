import annoyedAnimalsAlone from './annoyed-animals-alone.ts';
import annoyedAnimalsCompany from './annoyed-animals-company.ts';
import clumsyCultistsAlone from './clumsy-cultists-alone.ts';
import clumsyCultistsCompany from './clumsy-cultists-company.ts';
import defiantDinosaursAlone from './defiant-dinosaurs-alone.ts';
import defiantDinosaursCompany from './defiant-dinosaurs-company.ts';
import puzzledPyramidAlone from './puzzled-pyramid-alone.ts';
import puzzledPyramidCompany from './puzzled-pyramid-company.ts';
import type { Learnt } from './learnt.ts';

/** What was learnt of a sheet, by its sign. */
export const LEARNT: Readonly<Record<string, Learnt>> = {
  'Annoyed Animals 1730880393': { alone: annoyedAnimalsAlone, company: annoyedAnimalsCompany },
  'Clumsy Cultists 12826727': { alone: clumsyCultistsAlone, company: clumsyCultistsCompany },
  'Puzzled Pyramid 1912485095': { alone: puzzledPyramidAlone, company: puzzledPyramidCompany },
  'Defiant Dinosaurs 1630398398': { alone: defiantDinosaursAlone, company: defiantDinosaursCompany },
};
