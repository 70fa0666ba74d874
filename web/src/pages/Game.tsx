import { type FormEvent, lazy, type ReactElement, Suspense, use, useId, useRef, useState } from 'react';
import { isRefusal, type Kind } from '../../../kernel/game.ts';
import { OPTION_GROUPS } from '../../../kernel/manifest.ts';
import { readTexts, type Texts } from '../../../kernel/options.ts';
import { same } from '../../../kernel/plain.ts';
import { aboutOf, type GameId, moduleOf, titleOf } from '../games.ts';
import type { GameModule } from '../games/module.ts';
import { BeginsField } from '../parts/BeginsField.tsx';
import { KeptMatches } from './KeptMatches.tsx';
import { type LastStart, lastStart, rememberStart, seatable } from '../parts/lastStart.ts';
import { Link } from '../parts/Link.tsx';
import { namesOf } from '../parts/names.ts';
import { chosenText, type OptionRow, optionRows, pickedFrom, withText } from '../parts/optionRows.ts';
import { Rail } from '../parts/Rail.tsx';
import { SeatsField } from '../parts/SeatsField.tsx';
import { Switches } from '../parts/Switches.tsx';
import { useBots } from '../parts/useBots.ts';
import { useTitle } from '../parts/useTitle.ts';
import { onPaper, WaysField } from '../parts/WaysField.tsx';
import { seatsIn } from '../parts/next.ts';
import { go, pathOf } from '../router.ts';
import { settingsKeeper, useSettings } from '../settings.ts';
import { openStore } from '../table/database.ts';
import { deal, newSeed } from '../table/matches.ts';
import { type NamedSitter, usualSitters, withTidyNames } from '../table/sitters.ts';
import { useWords } from '../words/words.ts';
import { isTaught } from '../lessons/courses.ts';
import { LessonOffer } from '../lessons/LessonOffer.tsx';
import { useLessonsWords } from '../lessons/words.ts';
import { isDrawn } from '../workshop/editors.ts';
import { Folded, FoldedOptions, OptionFields } from './OptionFields.tsx';
import { SeedForm } from './SeedForm.tsx';
import { TablePicture } from './TablePicture.tsx';
import './game.css';

const NewTable = lazy(() => import('../online/creating/NewTable.tsx'));

interface GamePageProps {
  readonly game: GameId;
  /** What a link has chosen: what is printed beside a code. */
  readonly options?: Texts;
}

/** A work that is to be played: the options that take it are chosen already. */
interface ChosenWork {
  readonly option: string;
  readonly texts: Texts;
  /** What it looks like, what it is called, who has drawn it. */
  readonly card: ReactElement;
}

interface StartProps extends GamePageProps {
  readonly module: GameModule<Kind>;
  /** Undefined until it is known which there are. */
  readonly bots: readonly string[] | undefined;
  readonly work?: ChosenWork | undefined;
}

/** Everything lies in sight and can be begun at once; what most leave as it is lies folded beside it. */
export default function GamePage({ game, options, work }: GamePageProps & Pick<StartProps, 'work'>): ReactElement {
  const words = useWords();
  const module = use(moduleOf(game));
  const bots = useBots(module.game);
  const props = { game, module, bots, work, ...(options && { options }) };
  useTitle(titleOf(game));
  const form = useId();
  const [isOnline, setOnline] = useState(props.options?.[WAY] === ONLINE);
  const chosen = useChosen(props);
  return (
    <div className="game-page">
      <Rail title={titleOf(game)} back={{ href: '/', label: words.home }}>
        <Switches />
      </Rail>
      <div className="game-scroll">
        <LessonOffer game={game} isKnown={chosen.isKnown} />
        <div className="game-desk">
          <StartForm {...props} {...{ form, chosen }} onOnline={() => setOnline(true)} />
          <Aside {...props} chosen={chosen} />
          <About {...props} />
          <KeptMatches game={game} module={module} />
        </div>
      </div>
      <StartBar {...props} {...{ form, chosen }} />
      {isOnline && <OnlineSheet {...{ game, module }} choices={chosen.made} onClose={() => setOnline(false)} />}
    </div>
  );
}

