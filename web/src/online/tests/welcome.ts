import { TERMS } from '../../../../server/rig/shelf.ts';
import type { MessageOf } from '../../../../wire/messages.ts';

/** What a server says to the host of a table for one. */
export const welcome = (more: Partial<MessageOf<'welcome'>> = {}): MessageOf<'welcome'> => ({
  type: 'welcome',
  version: 1,
  head: {
    id: 'abcdefghij',
    game: 'sealed',
    version: 1,
    seats: 1,
    options: { rounds: 1 },
    terms: TERMS,
    commitment: '00',
    created: 0,
  },
  table: {
    phase: 'gathering',
    sitters: [],
    host: 0,
    onlookers: 0,
    asking: null,
    declined: null,
    rematch: null,
    talk: 'seats',
    silenced: [],
    at: 1000,
  },
  own: [0],
  now: null,
  chat: [],
  ...more,
});
