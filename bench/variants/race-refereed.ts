import { lap } from '../lap.ts';
import { refereed } from '../on-kernel.ts';
import { race } from '../race/on-kernel.ts';

lap(refereed(race));
