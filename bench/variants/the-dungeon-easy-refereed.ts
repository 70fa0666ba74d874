import { easy } from '../../bots/the-dungeon/index.ts';
import { theDungeon } from '../../games/the-dungeon/index.ts';
import { lap } from '../lap.ts';
import { refereed } from '../on-kernel.ts';

lap(refereed(theDungeon, { bot: easy }));
