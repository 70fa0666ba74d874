/** What lies around the table of a room: who is here and how long they have, talk, what is asked, what comes after. */
export { Banner as RoomBanner } from './rail/Banner.tsx';
export { Rematch as RoomEnd } from './rail/Rematch.tsx';
export { RoomTools } from './rail/RoomTools.tsx';
export { SeatChips as RoomLine } from './rail/SeatChips.tsx';
export { TalkPaper as RoomTalk } from './rail/TalkPaper.tsx';
