import { type CSSProperties, type ReactElement, type RefObject, useRef } from 'react';
import { boxAt, SQUARE } from '../../../../art/dungeon-pen/index.ts';
import { squaresOfLarge } from '../../../../games/dungeon-pen/index.ts';
import { say } from '../../../../kernel/words.ts';
import { Bubble } from '../../board/Bubble.tsx';
import type { Area, Room } from '../../board/geometry.ts';
import { useRoom } from '../../board/useRoom.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { useWords } from '../../words/words.ts';
import { type Desk, inPencil, layoutFor, useDesk, useSpeak } from './context.ts';
import { sheetShapes } from './sheetShapes.ts';
import { SurveyList } from './SurveyList.tsx';
import { TurnTools } from './TurnTools.tsx';
import { inTurn, type Lie, lieOf, seenAt } from './turning.ts';
import { useAimKeys } from './useAimKeys.ts';
import { useHandling } from './useHandling.ts';
import { useStagePointers } from './useStagePointers.ts';

/** The sheet on the table, turned as somebody has turned it. */
export function Board(): ReactElement {
  const desk = useDesk();
  const stage = useRef<HTMLDivElement>(null);
  const room = useRoom(stage);
  useAimKeys(desk);
  return (
    <div className="pen-board" style={inPencil(desk)}>
      <div ref={stage} className="pen-stage" data-mode={desk.step?.type ?? 'none'}>
        {room && <Stage room={room} stage={stage} />}
      </div>
      <SurveyList />
    </div>
  );
}

interface StageProps {
  readonly room: Room;
  readonly stage: RefObject<HTMLDivElement | null>;
}

function Stage({ room, stage }: StageProps): ReactElement {
  const desk = useDesk();
  const { words, game, material, turning, eyes } = desk;
  const cancelZone = useRef<HTMLParagraphElement>(null);
  const lie = lieOf(layoutFor(room), room, turning.turn);
  const { handling, pull, sets } = useHandling(desk, lie, cancelZone);
  const pointers = useStagePointers(stage, handling, turning);
  return (
    <>
      <div className="pen-glass" {...pointers}>
        <div className="paper pen-sheet" style={placing(desk, lie)} data-bolted={turning.isBolted}>
          <div className="pen-print" data-bump={bumpOf(desk)}>
            <Drawing
              key={lie.layout.name}
              drawing={{
                view: [0, 0, lie.layout.width, lie.layout.height],
                shapes: sheetShapes(desk, { lie, pull }),
              }}
              speak={useSpeak()}
              role="img"
              aria-label={words.board.label(game.dungeon(material.sheet.name))}
            />
          </div>
        </div>
      </div>
      <TurnTools lie={lie} />
      <p ref={cancelZone} className="tag pen-cancel" data-shown={pull !== undefined} data-over={pull?.isOff ?? false}>
        {words.board.cancel}
      </p>
      {sets && <p className="tag pen-tip">{sets === 'aim' ? words.aim.how.taps : words.aim.how.power}</p>}
      {eyes !== 'open' && (
        <p className="tag pen-tip pen-eyes" role="status">
          {eyes === 'shut' ? words.board.shut : words.board.closing}
        </p>
      )}
      <Refused lie={lie} />
    </>
  );
}

/** An animation starts anew when its name changes. */
const bumpOf = ({ bumps }: Desk): string => (bumps === 0 ? 'none' : bumps % 2 === 0 ? 'even' : 'odd');

/** While a line flies, strokes and pieces take its time and its pace. */
function placing({ turning, flight }: Desk, { layout, scale }: Lie): CSSProperties {
  const isFlipped = inTurn(turning.turn) > 90 && inTurn(turning.turn) < 270;
  return {
    width: layout.width,
    height: layout.height,
    '--pen-turn': `${turning.turn}deg`,
    '--pen-flip': isFlipped ? '180deg' : '0deg',
    '--pen-scale': scale,
    ...(flight && {
      '--m-mark': `${flight.duration}ms`,
      '--m-step': `${flight.duration}ms`,
      '--ease-pencil': flight.easing,
      '--ease-out': flight.easing,
    }),
  } as CSSProperties;
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
      <Bubble room={lie.room} about={areaOf(lie, walling.squares)} avoid={[areaOf(lie, rolled)]} tone="bad">
        <span role="status">{say(game.reasons, refused)}</span>
        <button type="button" onClick={() => play.showRule(rule)}>
          {table.rule(rule)}
        </button>
      </Bubble>
    </div>
  );
}

/** Where squares are seen, in pixels of the room. */
function areaOf(lie: Lie, squares: readonly number[]): Area {
  const corners = squares.flatMap(square => {
    const [x, y] = boxAt(lie.layout, square);
    return [seenAt(lie, [x, y]), seenAt(lie, [x + SQUARE, y + SQUARE])];
  });
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...corners.map(({ x }) => x)), Math.max(...corners.map(({ y }) => y))];
  return { x: left, y: top, width: right - left, height: bottom - top };
}
