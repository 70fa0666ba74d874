import {
  type Aimed,
  along,
  blindLine,
  bolts,
  closeShave,
  cone,
  culprits,
  darkness,
  ground,
  growingSquares,
  healthRow,
  type HeldPencil,
  heldWall,
  hintAt,
  type Layout,
  litSquares,
  marks,
  measure,
  pencilOf,
  pieces,
  pull,
  rolledSquare,
  type Sight,
  spotAt,
  spunCard,
  SQUARE,
  wantedCell,
  wantedTreasure,
} from '../../../../art/dungeon-pen/index.ts';
import { group, type Shape } from '../../../../art/shape.ts';
import type { Flick, Point, Reason, Square, View } from '../../../../games/dungeon-pen/index.ts';
import {
  centreOf,
  characterOf,
  DEGREE,
  flickOf,
  lengthOf,
  mostHp,
  squaresUnder,
  straightOn,
  turned,
  UNIT,
  wantedBy,
} from '../../../../games/dungeon-pen/readers.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { Desk } from './context.ts';
import { distancesOn } from './distances.ts';
import { isFlying, whirlIn } from './flight.ts';
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
interface SheetShapes {
  readonly paper: readonly Shape[];
  readonly marks: readonly Shape[];
  readonly hand: readonly Shape[];
  readonly pieces: readonly Shape[];
}

/** Everything on the sheet. With closed eyes there is only one's own pencil. */
export function sheetShapes(desk: Desk, held: Held): SheetShapes {
  const { layout } = held.lie;
  const hand = spokenOf(desk, aimShapes(desk, held));
  if (desk.eyes === 'shut')
    return { paper: [...rows(desk, layout), ...darkness(layout)], marks: [], hand, pieces: ownPiece(desk, held) };
  const { view } = desk.play.now;
  return {
    paper: [
      ...ground(desk.content.sheet, layout),
      ...underMarks(desk, layout),
      ...goalShapes(desk, layout),
      ...rows(desk, layout),
      ...(view.bolted ? bolts(layout) : []),
    ],
    marks: marks({ ...desk, view, layout }),
    hand: [
      ...overMarks(desk, layout),
      ...hand,
      ...rivalAim(desk, layout),
      ...momentShapes(desk, layout),
      ...hintShapes(desk, layout),
    ],
    pieces: [...allPieces(desk, held), ...whirlShapes(desk, layout)],
  };
}

/** The flick that the tutor asks about, or that is advised: what is said of it stays clear of it. */
function spokenOf({ play }: Desk, shapes: readonly Shape[]): readonly Shape[] {
  if (play.meant) return [group({ id: 'doubt/aim' }, shapes)];
  return play.hint?.type === 'flick' ? [group({ id: 'hint/aim' }, shapes)] : shapes;
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

/** What the seat at the screen is after: the treasure, then its cell. */
function goalShapes({ content, play }: Desk, layout: Layout): readonly Shape[] {
  const { seat, view, outcome } = play.now;
  if (seat < 0 || outcome) return [];
  const pencil = pencilOf(seat);
  return [
    characterOf(view, seat).carries
      ? wantedCell(layout, content.cells[seat] ?? [], pencil)
      : wantedTreasure(layout, wantedBy(content, seat), pencil),
  ];
}

function underMarks({ question, play }: Desk, layout: Layout): readonly Shape[] {
  const thrown = play.moving?.part === 'thrown' && play.moving.event.type === 'dice-rolled';
  const [red, black] = thrown ? play.now.view.dice : rolledFor(question, play.now.view);
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
    ...(walling ? [group({ id: 'held' }, heldWall(layout, { ...walling, pencil: pencilOf(play.now.seat) }))] : []),
    ...(walling?.refusal ? culprits(layout, culpritsOf(walling.refusal.refused, play.now.view)) : []),
  ];
}

