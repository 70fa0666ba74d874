/** What can be wrong with what a stranger sends, or with the moment at which it comes. Pages have words for each. */
export const FAULTS = {
  'too-long': 'The message is longer than the server reads.',
  'too-deep': 'The message is nested deeper than the server reads.',
  'not-json': 'The message is not JSON.',
  'bad-key': 'The message has a key that the server does not read.',
  'bad-shape': 'The message does not have the shape that its type asks for.',
  'other-version': 'The page and the server speak different versions; load the page again.',
  'hello-first': 'The first message has to be a hello.',
  'hello-twice': 'This connection has said hello already.',
  'no-such-address': 'The server has nothing at this address.',
  'no-such-match': 'There is no match here that this link opens.',
  damaged: 'What is stored of this match does not add up; it is left as it is.',
  'no-such-game': 'The server does not know this game.',
  'no-such-bot': 'No bot of that name plays this game.',
  'bad-options': 'The game cannot be played with these options.',
  'bad-seats': 'The game is not played by that many.',
  'bad-log': 'What was played before was not played by the rules, or nothing is left to play.',
  'no-person': 'A match needs a person: at least one seat that is not a bot’s.',
  'not-your-seat': 'This seat is not yours.',
  'seat-taken': 'Somebody sits there already.',
  'not-allowed': 'The table does not allow that.',
  'not-now': 'That cannot be done at this moment.',
  'not-seated': 'Only those who sit at this table may talk here.',
  'sent-away': 'Whoever laid this table has sent you away from it.',
  silenced: 'Whoever laid this table does not let you talk here.',
  'too-many-tables': 'You have as many open tables in the lobby as one person may have.',
  'too-many-steps': 'So much has happened in this match that the server takes no more of this; one may still leave it.',
  'name-taken': 'Somebody else has claimed this name.',
  'wrong-passphrase': 'Name and passphrase do not belong together.',
  'not-signed-in': 'The server does not know who you are.',
  'signed-out': 'This device was signed out.',
  'no-such-link': 'This personal link was used, has expired, or never was one.',
  'no-such-device': 'Nobody is signed in there.',
  'no-such-robot': 'You have no such robot.',
  'claim-first': 'Claim a name first: it stands beside your robots.',
  'too-many-robots': 'You have as many robots as one person may have.',
  'too-many-matches': 'This robot sits in as many matches as one may at the same time.',
  'bad-endpoint': 'The server cannot send messages there.',
  'bad-name': 'A name has 1 to 24 signs that can be seen, in letters of one script and without stacked marks.',
  'no-gallery': 'This server has no gallery.',
  'no-such-exhibit': 'The gallery does not show this work, or not any more.',
  'bad-work': 'The work cannot be played.',
  'bad-title':
    'A work is called by 1 to 40 signs that can be seen, in letters of one script and without stacked marks.',
  unproved: 'The bots of the server have not brought this work to an end.',
  'taken-down': 'Whoever runs this server has taken this work down.',
  'too-many-works': 'You show as many works in the gallery as one person may.',
  'no-daily': 'This server keeps no table of the daily deals.',
  'no-such-daily': 'There is no such daily deal, or it is not its day yet.',
  'no-such-result': 'No such result stands on the table, or not any more.',
  'too-late': 'Results are taken on the day of their deal and on the day after.',
  'other-deal': 'The transcript was not played on this daily deal.',
  unplayed: 'The transcript was not played by the rules, or not to its end.',
  'too-fast': 'That was too much in too short a time.',
  'too-many': 'There are too many connections from this address, of this person, or in all.',
  'other-origin': 'This server does not answer to other sites.',
  storage: 'The server cannot store anything at the moment; nothing has changed.',
  closing: 'The server is closing.',
} as const satisfies Readonly<Record<string, string>>;

export type FaultCode = keyof typeof FAULTS;

/** A code for programs and one sentence for whoever reads the raw answer. */
export interface Fault {
  readonly fault: FaultCode;
  readonly sentence: string;
}

export const faultOf = (fault: FaultCode): Fault => ({ fault, sentence: FAULTS[fault] });

export const isFault = (answer: object): answer is Fault => 'fault' in answer;

const TRANSIENT: ReadonlySet<FaultCode> = new Set<FaultCode>(['storage', 'closing', 'too-many', 'too-fast']);

/** Whether the same can be asked again later: the server starts, closes, or has too much to do. Nothing has changed. */
export const isTransient = (fault: FaultCode): boolean => TRANSIENT.has(fault);
