import { readNet } from './net.ts';
import chances from './weights/chances.ts';
import points from './weights/points.ts';

/** What a seat may expect of the victory, alone of getting out. */
export const CHANCES = readNet(chances);
/** The points of who plays alone. */
export const POINTS = readNet(points);
