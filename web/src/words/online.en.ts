import { plural } from '../../../kernel/words.ts';
import type { NameFlaw } from '../../../wire/names.ts';
import { faultsEn } from './faults.en.ts';
import { meEn } from './me.en.ts';
import { termsEn } from './terms.en.ts';

const count = plural('en');
interface Rolls {
  readonly rolls: number;
  readonly unproved: number;
  readonly isOwnIn: boolean;
}

const before = (unproved: number): string =>
  unproved === 0
    ? ''
    : ` ${count(unproved, 'One roll was made', '# rolls were made')} before the match came here, and nothing proves ${unproved === 1 ? 'it' : 'them'}.`;

const fixed = (rolls: number): string =>
  rolls === 0
    ? 'Nothing was rolled in this match, and nothing was changed.'
    : count(
        rolls,
        'The one roll was fixed before anybody could know it, and nothing was changed afterwards.',
        'All # rolls were fixed before anybody could know them, and nothing was changed afterwards.',
      );
const list = new Intl.ListFormat('en-GB');
const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];

/** All that the pages say of matches with others elsewhere. Fetched when somebody first plays so. */
export const onlineEn = {
  name: {
    own: 'a name that nobody else can have',
    robot: 'bot',
    robotOf: (owner: string) => (owner === '' ? 'a bot' : `a bot of ${owner}`),
    label: 'Your name',
    hint: 'Everybody at the table sees it.',
    flaws: {
      empty: 'The table has to call you something.',
      'too-long': 'A name has at most 24 characters.',
      invisible: 'There are characters in this name that nobody can see. Type it again.',
      stacked: 'There are too many marks on one letter.',
      mixed: 'The letters of a name come from one script.',
    } satisfies Readonly<Record<NameFlaw, string>>,
    fixed: (name: string) => `You sit down as ${name}: that name is yours.`,
  },

  creating: {
    title: (game: string) => `${game}, online`,
    places: 'Who sits where',
    me: 'Me',
    meCalled: (name: string) => (name.trim() === '' ? 'Me' : `Me, ${name.trim()}`),
    open: 'Open for a friend',
    beside: 'Somebody beside me',
    besideName: (seat: number) => `Who sits beside you, in seat ${seat}`,
    alone: 'A game for one: play it where others can look on.',
    more: 'Clock and company',
    go: 'Lay the table',
    going: 'Laying the table …',
    onward: {
      title: (game: string) => `${game}, on from here online`,
      note: 'The match goes on at a table of this server, where it stands. How the dice have fallen until now nobody there can check. It stays here as it is, too.',
    },
  },

  terms: termsEn,

  gathering: {
    waiting: (open: number) =>
      open === 0 ? 'Every seat is taken' : count(open, 'One seat is still open', '# seats are still open'),
    starts: {
      full: 'The match begins by itself when every seat is taken.',
      ready: 'The match begins by itself when every seat is taken and everybody is ready.',
    },
    unready: (names: readonly string[]) => `Still waiting for ${list.format(names)}.`,
    ready: 'ready',
    reading: 'not ready yet',
    sayReady: 'I am ready',
    sayUnready: 'Wait, not yet',
    begin: (seats: number) => (seats === 1 ? 'Begin alone' : `Begin with ${NUMBERS[seats] ?? seats}`),
    close: 'Close the table',
    closing: {
      title: 'Close the table?',
      text: 'There will be no match here. Everybody at the table is told so.',
      go: 'Close it',
    },
    closed: 'The table is closed',
    closedBy: (name: string) => `${name} has closed the table before the match began.`,
    closedNote: 'The table was closed before the match began.',
    seats: 'Seats',
    seat: (seat: number) => `Seat ${seat}`,
    open: 'open',
    you: 'you',
    host: 'laid the table',
    here: 'here',
    away: 'away',
    unknown: 'not known whether here',
    moveHere: 'Sit here',
    moveTo: (seat: number) => `Sit here, in seat ${seat}`,
    getUp: 'Get up',
    getUpFrom: (name: string) => `Get up, ${name}`,
    bot: 'Let a bot play',
    botAt: (seat: number) => `Let a bot play in seat ${seat}`,
    remove: 'Send away',
    removeOf: (name: string) => `Send ${name} away: they cannot sit down here again`,
    clear: 'Send it away',
    clearAt: (name: string) => `Send it away: ${name}`,
    invite: 'Bring the others',
    inviteNote: 'Whoever opens this link sits down with a name and nothing else.',
    joinLink: 'The link to sit down',
    code: 'The same link as a code for the camera of a phone',
    codeNote: 'Point a phone at it.',
    sit: 'To sit down',
    watch: 'To look on',
    watchNote: 'This link lets one see what everybody sees, and no more.',
    watchLink: 'The link to look on',
    agreed: 'What we agreed',
    brought: 'Begun elsewhere, and played on from there. Nothing proves how the dice fell until now.',
    onlookers: (onlookers: number) => count(onlookers, 'one looks on', '# look on'),
    join: 'Sit down',
    joinTitle: (game: string) => `A seat is free at ${game}`,
    joinNote: (names: readonly string[]) =>
      names.length === 0 ? 'Nobody is there yet.' : `${list.format(names)} ${names.length === 1 ? 'waits' : 'wait'}.`,
    joining: 'Sitting down …',
    onlyWatching: 'You look on. What only a seat may know stays hidden from you.',
  },

  share: {
    share: 'Share',
    copy: 'Copy',
    copyOf: (what: string) => `Copy: ${what}`,
    copied: 'Copied.',
    refused: 'The browser does not let us copy; the link is marked for you.',
    title: (game: string) => `Play ${game} with me`,
    watchTitle: (game: string) => `Look on at ${game}`,
  },

  lobby: {
    title: 'Online',
    open: 'Open tables',
    noneOpen: 'Nobody is waiting at the moment. Lay a table of your own: choose a game.',
    running: 'Being played',
    noneRunning: 'No public match is being played.',
    mine: 'Your matches',
    noneMine: 'None yet.',
    free: (open: number) => count(open, 'one seat free', '# seats free'),
    join: 'Sit down',
    joinAt: (game: string, names: readonly string[]) =>
      names.length === 0 ? `Sit down at ${game}` : `Sit down at ${game} with ${list.format(names)}`,
    watch: 'Look on',
    watchAt: (game: string, names: readonly string[]) => `Look on: ${[game, ...names].join(', ')}`,
    goOn: 'Go on',
    goOnAt: (game: string, names: readonly string[]) => `Go on: ${[game, ...names].join(', ')}`,
    see: 'See it again',
    seeAt: (game: string, names: readonly string[]) => `See it again: ${[game, ...names].join(', ')}`,
    with: (names: readonly string[]) => `with ${list.format(names)}`,
    yourTurn: 'Your turn',
    turnOf: (names: readonly string[]) => `${list.format(names)} to play`,
    ended: 'Over',
    since: (ago: string) => `since ${ago}`,
    ago: (ago: string) => `${ago} ago`,
    justNow: 'just now',
    minutes: (minutes: number) => count(minutes, '1 minute', '# minutes'),
    hours: (hours: number) => count(hours, '1 hour', '# hours'),
    days: (days: number) => count(days, '1 day', '# days'),
    create: 'Lay a table',
    all: 'All of them',
    mineToDo: (tables: number) => count(tables, 'One table waits for you', '# tables wait for you'),
    due: (time: string) => `within ${time}`,
    overdue: 'time is up',
    hostAway: 'the host is away',
    languages: { en: 'in English', fr: 'in French' },
    filters: 'Which tables',
    game: 'Game',
    anyGame: 'Every game',
    anyPace: 'Live or by turns',
    language: 'Language',
    anyLanguage: 'In any language',
    noneSuch: 'There is none like that at the moment.',
  },

  room: {
    toPlay: 'to play',
    lost: { resigned: 'gave up', left: 'has left', time: 'lost on time' },
    isLost: (name: string, how: string) => `${name} ${how}.`,
    byBot: 'bot',
    late: 'time was up: a bot played',
    lateShort: 'late',
    tabs: 'What this sheet shows',
    table: 'The table',
    full: 'The table is full; you look on.',
    free: 'You look on. A bot would make room for you.',
    sitDown: 'Sit down',
    label: 'At the table',
    you: 'you',
    onlookers: (onlookers: number) => count(onlookers, 'One looks on', '# look on'),
    reconnecting: 'The line is dead; trying again …',
    reconnectingNote: 'What you do now waits until it is back.',
    open: 'The table: people, links, resigning',
    chat: 'Talk',
    unread: (remarks: number) => count(remarks, 'Talk, one new remark', 'Talk, # new remarks'),
    people: 'Who sits here',
    resign: 'Resign',
    resigning: {
      title: 'Give up?',
      text: 'The seat is lost, and it cannot be taken back. Where others go on, an easy bot plays it to the end.',
      go: 'Resign',
    },
    resignFor: (name: string) => `Resign for ${name}`,
    hand: 'Let a bot play for me',
    handFor: (name: string) => `Let a bot play for ${name}`,
    handing: {
      title: 'Let a bot play?',
      text: 'It plays at once and until the seat is taken back. As long as nobody else has acted and nothing was rolled, what it has played can be undone; later it stays played.',
      go: 'Let it play',
    },
    level: 'Which bot plays',
    take: 'Take my seat back',
    takeFor: (name: string) => `Take ${name}’s seat back`,
    undoHanding: 'Undo what it played',
    botPlays: 'A bot plays for you.',
    botPlaysUndoable: 'A bot plays for you. Nobody else has acted yet.',
    botPlayed: 'Your time was up: a bot has played for you.',
    botPlayedFor: (name: string) => `${name}’s time was up: a bot has played.`,
    minded: (moves: number) =>
      moves === 0
        ? 'While you were away, a bot minded your seat. It has not played.'
        : count(
            moves,
            'While you were away, a bot minded your seat and made one move.',
            'While you were away, a bot minded your seat and made # moves.',
          ),
    mindedBy: (name: string) => `${name} had asked for it.`,
    mind: (name: string) => `Let a bot mind ${name}’s seat`,
    sit: (name: string) => `Sit down in ${name}’s place`,
    personal: 'You, on every device',
    notify: 'Tell me when it is my turn',
    notifyOn: 'This browser tells you when it is your turn.',
    notifyOff: 'This browser refuses notifications. Its settings can change that.',
  },

  clock: {
    days: (days: number, hours: number) => `${days} d ${hours} h`,
    out: 'out of time',
    awaited: (time: string) => `awaited for ${time}`,
  },

  asking: {
    ask: 'Ask to take back more',
    askFor: (name: string) => `Ask to take back more, for ${name}`,
    askNote: 'What was seen stays seen, so the others have to agree. Dice that were rolled are rolled anew.',
    alone: {
      ask: 'Take back more',
      note: 'What was seen stays seen. Dice that were rolled are rolled anew.',
      go: 'Take it back',
    },
    asked: (steps: number) => count(steps, 'my last step', 'my last # steps'),
    steps: 'How far',
    go: 'Ask the others',
    back: (name: string, steps: number) =>
      count(steps, `${name} asks to take back a step.`, `${name} asks to take back # steps.`),
    mind: (name: string, away: string) => `${name} asks for a bot to mind ${away}’s seat.`,
    waiting: (names: readonly string[]) => `Waiting for ${list.format(names)} …`,
    allow: 'Allow',
    decline: 'Decline',
    withdraw: 'Ask no longer',
    declined: 'The others did not agree.',
    tooFar: 'You have not taken that many steps yet.',
  },

  chat: {
    title: 'Talk',
    none: 'Nobody has said a word. Dungeons do that to people.',
    text: 'Say something',
    send: 'Say it',
    phrases: 'A few words by one press',
    phrase: ['Hello!', 'Well played.', 'One moment, please.', 'Your turn.', 'Thanks for the match.'],
    mute: 'Do not disturb me with talk in this match',
    quiet: 'Who is heard',
    onlookersTalk: 'Who looks on may talk, too',
    muteOne: 'Mute',
    muteOf: (name: string) => `Mute ${name} for me`,
    silence: 'Silence',
    silenceOf: (name: string) => `Silence ${name} for everybody`,
    mayTalk: 'You look on, and the host lets you talk.',
    mayRead: 'You look on and can read along. You can talk once the host allows it.',
    muted: 'You hear nothing of what is said here.',
    said: (name: string, text: string) => `${name} says: ${text}`,
    onlooker: (name: string) => `${name}, looking on`,
    log: 'What was said',
    signIn: 'Only those who have sat down at a table on this server can speak.',
  },

  rematch: {
    go: 'Play again',
    join: 'They play again: sit down',
    watch: 'They play again: look on',
    going: 'Laying the table …',
    waiting: (names: readonly string[]) => `Waiting for ${list.format(names)}`,
    told: (names: readonly string[]) =>
      `${list.format(names)} ${names.length === 1 ? 'has' : 'have'} been told: at the table of the last match, and among their matches.`,
    before: 'The last match',
    won: 'won',
  },

  lookback: {
    begin: 'Look back',
    title: 'So far',
    toNow: 'Back to now',
    goneOn: 'Meanwhile the match has gone on.',
    yourTurn: 'It is your turn.',
  },

  me: meEn,

  turn: {
    mine: (game: string) => `${game}: it is your turn`,
    body: (names: readonly string[]) => `With ${list.format(names)}.`,
  },

  unopened: {
    title: 'No match behind this door',
    notNow: 'The door does not open',
    noSuchMatch:
      'This link opens no match for you. Perhaps a piece of it is missing: ask for the link that the table gives to copy. Or you sat down there in another browser.',
    lobby: 'To the tables',
  },

  dice: {
    title: 'Honest dice',
    how: 'Before the first roll the server has chosen a secret number and shows its fingerprint. Then every browser adds a number of its own, and only all of them together decide the rolls. When the match is over the secret is told, and every roll can be checked.',
    commitment: 'The fingerprint of this match: ',
    limits: 'It proves nothing against a server in league with somebody at the table.',
    check: 'Check every roll',
    checking: 'Checking …',
    honest: ({ rolls, unproved, isOwnIn }: Rolls) =>
      `${fixed(rolls)}${isOwnIn ? ' The number that this browser added is in them.' : ''}${before(unproved)}`,
    badRoll: (entry: number) => `Entry ${entry} of this match is not what the dice gave. Something was changed.`,
    faults: {
      unable:
        'This browser checks only on pages that come over https. The transcript of the match can be checked elsewhere.',
      'no-proof': 'This match holds no proof of its dice.',
      'other-commitment':
        'The fingerprint is not the one that was shown before the match. The dice may have been chosen later.',
      'broken-commitment': 'The secret does not belong to the fingerprint. The dice may have been chosen later.',
      'own-missing': 'The number that this browser added was not used. The dice may have been chosen without it.',
      'other-seed': 'The rolls do not come from the secret and what everybody added.',
    },
  },

  faults: faultsEn,
  failures: {
    stale: 'The table has gone on meanwhile.',
    nothing: 'There is nothing to do about that.',
  },
};

export type OnlineWords = typeof onlineEn;
