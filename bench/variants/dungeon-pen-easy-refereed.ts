import { easy } from '../../bots/dungeon-pen/index.ts';
import { dungeonPen } from '../../games/dungeon-pen/index.ts';
import { lap } from '../lap.ts';
import { refereed } from '../on-kernel.ts';

lap(refereed(dungeonPen, { bot: easy }));
