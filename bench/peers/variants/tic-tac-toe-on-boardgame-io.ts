import { lap } from '../../lap.ts';
import { matchesOf } from '../boardgame-io.ts';
import { ticTacToe } from '../tic-tac-toe.ts';

lap(matchesOf(ticTacToe, 2));
