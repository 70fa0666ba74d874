import { type ReactElement, useCallback, useState } from 'react';
import type { Texts } from '../../../kernel/options.ts';
import type { Language } from '../../../kernel/words.ts';
import { fileNameOf } from '../../../print/agreed.ts';
import type { PartName } from '../../../print/words.ts';
import { type GameId, manifestOf, titleOf } from '../games.ts';
import { Icon } from '../look/Icon.tsx';
import { LostPage } from '../parts/Lost.tsx';
import { Rail } from '../parts/Rail.tsx';
import { Switches } from '../parts/Switches.tsx';
import { useLoaded } from '../parts/useLoaded.ts';
import { useTitle } from '../parts/useTitle.ts';
import { pathOf } from '../router.ts';
import { useSettings } from '../settings.ts';
import { usePrintWords } from '../words/print.ts';
import { useWords } from '../words/words.ts';
import { unpackOptions } from '../table/ownText.ts';
import { useWorkshopWords } from '../workshop/words.ts';
import { type Choices, keepChoices, keptChoices, orderOf } from './choices.ts';
import { handedMatch } from '../desk/matchToPrint.ts';
import type { Job, LaidOut } from './job.ts';
import { MakeBox } from './MakeBox.tsx';
import { OptionsPaper } from './OptionsPaper.tsx';
import { Preview } from './Preview.tsx';
import { type Printing, usePrinting } from './usePrinting.ts';
import './print.css';

interface PrintPageProps {
  readonly game: GameId;
  /** What a link has chosen; `match` for the one that a table has handed over. */
  readonly options?: Texts;
  /** A work of the workshop, as its link writes it. */
  readonly work?: string;
}

const NOTHING: Texts = {};

/** What a link holds is read first; one that was cut says so. */
export default function PrintPage({ game, options = NOTHING, work }: PrintPageProps): ReactElement {
  const { loading } = useWords();
  const words = useWorkshopWords().work;
  const read = useCallback(
    () => unpackOptions(manifestOf(game), work === undefined ? { options } : { options, work }),
    [game, options, work],
  );
  const texts = useLoaded(read);
  if (texts === undefined) return <p className="tag loading">{loading}</p>;
  if (typeof texts === 'string') return <LostPage lost="work">{words[texts]}</LostPage>;
  return <PrintDesk key={work} game={game} options={texts} work={work ?? null} />;
}

interface DeskProps {
  readonly game: GameId;
  readonly options: Texts;
  readonly work: string | null;
}

/** What is printed of a game, how, and what comes out of the printer. */
function PrintDesk({ game, options, work }: DeskProps): ReactElement {
  const words = useWords();
  const print = usePrintWords();
  const desk = useDesk({ game, options, work });
  const { printing, bound, bind, again } = usePrinting(desk.job);
  const name = titleOf(game);
  const ready = printing.laid?.heading?.name ?? name;
  useTitle(`${print.title}, ${name}`);
  const back = { href: pathOf({ page: 'game', game }), label: words.rulebook.back(name) };
  return (
    <div className="print-page">
      <Rail title={print.title} back={back} strip={<Strip printing={printing} name={ready} />}>
        <Switches />
      </Rail>
      <OptionsPaper
        game={game}
        {...desk}
        parts={partsShown(printing.laid, desk.chosen)}
        onTest={() => void bind(`${game}-test`, testOf(desk.job))}
      />
      <Preview {...{ printing }} onAgain={again} />
      <MakeBox {...{ printing, bound }} onMake={() => void bind(fileName(desk.job, printing.laid))} />
    </div>
  );
}

/** What was chosen, and the job that comes of it. */
function useDesk({ game, options, work }: DeskProps) {
  const settings = useSettings();
  const [choices, setChoices] = useState(() => keptChoices(navigator.languages));
  const [spoken, onLanguage] = useState<Language>();
  const language = spoken ?? settings.language;
  const [chosen, onParts] = useState<readonly PartName[]>();
  const [match] = useState(() => (options['match'] === undefined ? null : handedMatch(game)));
  const onChoose = (choice: Partial<Choices>): void => {
    setChoices({ ...choices, ...choice });
    keepChoices({ ...choices, ...choice });
  };
  const { match: _, ...texts } = options;
  const job: Job = {
    game,
    order: orderOf(choices, language),
    parts: chosen ?? null,
    options: texts,
    work,
    seats: manifestOf(game).seats.min,
    match,
    origin: location.origin,
  };
  return { job, choices, onChoose, language, onLanguage, chosen, onParts };
}

/** The first page alone, which is measured before the rest is printed. */
const testOf = (job: Job): Job => ({ ...job, parts: [] });

/** A work goes by its own name first. */
const fileName = ({ game, order: { paper, language } }: Job, laid: LaidOut | undefined): string =>
  [laid?.heading ? fileNameOf(laid.heading) : '', game, paper, language].filter(part => part !== '').join('-');

/** All the parts there are, and whether each is wanted. */
export type PartRow = LaidOut['parts'][number] & { readonly isWanted: boolean };

function partsShown(laid: LaidOut | undefined, chosen: readonly PartName[] | undefined): readonly PartRow[] {
  const all = laid?.parts ?? [];
  const hasMatch = all.some(({ name }) => name === 'match');
  return all.map(part => ({ ...part, isWanted: chosen?.includes(part.name) ?? (!hasMatch || part.name === 'match') }));
}

function Strip({ printing, name }: { readonly printing: Printing; readonly name: string }): ReactElement {
  const words = usePrintWords();
  const { laid, state } = printing;
  const isReady = laid && state === 'laid';
  return (
    <p className="turn-strip paper print-strip" role="status">
      <Icon name="printer" />
      {isReady ? words.ready(name, laid.pages.length) : words.laying}
    </p>
  );
}
