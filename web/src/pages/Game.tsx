import { type FormEvent, lazy, type ReactElement, Suspense, use, useId, useRef, useState } from 'react';
import { isRefusal, type Kind } from '../../../kernel/game.ts';
import { readTexts, type Texts } from '../../../kernel/options.ts';
import { type GameId, moduleOf, titleOf } from '../games.ts';
import type { GameModule } from '../games/module.ts';
import { BeginsField } from '../parts/BeginsField.tsx';
import { BoxLid } from '../parts/BoxLid.tsx';
import { Link } from '../parts/Link.tsx';
import { KeptMatches } from '../parts/KeptMatches.tsx';
import { chosenText, type OptionRow, optionRows, pickedFrom, rowLabel, withText } from '../parts/optionRows.ts';
import { Rail } from '../parts/Rail.tsx';
import { SeatsField } from '../parts/SeatsField.tsx';
import { Switches } from '../parts/Switches.tsx';
import { useBots } from '../parts/useBots.ts';
import { useTitle } from '../parts/useTitle.ts';
import { seatsIn } from '../play/next.ts';
import { go, pathOf, readRoute } from '../router.ts';
import { settingsKeeper, useSettings } from '../settings.ts';
import { openStore } from '../table/database.ts';
import { deal, newSeed } from '../table/matches.ts';
import { type Sitter, usualSitters, withTidyNames } from '../table/sitters.ts';
import { useWords } from '../words/words.ts';
import './game.css';

const NewTable = lazy(() => import('../online/creating/NewTable.tsx'));

interface GamePageProps {
  readonly game: GameId;
}

export default function GamePage({ game }: GamePageProps): ReactElement {
  const words = useWords();
  const { language } = useSettings();
  const module = use(moduleOf(game));
  const title = titleOf(game);
  const texts = module.texts[language];
  useTitle(title);
  return (
    <div className="game-page">
      <Rail title={title} back={{ href: '/', label: words.home }}>
        <Switches />
      </Rail>
      <div className="game-box">
        <BoxLid game={game} title={title} />
      </div>
      <StartForm game={game} module={module} />
      <section className="paper game-about">
        <h2 className="h2">{words.game.about}</h2>
        <p className="note">{texts.motto}</p>
        {texts.about.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <Link href={pathOf({ page: 'rules', game })}>{words.game.rules}</Link>
        </p>
      </section>
      <KeptMatches game={game} module={module} />
    </div>
  );
}

interface FormProps extends GamePageProps {
  readonly module: GameModule<Kind>;
}

function StartForm({ game, module }: FormProps): ReactElement {
  const words = useWords().game;
  const [isOnline, setOnline] = useState(false);
  const { sitters, isReady, field } = useSeats(module);
  const { choose, given, rows, made, options, refusal, setTried } = useOptions(module, sitters.length);
  const { Form } = module;
  const begin = useStart(game, module);
  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (isRefusal(options)) return;
    const seated = withTidyNames(sitters);
    if (field) rememberNames(seated);
    await begin(options, seated);
  };
  return (
    <section className="paper game-start">
      <h2 className="h2">{words.start}</h2>
      <form onSubmit={event => void start(event)} noValidate>
        {rows.map(row => (
          <OptionField
            key={`${row.option.name} ${row.seat}`}
            {...{ module, row }}
            onChoose={value => choose(row.option.name, chosenText(row, value, given, sitters.length))}
          />
        ))}
        {field}
        <BeginsField manifest={module.game} sitters={sitters} chosen={made} onChoose={choose} />
        {Form && <Form sitters={sitters} onChoose={choose} refusal={refusal} />}
        <StartButtons {...{ module, isReady }} onOnline={() => setOnline(true)} />
      </form>
      {isOnline && <OnlineSheet {...{ game, module }} choices={made} onClose={() => setOnline(false)} />}
      <SeedForm game={game} choices={{ ...made, ...seatsIn(sitters) }} />
    </section>
  );
}

/** Begins one match and goes to its table, however often the button is pressed meanwhile. */
function useStart(
  game: GameId,
  module: GameModule<Kind>,
): (options: Kind['options'], sitters: readonly Sitter[]) => Promise<void> {
  const isStarting = useRef(false);
  return async (options, sitters) => {
    if (isStarting.current) return;
    isStarting.current = true;
    try {
      const match = await deal(await openStore(), module.game, { options, sitters, seed: newSeed() });
      go(pathOf({ page: 'table', game, match }));
    } finally {
      isStarting.current = false;
    }
  };
}

interface StartButtonsProps extends Pick<FormProps, 'module'> {
  readonly isReady: boolean;
  readonly onOnline: () => void;
}

