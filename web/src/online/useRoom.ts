import { useState, useSyncExternalStore } from 'react';
import { useOnlineWords } from '../words/online.ts';
import type { RemoteRoom, RoomAnswer, RoomNow, RoomWish } from './room.ts';

export const useRoomNow = (room: RemoteRoom): RoomNow =>
  useSyncExternalStore(
    listener => room.subscribe(listener),
    () => room.now,
  );

export interface Wishing {
  /** Whether it was granted. */
  readonly wish: (wish: RoomWish) => Promise<boolean>;
  /** Why the last wish was not, in a sentence. */
  readonly trouble: string | undefined;
}

/** `nothing` says why there was nothing to grant. */
export function useWishing(room: RemoteRoom, nothing?: string): Wishing {
  const words = useOnlineWords();
  const [answer, setAnswer] = useState<RoomAnswer>();
  const wish = async (wanted: RoomWish): Promise<boolean> => {
    const given = await room.wish(wanted);
    setAnswer(given);
    return 'done' in given;
  };
  if (!answer || 'done' in answer) return { wish, trouble: undefined };
  if ('fault' in answer) return { wish, trouble: words.faults[answer.fault] };
  return { wish, trouble: answer.failed === 'nothing' ? (nothing ?? words.failures.nothing) : words.failures.stale };
}
