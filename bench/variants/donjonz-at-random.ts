import { donjonz } from '../../games/donjonz/index.ts';
import { lap } from '../lap.ts';
import { playoutsOf } from '../on-kernel.ts';

lap(playoutsOf(donjonz));
