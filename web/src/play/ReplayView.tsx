import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import type { Kind, Rules, Seat, Start } from '../../../kernel/game.ts';
import type { Transcript } from '../../../kernel/match.ts';
import { randomFrom } from '../../../kernel/random.ts';
import type { Names, Reader } from '../../../kernel/words.ts';
import { type GameId, titleOf } from '../games.ts';
import type { GameModule, PlayProps } from '../games/module.ts';
import { useScreen } from '../look/screen.ts';
import { type Back, Rail } from '../parts/Rail.tsx';
import { Switches } from '../parts/Switches.tsx';
import { RoundButton } from '../parts/RoundButton.tsx';
import { useKeys } from '../parts/useKeys.ts';
import { nextPace, useSettings } from '../settings.ts';
import { type FlipPage, flipPagesOf } from '../table/replay.ts';
import { useWords } from '../words/words.ts';
import { headingsIn, type Stop, stopAfter, stopBefore } from '../games/headings.ts';
import { highlightsOf } from './highlights.ts';
import { KeysSheet } from './KeysSheet.tsx';
import { measuresOn } from './measures.ts';
import { PaceButton } from './Pace.tsx';
import { StepControls, StepList, type Stops } from './ReplaySteps.tsx';
import { RulesSheet } from './RulesSheet.tsx';
import { sentencesOf, type Narration } from './sentences.ts';
import { TurnStrip } from './TurnStrip.tsx';
import type { Seen } from '../stage/seen.ts';
import type { Moment } from '../stage/stage.ts';
import { useReplayStage } from './useStage.ts';
import { type ReplayStart, type Steps, useLeafing, useSteps } from './useSteps.ts';
import './play.css';
import './small-screens.css';
import './replay.css';

interface AboutReplay extends ReplayStart {
  readonly game: GameId;
  readonly module: GameModule<Kind>;
  readonly names: Names;
  /** Whose match it was: through their own eyes they read it as told to them. */
  readonly reader?: Reader;
  readonly title: string;
  readonly back: Back;
  /** In the rail, before the other tools. */
  readonly tools?: ReactNode;
  /** What can be done with the step that is shown. */
  readonly renderBelow?: (at: number, go: Steps['go']) => ReactElement;
}

interface ReplayViewProps extends AboutReplay {
  readonly transcript: Transcript<Kind>;
}

/** A match to leaf through, seen by anybody who sat there. */
export function ReplayView({ transcript, ...about }: ReplayViewProps): ReactElement {
  const { module, reader } = about;
  const [seat, look] = useState<Seat>(reader ?? 0);
  const pages = useMemo(() => flipPagesOf(module.game, transcript, seat), [module, transcript, seat]);
  const read = { reader: seat === reader ? reader : undefined };
  return <FlipBook {...about} {...read} start={transcript} pages={pages} onLook={look} />;
}

interface FlipBookProps extends AboutReplay {
  readonly start: Start<Kind>;
  readonly pages: readonly FlipPage<Kind>[];
  /** Where one may look through other eyes, too. */
  readonly onLook?: (seat: Seat) => void;
}

/** Pages to leaf through: forward, back, to any of them, or by itself. */
export function FlipBook(props: FlipBookProps): ReactElement {
  const { game, module, start, pages, title, back, tools } = props;
  const words = useWords();
  const [opened, open] = useState<{ readonly rule?: string }>();
  const rules = useMemo(() => module.game.rules(start), [module, start]);
  const sentences = useSentences(props, rules);
  const steps = useSteps(pages.length - 1, props);
  const measures = measuresOn(useScreen(), module.desk);
  const seen = useReplayStage(module, rules, usePage(pages, steps), steps);
  const stops = useStops(props, rules);
  useLeafing(steps, pages, seen?.pageRead);
  useKeys({ '?': () => open({}), p: turnPace });
  useStopKeys(steps, stops);
  if (!seen) return <></>;
  const pencil = module.art.pencilOf(Math.max(0, seen.now.seat), start.seats);
  const page = pages.findIndex(({ now }) => now === seen.now);
  const sentence = sentences[page < 0 ? steps.at - 1 : page] ?? '';
  return (
    <div className="play-page replay-page" data-game={game} data-desk="replay" style={measures}>
      <Rail title={titleOf(game)} back={back} strip={<TurnStrip pencil={pencil} name={title} sentence={sentence} />}>
        {tools}
        <span data-on="laptop tablet phone">
          <PaceButton onPress={turnPace} />
        </span>
        <RoundButton label={words.table.keys} icon="help" keys="?" onClick={() => open({})} />
        <span data-on="laptop tablet">
          <Switches />
        </span>
      </Rail>
      <ReplayDesk {...props} {...{ rules, steps, stops, sentences, seen }} showRule={rule => open({ rule })} />
      {opened && <ReplaySheet {...props} rule={opened.rule} onClose={() => open(undefined)} />}
    </div>
  );
}

const turnPace = (): void => void nextPace();

