import { type ReactElement, useId, useState } from 'react';

interface NumberFieldProps {
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  readonly most: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
}

const shown = (value: number): string => String(Math.round(value * 100) / 100);

/** A figure that can be typed; while it is typed it is left alone. */
export function NumberField({ label, unit, value, most, step, onChange }: NumberFieldProps): ReactElement {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const read = (text: string): void => {
    setTyped(text);
    const number = Number(text.replace(',', '.'));
    if (text.trim() !== '' && number >= 0 && number <= most) onChange(number);
  };
  return (
    <>
      <dt>
        <label htmlFor={id}>{label}</label>
      </dt>
      <dd>
        <input
          id={id}
          className="pen-number"
          inputMode="decimal"
          type="number"
          min="0"
          max={most}
          step={step}
          value={typed ?? shown(value)}
          onChange={({ target }) => read(target.value)}
          onBlur={() => setTyped(undefined)}
        />
        <span aria-hidden="true">{unit}</span>
      </dd>
    </>
  );
}
