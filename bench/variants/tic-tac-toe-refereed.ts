import { lap } from '../lap.ts';
import { refereed } from '../on-kernel.ts';
import { ticTacToe } from '../tic-tac-toe/on-kernel.ts';

lap(refereed(ticTacToe));
