import { type ChangeEvent, type ReactElement, useState } from 'react';
import { readHistory } from '../daily/history.ts';
import { lastingNames } from '../drawer.ts';
import { Rail } from '../parts/Rail.tsx';
import { download } from '../parts/share.ts';
import { Switches } from '../parts/Switches.tsx';
import { useLoaded } from '../parts/useLoaded.ts';
import { useTitle } from '../parts/useTitle.ts';
import { useSettings } from '../settings.ts';
import { openStore } from '../table/database.ts';
import { openWorks } from '../workshop/works.ts';
import { askAgain, type Permanence, keepingNow, usedNow } from '../table/permanence.ts';
import { type FileFlaw, isFlaw, LARGEST_FILE, readFile } from './file.ts';
import { TAKEN } from './stores.ts';
import { type Arrived, fileOf, openPlaces, takeFile } from './travel.ts';
import type { KeptWords } from './words.en.ts';
import { useKeptWords } from './words.ts';
import './kept.css';

/** What this browser keeps, for how long, and how it gets into another one. */
export default function KeptPage(): ReactElement {
  const words = useKeptWords();
  useTitle(words.title);
  const [round, setRound] = useState(0);
  return (
    <div className="kept-page">
      <Rail title={words.title} back={{ href: '/', label: words.leave }}>
        <Switches />
      </Rail>
      <WhatIsKept key={round} />
      <section className="paper kept-paper">
        <h2 className="h2">{words.save.title}</h2>
        <p>{words.save.note}</p>
        <button type="button" className="button button-go" onClick={() => void saveFile()}>
          {words.save.press}
        </button>
      </section>
      <Reading onRead={() => setRound(round + 1)} />
    </div>
  );
}

interface Counted {
  readonly keeping: Permanence | 'nothing';
  readonly used: number | undefined;
  readonly matches: number;
  readonly works: number;
  readonly results: number;
  readonly others: number;
}

async function counted(): Promise<Counted> {
  const [store, works] = await Promise.all([openStore(), openWorks()]);
  return {
    keeping: store.lasting ? await keepingNow() : 'nothing',
    used: await usedNow(),
    matches: (await store.list()).length,
    works: (await works.list()).length,
    results: Object.keys(readHistory()).length,
    others: lastingNames().length,
  };
}

function WhatIsKept(): ReactElement {
  const words = useKeptWords();
  const { language } = useSettings();
  const found = useLoaded(counted);
  const [answer, setAnswer] = useState<Permanence>();
  const keeping = answer ?? found?.keeping;
  return (
    <section className="paper kept-paper">
      <p className="note">{words.intro}</p>
      {found && (
        <ul className="kept-list">
          <li>{words.matches(found.matches)}</li>
          <li>{words.works(found.works)}</li>
          <li>{words.results(found.results)}</li>
          <li>{words.others(found.others)}</li>
        </ul>
      )}
      {found?.used !== undefined && <p className="small soft">{words.used(inBytes(found.used, language))}</p>}
      <p role="status">{keeping && words.keeping[keeping]}</p>
      {keeping === 'may-go' && (
        <button type="button" className="button" onClick={() => void askAgain().then(setAnswer)}>
          {words.ask}
        </button>
      )}
    </section>
  );
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** 12 MB: in the largest unit of which there is one. */
function inBytes(bytes: number, language: string): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const format = { style: 'unit', unit: UNITS[power] ?? 'byte', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language, format).format(bytes / 1000 ** power);
}

async function saveFile(): Promise<void> {
  const made = new Date().toISOString();
  const text = JSON.stringify(await fileOf(await openPlaces(), made));
  download(new File([text], `oubliette-${made.slice(0, 10)}.json`, { type: 'application/json' }));
}

/** How far a file is on its way. */
type FileProgress = FileFlaw | { readonly done: number } | { readonly arrived: readonly Arrived[] };

function Reading({ onRead }: { readonly onRead: () => void }): ReactElement {
  const words = useKeptWords();
  const [progress, setProgress] = useState<FileProgress>();
  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const chosen = target.files?.[0];
    if (!chosen) return;
    const file = chosen.size > LARGEST_FILE ? ({ flaw: 'too-large' } as const) : readFile(await chosen.text());
    target.value = '';
    if (isFlaw(file)) return setProgress(file);
    const arrived = await takeFile(await openPlaces(), file, done => setProgress({ done }));
    setProgress({ arrived });
    onRead();
  };
  return (
    <section className="paper kept-paper">
      <h2 className="h2">{words.read.title}</h2>
      <p>{words.read.note}</p>
      <label className="button">
        <input type="file" className="spoken" accept=".json,application/json" onChange={event => void read(event)} />
        {words.read.press}
      </label>
      <div role="status">{progress && <ReadSoFar progress={progress} />}</div>
    </section>
  );
}

function ReadSoFar({ progress }: { readonly progress: FileProgress }): ReactElement {
  const words = useKeptWords();
  if ('flaw' in progress) return <p className="fault">{sentenceOf(progress, words)}</p>;
  if ('done' in progress) return <p className="tag">{words.read.reading(progress.done)}</p>;
  return <WhatArrived arrived={progress.arrived} />;
}

const sentenceOf = (flaw: FileFlaw, { flaws }: KeptWords): string =>
  flaw.flaw === 'part' ? flaws.part(flaw.part) : flaws[flaw.flaw];

/** So many places are named. */
const NAMED = 8;

/** What came of a file, part by part, and where what was not taken over stands in it. */
function WhatArrived({ arrived }: { readonly arrived: readonly Arrived[] }): ReactElement {
  const words = useKeptWords();
  const list = new Intl.ListFormat(useSettings().language, { type: 'unit' });
  const parts = [...new Set(arrived.map(({ part }) => part))];
  const left = arrived.filter(({ taken }) => taken !== 'new' && taken !== 'longer' && taken !== 'here');
  if (arrived.length === 0) return <p>{words.nothing}</p>;
  return (
    <>
      <dl className="kept-tally">
        {parts.map(part => (
          <div key={part}>
            <dt>{Object.hasOwn(words.parts, part) ? words.parts[part] : part}</dt>
            <dd>{list.format(countsOf(arrived, part, words))}</dd>
          </div>
        ))}
      </dl>
      {left.length > 0 && (
        <p className="small">{words.where(list.format(left.slice(0, NAMED).map(({ place }) => place)))}</p>
      )}
      {/* What was read before is shown from the start: the page is loaded anew. */}
      <a className="button" href="/">
        {words.read.again}
      </a>
    </>
  );
}

const countsOf = (arrived: readonly Arrived[], of: string, { took }: KeptWords): readonly string[] =>
  TAKEN.flatMap(taken => {
    const things = arrived.filter(each => each.part === of && each.taken === taken).length;
    return things > 0 ? [took[taken](things)] : [];
  });
