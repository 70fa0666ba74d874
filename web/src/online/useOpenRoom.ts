import { useEffect, useState } from 'react';
import type { Failed } from '../house/api.ts';
import { keepTrying } from './keepTrying.ts';
import { openRoom } from './openRoom.ts';
import type { RemoteRoom } from './room.ts';

/** The room behind a link while the page shows it; undefined until the server has answered. */
export function useOpenRoom(match: string, key: string | undefined): RemoteRoom | Failed | undefined {
  const [opened, setOpened] = useState<RemoteRoom | Failed>();
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
