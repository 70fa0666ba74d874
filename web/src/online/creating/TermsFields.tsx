import { type ReactElement, useId } from 'react';
import type { Clock, Terms } from '../../../../wire/table.ts';
import { useOnlineWords } from '../../words/online.ts';
import {
  BEGINNINGS,
  clockLabel,
  CLOCKS,
  LISTINGS,
  MINDINGS,
  openToRobots,
  paced,
  PACES,
  termsInBrief,
  TIMEOUTS,
} from './terms.ts';
import '../../parts/choice.css';

interface TermsProps {
  readonly terms: Terms;
  readonly onAgree: (terms: Terms) => void;
}

/** What is usual suits most; whoever wants it otherwise unfolds this. */
export function TermsFields({ terms, onAgree, isAlone }: TermsProps & { readonly isAlone: boolean }): ReactElement {
  const words = useOnlineWords();
  return (
    <details className="terms">
      <summary>
        <span className="note">{words.creating.more}</span>
        <span className="small soft">{termsInBrief(terms, words.terms).join(' · ')}</span>
      </summary>
      <div className="terms-fields">
        {!isAlone && <PaceField {...{ terms, onAgree }} />}
        {!isAlone && <ClockField {...{ terms, onAgree }} />}
        <Radios
          label={words.terms.listed}
          values={LISTINGS}
          labels={words.terms.listings}
          chosen={terms.listed ? 'lobby' : 'link'}
          onChoose={listing => onAgree(openToRobots({ ...terms, listed: listing === 'lobby' }, 'people'))}
        />
        {terms.listed && <RobotsField {...{ terms, onAgree }} />}
        {!isAlone && <CompanyFields {...{ terms, onAgree }} />}
      </div>
    </details>
  );
}

function RobotsField({ terms, onAgree }: TermsProps): ReactElement {
  const { terms: words } = useOnlineWords();
  return (
    <label className="row check">
      <input
        type="checkbox"
        checked={terms.robots === true}
        onChange={({ target }) => onAgree(openToRobots(terms, target.checked ? 'everybody' : 'people'))}
      />
      {words.robots}
    </label>
  );
}

function PaceField({ terms, onAgree }: TermsProps): ReactElement {
  const { terms: words } = useOnlineWords();
  const label = (pace: Terms['pace']): string => `${words.paces[pace]} (${words.paceNotes[pace]})`;
  return (
    <Radios
      label={words.pace}
      values={PACES}
      labels={{ live: label('live'), turns: label('turns') }}
      chosen={terms.pace}
      onChoose={pace => onAgree(paced(terms, pace))}
    />
  );
}

function ClockField({ terms, onAgree }: TermsProps): ReactElement {
  const { terms: words } = useOnlineWords();
  const clocks = CLOCKS[terms.pace];
  const at = clocks.findIndex(clock => clockLabel(clock, words) === clockLabel(terms.clock, words));
  const options = (type: Clock['type']): readonly ReactElement[] =>
    clocks.flatMap((clock, i) =>
      clock.type === type
        ? [
            <option key={i} value={i}>
              {clockLabel(clock, words)}
            </option>,
          ]
        : [],
    );
  return (
    <>
      <label className="terms-line">
        <span>{words.clock}</span>
        <select
          className="field"
          value={at}
          onChange={({ target }) => onAgree({ ...terms, clock: clocks[Number(target.value)] ?? terms.clock })}
        >
          {options('none')}
          <optgroup label={words.perTurn}>{options('turn')}</optgroup>
          <optgroup label={words.perMatch}>{options('bank')}</optgroup>
        </select>
      </label>
      {terms.clock.type !== 'none' && (
        <Radios
          label={words.timeout}
          values={TIMEOUTS}
          labels={words.timeouts}
          chosen={terms.timeout}
          onChoose={timeout => onAgree({ ...terms, timeout })}
        />
      )}
    </>
  );
}

function CompanyFields({ terms, onAgree }: TermsProps): ReactElement {
  const { terms: words } = useOnlineWords();
  return (
    <>
      <Radios
        label={words.begins}
        values={BEGINNINGS}
        labels={words.beginnings}
        chosen={terms.begins ?? 'full'}
        onChoose={begins => onAgree({ ...terms, begins })}
      />
      <label className="terms-line">
        <span>{words.minding}</span>
        <select
          className="field"
          value={terms.minding}
          onChange={({ target }) => onAgree({ ...terms, minding: target.value as Terms['minding'] })}
        >
          {MINDINGS.map(minding => (
            <option key={minding} value={minding}>
              {words.mindings[terms.pace][minding]}
            </option>
          ))}
        </select>
      </label>
      <label className="row check">
        <input
          type="checkbox"
          checked={terms.joining}
          onChange={({ target }) => onAgree({ ...terms, joining: target.checked })}
        />
        {words.joining}
      </label>
    </>
  );
}

interface RadiosProps<V extends string> {
  readonly label: string;
  readonly values: readonly V[];
  readonly labels: Readonly<Record<V, string>>;
  readonly chosen: V;
  readonly onChoose: (value: V) => void;
}

function Radios<V extends string>({ label, values, labels, chosen, onChoose }: RadiosProps<V>): ReactElement {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div className="terms-values">
        {values.map(value => (
          <label key={value}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            {labels[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
