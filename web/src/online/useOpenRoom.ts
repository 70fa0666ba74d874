import { useEffect, useState } from 'react';
import type { Failed } from './api.ts';
import { openRoom } from './openRoom.ts';
import type { Room } from './room.ts';

/** What passes by itself, if one tries again. */
const PASSING: readonly (Room | Failed)[] = ['offline', 'storage', 'closing', 'too-many', 'too-fast'];
const PAUSE_MS = 3_000;

/** The room behind a link while the page shows it; undefined until the server has answered. */
export function useOpenRoom(match: string, key: string | undefined): Room | Failed | undefined {
  const [opened, setOpened] = useState<Room | Failed>();
  useEffect(() => keepOpening(() => openRoom({ match, key }), setOpened), [match, key]);
  return opened;
}

/** Tries until there is a room, or a reason that stays; who stops it leaves the room. */
function keepOpening(open: () => Promise<Room | Failed>, tell: (opened: Room | Failed) => void): () => void {
  let stop: (() => void) | undefined;
  let isStopped = false;
  const attempt = async (): Promise<void> => {
    const opened = await open();
    const leave = (): void => (typeof opened === 'string' ? undefined : opened.close());
    if (isStopped) return leave();
    stop = leave;
    tell(opened);
    if (!PASSING.includes(opened)) return;
    const timer = setTimeout(() => void attempt(), PAUSE_MS);
    stop = () => clearTimeout(timer);
  };
  void attempt();
  return () => {
    isStopped = true;
    stop?.();
  };
}
