import type { ReactElement } from 'react';
import { Icon } from '../look/Icon.tsx';
import { useSettings } from '../settings.ts';
import type { Editor, Gauge } from './editor.ts';
import type { Trial } from './trial.ts';
import type { Proving } from './useProving.ts';
import type { Workbench } from './useWorkbench.ts';
import { useWorkshopWords } from './words.ts';
import './trial-paper.css';

interface TrialPaperProps {
  readonly editor: Editor<object>;
  readonly bench: Workbench<object>;
  readonly proving: Proving;
}

/** Whether somebody has brought the work to an end, what that took, and a way to let bots try. */
export const TrialPaper = (props: TrialPaperProps): ReactElement => (
  <section className="paper workshop-trial" aria-label={useWorkshopWords().trial.title}>
    <h2 className="h3">{useWorkshopWords().trial.title}</h2>
    <TrialContent {...props} />
  </section>
);

export function TrialContent(props: TrialPaperProps): ReactElement {
  const { editor, bench, proving } = props;
  const { trial } = bench;
  return (
    <div className="trial">
      <div className="trial-words">
        <TrialSentence {...props} />
        {trial && <Gauges gauges={editor.gauges} trial={trial} />}
      </div>
      <div className="trial-side">
        {trial && <Stamp {...props} trial={trial} />}
        <TrialButton {...{ bench, proving }} />
        <OwnMatch {...props} />
      </div>
    </div>
  );
}

function TrialSentence({ bench, proving }: TrialPaperProps): ReactElement {
  const words = useWorkshopWords().trial;
  const { trial } = bench;
  const { state, failure, done, of } = proving;
  const by = trial && (trial.par.by === 'bots' ? words.byBots(trial.matches) : words.byAuthor);
  const sentence: Readonly<Record<Proving['state'], string | undefined>> = {
    flawed: words.flawed,
    sound: words.untried,
    proving: words.running(done, of),
    proved: by,
    void: by,
  };
  return (
    <div role="status">
      <p className="small">{failure ? words[failure] : sentence[state]}</p>
      {state === 'void' && <p className="small trial-void">{words.voided}</p>}
      {state === 'proving' && <progress max={of} value={done} aria-label={words.title} />}
    </div>
  );
}

function Stamp({ editor, proving, trial }: TrialPaperProps & { readonly trial: Trial }): ReactElement {
  const words = useWorkshopWords().trial;
  const par = editor.texts[useSettings().language].par(trial.par.figure);
  const isVoid = proving.state !== 'proved';
  return (
    <p className="stamp" data-void={isVoid}>
      <span className="stamp-word">{words.proved}</span>
      <span>{words.par(par)}</span>
      {isVoid && <span className="stamp-void">{words.void}</span>}
    </p>
  );
}

function TrialButton({ bench, proving }: Pick<TrialPaperProps, 'bench' | 'proving'>): ReactElement {
  const words = useWorkshopWords().trial;
  if (proving.state === 'proving')
    return (
      <button type="button" className="button" onClick={proving.stop}>
        <Icon name="close" size={18} /> {words.stop}
      </button>
    );
  const isLocked = bench.flaws.length > 0;
  return (
    <button type="button" className="button" disabled={isLocked} onClick={proving.start}>
      <Icon name={isLocked ? 'lock' : 'robot'} size={20} /> {bench.trial ? words.again : words.start}
    </button>
  );
}

/** A match that the author has played to its end may be the par. */
function OwnMatch({ editor, bench, proving }: TrialPaperProps): ReactElement | null {
  const words = useWorkshopWords().trial;
  const { language } = useSettings();
  const { own } = proving;
  const isTaken = bench.trial?.of === own?.of && bench.trial?.par.by === 'author';
  if (!own || isTaken) return null;
  return (
    <>
      <p className="small">{words.yourPar(editor.texts[language].par(own.par.figure))}</p>
      <button type="button" className="button" onClick={() => bench.setTrial(own)}>
        {words.takeYours}
      </button>
    </>
  );
}

interface GaugesProps {
  readonly gauges: readonly Gauge[];
  readonly trial: Trial;
}

/** Only what was measured: a match of one's own has no figures. */
function Gauges({ gauges, trial }: GaugesProps): ReactElement | null {
  if (trial.figures.length !== gauges.length) return null;
  return (
    <table className="gauges">
      <tbody>
        {gauges.map((gauge, i) => (
          <GaugeRow key={gauge.name.en} gauge={gauge} figure={trial.figures[i] ?? 0} />
        ))}
      </tbody>
    </table>
  );
}

/** Per cent of the scale's length. */
const along = ({ scale: [least, most] }: Gauge, figure: number): number =>
  (100 * (Math.min(most, Math.max(least, figure)) - least)) / (most - least);

function GaugeRow({ gauge, figure }: { readonly gauge: Gauge; readonly figure: number }): ReactElement {
  const words = useWorkshopWords().trial;
  const { language } = useSettings();
  const [least, most] = gauge.wanted;
  const isInside = figure >= least && figure <= most;
  return (
    <tr>
      <th scope="row">{gauge.name[language]}</th>
      <td aria-hidden="true">
        <svg className="gauge" viewBox="0 0 100 14" preserveAspectRatio="none">
          <path d="M0 7h100" />
          <rect x={along(gauge, least)} y="1.5" width={along(gauge, most) - along(gauge, least)} height="11" rx="2" />
          <circle cx={along(gauge, figure)} cy="7" r="4" />
        </svg>
      </td>
      <td>
        <b>
          {figure}
          {gauge.unit && `\u00A0${gauge.unit}`}
        </b>
        <span className="spoken">, {isInside ? words.inside : words.outside}</span>
      </td>
    </tr>
  );
}
