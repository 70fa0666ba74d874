import { useEffect, useSyncExternalStore } from 'react';
import type { Remark } from '../../../../wire/messages.ts';
import type { RoomNow } from '../room.ts';
import { chatMemory, type TalkMemory, unreadIn } from './memory.ts';

export const useHeard = (match: string): TalkMemory =>
  useSyncExternalStore(chatMemory.subscribe, () => chatMemory.of(match));

export const useUnread = (now: RoomNow): readonly Remark[] => unreadIn(now.chat, useHeard(now.head.id), now);

/** Remarks that are shown count as read. */
export function useReading(match: string, chat: readonly Remark[]): void {
  const newest = chat.at(-1)?.at ?? 0;
  useEffect(() => {
    if (newest > chatMemory.of(match).read) chatMemory.change(match, { read: newest });
  }, [match, newest]);
}
