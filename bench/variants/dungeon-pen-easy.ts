import { easy } from '../../bots/dungeon-pen/index.ts';
import { dungeonPen } from '../../games/dungeon-pen/index.ts';
import { lap } from '../lap.ts';
import { playedBy } from '../on-kernel.ts';

lap(playedBy(dungeonPen, easy));
