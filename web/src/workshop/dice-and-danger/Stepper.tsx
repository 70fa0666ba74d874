import type { ReactElement } from 'react';
import type { Language } from '../../../../kernel/words.ts';
import { easelTexts } from './texts.ts';

interface StepperProps {
  readonly label: string;
  readonly count: number;
  readonly range: readonly [least: number, most: number];
  readonly onCount: (count: number) => void;
  readonly language: Language;
}

/** One less, one more. */
export function Stepper({ label, count, range: [least, most], onCount, language }: StepperProps): ReactElement {
  const words = easelTexts[language];
  return (
    <div className="easel-stepper" role="group" aria-label={label}>
      <span>{label}</span>
      <button
        type="button"
        className="button"
        aria-label={words.less(label)}
        disabled={count <= least}
        onClick={() => onCount(count - 1)}
      >
        −
      </button>
      <output>{count}</output>
      <button
        type="button"
        className="button"
        aria-label={words.more(label)}
        disabled={count >= most}
        onClick={() => onCount(count + 1)}
      >
        +
      </button>
    </div>
  );
}
