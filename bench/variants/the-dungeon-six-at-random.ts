import { theDungeon } from '../../games/the-dungeon/index.ts';
import { lap } from '../lap.ts';
import { playoutsOf } from '../on-kernel.ts';

lap(playoutsOf(theDungeon, 6));
