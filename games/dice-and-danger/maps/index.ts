import type { Adventure } from '../action.ts';
import { ANNOYED_ANIMALS } from './annoyed-animals.ts';
import { CLUMSY_CULTISTS } from './clumsy-cultists.ts';
import { DEFIANT_DINOSAURS } from './defiant-dinosaurs.ts';
import { PUZZLED_PYRAMID } from './puzzled-pyramid.ts';

/** The sheets of version 1. */
export const MAPS: Readonly<Record<Adventure, string>> = {
  'annoyed-animals': ANNOYED_ANIMALS,
  'clumsy-cultists': CLUMSY_CULTISTS,
  'puzzled-pyramid': PUZZLED_PYRAMID,
  'defiant-dinosaurs': DEFIANT_DINOSAURS,
};
