import {
  type Aimed,
  aimLine,
  along,
  bolts,
  cone,
  culprits,
  darkness,
  ground,
  growingSquares,
  healthRow,
  type Held as HeldPencil,
  heldWall,
  hintAt,
  type Layout,
  litSquares,
  marks,
  pencilOf,
  pieces,
  pull,
  rolledSquare,
  spotAt,
  spunCard,
  SQUARE,
} from '../../../../art/dungeon-pen/index.ts';
import type { Shape } from '../../../../art/shape.ts';
import type { Flick, Reason, Square, View } from '../../../../games/dungeon-pen/index.ts';
import {
  centreOf,
  characterOf,
  DEGREE,
  lengthOf,
  mostHp,
  squaresUnder,
  UNIT,
} from '../../../../games/dungeon-pen/readers.ts';
import type { Desk } from './context.ts';
import { whirlIn } from './flight.ts';
import { type Aim, pullFor } from './gesture.ts';
import type { Lie } from './turning.ts';
import { fullPull, type Pull } from './usePull.ts';

/** What lies over the sheet while somebody is at it. */
export interface Held {
  readonly lie: Lie;
  readonly pull: Pull | undefined;
}

const FINGER = 15;

/** What lies one over the other, from the paper up. */
export interface SheetShapes {
  readonly paper: readonly Shape[];
  readonly marks: readonly Shape[];
  readonly hand: readonly Shape[];
  readonly pieces: readonly Shape[];
}

/** Everything on the sheet. With closed eyes there is only one's own pencil. */
export function sheetShapes(desk: Desk, held: Held): SheetShapes {
  const { layout } = held.lie;
  const hand = aimShapes(desk, held);
  if (desk.eyes === 'shut')
    return { paper: [...rows(desk, layout), ...darkness(layout)], marks: [], hand, pieces: ownPiece(desk, held) };
  const { view } = desk.play.now;
  return {
    paper: [
      ...ground(desk.content.sheet, layout),
      ...underMarks(desk, layout),
      ...rows(desk, layout),
      ...(view.bolted ? bolts(layout) : []),
    ],
    marks: marks({ ...desk, view, layout, flying: desk.flight }),
    hand: [...overMarks(desk, layout), ...hand, ...hintShapes(desk, layout)],
    pieces: [...allPieces(desk, held), ...whirlShapes(desk, layout)],
  };
}

const SEATS = [0, 1] as const;

function rows({ play, content }: Desk, layout: Layout): Shape[] {
  return SEATS.map(seat =>
    healthRow(
      layout,
      { seat, name: play.names[seat] ?? '', hp: play.now.view.characters[seat].hp, most: mostHp(content, seat) },
      seat === 1 ? content.sheet.name : undefined,
    ),
  );
}

function underMarks({ question, play }: Desk, layout: Layout): readonly Shape[] {
  const [red, black] = rolledFor(question, play.now.view);
  return red !== undefined && black !== undefined ? [rolledSquare(layout, red, black)] : [];
}

/** The dice that name the large square in which something has to be chosen or drawn. */
function rolledFor(question: Desk['question'], { dice }: View): readonly number[] {
  if (question?.type === 'place') return question.dice;
  return question?.type === 'land' || question?.type === 'start' ? dice : [];
}

function overMarks({ choosing, growths, walling, play }: Desk, layout: Layout): readonly Shape[] {
  return [
    ...(choosing ? litSquares(layout, choosing.squares, choosing.pointed) : []),
    ...growingSquares(layout, growths),
    ...(walling ? heldWall(layout, { ...walling, pencil: pencilOf(play.now.seat) }) : []),
    ...(walling?.refusal ? culprits(layout, culpritsOf(walling.refusal.refused, play.now.view)) : []),
  ];
}

/** Where a refusal has its cause: the squares it names, and whoever would be shut in. */
export function culpritsOf(reason: Reason, view: View): readonly Square[] {
  if (reason.type === 'wall-shuts-in') return squaresUnder(characterOf(view, reason.seat));
  return 'squares' in reason ? reason.squares : [];
}

