import { type ReactElement, type Ref, useId } from 'react';
import { NAME_LENGTH } from '../../../wire/limits.ts';
import type { NameFlaw } from '../../../wire/names.ts';
import { useOnlineWords } from '../words/online.ts';
import type { OwnName } from './useMe.ts';

interface NameFieldProps {
  readonly own: OwnName;
  /** What was wrong with it when somebody tried. */
  readonly flaw: NameFlaw | undefined;
  readonly field: Ref<HTMLInputElement>;
}

export function NameField({ own, flaw, field }: NameFieldProps): ReactElement {
  const { name: words } = useOnlineWords();
  const id = useId();
  if (own.isFixed) return <p className="note">{words.fixed(own.name)}</p>;
  return (
    <div className="name-field">
      <label className="note" htmlFor={id}>
        {words.label}
      </label>
      <input
        id={id}
        ref={field}
        className="field"
        value={own.name}
        maxLength={NAME_LENGTH}
        autoComplete="username"
        spellCheck={false}
        aria-invalid={flaw !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => own.change(target.value)}
      />
      <p id={`${id}-hint`} className={flaw ? 'small fault' : 'small soft'} role={flaw && 'alert'}>
        {flaw ? words.flaws[flaw] : words.hint}
      </p>
    </div>
  );
}