/** A link to the setup may ask for the table with real dice, `?way=companion`: printed sheets lead there. The lobby asks for a table online. */
const WAY = 'way';
const COMPANION = 'companion';
const ONLINE = 'online';

/** What has been chosen, what can be, and what the game makes of it. */
type Chosen = ReturnType<typeof useChosen>;

function useChosen({ module: { game }, bots, options: linked, work }: StartProps) {
  const { names } = useSettings();
  const { [WAY]: way, ...asked } = linked ?? {};
  const [last] = useState(() => lastStart(game));
  const [seated, onSeat] = useState<readonly NamedSitter[] | undefined>(last?.sitters);
  const [texts, setTexts] = useState<Texts>({ ...(linked && way !== ONLINE ? asked : last?.texts), ...work?.texts });
  const [isTyped, onType] = useState(linked ? way === COMPANION : last?.isTyped === true);
  const [isTried, setTried] = useState(false);
  const [isUnstored, setUnstored] = useState(false);
  const known = bots && seated ? seatable(seated, bots) : seated;
  const usual = usualSitters(game.seats, bots ?? [], names);
  const sitters = known ?? (isTyped ? onPaper(usual, names) : usual);
  const made = pickedFrom(game, texts, sitters.length);
  const given = readTexts(game, made);
  const options = game.readOptions(given, sitters.length);
  const choose = (name: string, text: string | undefined): void => setTexts(before => withText(before, name, text));
  return {
    sitters,
    onSeat,
    made,
    options,
    choose,
    rows: optionRows(game, given, sitters.length).filter(({ option }) => option.name !== work?.option),
    chooseIn: (row: OptionRow, value: string): void =>
      choose(row.option.name, chosenText(row, value, given, sitters.length)),
    refusal: isTried && isRefusal(options) ? options : undefined,
    setTried,
    isUnstored,
    setUnstored,
    isTyped,
    onType,
    isKnown: last !== undefined,
    isAsLastTime: last !== undefined && same(last, { sitters, texts: made, isTyped } satisfies LastStart),
  };
}

interface ChosenProps extends StartProps {
  readonly chosen: Chosen;
}

interface StartFormProps extends ChosenProps {
  /** The id of the form, by which the button in the bar belongs to it. */
  readonly form: string;
}

/** Who plays, and with which characters; then what everybody is asked. */
function StartForm(props: StartFormProps & { readonly onOnline: () => void }): ReactElement {
  const { module, bots, form, chosen, onOnline } = props;
  const words = useWords().game;
  const { sitters, onSeat, rows, made, choose, chooseIn, refusal, isTyped, onType } = chosen;
  const { Form } = module;
  return (
    <section className="paper game-start">
      <header>
        <h2 className="h2">{words.start}</h2>
        <WaysField {...{ module, bots, sitters, onSeat, onOnline, isTyped, onType }} />
      </header>
      <form id={form} onSubmit={useStart(props)} noValidate>
        {module.game.seats.max > 1 && (
          <SeatsField {...{ module, bots, sitters, onSeat }} joining={isTyped ? 'person' : 'bot'} />
        )}
        <BeginsField manifest={module.game} sitters={sitters} chosen={made} onChoose={choose} />
        {Form && <Form {...{ sitters, refusal }} chosen={made} onChoose={choose} />}
        <OptionFields {...{ module }} rows={rows.filter(({ option }) => !option.group)} onChoose={chooseIn} />
      </form>
    </section>
  );
}

/** Begins one match and goes to its table, however often the button is pressed meanwhile. */
function useStart({ game, module, chosen }: ChosenProps): (event: FormEvent) => void {
  const isStarting = useRef(false);
  const { options, made, setTried, isTyped, setUnstored } = chosen;
  const begin = async (agreed: Kind['options'], sitters: readonly NamedSitter[]): Promise<void> => {
    isStarting.current = true;
    setUnstored(false);
    rememberStart(module.game, { sitters, texts: made, isTyped });
    if (sitters.length > 1) rememberNames(sitters);
    try {
      const seed = isTyped ? null : newSeed();
      const match = await deal(await openStore(), module.game, { options: agreed, sitters, seed });
      go(pathOf({ page: 'table', game, match }));
    } catch {
      setUnstored(true);
    } finally {
      isStarting.current = false;
    }
  };
  return event => {
    event.preventDefault();
    setTried(true);
    if (!isRefusal(options) && !isStarting.current) void begin(options, withTidyNames(chosen.sitters));
  };
}

