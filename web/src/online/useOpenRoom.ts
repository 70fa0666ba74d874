import { useEffect, useState } from 'react';
import type { Failed } from './api.ts';
import { keepTrying } from './keepTrying.ts';
import { openRoom } from './openRoom.ts';
import type { Room } from './room.ts';

/** The room behind a link while the page shows it; undefined until the server has answered. */
export function useOpenRoom(match: string, key: string | undefined): Room | Failed | undefined {
  const [opened, setOpened] = useState<Room | Failed>();
  useEffect(
    () =>
      keepTrying(
        () => openRoom({ match, key }),
        setOpened,
        room => room.close(),
      ),
    [match, key],
  );
  return opened;
}
