import { useSyncExternalStore } from 'react';
import { isScreen, useScreen } from '../../look/screen.ts';

/** What the sheet of a room shows: talk, or everything about the table that is not the game. */
export type Tab = 'talk' | 'table';

const listeners = new Set<() => void>();
let shown: Tab | undefined;

/** Opened from several places of a page that has room for one. */
export function openRoomSheet(tab: Tab | undefined): void {
  shown = tab;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useRoomSheet = (): Tab | undefined => useSyncExternalStore(subscribe, () => shown);

/** Talk lies over the side where that is beside the board; elsewhere it is a part of the sheet. */
export const useTalkPlace = (): 'side' | 'sheet' => (isScreen(useScreen(), 'laptop') ? 'side' : 'sheet');
