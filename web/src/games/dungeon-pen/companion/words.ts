import type { Language } from '../../../../../kernel/words.ts';

type OfSeat = (name: string) => string;

export interface PadWords {
  readonly flicked: OfSeat;
  /** To whoever is called by name already. */
  readonly flick: string;
  readonly spun: OfSeat;
  readonly rolled: OfSeat;
  readonly cast: OfSeat;
  readonly tossed: OfSeat;
  readonly event: OfSeat;
  readonly junk: OfSeat;
  readonly pilfered: OfSeat;
  readonly red: string;
  readonly black: string;
  readonly die: string;
  readonly sides: Readonly<Record<'heads' | 'tails', string>>;

  readonly sheet: string;
  /** What the line did, and how long it is. */
  readonly did: string;
  squares(length: string): string;
  readonly press: string;
  lies(red: number, black: number): string;
  readonly nudge: string;
  readonly moves: Readonly<Record<'up' | 'down' | 'left' | 'right', string>>;
  readonly touch: string;
  readonly yes: string;
  readonly no: string;
  readonly stopped: string;
  readonly failed: string;
  readonly short: string;
  readonly forUs: string;
  readonly finish: string;
  points(degrees: number): string;
  readonly turns: Readonly<Record<'left' | 'right', string>>;
  readonly pressWay: string;
  readonly pointed: string;
}

const english: PadWords = {
  flicked: name => `${name} flicked. Tap the end.`,
  flick: 'Flick on paper, then tap the end.',
  spun: name => `${name} spun the card. Where does it point?`,
  rolled: name => `${name} rolled two dice. Type red, then black.`,
  cast: name => `${name} rolled. Type the die.`,
  tossed: name => `${name} tossed a coin. What lies up?`,
  event: name => `Which event did ${name} draw?`,
  junk: name => `Which junk did ${name} draw?`,
  pilfered: name => `Which card is taken from ${name}, unseen?`,
  red: 'the red die',
  black: 'the black die',
  die: 'the die',
  sides: { heads: 'Heads', tails: 'Tails' },

  sheet: 'The sheet: press where the line ended, or move the mark with the arrow keys',
  did: 'What that line did',
  squares: length => `${length} squares`,
  press: 'Press the sheet where the line ended.',
  lies: (red, black) => `The mark lies in red ${red}, black ${black}.`,
  nudge: 'Arrows nudge it a tenth of a square.',
  moves: { up: 'Nudge up', down: 'Nudge down', left: 'Nudge left', right: 'Nudge right' },
  touch: 'A wall is near. Did it touch?',
  yes: 'yes',
  no: 'no',
  stopped: 'Here it stopped',
  failed: 'The flick failed',
  short: 'That is shorter than a quarter of a square: the flick failed.',
  forUs: 'Flick for us',
  finish: 'Finish the line for us',
  points: degrees => `The arrow points to ${degrees}°.`,
  turns: { left: 'Turn left', right: 'Turn right' },
  pressWay: 'Press the sheet where the arrow points.',
  pointed: 'That way',
};

const french: PadWords = {
  flicked: name => `${name} a joué. Touchez la fin du trait.`,
  flick: 'Une pichenette sur papier, puis touchez la fin.',
  spun: name => `${name} a fait tourner la carte. Où pointe-t-elle ?`,
  rolled: name => `${name} a lancé deux dés. Saisissez le rouge, puis le noir.`,
  cast: name => `${name} a lancé. Saisissez le dé.`,
  tossed: name => `${name} a lancé une pièce. Que montre-t-elle ?`,
  event: name => `Quel événement a pioché ${name} ?`,
  junk: name => `Quel fatras a pioché ${name} ?`,
  pilfered: name => `Quelle carte prend-on à ${name}, sans voir ?`,
  red: 'le dé rouge',
  black: 'le dé noir',
  die: 'le dé',
  sides: { heads: 'Face', tails: 'Pile' },

  sheet: 'La feuille : touchez la fin du trait, ou déplacez la marque avec les flèches',
  did: 'Ce que ce trait a fait',
  squares: length => `${length} cases`,
  press: 'Touchez la feuille là où le trait finit.',
  lies: (red, black) => `La marque est en rouge ${red}, noir ${black}.`,
  nudge: 'Les flèches la poussent d’un dixième de case.',
  moves: {
    up: 'Pousser vers le haut',
    down: 'Pousser vers le bas',
    left: 'Pousser à gauche',
    right: 'Pousser à droite',
  },
  touch: 'Un mur est tout près. Touché ?',
  yes: 'oui',
  no: 'non',
  stopped: 'Il s’est arrêté là',
  failed: 'La pichenette est ratée',
  short: 'C’est moins d’un quart de case : la pichenette est ratée.',
  forUs: 'Pichenette pour nous',
  finish: 'Finir le trait pour nous',
  points: degrees => `La flèche pointe à ${degrees}°.`,
  turns: { left: 'Tourner à gauche', right: 'Tourner à droite' },
  pressWay: 'Touchez la feuille là où pointe la flèche.',
  pointed: 'De ce côté',
};

export const WORDS: Readonly<Record<Language, PadWords>> = { en: english, fr: french };
