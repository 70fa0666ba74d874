import type { Action, Cast, TheDungeon } from '../../../../games/the-dungeon/index.ts';
import { drawnTile, mover, openSides, roomAt, tileBeyond, tileOf } from '../../../../games/the-dungeon/readers.ts';
import type { Situation } from '../module.ts';
import { GAME_WORDS, TABLE_WORDS } from './context.ts';

/** Nobody counts tiles and quarter turns: a step leads somewhere, a tile has openings, and a spell is cast on a room. */
export function describe(action: Action, situation: Situation<TheDungeon>): string | undefined {
  const { view, language } = situation;
  const [game, { deeds }] = [GAME_WORDS[language], TABLE_WORDS[language]];
  switch (action.type) {
    case 'go': {
      const beyond = tileBeyond(view, mover(view).at, action.side);
      return deeds.go(action.side, beyond === undefined ? undefined : game.rooms[roomAt(view, beyond)]);
    }
    case 'lay': {
      const face = drawnTile(view)?.face;
      return face === undefined ? undefined : deeds.lay(game.rooms[tileOf(face).room], openSides(face, action.turn));
    }
    case 'explore':
      return deeds.explore[action.room];
    case 'cast':
      return describeCast(action, situation);
    default:
      return undefined;
  }
}

function describeCast(cast: Cast, { view, language }: Situation<TheDungeon>): string | undefined {
  const [game, { deeds }] = [GAME_WORDS[language], TABLE_WORDS[language]];
  const spell = game.spells[cast.spell];
  if (cast.spell === 'second-thoughts')
    return deeds.turn(spell, game.rooms[roomAt(view, cast.tile)], openSides(view.faces[cast.tile] ?? 0, cast.turn));
  if (cast.spell === 'long-arm')
    return deeds.fetch(spell, game.thing(cast.object), game.rooms[roomAt(view, cast.tile)]);
  return undefined;
}