/** The page that lies open, with all that was told up to it. */
function usePage(pages: readonly FlipPage<Kind>[], { at, isNext }: Steps): Omit<Moment<Kind>, 'actions'> {
  const told = useMemo(() => pages.slice(0, at + 1).flatMap(({ events }) => events), [pages, at]);
  const shown = pages[at];
  if (!shown) throw new Error(`no step ${at}`);
  return { now: shown.now, events: isNext ? shown.events : null, told };
}

function useSentences({ module, names, reader, pages }: FlipBookProps, rules: Rules<Kind>): readonly string[] {
  const page = useWords();
  const { language } = useSettings();
  return useMemo(() => {
    const describe: Narration['describe'] = (action, view) => module.describe?.(action, { view, rules, language });
    return sentencesOf(pages, { words: module.words[language], names, reader, page, describe });
  }, [module, rules, pages, names, reader, page, language]);
}

/** The parts of the match, and what was worth remembering in one that has ended. */
function useStops({ module, names, reader, pages }: FlipBookProps, rules: Rules<Kind>): Stops {
  const words = useWords();
  const { language } = useSettings();
  return useMemo(() => {
    const outcome = pages.at(-1)?.now.outcome;
    const found = outcome ? highlightsOf(module, { pages, rules, outcome, names, reader, language }, words) : [];
    const highlights = found.map(({ at, title, figure }) => ({ at, label: `${title}${words.colon}${figure}` }));
    return { headings: headingsIn(pages, module.texts[language], words), highlights };
  }, [module, rules, pages, names, reader, words, language]);
}

/** From part to part, and to the next highlight, from the last one to the first. */
function useStopKeys({ at, go }: Steps, { headings, highlights }: Stops): void {
  const goTo = (stop: Stop | undefined): void => stop && go(stop.at);
  useKeys({
    PageUp: () => goTo(stopBefore(headings, at)),
    PageDown: () => goTo(stopAfter(headings, at)),
    m: () => goTo(stopAfter(highlights, at) ?? highlights[0]),
  });
}

interface ReplayDeskProps extends FlipBookProps, Pick<PlayProps<Kind>, 'rules' | 'showRule'> {
  readonly seen: Seen<Kind>;
  readonly steps: Steps;
  readonly stops: Stops;
  readonly sentences: readonly string[];
}

function ReplayDesk(props: ReplayDeskProps): ReactElement {
  const { module, names, steps, stops, sentences, renderBelow, seen, onLook } = props;
  const { table, replay } = useWords();
  const { Board, Side, Frame } = module;
  const given = useStillPlay(props);
  const desk = (
    <>
      <section className="play-board" aria-label={table.board}>
        <Board {...given} />
      </section>
      <section className="play-side" aria-label={replay.steps}>
        <h2 className="spoken">{replay.steps}</h2>
        <Side {...given} />
        {names.length > 1 && onLook && <Eyes {...{ names, seat: seen.now.seat, onLook }} />}
        <StepList {...{ steps, stops, sentences }} />
      </section>
      <div className="paper step-bar">
        <StepControls {...{ steps, stops }} />
        {renderBelow?.(steps.at, steps.go)}
      </div>
    </>
  );
  return Frame ? <Frame {...given}>{desk}</Frame> : desk;
}

/** A play in which nothing can be done. */
function useStillPlay({ module, rules, names, reader, seen, showRule }: ReplayDeskProps): PlayProps<Kind> {
  const { language } = useSettings();
  const { now, events, told, moving } = seen;
  return {
    now,
    events,
    told,
    moving,
    lapse: undefined,
    language,
    rules,
    words: module.words[language],
    names,
    reader,
    actions: [],
    hint: undefined,
    plan: [],
    compared: [],
    review: undefined,
    act: async () => false,
    undo: async () => undefined,
    refuse: async () => undefined,
    ask: () => undefined,
    showRule,
    preview: async () => 'chance',
    why: async input => rules.why(rules.imagine(now.view, now.seat, randomFrom('replay')), now.seat, input),
  };
}

interface EyesProps {
  readonly names: Names;
  readonly seat: Seat;
  readonly onLook: (seat: Seat) => void;
}

/** Through whose eyes one looks: when all is over, through anybody's. */
function Eyes({ names, seat, onLook }: EyesProps): ReactElement {
  const { replay } = useWords();
  return (
    <label className="paper eyes">
      {replay.seenBy}
      <select className="field" value={seat} onChange={({ target }) => onLook(Number(target.value))}>
        {names.map((name, each) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ReplaySheetProps extends AboutReplay {
  /** The rule to show; the keys when there is none. */
  readonly rule: string | undefined;
  readonly onClose: () => void;
}

function ReplaySheet({ game, rule, onClose }: ReplaySheetProps): ReactElement {
  const { replay } = useWords();
  if (rule === undefined) return <KeysSheet keys={replay.keys} onClose={onClose} />;
  return <RulesSheet game={game} rule={rule} onClose={onClose} />;
}
