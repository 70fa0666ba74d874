import type { ReactElement } from 'react';
import { SUMS } from '../../../../games/dice-and-danger/readers.ts';
import type { Language } from '../../../../kernel/words.ts';
import { easelTexts } from './texts.ts';

interface NumberStripProps {
  readonly number: number;
  readonly onNumber: (number: number) => void;
  readonly language: Language;
}

/** The number that the next space gets, and the chosen one has. */
export const NumberStrip = ({ number, onNumber, language }: NumberStripProps): ReactElement => (
  <div className="easel-numbers" role="group" aria-label={easelTexts[language].numbers}>
    {SUMS.map(each => (
      <button key={each} type="button" aria-pressed={each === number} onClick={() => onNumber(each)}>
        {each}
      </button>
    ))}
  </div>
);
