import { strong } from '../../bots/dice-and-danger/strong.ts';
import { diceAndDanger } from '../../games/dice-and-danger/index.ts';
import { lap } from '../lap.ts';
import { playedBy } from '../on-kernel.ts';

lap(playedBy(diceAndDanger, strong));
