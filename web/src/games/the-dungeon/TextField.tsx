import { type ReactElement, useId } from 'react';
import type { Fault } from './fault.ts';

export interface Faulty {
  readonly fault: Fault | undefined;
  /** The sentence that says what is wrong, where something is. */
  readonly why: string;
}

interface TextFieldProps extends Faulty {
  readonly label: string;
  readonly field: string;
  readonly value: string;
  readonly isNumber?: boolean;
  readonly onType: (value: string) => void;
}

/** A field that says what is wrong with it right below. */
export function TextField({ label, field, value, isNumber = false, onType, fault, why }: TextFieldProps): ReactElement {
  const id = useId();
  const isBad = fault?.field === field;
  const isSaid = isBad && why !== '';
  return (
    <div className="td-field">
      <label htmlFor={id} className="small">
        {label}
      </label>
      <input
        id={id}
        className="field"
        value={value}
        inputMode={isNumber ? 'numeric' : undefined}
        autoComplete="off"
        aria-invalid={isBad}
        aria-describedby={isSaid ? `${id}-why` : undefined}
        onChange={({ target }) => onType(target.value)}
      />
      {isSaid && (
        <span id={`${id}-why`} className="small game-bad" role="alert">
          {why}
        </span>
      )}
    </div>
  );
}
