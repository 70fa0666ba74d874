import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { isRefusal, type Kind, type Refusal } from '../../../../kernel/game.ts';
import { readTexts, type Texts } from '../../../../kernel/options.ts';
import { say } from '../../../../kernel/words.ts';
import type { Creation } from '../../../../wire/http.ts';
import { flawOfName, tidyName } from '../../../../wire/names.ts';
import type { Terms } from '../../../../wire/table.ts';
import { type GameId, titleOf } from '../../games.ts';
import type { GameModule } from '../../games/module.ts';
import { BeginsField } from '../../parts/BeginsField.tsx';
import { pickedFrom, withText } from '../../parts/optionRows.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { useBots } from '../../parts/useBots.ts';
import { go, pathOf } from '../../router.ts';
import { useSettings } from '../../settings.ts';
import { newSeed, type Told } from '../../table/matches.ts';
import type { NamedSitter } from '../../table/sitters.ts';
import { useOnlineWords } from '../../words/online.ts';
import { useWords } from '../../words/words.ts';
import { api, type Failed, hasFailed } from '../../house/api.ts';
import { witness } from '../dice/witness.ts';
import { NameField } from '../../house/NameField.tsx';
import { rememberName, useOwnName } from '../../house/useMe.ts';
import { named, placesOf, sittersIn, usualPlaces } from './places.ts';
import { PlacesField } from './PlacesField.tsx';
import { USUAL_TERMS } from './terms.ts';
import { TermsFields } from './TermsFields.tsx';
import '../online.css';
import './creating.css';

interface NewTableProps {
  readonly game: GameId;
  readonly module: GameModule<Kind>;
  /** What was chosen on the page of the game. */
  readonly choices: Texts;
  /** What is to go on at the table; a new match where it is absent. */
  readonly begun?: Told<Kind> | undefined;
  readonly onClose: () => void;
}

/** Lays a table for people elsewhere. Whoever leaves all as it is needs a name and one tap. */
export default function NewTable(props: NewTableProps): ReactElement {
  const { game, module, begun, onClose } = props;
  const words = useOnlineWords();
  const { onward } = words.creating;
  const { places, setPlaces, terms, setTerms, own, refusal, choose, ...form } = useNewTable(props);
  const bots = useBots(module.game) ?? [];
  const isAlone = module.game.seats.max === 1;
  const title = begun ? onward.title(titleOf(game)) : words.creating.title(titleOf(game));
  return (
    <Dialog title={title} className="new-table" onClose={onClose}>
      <form className="new-table-form" onSubmit={form.submit} noValidate>
        {begun && <p className="note">{onward.note}</p>}
        <NameField own={own} flaw={form.flaw} field={form.nameField} />
        {isAlone ? (
          <p className="note">{words.creating.alone}</p>
        ) : (
          <PlacesField
            {...{ module, bots, places }}
            name={own.name}
            onPlace={setPlaces}
            isFixed={begun !== undefined}
          />
        )}
        {!begun && (
          <OptionFields {...{ module, refusal, choose }} sitters={sittersIn(places, own.name)} chosen={form.chosen} />
        )}
        <TermsFields {...{ terms, isAlone }} onAgree={setTerms} />
        <div className="new-table-foot">
          <FaultSentence module={module} refusal={refusal} failed={form.failed} />
          <button type="submit" className="button button-go" disabled={form.isBusy}>
            {form.isBusy ? words.creating.going : words.creating.go}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface OptionFieldsProps {
  readonly module: GameModule<Kind>;
  readonly sitters: readonly NamedSitter[];
  readonly chosen: Texts;
  readonly refusal: Refusal | undefined;
  readonly choose: (what: string, text: string | undefined) => void;
}

/** What a new match is played by. */
function OptionFields({ module, sitters, chosen, refusal, choose }: OptionFieldsProps): ReactElement {
  const { Form } = module;
  return (
    <>
      <BeginsField manifest={module.game} sitters={sitters} chosen={chosen} onChoose={choose} />
      {Form && <Form {...{ sitters, chosen, refusal }} onChoose={choose} />}
    </>
  );
}

interface FaultProps {
  readonly module: GameModule<Kind>;
  readonly refusal: Refusal | undefined;
  readonly failed: Failed | undefined;
}

/** Why there is no table yet: the rules stand against it, or the server. */
function FaultSentence({ module, refusal, failed }: FaultProps): ReactElement {
  const { faults } = useOnlineWords();
  const { language } = useSettings();
  const refused = refusal && !module.Form ? say(module.words[language].reasons, refusal.refused) : undefined;
  return (
    <p className="small fault" role="alert">
      {refused ?? (failed && faults[failed])}
    </p>
  );
}

/** All that is chosen on the sheet, and what came of it. */
function useNewTable({ game, module, choices, begun }: NewTableProps) {
  const { nameless } = useWords();
  const own = useOwnName();
  const [places, setPlaces] = useState(() => (begun ? placesOf(begun.sitters) : usualPlaces(module.game.seats)));
  const [terms, setTerms] = useState<Terms>(USUAL_TERMS);
  const [formed, setFormed] = useState<Texts>({});
  const [isTried, setTried] = useState(false);
  const { isBusy, failed, create } = useCreating(game);
  const nameField = useRef<HTMLInputElement>(null);
  const chosen = pickedFrom(module.game, { ...choices, ...formed }, places.length);
  const options = begun?.transcript.options ?? readOptions(module, chosen, places.length);
  const name = tidyName(own.name);
  const flaw = flawOfName(name);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (flaw) nameField.current?.focus();
    else if (!isRefusal(options)) {
      const chairs = named(places, nameless);
      const brought = broughtWith(begun);
      void create({ game, options: { ...options }, places: chairs, terms, name, entropy: newSeed(), ...brought });
    }
  };
  return {
    places,
    setPlaces,
    terms,
    setTerms,
    own,
    nameField,
    chosen,
    submit,
    isBusy,
    failed,
    choose: (what: string, text: string | undefined): void => setFormed(last => withText(last, what, text)),
    flaw: isTried ? flaw : undefined,
    refusal: isTried && isRefusal(options) ? options : undefined,
  };
}

const readOptions = ({ game }: GameModule<Kind>, chosen: Texts, seats: number): object | Refusal =>
  game.readOptions(readTexts(game, chosen), seats);

const broughtWith = (begun: Told<Kind> | undefined): Pick<Creation, 'brought'> =>
  begun ? { brought: begun.transcript.log.map(([seat, action]) => [seat, { ...action }]) } : {};

/** Where nobody is to come, nobody waits. */
const termsFor = ({ places, terms }: Creation): Terms =>
  places.some(({ type }) => type === 'open') ? terms : { ...terms, begins: 'full' };

function useCreating(game: GameId) {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failed>();
  const { language } = useSettings();
  const create = async (creation: Creation): Promise<void> => {
    setBusy(true);
    setFailed(undefined);
    const links = await api.create({ ...creation, terms: { ...termsFor(creation), language } });
    setBusy(false);
    if (hasFailed(links)) return setFailed(links);
    rememberName(creation.name);
    witness.sentEntropy(links.match, creation.entropy);
    go(pathOf({ page: 'online-table', game, match: links.match }));
  };
  return { isBusy, failed, create };
}