/** The flick as it is aimed now: by the hand that pulls, or by keys. */
function aimedOn({ aiming, play }: Desk, { lie, pull: pulled }: Held): Aimed | undefined {
  const aim = pulled ? pulled.aim : aiming?.now;
  if (!aiming || !aim) return undefined;
  const from = spotAt(lie.layout, here(play));
  return { ...sightOf(aim), ...spreadOf(aiming.flick), from, pencil: pencilOf(play.now.seat) };
}

const here = (play: Desk['play']): { readonly x: number; readonly y: number } =>
  characterOf(play.now.view, play.now.seat === 1 ? 1 : 0);

const sightOf = ({ aim, power }: Aim): Pick<Aimed, 'degrees' | 'reach'> => ({
  degrees: aim / DEGREE,
  reach: (lengthOf(power) * SQUARE) / UNIT,
});

/** One sigma in degrees, and as a part of the length. */
export const spreadOf = ({ angle, wobble }: Flick): Pick<Aimed, 'sway' | 'wobble'> => ({
  sway: angle / 100 / DEGREE,
  wobble: wobble / 10_000,
});

function aimShapes(desk: Desk, held: Held): readonly Shape[] {
  const aimed = aimedOn(desk, held);
  const { pull: pulled, lie } = held;
  if (!aimed || pulled?.isOff) return [];
  const sight = desk.eyes === 'shut' ? aimLine(lie.layout, aimed, 'cream') : cone(lie.layout, aimed);
  if (!pulled?.aim) return sight;
  const far = pullFor(pulled.aim.power, fullPull(lie.room)) / lie.scale;
  return [...sight, ...pull(aimed.from, along(aimed.from, aimed.degrees + 180, far), FINGER / lie.scale)];
}

function whirlShapes({ play }: Desk, layout: Layout): readonly Shape[] {
  const whirl = whirlIn(play.moving);
  return whirl ? [spunCard(layout, characterOf(play.now.view, whirl.seat), whirl.degrees)] : [];
}

function hintShapes({ play }: Desk, layout: Layout): readonly Shape[] {
  const { hint } = play;
  if (hint?.type === 'flick') {
    const { degrees, reach } = sightOf(hint);
    return [hintAt([along(spotAt(layout, here(play)), degrees, reach)])];
  }
  const squares = hint && 'squares' in hint ? hint.squares : hint && 'square' in hint ? [hint.square] : [];
  return squares.length > 0 ? [hintAt(squares.map(square => spotAt(layout, centreOf(square))))] : [];
}

const LEAN = 24;

/** The top of the pencil leans away from where it is going to fly, seen by whoever holds it. */
function leanOf({ aiming }: Desk, { lie, pull: pulled }: Held): number {
  const aim = pulled?.aim ?? aiming?.now;
  if (!aim) return 14;
  return (
    -LEAN * Math.sin(((aim.aim / DEGREE + lie.turn) * Math.PI) / 180) + (aiming?.effects.includes('weak') ? -16 : 8)
  );
}

function heldPencil(desk: Desk, held: Held): HeldPencil | undefined {
  if (desk.flight) return { seat: desk.flight.seat, lean: 20, to: desk.flight.to };
  const isHeld = desk.question?.type === 'aim' || desk.question?.type === 'spin';
  return isHeld ? { seat: desk.play.now.seat, lean: leanOf(desk, held) } : undefined;
}

const allPieces = (desk: Desk, held: Held): readonly Shape[] =>
  pieces(held.lie.layout, desk.play.now.view, heldPencil(desk, held));

const ownPiece = (desk: Desk, held: Held): readonly Shape[] =>
  pieces(held.lie.layout, desk.play.now.view, heldPencil(desk, held)).filter(
    ({ id }) => id === `piece/${desk.play.now.seat}`,
  );