/** What it looks like, and what most leave as it is. */
function Aside({ game, module, bots, chosen, work }: ChosenProps): ReactElement {
  const words = useWords();
  const { motto } = aboutOf(game, useSettings().language);
  const { sitters, rows, made, options, chooseIn } = chosen;
  return (
    <section className="paper game-aside">
      {work?.card ?? <TablePicture {...{ module, options }} seats={sitters.length} when={bots ? 'now' : 'later'} />}
      <p className="note">{motto}</p>
      <p className="small soft">{words.game.minutes(module.game.minutes)}</p>
      {OPTION_GROUPS.map(group => (
        <FoldedOptions key={group} {...{ module, rows, group }} seats={sitters.length} onChoose={chooseIn} />
      ))}
      <Folded title={words.game.seedTitle} present={words.game.seedNote}>
        <SeedForm game={game} choices={{ ...made, ...seatsIn(sitters) }} />
      </Folded>
    </section>
  );
}

function About({ game }: Pick<StartProps, 'game'>): ReactElement {
  const words = useWords().game;
  const { learn } = useLessonsWords();
  const { paragraphs } = aboutOf(game, useSettings().language);
  return (
    <section className="paper game-about">
      <h2 className="h2">{words.about}</h2>
      {paragraphs.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        {isTaught(game) && (
          <>
            <Link className="button" href={pathOf({ page: 'learn', game })}>
              {learn}
            </Link>{' '}
          </>
        )}
        <Link className="button" href={pathOf({ page: 'rules', game })}>
          {words.rules}
        </Link>{' '}
        <Link className="button" href={pathOf({ page: 'print', game })}>
          {words.print}
        </Link>{' '}
        {isDrawn(game) && (
          <Link className="button" href={pathOf({ page: 'workshop', game })}>
            {words.workshop}
          </Link>
        )}
      </p>
    </section>
  );
}

/** Who will play, in a sentence, and the button that begins; it lies under the page and over nothing. */
function StartBar({ module, bots, form, chosen }: StartFormProps): ReactElement {
  const words = useWords();
  const { sitters, isAsLastTime, isTyped, isUnstored } = chosen;
  const start = module.texts[useSettings().language].start ?? words.game.deal;
  const called = namesOf(sitters, words);
  const people = called.filter((_, seat) => sitters[seat]?.bot === null);
  const isNameless = people.length === 1 && sitters.some(({ name, bot }) => bot === null && name === '');
  const sentence = words.game.bar(
    isNameless ? [] : people,
    called.filter(name => !people.includes(name)),
  );
  return (
    <div className="paper game-go">
      <p className="note">
        {isTyped ? words.game.onPaper : bots && sentence} {isAsLastTime && words.game.asLastTime}
      </p>
      {isUnstored && (
        <p className="fault" role="alert">
          {words.game.unstored} <Link href={pathOf({ page: 'kept' })}>{words.table.kept}</Link>
        </p>
      )}
      <button type="submit" form={form} className="button button-go" disabled={bots === undefined}>
        {isTyped ? words.ways.begin : start}
      </button>
    </div>
  );
}

interface OnlineSheetProps extends GamePageProps {
  readonly module: GameModule<Kind>;
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

/** By seat; where a bot sits, the name of the person before it is kept. */
function rememberNames(sitters: readonly NamedSitter[]): void {
  const known = settingsKeeper().now().names;
  const called = sitters.map(({ name, bot }, seat) => (bot === null ? name : (known[seat] ?? '')));
  settingsKeeper().choose({ names: [...called, ...known.slice(called.length)] });
}
