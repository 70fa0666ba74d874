import { lap } from '../lap.ts';
import { playoutsOf } from '../on-kernel.ts';
import { ticTacToe } from '../tic-tac-toe/on-kernel.ts';

lap(playoutsOf(ticTacToe));
