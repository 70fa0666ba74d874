import { type Language, plural } from '../../../../../kernel/words.ts';

interface PadWords {
  rolled(name: string): string;
  readonly rolledAlone: string;
  readonly white: string;
  readonly black: string;
  readonly prospect: string;
  pair(dice: readonly number[], sum: number): string;
  targets(spaces: number): string;
  readonly nowhere: string;
}

const english = plural('en');
const french = plural('fr');

export const WORDS: Readonly<Record<Language, PadWords>> = {
  en: {
    rolled: name => `${name} rolled. Type the dice.`,
    rolledAlone: 'Roll, then type the dice.',
    white: 'a white die',
    black: 'the black die',
    prospect: 'What it may become',
    pair: ([one = 0, two = 0], sum) => `${one} and ${two} make ${sum}`,
    targets: spaces => english(spaces, 'one space', '# spaces'),
    nowhere: 'nowhere yet',
  },
  fr: {
    rolled: name => `${name} a lancé. Saisissez les dés.`,
    rolledAlone: 'Lancez, puis saisissez les dés.',
    white: 'un dé blanc',
    black: 'le dé noir',
    prospect: 'Ce que cela peut donner',
    pair: ([one = 0, two = 0], sum) => `${one} et ${two} font ${sum}`,
    targets: spaces => french(spaces, 'une case', '# cases'),
    nowhere: 'nulle part encore',
  },
};
