import type { RoomNow } from '../room.ts';

export const isHost = ({ own, table: { host } }: RoomNow): boolean => host !== null && own.includes(host);

/** Whether whoever sits or looks on here may talk, as far as the page can tell. */
export const mayTalk = ({ own, table }: RoomNow): boolean => own.length > 0 || table.talk === 'everybody';
