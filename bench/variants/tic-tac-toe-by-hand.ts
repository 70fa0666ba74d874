import { lap } from '../lap.ts';
import { playByHand } from '../tic-tac-toe/by-hand.ts';

lap(playByHand);
