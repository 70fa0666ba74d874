import { type CSSProperties, type ReactElement, type RefObject, useMemo, useRef } from 'react';
import { boxAt, spotAt, SQUARE } from '../../../../art/dungeon-pen/index.ts';
import type { Shape } from '../../../../art/shape.ts';
import { squaresOfLarge } from '../../../../games/dungeon-pen/readers.ts';
import { say } from '../../../../kernel/words.ts';
import { Bubble } from '../../board/Bubble.tsx';
import type { Area, Size } from '../../board/geometry.ts';
import { sceneTime } from '../../board/sceneTime.ts';
import { useSize } from '../../board/useSize.ts';
import { Drawing, type Dress } from '../../look/Drawing.tsx';
import { Layer } from '../../look/Layer.tsx';
import { plane } from '../../board/plane.ts';
import { useWords } from '../../words/words.ts';
import { type Desk, inPencil, layoutFor, useDesk, useSpeak } from './context.ts';
import { type Flight, isBumped, isFlying, whirlIn } from './flight.ts';
import { FlyingLine } from './FlyingLine.tsx';
import { MomentSlip } from './Moment.tsx';
import { type Held, sheetShapes } from './sheetShapes.ts';
import { SurveyList } from './SurveyList.tsx';
import { inTurn, type Lie, lieOf, seenAt } from './turning.ts';
import { TurnTools } from './TurnTools.tsx';
import { useAimKeys } from './useAimKeys.ts';
import { useHandling } from './useHandling.ts';
import { usePanePointers } from './usePanePointers.ts';

/** The sheet on the table, turned as somebody has turned it. */
export function Board(): ReactElement {
  const desk = useDesk();
  const pane = useRef<HTMLDivElement>(null);
  const viewport = useSize(pane);
  useAimKeys(desk);
  return (
    <div className="pen-board" style={inPencil(desk)}>
      <div
        ref={pane}
        className="pen-pane"
        style={viewport && sized(viewport)}
        data-mode={desk.question?.type ?? 'none'}
      >
        {viewport && <Pane viewport={viewport} pane={pane} />}
      </div>
      <SurveyList />
    </div>
  );
}

const sized = ({ width, height }: Size): CSSProperties =>
  ({ '--pen-board-width': `${width}px`, '--pen-board-height': `${height}px` }) as CSSProperties;

interface PaneProps {
  readonly viewport: Size;
  readonly pane: RefObject<HTMLDivElement | null>;
}

function Pane({ viewport, pane }: PaneProps): ReactElement {
  const desk = useDesk();
  const { words, turning, eyes, flight } = desk;
  const cancelZone = useRef<HTMLParagraphElement>(null);
  const lie = lieOf(layoutFor(viewport), viewport, turning.turn);
  const { handling, pull, sets } = useHandling(desk, lie, cancelZone);
  const pointers = usePanePointers(pane, handling, turning);
  return (
    <>
      <div
        className="pen-glass"
        data-near={flight?.leg.miss !== undefined}
        style={nearness(lie, flight)}
        {...plane(place => seenAt(lie, spotAt(lie.layout, place)))}
        {...pointers}
      >
        <Sheet {...{ desk, lie, pull }} />
      </div>
      <TurnTools lie={lie} />
      <p
        ref={cancelZone}
        className="tag pen-cancel"
        data-at={pull?.ahead ?? 'bottom'}
        data-shown={pull?.ahead !== undefined}
        data-over={pull?.isOff ?? false}
      >
        {words.board.cancel}
      </p>
      {sets && <p className="tag pen-tip">{sets === 'aim' ? words.aim.how.taps : words.aim.how.power}</p>}
      {eyes !== 'open' && (
        <p className="tag pen-tip pen-eyes" role="status">
          {eyes === 'shut' ? words.board.shut : words.board.closing}
        </p>
      )}
      <Refused lie={lie} />
      <MomentSlip lie={lie} />
    </>
  );
}

/** Where one looks from close by, while there is a near miss. */
function nearness(lie: Lie, flight: Flight | undefined): CSSProperties {
  if (!flight?.leg.miss) return {};
  const { x, y } = seenAt(lie, spotAt(lie.layout, flight.leg.miss.wall));
  return { transformOrigin: `${x}px ${y}px`, ...sceneTime(flight) };
}

