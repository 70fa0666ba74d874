import { followerOf, wareOf } from '../../../../games/the-dungeon/index.ts';
import type { Desk } from './context.ts';

/** What lies on a tile, by name. */
export function thingsOn({ play, content, game, words }: Desk, tile: number): readonly string[] {
  return play.now.view.things
    .filter(each => each.tile === tile)
    .map(({ thing, id }) => {
      if (thing === 'gold') return words.figures.gold(id);
      return thing === 'object' ? game.thing(wareOf(content, id).name) : followerOf(content, id).name;
    });
}
