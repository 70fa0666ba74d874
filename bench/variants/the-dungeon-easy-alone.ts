import { easy } from '../../bots/the-dungeon/index.ts';
import { theDungeon } from '../../games/the-dungeon/index.ts';
import { lap } from '../lap.ts';
import { playedBy } from '../on-kernel.ts';

lap(playedBy(theDungeon, easy));
