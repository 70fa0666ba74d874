import { donjonz } from '../../games/donjonz/index.ts';
import { lap } from '../lap.ts';
import { refereed } from '../on-kernel.ts';

lap(refereed(donjonz));
