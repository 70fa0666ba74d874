import { type GameId, isGameId } from '../../games/shelf.ts';

/** What is fetched when it is first asked for, by the path of its module. */
type Modules<Thing> = Readonly<Record<string, () => Promise<Thing>>>;

/** Fetches each thing once: the same promise every time, so that it can be waited for while rendering; after a failure the next one tries anew. */
export function once<Id, Thing>(fetch: (id: Id) => Promise<Thing>): (id: Id) => Promise<Thing> {
  const fetched = new Map<Id, Promise<Thing>>();
  const fetchAnew = async (id: Id): Promise<Thing> => {
    try {
      return await fetch(id);
    } catch (error) {
      fetched.delete(id);
      throw error;
    }
  };
  return id => {
    const known = fetched.get(id) ?? fetchAnew(id);
    fetched.set(id, known);
    return known;
  };
}

interface PerGame<Thing> {
  /** The games that have such a thing, in the order of their folders. */
  readonly games: readonly GameId[];
  readonly of: (game: GameId) => Promise<Thing>;
}

/** Of things that not every game has, each in a folder of the game's name. */
export function perGame<Thing>(modules: Modules<Thing>): PerGame<Thing> {
  const paths = new Map(Object.keys(modules).map(path => [path.split('/')[1], path]));
  return {
    games: [...paths.keys()].filter(id => id !== undefined).filter(isGameId),
    of: once(async game => found(modules, paths.get(game) ?? game)()),
  };
}

/** What the folder of a game has at a path. */
export function found<Thing>(things: Readonly<Record<string, Thing>>, path: string): Thing {
  const thing = things[path];
  if (thing === undefined) throw new Error(`there is no ${path}`);
  return thing;
}
