import { type ReactElement, useState } from 'react';
import type { DungeonPen, Point } from '../../../../../games/dungeon-pen/index.ts';
import { currentStep, isTooShort, LARGE, SCALE, UNIT } from '../../../../../games/dungeon-pen/readers.ts';
import { say } from '../../../../../kernel/words.ts';
import type { OwnPadProps } from '../../pad.ts';
import { Icon } from '../../../look/Icon.tsx';
import { useKeys } from '../../../parts/useKeys.ts';
import { flickerOf, hasTouched, judgedOtherwise, lengthTo, NUDGE, onSheet, typedFor } from './line.ts';
import { SheetPad } from './SheetPad.tsx';
import { type PadWords, WORDS } from './words.ts';

type FlickProps = OwnPadProps<DungeonPen>;

/** Where a real line ended: pressed on the sheet, nudged by arrows, judged before it is taken. */
export function FlickPad(props: FlickProps): ReactElement {
  const { occasion } = props;
  const words = WORDS[occasion.language];
  const [end, setEnd] = useState<Point>();
  const { from } = flickerOf(occasion.view);
  const nudge = (x: number, y: number): void => {
    const at = end ?? from;
    setEnd(onSheet({ x: at.x + x, y: at.y + y }));
  };
  const taking = useTaking(props, end);
  useKeys({ ...nudgeKeys(nudge), ...(end && { Enter: () => taking.take(end) }) });
  return (
    <>
      <SheetPad {...{ occasion, end }} label={words.sheet} onPress={setEnd} />
      <LineDid {...props} {...{ end, words }} onMove={setEnd} />
      <div className="pen-pad-foot">
        <NudgePad {...{ words, nudge }} />
        <div className="paper pen-pad-take">
          <p role="status">{placeOf(end, words)}</p>
          <button
            type="button"
            className="button button-go"
            aria-disabled={!taking.isReady}
            onClick={() => end && taking.take(end)}
          >
            {words.stopped}
          </button>
          <OtherWays {...props} words={words} />
        </div>
      </div>
    </>
  );
}

/** DP-23: the number of the scale that names so much of the sheet; its border belongs to the last. */
const scaleAt = (length: number): number => Math.min(SCALE, Math.floor(length / (LARGE * UNIT)) + 1);

function placeOf(end: Point | undefined, words: PadWords): string {
  if (!end) return words.press;
  return `${words.lies(scaleAt(end.x), scaleAt(end.y))} ${words.nudge}`;
}

function useTaking({ occasion, act, enter }: FlickProps, end: Point | undefined) {
  const [isTaking, setTaking] = useState(false);
  const { from } = flickerOf(occasion.view);
  const isReady = end !== undefined && !isTooShort(from, end) && !isTaking;
  const take = (at: Point): void => {
    if (!isReady) return;
    setTaking(true);
    void enterAll(typedFor(occasion.view, at), { act, enter }).finally(() => setTaking(false));
  };
  return { isReady, take };
}

async function enterAll(
  typed: ReturnType<typeof typedFor>,
  { act, enter }: Pick<FlickProps, 'act' | 'enter'>,
): Promise<void> {
  for (const [seat, input] of typed) if (!(await (seat < 0 ? enter(input) : act(input)))) return;
}

const nudgeKeys = (nudge: (x: number, y: number) => void) => ({
  ArrowUp: () => nudge(0, -NUDGE),
  ArrowDown: () => nudge(0, NUDGE),
  ArrowLeft: () => nudge(-NUDGE, 0),
  ArrowRight: () => nudge(NUDGE, 0),
  'Shift+ArrowUp': () => nudge(0, -UNIT),
  'Shift+ArrowDown': () => nudge(0, UNIT),
  'Shift+ArrowLeft': () => nudge(-UNIT, 0),
  'Shift+ArrowRight': () => nudge(UNIT, 0),
});

interface LineDidProps extends FlickProps {
  readonly end: Point | undefined;
  readonly words: PadWords;
  readonly onMove: (end: Point) => void;
}

/** What the rules make of that line, before it is taken. */
function LineDid({ occasion, foresee, end, words, onMove }: LineDidProps): ReactElement {
  const { view, words: game, names, reader, language } = occasion;
  const { from } = flickerOf(view);
  const isLine = end !== undefined && !isTooShort(from, end);
  const judged = (place: Point) => foresee(...typedFor(view, place))?.events ?? [];
  const told = isLine ? judged(end).filter(({ type }) => type !== 'flicked' && type !== 'relieved') : [];
  const other = isLine ? judgedOtherwise(end, place => hasTouched(judged(place))) : undefined;
  const length = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (
    <section className="paper pen-pad-did">
      <h2 className="h3">{words.did}</h2>
      {end && <span className="small soft">{words.squares(length.format(lengthTo(from, end) / UNIT))}</span>}
      <div role="status">
        {end && !isLine && <p>{words.short}</p>}
        {told.map((event, i) => (
          <p key={i}>{say(game.events, event, names, reader)}</p>
        ))}
      </div>
      {other && <Touch {...{ words }} isTouched={hasTouched(told)} onOther={() => onMove(other)} />}
    </section>
  );
}

interface TouchProps {
  readonly words: PadWords;
  readonly isTouched: boolean;
  readonly onOther: () => void;
}

/** A finger is broader than the gap to a wall: who sees the paper says whether the line touched it. */
function Touch({ words, isTouched, onOther }: TouchProps): ReactElement {
  const answers = [
    [words.no, !isTouched],
    [words.yes, isTouched],
  ] as const;
  return (
    <div className="pen-pad-touch" role="group" aria-label={words.touch}>
      <span aria-hidden="true">{words.touch}</span>
      <span className="pen-pad-sides">
        {answers.map(([label, isOn]) => (
          <button key={label} type="button" aria-pressed={isOn} onClick={isOn ? undefined : onOther}>
            {label}
          </button>
        ))}
      </span>
    </div>
  );
}

interface NudgePadProps {
  readonly words: PadWords;
  readonly nudge: (x: number, y: number) => void;
}

function NudgePad({ words, nudge }: NudgePadProps): ReactElement {
  const moves = [
    ['up', 0, -NUDGE],
    ['left', -NUDGE, 0],
    ['right', NUDGE, 0],
    ['down', 0, NUDGE],
  ] as const;
  return (
    <div className="pen-pad-nudges">
      {moves.map(([way, x, y]) => (
        <button
          key={way}
          type="button"
          className="round-button"
          data-way={way}
          aria-label={words.moves[way]}
          onClick={() => nudge(x, y)}
        >
          <Icon name="arrow-right" size={20} />
        </button>
      ))}
    </div>
  );
}

/** A flick that failed; a line that the page draws, where somebody has aimed: a bot. */
function OtherWays({ occasion, act, enter, draw, words }: FlickProps & { readonly words: PadWords }): ReactElement {
  const step = currentStep(occasion.view)?.type;
  const drawLine = async (): Promise<void> => {
    if (step === 'sway' && !(await enter(draw()))) return;
    await enter(draw());
  };
  if (step === 'aim')
    return (
      <button type="button" className="button" onClick={() => void act({ type: 'flick', aim: 0, power: 0 })}>
        {words.failed}
      </button>
    );
  return (
    <button type="button" className="button" onClick={() => void drawLine()}>
      {step === 'sway' ? words.forUs : words.finish}
    </button>
  );
}
