import { lap } from '../lap.ts';
import { playoutsOf } from '../on-kernel.ts';
import { race } from '../race/on-kernel.ts';

lap(playoutsOf(race));
