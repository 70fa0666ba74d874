import type { ReactElement } from 'react';
import type { Language } from '../../../../kernel/words.ts';
import { easelTexts } from './texts.ts';

interface StepperProps {
  readonly label: string;
  readonly count: number;
  readonly range: { readonly least: number; readonly most: number };
  readonly onCount: (count: number) => void;
  readonly language: Language;
}

/** One less, one more. */
export function Stepper({ label, count, range, onCount, language }: StepperProps): ReactElement {
  const words = easelTexts[language];
  const step = (by: number, name: string, sign: string): ReactElement => (
    <button
      type="button"
      className="button"
      aria-label={name}
      disabled={count + by < range.least || count + by > range.most}
      onClick={() => onCount(count + by)}
    >
      {sign}
    </button>
  );
  return (
    <div className="set-stepper" role="group" aria-label={label}>
      <span>{label}</span>
      {step(-1, words.less(label), '−')}
      <output>{count}</output>
      {step(1, words.more(label), '+')}
    </div>
  );
}
