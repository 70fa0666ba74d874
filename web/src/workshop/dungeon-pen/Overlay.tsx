// What lies over the sheet while it is drawn: whose cell it is, what is being drawn and its twin, what is wrong.
import type { ReactElement } from 'react';
import { boxAt, LAYOUTS, mapBox, middleOf, SQUARE } from '../../../../art/dungeon-pen/index.ts';
import type { Flaw, Sheet, Square } from '../../../../games/dungeon-pen/index.ts';
import { CELL_OF_SEAT, halfTurn, placesOf, squaresWith } from '../../../../games/dungeon-pen/readers.ts';
import type { NumberedFlaw } from '../editor.ts';
import type { Piece, Symmetry } from './drawing.ts';
import type { Stroke } from './useStroke.ts';

const layout = LAYOUTS.wide;
const [PIN_X, PIN_Y] = middleOf(mapBox(layout));

const rectAt = (square: Square) => {
  const [x, y, width, height] = boxAt(layout, square);
  return { x, y, width, height };
};

/** The floor of a cell belongs to a seat: its pencil's colour, and a stroke each way, so that colour is not all. */
export const CellTints = ({ sheet }: { readonly sheet: Sheet }): ReactElement => (
  <>
    {CELL_OF_SEAT.flatMap((cell, seat) =>
      squaresWith(sheet, cell).map(square => {
        const { x, y } = rectAt(square);
        const slash = seat === 0 ? `M${x + 9} ${y + 24}l15-15` : `M${x + 9} ${y + 9}l15 15`;
        return (
          <g key={square} className="easel-cell" data-seat={seat}>
            <rect {...rectAt(square)} />
            <path d={slash} />
          </g>
        );
      }),
    )}
  </>
);

interface StrokePreviewProps {
  readonly stroke: Stroke;
  readonly symmetry: Symmetry;
  readonly piece: Piece;
}

/**
 * In graphite, until the pencil is lifted; its twin dashed. Once the pencil moves both are joined through the pin in the
 * middle: for a dot the line across the sheet would only be painted, and the sheet under it painted again.
 */
export function StrokePreview({ stroke, symmetry, piece }: StrokePreviewProps): ReactElement {
  return (
    <g data-piece={piece}>
      {stroke.squares.map(square => (
        <rect key={square} className="easel-graphite" {...rectAt(square)} />
      ))}
      {symmetry === 'half-turn' && (
        <>
          {stroke.squares.map(square => (
            <rect key={square} className="easel-twin" {...rectAt(halfTurn(square))} />
          ))}
          {stroke.squares.length > 1 && <TwinLine to={stroke.to} />}
        </>
      )}
    </g>
  );
}

function TwinLine({ to }: { readonly to: Square }): ReactElement {
  const [x, y] = middleOf(boxAt(layout, to));
  const [twinX, twinY] = middleOf(boxAt(layout, halfTurn(to)));
  return (
    <>
      <path className="easel-twin-line" d={`M${x} ${y}L${twinX} ${twinY}`} />
      <circle className="easel-pin" cx={PIN_X} cy={PIN_Y} r="7" />
    </>
  );
}

export const Cursor = ({ square }: { readonly square: Square }): ReactElement => (
  <g className="easel-cursor">
    <rect {...rectAt(square)} />
    <rect {...rectAt(square)} />
  </g>
);

interface FlawRingsProps {
  readonly sheet: Sheet;
  readonly flaws: readonly NumberedFlaw<Sheet>[];
  readonly pointed: number | undefined;
}

/** More squares than this are outlined instead of ringed, or nothing else would be seen. */
const FEW = 6;

/** A red ring and the number of the list around each place that is wrong. */
export const FlawRings = ({ sheet, flaws, pointed }: FlawRingsProps): ReactElement => (
  <>
    {flaws.map(({ number, flaw }) => {
      const squares = placesOf(sheet, flaw.refused as Flaw);
      const [first] = squares;
      if (first === undefined) return null;
      return (
        <g key={number} className="easel-flaw" data-pointed={number === pointed}>
          {squares.map(square =>
            squares.length > FEW ? (
              <rect key={square} {...rectAt(square)} />
            ) : (
              <Ring key={square} square={square} isPair={squares.length > 1} />
            ),
          )}
          <Badge number={number} square={first} />
        </g>
      );
    })}
  </>
);

/** As a hand draws it: twice round, not quite the same way. */
function Ring({ square, isPair }: { readonly square: Square; readonly isPair: boolean }): ReactElement {
  const [x, y] = middleOf(boxAt(layout, square));
  const size = SQUARE * (isPair ? 0.62 : 0.8);
  return (
    <>
      <ellipse cx={x} cy={y} rx={size} ry={size * 0.95} transform={`rotate(-12 ${x} ${y})`} />
      <ellipse cx={x + 0.8} cy={y - 0.6} rx={size * 0.97} ry={size} transform={`rotate(20 ${x} ${y})`} />
    </>
  );
}

function Badge({ number, square }: { readonly number: number; readonly square: Square }): ReactElement {
  const [x, y] = middleOf(boxAt(layout, square));
  const at = { x: x + SQUARE * 0.62, y: y + SQUARE * 0.6 };
  return (
    <>
      <circle cx={at.x} cy={at.y} r="10.5" />
      <text x={at.x} y={at.y + 5}>
        {number}
      </text>
    </>
  );
}
