import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { portrait } from '../../../../art/the-dungeon/index.ts';
import type { Reason, TheDungeon } from '../../../../games/the-dungeon/index.ts';
import { CHARACTERS } from '../../../../games/the-dungeon/readers.ts';
import type { Refusal, Seat } from '../../../../kernel/game.ts';
import { say } from '../../../../kernel/words.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { namesOf } from '../../parts/names.ts';
import { useSettings } from '../../settings.ts';
import { useWords } from '../../words/words.ts';
import type { ChoiceFormProps } from '../module.ts';
import { GAME_WORDS, TABLE_WORDS } from './context.ts';
import { type Draft, DRAWN, readDrafts, writeDrafts } from './draft.ts';
import { faultOf } from './fault.ts';
import { OwnFields } from './OwnFields.tsx';
import './form.css';

/** Who wakes in the cell, seat by seat: drawn, chosen, or entered by hand. */
export function CharactersForm(props: ChoiceFormProps<TheDungeon>): ReactElement {
  const { sitters, chosen, onChoose, refusal } = props;
  const { language } = useSettings();
  const words = TABLE_WORDS[language].form;
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => readDrafts(chosen['characters']));
  const seated = sitters.map((_, seat) => drafts[seat] ?? DRAWN);
  const written = writeDrafts(seated);
  const write = useEffectEvent(onChoose);
  useEffect(() => write('characters', written), [written]);
  const isLater = seated.some(({ choice, own }) => choice === 'own' && own.begins === 'above');
  useEffect(() => {
    if (isLater) write('returns', 'on');
  }, [isLater]);
  const form = useRef<HTMLFieldSetElement>(null);
  useFaultFocus(form, refusal);
  const names = namesOf(sitters, useWords());
  return (
    <fieldset ref={form} className="choice td-form">
      <legend>{words.title}</legend>
      {seated.map((draft, seat) => (
        <SeatFields
          key={seat}
          {...{ seat, draft, refusal }}
          takenBy={choice => names[seated.findIndex((other, by) => by !== seat && other.choice === choice)]}
          name={sitters[seat]?.name ?? ''}
          onChange={next => setDrafts(Object.assign([...seated], { [seat]: next }))}
        />
      ))}
      <WholeRefusal refusal={refusal} />
    </fieldset>
  );
}

/** Whoever has pressed the button finds themself at the field that is wrong. */
function useFaultFocus(form: React.RefObject<HTMLElement | null>, refusal: Refusal<Reason> | undefined): void {
  const isRefused = refusal !== undefined;
  useEffect(() => {
    if (isRefused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-bad="true"]')?.focus();
  }, [form, isRefused]);
}

/** What is wrong with all of it together. */
function WholeRefusal({ refusal }: { readonly refusal: Refusal<Reason> | undefined }): ReactElement {
  const { language } = useSettings();
  const isWhole = refusal !== undefined && faultOf(refusal).seat === undefined;
  return (
    <p className="small game-bad" role="alert">
      {isWhole && say(GAME_WORDS[language].reasons, refusal.refused)}
    </p>
  );
}

interface SeatFieldsProps {
  readonly seat: Seat;
  readonly name: string;
  readonly draft: Draft;
  /** Who else has chosen that: each of our characters exists once. */
  readonly takenBy: (choice: Draft['choice']) => string | undefined;
  readonly refusal: Refusal<Reason> | undefined;
  readonly onChange: (draft: Draft) => void;
}

function SeatFields({ seat, name, draft, takenBy, refusal, onChange }: SeatFieldsProps): ReactElement {
  const { language } = useSettings();
  const [game, words] = [GAME_WORDS[language], TABLE_WORDS[language]];
  const label = words.form.seat(seat + 1, name);
  return (
    <div className="td-seat">
      <label className="td-pick">
        <span className="small">{label}</span>
        <select
          className="field"
          value={draft.choice}
          onChange={({ target }) => onChange({ ...draft, choice: target.value as Draft['choice'] })}
        >
          <option value="drawn">{words.form.drawn}</option>
          {CHARACTERS.map(({ name: each }) => (
            <option key={each} value={each} disabled={takenBy(each) !== undefined}>
              {words.form.choice(game.characters[each], takenBy(each))}
            </option>
          ))}
          <option value="own">{words.form.own}</option>
        </select>
      </label>
      {draft.choice === 'own' ? (
        <OwnFields
          {...{ seat, refusal }}
          legend={label}
          draft={draft.own}
          onChange={own => onChange({ ...draft, own })}
        />
      ) : (
        <Preview choice={draft.choice} />
      )}
    </div>
  );
}

const silent = (): string => '';

/** A character in a line, so that one knows whom one takes. */
function Preview({ choice }: { readonly choice: Exclude<Draft['choice'], 'own'> }): ReactElement | null {
  const { language } = useSettings();
  const [game, words] = [GAME_WORDS[language], TABLE_WORDS[language]];
  const index = CHARACTERS.findIndex(({ name }) => name === choice);
  const character = CHARACTERS[index];
  if (!character) return null;
  const figures = `${words.figures.strength(character.strength)}, ${words.figures.craft(character.craft)}`;
  return (
    <p className="td-preview small">
      <Drawing drawing={portrait(index)} speak={silent} aria-hidden="true" />
      <span>
        <b>{figures}.</b> {game.abilities[character.ability]}
      </span>
    </p>
  );
}
