import { type ReactElement, useId } from 'react';
import { PASSPHRASE_LENGTH } from '../../../../wire/limits.ts';

interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  /** What browsers fill in: the name, a passphrase that is known, or one that is made up here. */
  readonly autoComplete: 'username' | 'current-password' | 'new-password';
  readonly maxLength?: number;
  readonly onChange: (value: string) => void;
}

/** A line of a form in which one says who one is. */
export function Field({ label, hint, value, onChange, ...props }: FieldProps): ReactElement {
  const id = useId();
  const { autoComplete, maxLength = PASSPHRASE_LENGTH.max } = props;
  return (
    <div className="name-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field"
        type={autoComplete === 'username' ? 'text' : 'password'}
        value={value}
        maxLength={maxLength}
        autoComplete={autoComplete}
        spellCheck={false}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="small soft">
          {hint}
        </p>
      )}
    </div>
  );
}
