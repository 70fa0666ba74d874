import { indices, isRoom, isStart, keysOf, type Node, roomAt, type Sheet, spaceAt } from './sheet.ts';

/** How far to walk: through every room or through none, and through the blank cloud or only up to it. */
export interface Walk {
  readonly rooms: 'open' | 'shut' | 'earned';
  /** The space that marks the blank cloud; 'open' when it is marked from the beginning. */
  readonly portal: Node | 'open' | undefined;
}

/** Everything a pencil can get at from the start spaces. A shut room is reached but not passed. */
export function reachable(sheet: Sheet, walk: Walk): ReadonlySet<Node> {
  const { neighbours } = sheet;
  const reached = new Set(indices(sheet.spaces, isStart));
  const passed = new Set<Node>();
  for (let isNew = true; isNew;) {
    isNew = false;
    for (const node of [...reached, ...portalOf(sheet, walk, reached)])
      if (!passed.has(node) && isPassable(sheet, walk, node, reached)) {
        isNew = true;
        reached.add(node);
        passed.add(node);
        for (const next of neighbours[node] ?? []) reached.add(next);
      }
  }
  return reached;
}

function portalOf({ spaces }: Sheet, { portal }: Walk, reached: ReadonlySet<Node>): Node[] {
  const isOpen = portal === 'open' || (portal !== undefined && reached.has(portal));
  return isOpen ? indices(spaces, ({ kind }) => kind === 'blank') : [];
}

/** DDD-PP-4: the blank cloud is not opened from behind. */
function isPassable(sheet: Sheet, walk: Walk, node: Node, reached: ReadonlySet<Node>): boolean {
  if (!isRoom(sheet, node)) return spaceAt(sheet, node).kind !== 'blank' || portalOf(sheet, walk, reached).length > 0;
  if (walk.rooms !== 'earned') return walk.rooms === 'open';
  const { black, locked } = roomAt(sheet, node);
  return black.length > 0 || locked.some(number => keysOf(sheet, node, number).some(key => reached.has(key)));
}

/** DDD-C17: the first node that never comes within reach when `portal` holds the 11. */
export function outOfReach(sheet: Sheet, portal: Node | undefined): Node | undefined {
  const reached = reachable(sheet, { rooms: 'earned', portal });
  return indices([...sheet.spaces, ...sheet.rooms], () => true).find(node => !reached.has(node));
}

/** The spaces joined to `from` without passing a room. */
export function regionOf(sheet: Sheet, from: Node): ReadonlySet<Node> {
  const { neighbours } = sheet;
  const region = new Set([from]);
  for (const node of region) for (const next of neighbours[node] ?? []) if (!isRoom(sheet, next)) region.add(next);
  return region;
}
