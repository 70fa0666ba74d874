import { portrait, tileDrawing, wareIcon } from '../../../../../art/the-dungeon/index.ts';
import type { IconName } from '../../../../../art/icons.ts';
import { type Drawing, icon } from '../../../../../art/shape.ts';
import {
  type Action,
  type ActionOf,
  type CharacterSheet,
  shelved,
  type TheDungeon,
  type View,
} from '../../../../../games/the-dungeon/index.ts';
import { SPELL_COPIES, SPELLS, tileOf } from '../../../../../games/the-dungeon/readers.ts';
import type { Choice, ChoicePad, Companion, DicePad, DieSlot, Occasion, PadMaker } from '../../pad.ts';
import { TABLE_WORDS } from '../context.ts';
import type { PrintedKey } from '../../../../../art/the-dungeon/index.ts';
import { Standings } from '../Standings.tsx';
import { type PadWords, WORDS } from './words.ts';

type At = Occasion<TheDungeon>;
type Chance = ActionOf<'deal' | 'fall' | 'learn' | 'roll' | 'draw'>;

const typist = ({ phase, reader, turn }: View): number => (phase === 'learn' ? reader : turn);
const nameIn = ({ view, names }: At): string => names[typist(view)] ?? '';
const of = <Type extends Chance['type']>({ actions }: At, type: Type): readonly ActionOf<Type>[] =>
  actions.filter((action): action is ActionOf<Type> => action.type === type);

const stamp = (name: IconName): Drawing => ({ view: [-20, -20, 40, 40], shapes: [icon(name, [0, 0], 36)] });

function choicePad(
  at: At,
  look: ChoicePad<TheDungeon>['look'],
  question: string,
  choices: readonly Choice<TheDungeon>[],
): ChoicePad<TheDungeon> {
  const { printed } = TABLE_WORDS[at.language];
  return {
    kind: 'choice',
    look,
    question,
    choices,
    speak: ({ key, params = {} }) => printed[key as PrintedKey](params),
  };
}

function deal(at: At): ChoicePad<TheDungeon> {
  const { thing } = shelved.words[at.language];
  const sheetOf = (character: string): CharacterSheet | undefined =>
    at.rules.content.sheets.find(({ name }) => name === character);
  const choices = of(at, 'deal').map(action => ({
    action,
    label: thing(action.character),
    picture: portrait(sheetOf(action.character)?.portrait ?? 'stranger'),
  }));
  return choicePad(at, 'tile', WORDS[at.language].deal(nameIn(at)), choices);
}

/** TD-2: which of the things that were carried is lost. */
function fall(at: At): ChoicePad<TheDungeon> {
  const { thing } = shelved.words[at.language];
  const choices = of(at, 'fall').map(action => ({
    action,
    label: thing(action.object),
    picture: stamp(wareIcon(action.object)),
  }));
  return choicePad(at, 'row', WORDS[at.language].fall(nameIn(at)), choices);
}

/** TD-Q43: what others hold is not told by what is missing here; what turns out to be impossible, the rules refuse. */
function learn(at: At): ChoicePad<TheDungeon> {
  const { spells, spellTexts } = shelved.words[at.language];
  const left = (spell: number): number =>
    SPELL_COPIES - (at.view.spent[spell] ?? 0) - at.view.hand.filter(held => held === spell).length;
  const choices = SPELLS.filter((_, spell) => left(spell) > 0).map(spell => ({
    action: { type: 'learn', spell } as const,
    label: spells[spell],
    note: spellTexts[spell],
    picture: stamp(spell),
  }));
  return choicePad(at, 'row', WORDS[at.language].learn(nameIn(at)), choices);
}

function draw(at: At): ChoicePad<TheDungeon> {
  const { rooms } = shelved.words[at.language];
  const words = WORDS[at.language];
  const { draws, faces } = at.rules.content;
  const choices = of(at, 'draw').map(action => {
    const kind = draws.findIndex(({ face }) => face === action.face);
    const face = faces[kind] ?? 0;
    return {
      action,
      label: rooms[tileOf(face).room],
      note: words.left(at.view.pile[kind] ?? 0),
      picture: tileDrawing(face, 0),
    };
  });
  return choicePad(at, 'tile', words.draw(nameIn(at)), choices);
}

function roll(at: At): DicePad {
  const words = WORDS[at.language];
  const dice = of(at, 'roll')[0]?.dice.length ?? 1;
  const isAgain = at.view.phase === 'reroll';
  return {
    kind: 'dice',
    question: isAgain ? words.again(nameIn(at)) : words.roll[at.view.asked](nameIn(at)),
    dice: diceOf(at.view, dice, words),
    read: faces => ({ type: 'roll', dice: faces }) satisfies Action,
  };
}

/** In a fight the character's die comes first, then that of whoever it fights. */
function diceOf({ asked }: View, dice: number, words: PadWords): readonly DieSlot[] {
  if (dice === 1) return [{ colour: 'white', name: words.die }];
  const isFight = asked === 'fight' || asked === 'rival';
  if (!isFight) return [words.first, words.second].map(name => ({ colour: 'white', name }) as const);
  return [
    { colour: 'white', name: words.own },
    { colour: 'black', name: words.foe },
  ];
}

export const companion: Companion<TheDungeon> = {
  /** TD-Q43: spells are nobody else's business. */
  secret: true,
  seatOf: typist,
  pads: { deal, fall, learn, roll, draw } satisfies Record<Chance['type'], PadMaker<TheDungeon>>,
  Standings,
};
