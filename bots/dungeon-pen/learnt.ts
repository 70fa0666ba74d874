// The chance to win as it was learnt (training.ts).
import { readNet } from './chances.ts';
import chances from './weights/chances.ts';

export const NET = readNet(chances);
