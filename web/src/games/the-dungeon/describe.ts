import type { Action, TheDungeon } from '../../../../games/the-dungeon/index.ts';
import { mover, roomAt, tileBeyond } from '../../../../games/the-dungeon/readers.ts';
import { COLON } from '../../words/colon.ts';
import type { Situation } from '../module.ts';
import { GAME_WORDS, TABLE_WORDS } from './context.ts';

/** Nobody counts tiles: a step leads somewhere, and a spell is cast on a room. */
export function describe(action: Action, { view, language }: Situation<TheDungeon>): string | undefined {
  const [game, words, colon] = [GAME_WORDS[language], TABLE_WORDS[language], COLON[language]];
  const room = (tile: number): string => game.rooms[roomAt(view, tile)];
  if (action.type === 'go') {
    const beyond = tileBeyond(view, mover(view).at, action.side);
    return `${words.sides[action.side]}${colon}${beyond === undefined ? words.ways.unknown : room(beyond)}`;
  }
  if (action.type !== 'cast') return undefined;
  if (action.spell === 'second-thoughts')
    return `${game.spells[action.spell]}${colon}${words.ways.turn(room(action.tile))}`;
  if (action.spell === 'long-arm')
    return `${game.spells[action.spell]}${colon}${words.ways.fetch(game.thing(action.object), room(action.tile))}`;
  return undefined;
}
