import { useEffect, useState } from 'react';
import type { Failed } from './api.ts';
import { openRoom } from './openRoom.ts';
import type { Room } from './room.ts';

/** What passes by itself, if one tries again. */
const PASSING: readonly (Room | Failed | undefined)[] = ['offline', 'storage', 'closing', 'too-many', 'too-fast'];
const PAUSE_MS = 3_000;

/** The room behind a link while the page shows it; undefined until the server has answered. */
export function useOpenRoom(match: string, key: string | undefined): Room | Failed | undefined {
  const [opened, setOpened] = useState<Room | Failed>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const opening = openRoom({ match, key });
    let isHere = true;
    void opening.then(room => isHere && setOpened(room));
    return () => {
      isHere = false;
      void opening.then(room => typeof room === 'object' && room.close());
    };
  }, [match, key, attempt]);
  useEffect(() => {
    if (!PASSING.includes(opened)) return undefined;
    const timer = setTimeout(() => setAttempt(attempt + 1), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [opened, attempt]);
  return opened;
}