/** Where a refusal has its cause: the squares it names, and whoever would be shut in. */
function culpritsOf(reason: Reason, view: View): readonly Square[] {
  if (reason.type === 'wall-shuts-in') return squaresUnder(characterOf(view, reason.seat));
  return 'squares' in reason ? reason.squares : [];
}

/** The flick as it is aimed now: by the hand that pulls, or by keys. */
function aimedOn(desk: Desk, { lie, pull: pulled }: Held): Aimed | undefined {
  const { aiming, play } = desk;
  const aim = pulled ? pulled.aim : aiming?.now;
  if (!aiming || !aim) return undefined;
  return { ...sightOf(aim), ...spreadOf(aiming.flick), ...lookFrom(desk, lie.layout, play.now.seat) };
}

/** Where a seat stands, and how far it sees from there. */
function lookFrom({ play, content }: Desk, layout: Layout, seat: Seat): Pick<Aimed, 'from' | 'pencil' | 'look'> {
  const { view } = play.now;
  const at = characterOf(view, seat);
  const look = (degrees: number): Sight => {
    const { x, y, contact } = straightOn(content, view, seat, turned(Math.round(degrees * DEGREE)));
    return { far: (Math.hypot(x - at.x, y - at.y) * SQUARE) / UNIT, isHard: contact === 'wall' };
  };
  return { from: spotAt(layout, at), pencil: pencilOf(seat), look };
}

const here = (play: Desk['play']): Point => characterOf(play.now.view, play.now.seat === 1 ? 1 : 0);

/** The flick that somebody else is about to make. */
function rivalAim(desk: Desk, layout: Layout): readonly Shape[] {
  const { moving, now } = desk.play;
  if (moving?.part !== 'aim' || moving.event.type !== 'flicked') return [];
  const { seat } = moving.event;
  const flick = flickOf(desk.content, now.view, seat, moving.event);
  return cone({ ...sightOf(moving.event), ...spreadOf(flick), ...lookFrom(desk, layout, seat) });
}

/** What is pointed out on the sheet while a scene is seen. */
function momentShapes(desk: Desk, layout: Layout): readonly Shape[] {
  const { moving } = desk.play;
  const miss = desk.flight?.leg.miss;
  const isChoice = moving?.part === 'choice' && moving.event.type === 'wall-drawn';
  return [
    ...(miss ? [closeShave(layout, miss.wall)] : []),
    ...(isChoice ? heldWall(layout, { ...moving.event, fits: true, pencil: pencilOf(moving.event.seat) }) : []),
    ...distancesOn(desk).map(each => measure(layout, each)),
  ];
}

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
  const sight = desk.eyes === 'shut' ? blindLine(aimed, 'cream') : cone(aimed);
  if (!pulled?.aim) return sight;
  const far = pullFor(pulled.aim.power, fullPull(lie.viewport)) / lie.scale;
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
  return leanFor(aim, lie) + (aiming?.effects.includes('weak') ? -16 : 8);
}

const leanFor = ({ aim }: Aim, { turn }: Lie): number => -LEAN * Math.sin(((aim / DEGREE + turn) * Math.PI) / 180);

function heldPencil(desk: Desk, held: Held): HeldPencil | undefined {
  if (isFlying(desk.flight)) return { seat: desk.flight.seat, lean: 20, to: desk.flight.to };
  const { moving } = desk.play;
  if (moving?.part === 'aim' && moving.event.type === 'flicked')
    return { seat: moving.event.seat, lean: leanFor(moving.event, held.lie) };
  const isHeld = desk.question?.type === 'aim' || desk.question?.type === 'spin';
  return isHeld ? { seat: desk.play.now.seat, lean: leanOf(desk, held) } : undefined;
}

const allPieces = (desk: Desk, held: Held): readonly Shape[] =>
  pieces(held.lie.layout, desk.play.now.view, heldPencil(desk, held));

const ownPiece = (desk: Desk, held: Held): readonly Shape[] =>
  pieces(held.lie.layout, desk.play.now.view, heldPencil(desk, held)).filter(
    ({ id }) => id === `piece/${desk.play.now.seat}`,
  );
