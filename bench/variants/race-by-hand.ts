import { lap } from '../lap.ts';
import { playByHand } from '../race/by-hand.ts';

lap(playByHand);
