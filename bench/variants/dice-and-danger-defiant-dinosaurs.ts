import { diceAndDanger } from '../../games/dice-and-danger/index.ts';
import { lap } from '../lap.ts';
import { playoutsOf } from '../on-kernel.ts';

lap(playoutsOf(diceAndDanger, 1, { adventure: 'defiant-dinosaurs' }));
