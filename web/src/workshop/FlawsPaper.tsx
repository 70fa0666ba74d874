import { type ReactElement, useDeferredValue, useMemo, useState } from 'react';
import type { WorkFlaw } from '../../../games/work.ts';
import { Icon } from '../look/Icon.tsx';
import { isScreen, useScreen } from '../look/screen.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { useSettings } from '../settings.ts';
import { DepartureRows } from './DepartureRows.tsx';
import type { Constraint, Count, Editor, NumberedFlaw } from './editor.ts';
import { FlawRow } from './FlawRow.tsx';
import { isNew, shortRule, type Soundness, soundnessOf } from './flaws.ts';
import type { Workbench } from './useWorkbench.ts';
import { useWorkshopWords } from './words.ts';
import './flaws-paper.css';

/** The flaws of a work and what can be done with one of them, by press or key. */
export interface FlawList {
  readonly pointed: number | undefined;
  readonly onPoint: (number: number | undefined) => void;
  readonly shown: { readonly number: number } | undefined;
  readonly sentenceOf: (flaw: WorkFlaw) => string;
  show(flaw: NumberedFlaw<object>): void;
  mend(flaw: NumberedFlaw<object>): void;
}

interface FlawsPaperProps {
  readonly editor: Editor<object>;
  readonly bench: Workbench<object>;
  readonly list: FlawList;
  readonly showRule: (rule: string) => void;
}

/** As many are read at a glance on a phone. */
const AT_A_GLANCE = 2;

/** What is wrong, where, and what can be done about it; what is right stays in sight. */
export function FlawsPaper(props: FlawsPaperProps): ReactElement {
  const { editor, bench } = props;
  const words = useWorkshopWords().flaws;
  const screen = useScreen();
  const [isOpen, setOpen] = useState(false);
  const isBrief = !isScreen(screen, 'laptop');
  const { flaws } = bench;
  const shown = isBrief ? flaws.slice(0, AT_A_GLANCE) : flaws;
  return (
    <section className="paper workshop-flaws" aria-label={words.title(flaws.length)}>
      <header>
        <h2 className="h3">{words.title(flaws.length)}</h2>
        {isBrief ? (
          <button type="button" className="workshop-more" onClick={() => setOpen(true)}>
            {flaws.length > shown.length ? words.more(flaws.length - shown.length) : words.keeps}
          </button>
        ) : (
          <span className="small soft">{words.checked}</span>
        )}
      </header>
      <div className="workshop-flaws-body">
        {flaws.length === 0 && (
          <p className="note workshop-sound">
            <Icon name="check" size={20} /> {words.none}
          </p>
        )}
        <FlawRows {...props} flaws={shown} />
        {!isBrief && <DepartedAndKept {...props} />}
      </div>
      {!isBrief && <Counts {...{ editor, bench }} />}
      {isOpen && (
        <Dialog title={words.title(flaws.length)} onClose={() => setOpen(false)}>
          <FlawRows {...props} {...{ flaws }} onDone={() => setOpen(false)} />
          <DepartedAndKept {...props} onDone={() => setOpen(false)} />
          <Counts {...{ editor, bench }} />
        </Dialog>
      )}
    </section>
  );
}

/** Where it differs from the game's own, and what is kept of the rules. */
const DepartedAndKept = (props: FlawsPaperProps & { readonly onDone?: () => void }): ReactElement => (
  <>
    <DepartureRows {...props} />
    <Keeps {...props} />
  </>
);

interface FlawRowsProps extends FlawsPaperProps {
  readonly flaws: readonly NumberedFlaw<object>[];
  readonly onDone?: () => void;
}

const FlawRows = ({ flaws, ...props }: FlawRowsProps): ReactElement => (
  <ol className="flaw-rows">
    {flaws.map(numbered => (
      <FlawRow key={numbered.number} kind="flaw" {...props} numbered={numbered}>
        <FlawButton {...props} numbered={numbered} />
      </FlawRow>
    ))}
  </ol>
);

interface FlawButtonProps extends Pick<FlawRowsProps, 'list' | 'bench' | 'onDone'> {
  readonly numbered: NumberedFlaw<object>;
}

/** Mends it where that can be done with one press; takes back what has just led to it; else shows where it is. */
function FlawButton({ numbered, list, bench, onDone }: FlawButtonProps): ReactElement {
  const words = useWorkshopWords().flaws;
  const { number, flaw, mend } = numbered;
  const press = (act: () => void) => (): void => {
    act();
    onDone?.();
  };
  if (mend)
    return (
      <button
        type="button"
        className="button"
        aria-label={mend.type === 'piece' ? words.takeOf(number) : words.mendOf(number)}
        onClick={press(() => list.mend(numbered))}
      >
        {mend.type === 'piece' ? words.take : words.mend}
      </button>
    );
  if (bench.canUndo && isNew(flaw, bench.flawsBefore))
    return (
      <button type="button" className="button" aria-label={words.undoOf(number)} onClick={press(bench.undo)}>
        <Icon name="undo" size={18} /> {words.undo}
      </button>
    );
  return (
    <button
      type="button"
      className="button"
      aria-label={words.showOf(number)}
      onClick={press(() => list.show(numbered))}
    >
      {words.show}
    </button>
  );
}

const SIGNS = { ok: 'check', broken: 'close', unknown: 'clock' } as const satisfies Record<Soundness, string>;

/** The constraints of the rules, each with how it stands. */
function Keeps({ editor, bench, showRule }: FlawsPaperProps): ReactElement {
  const words = useWorkshopWords().flaws;
  const { language } = useSettings();
  const standing = (constraint: Constraint): Soundness => soundnessOf(constraint, editor.constraints, bench.flaws);
  return (
    <ul className="keeps" aria-label={words.keeps}>
      {editor.constraints.map(constraint => (
        <li key={constraint.name.en} data-standing={standing(constraint)}>
          <Icon name={SIGNS[standing(constraint)]} size={16} />
          <span className="spoken">{words[standing(constraint)]}: </span>
          <span>
            <button type="button" className="flaw-rule" onClick={() => showRule(constraint.rule)}>
              {shortRule(constraint.rule)}
            </button>{' '}
            {constraint.name[language]}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Nobody waits for them: they follow what is wrong. */
function Counts({ editor, bench }: Pick<FlawsPaperProps, 'editor' | 'bench'>): ReactElement | null {
  const words = useWorkshopWords().flaws;
  const { language } = useSettings();
  const draft = useDeferredValue(bench.draft);
  const counts = useMemo(() => editor.counts?.(draft), [editor, draft]);
  if (!counts) return null;
  return (
    <div className="workshop-counts">
      <header>
        <h2 className="h3">{words.counts}</h2>
        <span className="small soft">{words.countsNote}</span>
      </header>
      <ul>
        {counts.map(count => (
          <CountRow key={count.name.en} count={count} name={count.name[language]} />
        ))}
      </ul>
    </div>
  );
}

function CountRow({ count, name }: { readonly count: Count; readonly name: string }): ReactElement {
  const words = useWorkshopWords().flaws;
  const { found, wanted, state } = count;
  return (
    <li data-state={state} title={state === 'odd' ? words.differs : undefined}>
      <b>
        {found} / {wanted}
      </b>{' '}
      {name}
      {state !== 'odd' && <Icon name={state === 'good' ? 'check' : 'warning'} size={16} />}
      {state !== 'good' && <span className="spoken">{state === 'odd' ? words.differs : words.broken}</span>}
    </li>
  );
}
