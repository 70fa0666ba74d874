import { memo, type ReactElement, use, useCallback, useState } from 'react';
import type { GameId } from '../../../games/shelf.ts';
import { moduleOf } from '../games.ts';
import { isScreen, useScreen } from '../look/screen.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Rail } from '../parts/Rail.tsx';
import { RoundButton } from '../parts/RoundButton.tsx';
import { Switches } from '../parts/Switches.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { Announcer } from '../parts/Announcer.tsx';
import { KeysSheet } from '../play/KeysSheet.tsx';
import { RulesSheet } from '../play/RulesSheet.tsx';
import { pathOf } from '../router.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';
import { Bar, type BarSheet } from './Bar.tsx';
import type { Editor } from './editor.ts';
import { FlawsPaper } from './FlawsPaper.tsx';
import { HeadingStrip } from './HeadingStrip.tsx';
import { SharePaper, type SharePaperProps } from './SharePaper.tsx';
import { TextView } from './TextView.tsx';
import { TrialPaper } from './TrialPaper.tsx';
import { useAnnouncer } from './useAnnouncer.ts';
import { useFlawList } from './useFlawList.ts';
import { useFlawSentences } from './useFlawSentences.ts';
import { useProving } from './useProving.ts';
import { useWorkbench, type Workbench as Bench } from './useWorkbench.ts';
import { useWorkbenchKeys } from './useWorkbenchKeys.ts';
import { ViewSwitch, type WorkView } from './ViewSwitch.tsx';
import { useWorkshopWords } from './words.ts';
import type { KeptWork, WorkStore } from './works.ts';
// Before what an easel changes of it.
import './tray.css';
import './workshop.css';

interface WorkbenchProps extends Pick<SharePaperProps, 'renderShowing'> {
  readonly game: GameId;
  readonly editor: Editor<object>;
  readonly store: WorkStore;
  readonly opened: KeptWork;
}

type OpenSheet = BarSheet | 'keys' | { readonly rule: string | undefined };

/** One work on the easel, with all that is said about it around it. */
export function Workbench({ game, editor, store, opened, renderShowing }: WorkbenchProps): ReactElement {
  const words = useWorkshopWords();
  const { language } = useSettings();
  const module = use(moduleOf(game));
  const bench = useWorkbench(editor, store, opened);
  const [sheet, setSheet] = useState<OpenSheet>();
  const [view, setView] = useState<WorkView>('drawing');
  const [piece, onPiece] = useState<string>();
  const { said, say } = useAnnouncer(bench.flaws.length);
  const sentenceOf = useFlawSentences(module);
  const list = useFlawList({ bench, sentenceOf, say, onPiece, onDrawing: () => setView('drawing') });
  const onHelp = useCallback((): void => setSheet('keys'), []);
  const onRules = useCallback((): void => setSheet({ rule: undefined }), []);
  const { canUndo, canRedo, undo, redo } = bench;
  const tools = { canUndo, canRedo, undo, redo, onHelp, onRules };
  useTitle(`${editor.work.heading(bench.draft)?.name ?? editor.texts[language].nameless} · ${words.title}`);
  useWorkbenchKeys({ bench, list, onHelp, switchView: () => setView(view === 'text' ? 'drawing' : 'text') });
  return (
    <div className="workshop-page" data-game={game} data-layout={editor.layout}>
      <Rail
        title={words.title}
        back={{ href: pathOf({ page: 'workshop' }), label: words.allWorks }}
        strip={<HeadingStrip {...{ game, editor, bench }} isLasting={store.lasting} />}
      >
        <Tools {...tools} />
      </Rail>
      <editor.Easel
        {...{ piece, onPiece, say, language }}
        {...{ pointed: list.pointed, onPoint: list.onPoint, shown: list.shown }}
        {...{ draft: bench.draft, flaws: bench.flaws, departures: bench.departures, onDraw: bench.draw }}
        viewSwitch={<ViewSwitch view={view} onView={setView} />}
        text={view === 'text' ? <TextView {...{ game, editor, bench, sentenceOf }} /> : undefined}
      />
      <FlawsPaper {...{ editor, bench, list }} showRule={rule => setSheet({ rule })} />
      <Verdicts {...{ game, editor, bench, sheet, renderShowing }} onSheet={setSheet} />
      <Sheets {...{ game, editor, sheet }} onClose={() => setSheet(undefined)} />
      <Announcer {...said} />
    </div>
  );
}

const usePapers = ({ layout }: Editor<object>): 'open' | 'folded' =>
  isScreen(useScreen(), 'laptop') && layout === 'open' ? 'open' : 'folded';

interface VerdictsProps extends Pick<SharePaperProps, 'renderShowing'> {
  readonly game: GameId;
  readonly editor: Editor<object>;
  readonly bench: Bench<object>;
  readonly sheet: OpenSheet | undefined;
  readonly onSheet: (sheet: BarSheet | undefined) => void;
}

/** Whether it is proved, and the ways to others: as papers, or behind a bar. */
function Verdicts({ sheet, onSheet, ...about }: VerdictsProps): ReactElement {
  const proving = useProving(about.editor, about.game, about.bench);
  const papers = { ...about, proving };
  if (usePapers(about.editor) === 'folded')
    return <Bar {...papers} sheet={sheet === 'trial' || sheet === 'share' ? sheet : undefined} onSheet={onSheet} />;
  return (
    <>
      <TrialPaper {...papers} />
      <SharePaper {...papers} />
    </>
  );
}

interface ToolsProps extends Pick<Bench<object>, 'canUndo' | 'canRedo' | 'undo' | 'redo'> {
  readonly onHelp: () => void;
  readonly onRules: () => void;
}

/** What is wanted at every stroke lies on the rail; on small screens the rest is behind a menu. No stroke changes them. */
const Tools = memo(ToolButtons);

function ToolButtons({ canUndo, canRedo, undo, redo, onHelp, onRules }: ToolsProps): ReactElement {
  const { table } = useWords();
  const [isOpen, setOpen] = useState(false);
  const isWide = isScreen(useScreen(), 'laptop');
  const seldom = (
    <>
      <RoundButton label={table.keys} icon="help" keys="?" onClick={onHelp} />
      <RoundButton label={table.rules} icon="book" onClick={onRules} />
      <Switches />
    </>
  );
  return (
    <>
      <RoundButton label={table.undo} icon="undo" keys="U" disabled={!canUndo} onClick={undo} />
      <RoundButton label={table.redo} icon="redo" keys="Shift+U" disabled={!canRedo} onClick={redo} />
      {isWide ? seldom : <RoundButton label={table.menu} icon="menu" onClick={() => setOpen(true)} />}
      {isOpen && !isWide && (
        <Dialog title={table.menu} onClose={() => setOpen(false)}>
          <div className="row">{seldom}</div>
        </Dialog>
      )}
    </>
  );
}

interface SheetsProps {
  readonly game: GameId;
  readonly editor: Editor<object>;
  readonly sheet: OpenSheet | undefined;
  readonly onClose: () => void;
}

function Sheets({ game, editor, sheet, onClose }: SheetsProps): ReactElement | null {
  const { keys } = useWorkshopWords();
  const { language } = useSettings();
  if (sheet === 'keys') return <KeysSheet keys={[...editor.texts[language].keys, ...keys.page]} onClose={onClose} />;
  return typeof sheet === 'object' ? <RulesSheet game={game} rule={sheet.rule} onClose={onClose} /> : null;
}
