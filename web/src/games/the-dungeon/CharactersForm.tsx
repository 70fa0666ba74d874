import { type ReactElement, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import type { Reason, TheDungeon } from '../../../../games/the-dungeon/index.ts';
import type { Refusal, Seat } from '../../../../kernel/game.ts';
import { type Language, say } from '../../../../kernel/words.ts';
import { namesOf } from '../../parts/names.ts';
import { useSettings } from '../../settings.ts';
import { useWords } from '../../words/words.ts';
import type { ChoiceFormProps } from '../module.ts';
import { type CastMember, castOf } from './cast.ts';
import { CharacterCards, type CharacterChoice, type Taken } from './CharacterCards.tsx';
import { GAME_WORDS, TABLE_WORDS } from './context.ts';
import { type Draft, DRAWN, readDrafts, writeDrafts } from './draft.ts';
import { faultOf } from './fault.ts';
import { OwnFields } from './OwnFields.tsx';
import { inPencil, SeatMark } from './SeatMark.tsx';
import '../../parts/choice.css';
import './form.css';
import './characters.css';

/** Who wakes in the cell, seat by seat: drawn, chosen, or entered by hand. */
export function CharactersForm(props: ChoiceFormProps<TheDungeon>): ReactElement {
  const { sitters, refusal } = props;
  const { language } = useSettings();
  const words = TABLE_WORDS[language].form;
  const { set } = props.chosen;
  const cast = useMemo(() => castOf(set), [set]);
  const [seated, setDrafts] = useDrafts(props, cast);
  const form = useRef<HTMLFieldSetElement>(null);
  const [seat, show] = useShownSeat(sitters.length, refusal);
  useFaultFocus(form, refusal);
  const names = namesOf(sitters, useWords());
  const takenBy = (choice: CharacterChoice): Taken | undefined => {
    const by = seated.findIndex((other, each) => each !== seat && other.choice === choice);
    return by < 0 ? undefined : { seat: by, name: names[by] ?? '' };
  };
  const draft = seated[seat] ?? DRAWN;
  const change = (next: Draft): void => setDrafts(Object.assign([...seated], { [seat]: next }));
  return (
    <fieldset ref={form} className="choice td-form">
      <legend>{words.title}</legend>
      {sitters.length > 1 && <SeatTabs {...{ seated, names, seat }} onShow={show} />}
      <CharacterCards
        key={seat}
        {...{ seat, takenBy, cast }}
        name={names[seat] ?? ''}
        choice={draft.choice}
        onChoose={choice => change({ ...draft, choice })}
      />
      {draft.choice === 'own' && (
        <OwnFields
          {...{ seat, refusal }}
          legend={names[seat] ?? ''}
          draft={draft.own}
          onChange={own => change({ ...draft, own })}
        />
      )}
      <WholeRefusal refusal={refusal} />
    </fieldset>
  );
}

/** What every seat has chosen; the page that sets up the match is told of it. */
function useDrafts(
  { sitters, chosen, onChoose }: ChoiceFormProps<TheDungeon>,
  cast: readonly CastMember[],
): readonly [readonly Draft[], (drafts: readonly Draft[]) => void] {
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => readDrafts(chosen['characters']));
  const seated = sitters.map((_, each) => castFrom(drafts[each] ?? DRAWN, cast));
  const written = writeDrafts(seated);
  const write = useEffectEvent(onChoose);
  useEffect(() => write('characters', written), [written]);
  const isLater = seated.some(({ choice, own }) => choice === 'own' && own.begins === 'above');
  useEffect(() => {
    if (isLater) write('returns', 'on');
  }, [isLater]);
  return [seated, setDrafts];
}

/** A character of another set, chosen the last time, is not there: one is drawn. */
function castFrom(draft: Draft, cast: readonly CastMember[]): Draft {
  const isThere = draft.choice === 'own' || cast.some(({ name }) => name === draft.choice);
  return isThere ? draft : { ...draft, choice: 'drawn' };
}

/** Whose character is being chosen: whoever's is wrong first, until another seat is asked for. */
function useShownSeat(seats: number, refusal: Refusal<Reason> | undefined): readonly [Seat, (seat: Seat) => void] {
  const faulty = refusal && faultOf(refusal).seat;
  const [asked, ask] = useState<{ readonly seat: Seat; readonly faulty: Seat | undefined }>();
  const wanted = asked?.faulty === faulty ? asked?.seat : (faulty ?? asked?.seat);
  return [Math.min(wanted ?? 0, seats - 1), seat => ask({ seat, faulty })];
}

interface SeatTabsProps {
  readonly seated: readonly Draft[];
  readonly names: readonly string[];
  readonly seat: Seat;
  readonly onShow: (seat: Seat) => void;
}

/** By seat: who sits there, and whom they have chosen. */
function SeatTabs({ seated, names, seat, onShow }: SeatTabsProps): ReactElement {
  const { language } = useSettings();
  const { form } = TABLE_WORDS[language];
  const group = useId();
  return (
    <div className="td-seats" role="radiogroup" aria-label={form.whose}>
      {seated.map(({ choice, own }, each) => (
        <label key={each} className="td-seat-tab" data-chosen={each === seat} style={inPencil(each)}>
          <input type="radio" className="spoken" name={group} checked={each === seat} onChange={() => onShow(each)} />
          <SeatMark seat={each} />
          <b>{names[each]}</b> <span className="small soft">{chosenAs(choice, own.name, language)}</span>
        </label>
      ))}
    </div>
  );
}

function chosenAs(choice: CharacterChoice, own: string, language: Language): string {
  const { form } = TABLE_WORDS[language];
  if (choice === 'drawn') return form.drawn;
  return choice === 'own' ? own || form.own : GAME_WORDS[language].thing(choice);
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
