import { isScreen, useScreen } from '../../look/screen.ts';
import { observed, useObserved } from '../../observed.ts';

/** What the sheet of a room shows: talk, or everything about the table that is not the game. */
export type Tab = 'talk' | 'table';

const shown = observed<Tab | undefined>(undefined);

/** Opened from several places of a page that has room for one. */
export const openRoomSheet = shown.set;

export const useRoomSheet = (): Tab | undefined => useObserved(shown);

/** Talk lies over the side where that has room for it, and leaves the board in sight; elsewhere it is a part of the sheet. */
export function useTalkPlace(): 'side' | 'sheet' {
  const screen = useScreen();
  return isScreen(screen, 'laptop') || isScreen(screen, 'tablet') ? 'side' : 'sheet';
}
