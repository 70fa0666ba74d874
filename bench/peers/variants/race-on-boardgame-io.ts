import { lap } from '../../lap.ts';
import { matchesOf } from '../boardgame-io.ts';
import { race } from '../race.ts';

lap(matchesOf(race, 1));
