import { cardDrawing } from '../../../../../art/donjonz/index.ts';
import { type Action, type Donjonz, shelved } from '../../../../../games/donjonz/index.ts';
import { faceOf } from '../../../../../games/donjonz/readers.ts';
import type { ChoicePad, Companion, Occasion } from '../../pad.ts';
import { WORDS } from './words.ts';

type TurnUp = Extract<Action, { readonly type: 'turn-up' }>;

/** The card that lies on top of the real pile, among those that nobody has seen. */
function turnUp({ rules: { content }, actions, language }: Occasion<Donjonz>): ChoicePad<Donjonz> {
  const { card: nameOf } = shelved.words[language];
  return {
    kind: 'choice',
    look: 'tile',
    question: WORDS[language].turnUp(actions.length),
    choices: (actions as readonly TurnUp[]).map(action => ({
      action,
      label: nameOf(faceOf(content, action.card, 0).name),
      picture: cardDrawing(content, action.card, 0),
    })),
  };
}

export const companion: Companion<Donjonz> = {
  secret: false,
  seatOf: () => 0,
  pads: { 'turn-up': turnUp } satisfies Record<TurnUp['type'], unknown>,
};