function StartButtons({ module, isReady, onOnline }: StartButtonsProps): ReactElement {
  const words = useWords().game;
  const { language } = useSettings();
  return (
    <div className="game-go">
      <button type="submit" className="button button-go" disabled={!isReady}>
        {module.texts[language].start ?? words.deal}
      </button>
      <button type="button" className="button" onClick={onOnline}>
        {words.online}
      </button>
    </div>
  );
}

interface OnlineSheetProps extends FormProps {
  readonly choices: Texts;
  readonly onClose: () => void;
}

/** Outside of the form: what is sent off on the sheet must not send that off, too. */
function OnlineSheet(props: OnlineSheetProps): ReactElement {
  const { loading } = useWords();
  return (
    <Suspense fallback={<p className="spoken">{loading}</p>}>
      <NewTable {...props} />
    </Suspense>
  );
}

/** What has been chosen, what can be, and what the game makes of it. */
function useOptions({ game }: GameModule<Kind>, seats: number) {
  const [texts, setTexts] = useState<Texts>({});
  const [isTried, setTried] = useState(false);
  const made = pickedFrom(game, texts, seats);
  const given = readTexts(game, made);
  const options = game.readOptions(given, seats);
  return {
    choose: (name: string, text: string | undefined): void => setTexts(last => withText(last, name, text)),
    given,
    rows: optionRows(game, given, seats),
    made,
    options,
    refusal: isTried && isRefusal(options) ? options : undefined,
    setTried,
  };
}

interface Seats {
  readonly sitters: readonly Sitter[];
  /** Whether it is known which bots there are. */
  readonly isReady: boolean;
  /** Nothing to choose where only one can play. */
  readonly field: ReactElement | null;
}

function useSeats(module: GameModule<Kind>): Seats {
  const { names } = useSettings();
  const { game } = module;
  const bots = useBots(game);
  const [chosen, onSeat] = useState<readonly Sitter[]>();
  const sitters = chosen ?? usualSitters(game.seats, bots ?? [], names);
  const field = <SeatsField {...{ module, bots, sitters, onSeat }} />;
  return { sitters, isReady: bots !== undefined, field: game.seats.max > 1 ? field : null };
}

/** By seat; where a bot sits, the name of the person before it is kept. */
function rememberNames(sitters: readonly Sitter[]): void {
  const known = settingsKeeper().now().names;
  const called = sitters.map(({ name, bot }, seat) => (bot === null ? name : (known[seat] ?? '')));
  settingsKeeper().choose({ names: [...called, ...known.slice(called.length)] });
}

interface OptionFieldProps {
  readonly module: GameModule<Kind>;
  readonly row: OptionRow;
  readonly onChoose: (value: string) => void;
}

/** As many letters stand in half of a phone. */
const BRIEF = 20;

function OptionField({ module, row, onChoose }: OptionFieldProps): ReactElement {
  const { language } = useSettings();
  const { name } = row.option;
  const texts = module.texts[language].choices[name];
  const labels = row.values.map(value => texts?.values[value] ?? value);
  const { ChoicePicture } = module;
  return (
    <fieldset className="choice" data-choice={name}>
      <legend>{rowLabel(row, texts)}</legend>
      <div className="choice-values" data-brief={labels.every(label => label.length <= BRIEF)}>
        {row.values.map((value, i) => (
          <label key={value}>
            <input
              type="radio"
              name={`${name} ${row.seat ?? ''}`}
              value={value}
              checked={row.chosen === value}
              onChange={() => onChoose(value)}
            />
            {ChoicePicture && <ChoicePicture choice={name} value={value} />}
            {labels[i]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function SeedForm({ game, choices }: GamePageProps & { readonly choices: Texts }): ReactElement {
  const words = useWords().game;
  const [text, setText] = useState('');
  const [isBad, setBad] = useState(false);
  const id = useId();
  const open = (event: FormEvent): void => {
    event.preventDefault();
    const path = dealPath(game, text.trim(), choices);
    setBad(path === undefined);
    if (path !== undefined) go(path);
  };
  return (
    <form className="seed-form" onSubmit={open} noValidate>
      <h3 className="h3">{words.seedTitle}</h3>
      <label htmlFor={id}>{words.seed}</label>
      <div className="row">
        <input
          id={id}
          className="field"
          value={text}
          onChange={event => setText(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isBad}
          aria-describedby={`${id}-bad`}
        />
        <button type="submit" className="button">
          {words.dealSeed}
        </button>
      </div>
      <p id={`${id}-bad`} className="small game-bad" role="alert">
        {isBad && words.badSeed}
      </p>
    </form>
  );
}

/** Where a seed leads, or a whole link that somebody sent. */
function dealPath(game: GameId, text: string, options: Texts): string | undefined {
  const url = URL.canParse(text)
    ? new URL(text)
    : new URL(`/${game}/deal/${encodeURIComponent(text.toLowerCase())}`, location.origin);
  const route = readRoute(url);
  if (route.page !== 'deal') return undefined;
  return pathOf(URL.canParse(text) ? route : { ...route, options });
}
