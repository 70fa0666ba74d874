import type { View } from '../../../../../games/the-dungeon/index.ts';
import { type Language, plural } from '../../../../../kernel/words.ts';

type OfSeat = (name: string) => string;

export interface PadWords {
  readonly deal: OfSeat;
  readonly fall: OfSeat;
  readonly learn: OfSeat;
  readonly draw: OfSeat;
  /** By what the dice are thrown for. */
  readonly roll: Readonly<Record<View['asked'], OfSeat>>;
  readonly again: OfSeat;
  readonly die: string;
  readonly first: string;
  readonly second: string;
  readonly own: string;
  readonly foe: string;
  left(tiles: number): string;
}

const english: PadWords = {
  deal: name => `Which character did ${name} draw?`,
  fall: name => `What did ${name} lose in the fall?`,
  learn: name => `Which spell did ${name} draw?`,
  draw: name => `Which tile did ${name} draw?`,
  roll: {
    nothing: name => `${name} rolled. Type the die.`,
    movement: name => `${name} rolls to move. Type the die.`,
    lock: name => `${name} tries the lock. Type the die.`,
    test: name => `${name} is put to the test. Type the dice.`,
    fight: name => `${name} fights. Type both dice.`,
    rival: name => `${name} attacks. Type both dice.`,
    save: name => `${name} rolls for the armour. Type the die.`,
    keeper: name => `How clever is the Keeper ${name} meets? Type the die.`,
    lair: name => `What lives in the lair that ${name} enters? Type the die.`,
    treasure: name => `${name} rolls for the hoard. Type the die.`,
    'few-gold': name => `${name} rolls for gold. Type the die.`,
    'much-gold': name => `${name} rolls for gold. Type the die.`,
    storeroom: name => `${name} looks through the store. Type the die.`,
    tunnel: name => `What waits for ${name} in the tunnel? Type the die.`,
  },
  again: name => `${name} throws again. Type the die.`,
  die: 'the die',
  first: 'the first die',
  second: 'the second die',
  own: 'the die of the one who fights',
  foe: 'the die of the other',
  left: tiles => plural('en')(tiles, 'one left', '# left'),
};

const french: PadWords = {
  deal: name => `Quel personnage a pioché ${name} ?`,
  fall: name => `Qu’a perdu ${name} dans la chute ?`,
  learn: name => `Quel sort a pioché ${name} ?`,
  draw: name => `Quelle tuile a piochée ${name} ?`,
  roll: {
    nothing: name => `${name} a lancé. Saisissez le dé.`,
    movement: name => `${name} lance pour avancer. Saisissez le dé.`,
    lock: name => `${name} essaie la serrure. Saisissez le dé.`,
    test: name => `${name} passe l’épreuve. Saisissez les dés.`,
    fight: name => `${name} se bat. Saisissez les deux dés.`,
    rival: name => `${name} attaque. Saisissez les deux dés.`,
    save: name => `${name} lance pour l’armure. Saisissez le dé.`,
    keeper: name => `Le Gardien que rencontre ${name} est-il rusé ? Saisissez le dé.`,
    lair: name => `Qui vit dans l’antre où entre ${name} ? Saisissez le dé.`,
    treasure: name => `${name} lance pour le butin. Saisissez le dé.`,
    'few-gold': name => `${name} lance pour l’or. Saisissez le dé.`,
    'much-gold': name => `${name} lance pour l’or. Saisissez le dé.`,
    storeroom: name => `${name} fouille la réserve. Saisissez le dé.`,
    tunnel: name => `Qu’est-ce qui attend ${name} dans le tunnel ? Saisissez le dé.`,
  },
  again: name => `${name} relance. Saisissez le dé.`,
  die: 'le dé',
  first: 'le premier dé',
  second: 'le second dé',
  own: 'le dé de qui se bat',
  foe: 'le dé de l’autre',
  left: tiles => plural('fr')(tiles, 'il en reste une', 'il en reste #'),
};

export const WORDS: Readonly<Record<Language, PadWords>> = { en: english, fr: french };
