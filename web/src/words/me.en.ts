import { plural } from '../../../kernel/words.ts';

const count = plural('en');

/** What the page says of who one is, and of how one comes back. */
export const meEn = {
  title: 'You',
  stranger: 'The server does not know you yet. Sit down at a table, or come back under a name of yours.',
  known: (name: string) => `You are ${name}.`,
  claimed: (name: string) => `You are ${name}, and nobody else can be.`,
  link: 'Come back on another device',
  linkNote: 'Whoever opens this link is you. It works once, and for ten minutes.',
  makeLink: 'Make a personal link',
  personalLink: 'Your personal link',
  linkTitle: 'My seat at Oubliette',
  arriving: 'Looking who you are …',
  arrived: (name: string) => `Welcome back, ${name}.`,
  become: (name: string) => `Be ${name} on this device?`,
  becomeNote: (name: string) => `The link that you opened is ${name}’s own. Go on only if you are ${name}.`,
  becomeGo: (name: string) => `Yes, I am ${name}`,
  stay: (name: string) => `No, I stay ${name}`,
  stayStranger: 'No',
  stayed: 'All is as it was. The link still works.',
  lost: (name: string, matches: number) =>
    matches === 0
      ? `You are ${name} here, a name that you have not claimed. Nothing brings you back to it.`
      : count(
          matches,
          `You are ${name} here, and sit in one match. You have not claimed the name: nothing brings you back to that seat.`,
          `You are ${name} here, and sit in # matches. You have not claimed the name: nothing brings you back to those seats.`,
        ),
  left: (name: string) => `You are ${name} here. Name and passphrase bring you back.`,
  devices: 'Where you are signed in',
  thisDevice: 'this device',
  deviceOf: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'A device that does not say what it is',
  seen: {
    hour: 'used just now',
    today: 'used within a day',
    week: 'used within a week',
    long: 'not used for a week or longer',
  },
  signOut: 'Sign out',
  signOutOf: (device: string) => `Sign out: ${device}`,
  signedOut: 'Signed out there.',
  everywhere: 'Sign out everywhere',
  everywhereTitle: 'Sign out everywhere?',
  everywhereNote: {
    claimed: 'This device is meant, too. Your name and passphrase bring you back.',
    unclaimed: 'This device is meant, too. You have not claimed a name: nothing brings you back to your seats.',
  },
  signedOutEverywhere: 'You are signed out everywhere.',
  change: 'Change the passphrase',
  changeNote: 'All other devices are signed out.',
  changeGo: 'Change it',
  old: 'Old passphrase',
  new: 'New passphrase',
  changed: 'The passphrase is changed. You are signed in on this device alone.',
  claim: 'Claim a name',
  claimNote:
    'With a passphrase the name is yours alone, and brings you back from anywhere. Nobody can send it to you again.',
  claimGo: 'Claim it',
  name: 'Name',
  passphrase: 'Passphrase',
  passphraseHint: 'At least 8 signs.',
  claimDone: (name: string) => `${name} is yours.`,
  return: 'Come back by name',
  returnNote: (name: string) =>
    `This device is then no longer ${name}’s. You have not claimed that name: nothing brings you back to its seats.`,
  returnGo: 'Come back',
  forget: 'Forget me here',
  forgetNote:
    'This browser then belongs to nobody. Without another device or a claimed name your seats are out of reach.',
  forgetGo: 'Forget me on this device',
  forgetTitle: 'Forget you on this device?',
  forgotten: 'Forgotten.',
  erase: 'Delete me',
  eraseNote:
    'Your name, passphrase, devices and all that you said are deleted for good. You lose the seats that you still play; in the matches of others your seats are called by their number.',
  eraseGo: 'Delete everything that is mine',
  eraseTitle: 'Delete everything that is yours?',
  erased: 'You are deleted. The server does not know you any more.',
  callOn: 'Call me on this device when it is my turn',
  callOff: 'Call me no longer',
  callNote: 'In matches that are played by turns, even when no page of ours is open.',
  called: 'This device is called when it is your turn in a match that is played by turns.',
  callTroubles: {
    denied: 'This browser refuses notifications. Its settings can change that.',
    unreachable: 'This browser’s own service for notifications does not answer.',
  },
  matches: 'Your matches',
};

export type MeWords = typeof meEn;