/** The paper, and over it what is drawn, what is in hand and who stands there: each changes without the others. */
function Sheet({ desk, lie, pull }: { readonly desk: Desk } & Held): ReactElement {
  const { words, game, content, turning } = desk;
  const { paper, marks, hand, pieces } = sheetShapes(desk, { lie, pull });
  const over = (shapes: readonly Shape[]): ReactElement => (
    <div className="pen-sheet-over" style={placing(lie)}>
      <Print {...{ desk, lie, shapes }} />
    </div>
  );
  return (
    <>
      <Layer>
        <div
          className="paper pen-sheet"
          style={placing(lie)}
          data-bolted={turning.isBolted}
          role="img"
          aria-label={words.board.label(game.dungeon(content.sheet.name))}
        >
          <Print {...{ desk, lie }} shapes={paper} />
        </div>
      </Layer>
      <Layer>{over(marks)}</Layer>
      <Layer>
        <div className="pen-sheet-over" style={placing(lie)}>
          <FlyingLine lie={lie} />
        </div>
      </Layer>
      <Layer>{over(hand)}</Layer>
      <Layer>{over(pieces)}</Layer>
    </>
  );
}

interface PrintProps {
  readonly desk: Desk;
  readonly lie: Lie;
  readonly shapes: readonly Shape[];
}

function Print({ desk, lie: { layout }, shapes }: PrintProps): ReactElement {
  const bumped = desk.flight && isBumped(desk.flight) ? desk.flight : undefined;
  return (
    <div key={layout.name} className="pen-print" data-bump={bumped !== undefined} style={sceneTime(bumped)}>
      <Drawing
        drawing={{ view: [0, 0, layout.width, layout.height], shapes }}
        speak={useSpeak()}
        dress={useMoved(desk)}
        aria-hidden="true"
      />
    </div>
  );
}

function placing({ layout, turn, scale }: Lie): CSSProperties {
  const isFlipped = inTurn(turn) > 90 && inTurn(turn) < 270;
  return {
    width: layout.width,
    height: layout.height,
    '--pen-turn': `${turn}deg`,
    '--pen-flip': isFlipped ? '180deg' : '0deg',
    '--pen-scale': scale,
  } as CSSProperties;
}

/** A pencil that flies takes its own time, as a card does that is spun. Only they are styled anew. */
function useMoved({ flight, play: { moving } }: Desk): Dress | undefined {
  const whirl = whirlIn(moving) && moving;
  return useMemo(() => {
    if (whirl) return id => (id === 'vane' ? { style: sceneTime(whirl) } : undefined);
    if (!flight) return undefined;
    const { seat, ms, easing } = flight;
    const piece = { '--m-step': `${isFlying(flight) ? ms : 1}ms`, '--ease-out': easing } as CSSProperties;
    return id => (id === `piece/${seat}` ? { style: piece } : undefined);
  }, [flight, whirl]);
}

/** Which limit the wall in hand breaks, beside it. */
function Refused({ lie }: { readonly lie: Lie }): ReactElement | null {
  const { walling, game, play } = useDesk();
  const { table } = useWords();
  if (!walling || walling.fits || !walling.refusal) return null;
  const { refused, rule } = walling.refusal;
  const [red = 1, black = 1] = play.now.view.dice;
  const rolled = squaresOfLarge(red, black);
  return (
    <div className="pen-over">
      <Bubble viewport={lie.viewport} about={areaOf(lie, walling.squares)} avoid={[areaOf(lie, rolled)]} tone="bad">
        <span role="status">{say(game.reasons, refused)}</span>
        <button type="button" onClick={() => play.showRule(rule)}>
          {table.rule(rule)}
        </button>
      </Bubble>
    </div>
  );
}

/** Where squares are seen, in pixels of the viewport. */
function areaOf(lie: Lie, squares: readonly number[]): Area {
  const corners = squares.flatMap(square => {
    const [x, y] = boxAt(lie.layout, square);
    return [seenAt(lie, [x, y]), seenAt(lie, [x + SQUARE, y + SQUARE])];
  });
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...corners.map(({ x }) => x)), Math.max(...corners.map(({ y }) => y))];
  return { x: left, y: top, width: right - left, height: bottom - top };
}
