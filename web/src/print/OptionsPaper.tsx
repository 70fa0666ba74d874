import { type ReactElement, useId, useState } from 'react';
import { SHELF } from '../../../games/shelf.ts';
import { type Language, LANGUAGES } from '../../../kernel/words.ts';
import { type Backs, BACKS } from '../../../print/backs.ts';
import { INKS } from '../../../print/ink.ts';
import { type Paper, PAPERS } from '../../../print/paper.ts';
import type { PartName } from '../../../print/words.ts';
import { type GameId, titleOf } from '../games.ts';
import { Link } from '../parts/Link.tsx';
import { pathOf } from '../router.ts';
import { usePrintWords } from '../words/print.ts';
import { type Choices, groupOf, INK_GROUPS, readDistance } from './choices.ts';
import type { PartRow } from './PrintPage.tsx';

interface OptionsPaperProps {
  readonly game: GameId;
  readonly parts: readonly PartRow[];
  readonly choices: Choices;
  readonly language: Language;
  readonly onChoose: (choice: Partial<Choices>) => void;
  readonly onLanguage: (language: Language) => void;
  readonly onParts: (parts: readonly PartName[]) => void;
  readonly onTest: () => void;
}

/** Everything that can be asked of a print, in the order in which one thinks of it. */
export function OptionsPaper(props: OptionsPaperProps): ReactElement {
  const words = usePrintWords();
  const { backs } = props.choices;
  return (
    <section className="paper print-options" aria-label={words.title}>
      <Games game={props.game} />
      <Parts {...props} />
      <h2 className="h3">{words.ink}</h2>
      <InkChoices {...props} />
      <h2 className="h3">{words.paper}</h2>
      <PaperChoices {...props} />
      <p className="small soft">{words.backsNote[backs]}</p>
      {backs === 'duplex' && <Offset {...props} />}
    </section>
  );
}

/** For what there is of the game. */
function InkChoices({ parts, choices: { inks }, onChoose }: OptionsPaperProps): ReactElement {
  const words = usePrintWords();
  const groups = INK_GROUPS.filter(group => parts.some(({ name }) => groupOf(name) === group));
  return (
    <>
      {groups.map(group => (
        <Choice
          key={group}
          label={words.inkFor[group]}
          values={INKS}
          names={words.inks}
          chosen={inks[group]}
          onChoose={ink => onChoose({ inks: { ...inks, [group]: ink } })}
        />
      ))}
    </>
  );
}

const PAPER_NAMES = Object.keys(PAPERS) as readonly Paper[];

function PaperChoices({ choices, onChoose, language, onLanguage }: OptionsPaperProps): ReactElement {
  const words = usePrintWords();
  const { paper, backs } = choices;
  const [onPaper, onBacks] = [(next: Paper) => onChoose({ paper: next }), (next: Backs) => onChoose({ backs: next })];
  return (
    <>
      <Choice label={words.size} values={PAPER_NAMES} names={words.papers} chosen={paper} onChoose={onPaper} />
      <Choice
        label={words.language}
        values={LANGUAGES}
        names={words.languages}
        chosen={language}
        onChoose={onLanguage}
      />
      <Choice label={words.backs} values={BACKS} names={words.backsOf} chosen={backs} onChoose={onBacks} />
    </>
  );
}

const Games = ({ game }: { readonly game: GameId }): ReactElement => (
  <nav className="print-games" aria-label={usePrintWords().games}>
    {SHELF.map(id => (
      <Link key={id} href={pathOf({ page: 'print', game: id })} aria-current={id === game ? 'page' : undefined}>
        {titleOf(id)}
      </Link>
    ))}
  </nav>
);

function Parts({ parts, onParts }: OptionsPaperProps): ReactElement {
  const words = usePrintWords();
  const toggle = (name: PartName): void =>
    onParts(parts.filter(part => part.isWanted !== (part.name === name)).map(part => part.name));
  return (
    <fieldset className="print-parts">
      <legend className="h3">{words.parts}</legend>
      {parts.map(({ name, title, pages, isWanted }) => (
        <label key={name}>
          <input type="checkbox" checked={isWanted} onChange={() => toggle(name)} />
          <span>{title}</span>
          <span className="small soft">{words.pages(pages)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly values: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** One of a few, side by side. */
function Choice<T extends string>({ label, values, names, chosen, onChoose }: ChoiceProps<T>): ReactElement {
  return (
    <div className="print-choice">
      <span aria-hidden="true">{label}</span>
      <div className="ways" role="group" aria-label={label}>
        {values.map(value => (
          <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
            {names[value]}
          </button>
        ))}
      </div>
    </div>
  );
}

/** How far the other side of a sheet is moved, as it was measured. */
function Offset({ choices, onChoose, onTest }: OptionsPaperProps): ReactElement {
  const words = usePrintWords();
  const [x, y] = choices.offset;
  return (
    <div className="print-offset" role="group" aria-label={words.offset}>
      <Distance label={words.right} value={x} onChange={right => onChoose({ offset: [right, y] })} />
      <Distance label={words.down} value={y} onChange={down => onChoose({ offset: [x, down] })} />
      <button type="button" className="button" onClick={onTest}>
        {words.testPage}
      </button>
    </div>
  );
}

interface DistanceProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Distance({ label, value, onChange }: DistanceProps): ReactElement {
  const words = usePrintWords();
  const [typed, setTyped] = useState(String(value));
  const flaw = useId();
  const isRead = readDistance(typed) !== undefined;
  const type = (text: string): void => {
    setTyped(text);
    const read = readDistance(text);
    if (read !== undefined) onChange(read);
  };
  return (
    <label>
      <span className="small">{label}</span>
      <input
        className="field"
        inputMode="decimal"
        value={typed}
        aria-invalid={!isRead}
        aria-describedby={flaw}
        onChange={event => type(event.target.value)}
      />
      <span className="small print-flaw" id={flaw}>
        {isRead ? '' : words.offsetFlaw}
      </span>
    </label>
  );
}
