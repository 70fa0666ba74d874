import type {
  Action,
  CharacterName,
  Face,
  QuarterTurn,
  Side,
  TheDungeon,
} from '../../../../games/the-dungeon/index.ts';
import { CHANCE } from '../../../../kernel/game.ts';
import type { Entry, Transcript } from '../../../../kernel/match.ts';
import type { Sight } from '../lesson.ts';

export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;

export const go = (side: Side): Action => ({ type: 'go', side });
/** With so many quarter turns. */
export const lay = (turn: QuarterTurn): Action => ({ type: 'lay', turn });
export const explore = (room: Extract<Action, { type: 'explore' }>['room']): Action => ({ type: 'explore', room });
export const END: Action = { type: 'end' };

/** What lies under the dice and on the pile: what chance is to have done. */
export const rolled = (...dice: readonly number[]): Entry<TheDungeon> => [CHANCE, { type: 'roll', dice }];
export const drawn = (face: Face): Entry<TheDungeon> => [CHANCE, { type: 'draw', face }];
export const own = (action: Action): Entry<TheDungeon> => [0, action];

/** Alone, after what was done. Dice and tiles that come after it answer to the seed. */
export function position(
  character: CharacterName,
  log: readonly Entry<TheDungeon>[],
  seed = 'ab'.repeat(16),
): Transcript<TheDungeon> {
  return {
    game: 'the-dungeon',
    version: 1,
    seats: 1,
    options: {
      characters: [character],
      entrance: 'trapdoor',
      encounters: 'off',
      fate: 'off',
      first: 0,
      until: 'once-around',
      returns: 'off',
      set: 'standard',
    },
    seeds: [
      [0, null],
      [log.length, seed],
    ],
    log,
  };
}

export type TurnSight = Sight<TheDungeon>;
