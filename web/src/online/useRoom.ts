import { useState, useSyncExternalStore } from 'react';
import { useOnlineWords } from '../words/online.ts';
import type { Room, RoomAnswer, RoomNow, RoomWish } from './room.ts';

export const useRoomNow = (room: Room): RoomNow =>
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

export function useWishing(room: Room): Wishing {
  const words = useOnlineWords();
  const [answer, setAnswer] = useState<RoomAnswer>();
  const wish = async (wanted: RoomWish): Promise<boolean> => {
    const given = await room.wish(wanted);
    setAnswer(given);
    return 'done' in given;
  };
  if (!answer || 'done' in answer) return { wish, trouble: undefined };
  return { wish, trouble: 'fault' in answer ? words.faults[answer.fault] : words.failures[answer.failed] };
}
