import { strong } from '../../bots/donjonz/strong.ts';
import { donjonz } from '../../games/donjonz/index.ts';
import { lap } from '../lap.ts';
import { playedBy } from '../on-kernel.ts';

lap(playedBy(donjonz, strong));
