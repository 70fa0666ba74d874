import { coin as coinDrawing, eventFace, junkFace, type PenKey } from '../../../../../art/dungeon-pen/index.ts';
import {
  type Action,
  type DungeonPen,
  type JunkName,
  shelved,
  type View,
} from '../../../../../games/dungeon-pen/index.ts';
import { currentStep, isSpun } from '../../../../../games/dungeon-pen/readers.ts';
import type { Choice, ChoicePad, Companion, DicePad, Occasion, OwnPad, Pad, PadMaker } from '../../pad.ts';
import { BOARD_WORDS } from '../context.ts';
import { FlickPad } from './FlickPad.tsx';
import { PadStandings } from './PadStandings.tsx';
import { SpinPad } from './SpinPad.tsx';
import { type PadWords, WORDS } from './words.ts';

type At = Occasion<DungeonPen>;
type Of<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;
type Chance = Of<'sway' | 'reach' | 'point' | 'roll' | 'cast' | 'coin' | 'draw' | 'junk' | 'pilfer'>;

const typist = (view: View): number => currentStep(view)?.seat ?? 0;
const nameIn = ({ view, names }: At): string => names[typist(view)] ?? '';
const of = <Type extends Chance['type']>({ actions }: At, type: Type): readonly Of<Type>[] =>
  actions.filter((action): action is Of<Type> => action.type === type);

const asking = (at: At, ask: (words: PadWords) => (name: string) => string): string =>
  ask(WORDS[at.language])(nameIn(at));

const flicked = (at: At): OwnPad<DungeonPen> => ({
  kind: 'own',
  question: asking(at, words => words.flicked),
  Own: FlickPad,
});

const spun = (at: At): OwnPad<DungeonPen> => ({ kind: 'own', question: asking(at, words => words.spun), Own: SpinPad });

function roll(at: At): DicePad {
  const { red, black } = WORDS[at.language];
  return {
    kind: 'dice',
    question: asking(at, words => words.rolled),
    dice: [
      { colour: 'red', name: red },
      { colour: 'black', name: black },
    ],
    read: ([first = 1, second = 1]) => ({ type: 'roll', red: first, black: second }) satisfies Action,
  };
}

const cast = (at: At): DicePad => ({
  kind: 'dice',
  question: asking(at, words => words.cast),
  dice: [{ colour: 'white', name: WORDS[at.language].die }],
  read: ([die = 1]) => ({ type: 'cast', die }) satisfies Action,
});

function cards(at: At, question: string, choices: readonly Choice<DungeonPen>[]): ChoicePad<DungeonPen> {
  const { sheet } = BOARD_WORDS[at.language];
  return {
    kind: 'choice',
    look: 'card',
    question,
    choices,
    speak: ({ key, params = {} }) => sheet[key as PenKey](params),
  };
}

const coin = (at: At): ChoicePad<DungeonPen> =>
  cards(
    at,
    asking(at, words => words.tossed),
    of(at, 'coin').map(action => ({
      action,
      label: WORDS[at.language].sides[action.heads ? 'heads' : 'tails'],
      picture: coinDrawing(action.heads ? 'heads' : 'tails'),
    })),
  );

function draw(at: At): ChoicePad<DungeonPen> {
  const { eventCards } = shelved.words[at.language];
  const choices = of(at, 'draw').map(action => ({
    action,
    label: eventCards[action.card].name,
    picture: eventFace(action.card),
  }));
  return cards(
    at,
    asking(at, words => words.event),
    choices,
  );
}

const junkChoice = ({ language }: At, action: Of<'junk' | 'pilfer'>): Choice<DungeonPen> => ({
  action,
  label: nameOf(action.card, language),
  picture: junkFace(action.card),
});

const nameOf = (card: JunkName, language: At['language']): string => shelved.words[language].junkCards[card].name;

const junk = (at: At): ChoicePad<DungeonPen> =>
  cards(
    at,
    asking(at, words => words.junk),
    of(at, 'junk').map(action => junkChoice(at, action)),
  );

const pilfer = (at: At): ChoicePad<DungeonPen> =>
  cards(
    at,
    asking(at, words => words.pilfered),
    of(at, 'pilfer').map(action => junkChoice(at, action)),
  );

/** A flick is made on the paper: where it ended is asked at once. A card that is spun instead is pressed for on the board. */
function byHand(at: At): Pad<DungeonPen> | undefined {
  const step = currentStep(at.view);
  return step?.type === 'aim' && step.seat === at.seat && !isSpun(at.view, step)
    ? { ...flicked(at), question: WORDS[at.language].flick }
    : undefined;
}

export const companion: Companion<DungeonPen> = {
  /** DP-Q19: hands lie open. */
  secret: false,
  seatOf: typist,
  pads: {
    sway: flicked,
    reach: flicked,
    point: spun,
    roll,
    cast,
    coin,
    draw,
    junk,
    pilfer,
  } satisfies Record<Chance['type'], PadMaker<DungeonPen>>,
  byHand,
  Standings: PadStandings,
};
