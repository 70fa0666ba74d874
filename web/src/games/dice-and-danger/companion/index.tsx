import type { DiceAndDanger } from '../../../../../games/dice-and-danger/index.ts';
import { rollShowing } from '../../../../../games/dice-and-danger/readers.ts';
import type { Companion, DicePad, Occasion } from '../../pad.ts';
import { Standings } from '../Standings.tsx';
import { Prospects } from './Prospects.tsx';
import './companion.css';
import { WORDS } from './words.ts';

/** Four white dice in any order, then the black one. */
function roll(occasion: Occasion<DiceAndDanger>): DicePad {
  const { view, names, language } = occasion;
  const words = WORDS[language];
  const white = { colour: 'white', name: words.white } as const;
  return {
    kind: 'dice',
    question: names.length > 1 ? words.rolled(names[view.roller] ?? '') : words.rolledAlone,
    dice: [white, white, white, white, { colour: 'black', name: words.black }],
    read: faces => rollShowing(faces).action,
    renderProspect: faces => <Prospects {...{ occasion, faces }} />,
  };
}

export const companion: Companion<DiceAndDanger> = {
  /** Sheets of paper lie open on the table. */
  secret: false,
  seatOf: ({ roller }) => roller,
  pads: { roll },
  Standings,
};
