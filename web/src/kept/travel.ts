import { type Drawer, lastingDrawer, lastingNames } from '../drawer.ts';
import { openStore } from '../table/database.ts';
import { openWorks } from '../workshop/works.ts';
import { drawerContent, takeDrawer } from './drawers.ts';
import { FILE_VERSION, type KeptFile } from './file.ts';
import { type Taken, type Travelling, travellingMatches, travellingWorks } from './stores.ts';

/** The stores that travel, by the names that they have in a file. */
type Stores = Readonly<Record<string, Travelling>>;

const openStores = async (): Promise<Stores> => ({
  matches: travellingMatches(await openStore()),
  works: travellingWorks(await openWorks()),
});

/** Where all things are kept. */
export interface Places {
  readonly drawer: Drawer;
  readonly names: readonly string[];
  readonly stores: Stores;
}

export const openPlaces = async (): Promise<Places> => ({
  drawer: lastingDrawer,
  names: lastingNames(),
  stores: await openStores(),
});

export async function fileOf({ drawer, names, stores }: Places, made: string): Promise<KeptFile> {
  const lists = Object.entries(stores).map(async ([name, store]) => [name, await store.all()] as const);
  return {
    oubliette: FILE_VERSION,
    made,
    drawer: drawerContent(drawer, names),
    stores: Object.fromEntries(await Promise.all(lists)),
  };
}

/** What came of one thing of a file, and where in the file it stands: "matches 4". */
export interface Arrived {
  readonly part: string;
  readonly place: string;
  readonly taken: Taken;
}

/** Takes over what a file holds, one thing after the other, and tells of each. Nothing that is here is overwritten. */
export async function takeFile(
  { drawer, stores }: Places,
  file: KeptFile,
  heard: (done: number) => void = () => undefined,
): Promise<readonly Arrived[]> {
  const arrived: Arrived[] = [];
  for (const [part, items] of Object.entries(file.stores)) {
    const store = Object.hasOwn(stores, part) ? stores[part] : undefined;
    for (const [index, item] of items.entries()) {
      const taken = store ? await taking(() => store.take(item)) : 'unreadable';
      heard(arrived.push({ part, place: `${part} ${index + 1}`, taken }));
    }
  }
  for (const [name, value] of Object.entries(file.drawer)) {
    const taken = await taking(() => takeDrawer(drawer, name, value));
    heard(arrived.push({ part: 'drawer', place: name, taken }));
  }
  return arrived;
}

/** The rules of a game may not have come, or a value be nested deeper than anybody can follow: the rest is taken all the same. */
async function taking(take: () => Taken | Promise<Taken>): Promise<Taken> {
  try {
    return await take();
  } catch {
    return 'unreadable';
  }
}
