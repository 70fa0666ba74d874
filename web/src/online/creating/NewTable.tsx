import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { isRefusal, type Kind, type Refusal } from '../../../../kernel/game.ts';
import { readTexts, type Texts } from '../../../../kernel/options.ts';
import { say } from '../../../../kernel/words.ts';
import type { Creation, Place } from '../../../../wire/http.ts';
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
import { newSeed } from '../../table/matches.ts';
import { useOnlineWords } from '../../words/online.ts';
import { useWords } from '../../words/words.ts';
import { api, type Failed, hasFailed } from '../api.ts';
import { witness } from '../dice/witness.ts';
import { NameField } from '../NameField.tsx';
import { rememberName, useOwnName } from '../useMe.ts';
import { named, sittersIn, usualPlaces } from './places.ts';
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
  readonly onClose: () => void;
}

/** Lays a table for people elsewhere. Whoever leaves all as it is needs a name and one tap. */
export default function NewTable(props: NewTableProps): ReactElement {
  const { game, module, onClose } = props;
  const words = useOnlineWords();
  const { places, setPlaces, terms, setTerms, own, refusal, choose, ...form } = useNewTable(props);
  const bots = useBots(module.game) ?? [];
  const { Form } = module;
  const sitters = sittersIn(places, own.name);
  const isAlone = module.game.seats.max === 1;
  return (
    <Dialog title={words.creating.title(titleOf(game))} className="new-table" onClose={onClose}>
      <form className="new-table-form" onSubmit={form.submit} noValidate>
        <NameField own={own} flaw={form.flaw} field={form.nameField} />
        {isAlone ? (
          <p className="note">{words.creating.alone}</p>
        ) : (
          <PlacesField {...{ module, bots, places }} name={own.name} onPlace={setPlaces} />
        )}
        <BeginsField manifest={module.game} sitters={sitters} chosen={form.chosen} onChoose={choose} />
        {Form && <Form {...{ sitters, refusal }} chosen={form.chosen} onChoose={choose} />}
        <TermsFields {...{ terms, isAlone }} onAgree={setTerms} />
        <div className="new-table-foot">
          <Fault module={module} refusal={refusal} failed={form.failed} />
          <button type="submit" className="button button-go" disabled={form.isBusy}>
            {form.isBusy ? words.creating.going : words.creating.go}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface FaultProps {
  readonly module: GameModule<Kind>;
  readonly refusal: Refusal | undefined;
  readonly failed: Failed | undefined;
}

/** Why there is no table yet: the rules stand against it, or the server. */
function Fault({ module, refusal, failed }: FaultProps): ReactElement {
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
function useNewTable({ game, module, choices }: NewTableProps) {
  const { nameless } = useWords();
  const own = useOwnName();
  const [places, setPlaces] = useState<readonly Place[]>(() => usualPlaces(module.game.seats));
  const [terms, setTerms] = useState<Terms>(USUAL_TERMS);
  const [formed, setFormed] = useState<Texts>({});
  const [isTried, setTried] = useState(false);
  const { isBusy, failed, create } = useCreating(game);
  const nameField = useRef<HTMLInputElement>(null);
  const chosen = pickedFrom(module.game, { ...choices, ...formed }, places.length);
  const options: object | Refusal = module.game.readOptions(readTexts(module.game, chosen), places.length);
  const name = tidyName(own.name);
  const flaw = flawOfName(name);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (flaw) nameField.current?.focus();
    else if (!isRefusal(options))
      void create({ game, options: { ...options }, places: named(places, nameless), terms, name, entropy: newSeed() });
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
