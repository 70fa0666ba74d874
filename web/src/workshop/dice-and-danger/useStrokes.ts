import { useState } from 'react';
import type { Point, Sheet, Sketch } from '../../../../games/dice-and-danger/index.ts';
import { sketchOf } from '../../../../games/dice-and-danger/readers.ts';
import type { EaselProps } from '../editor.ts';
import {
  erased,
  isSpacePiece,
  laid,
  linked,
  moved,
  type PieceInHand,
  reshaped,
  settled,
  withoutCorridor,
  withRoom,
} from './drawing.ts';
import {
  type Area,
  areaBetween,
  isAt,
  isLinked,
  isOnGrid,
  gridAround,
  keyOf,
  type NodeKey,
  nodeAt,
  squaresOf,
  thereAt,
} from './nodes.ts';
import { easelTexts } from './texts.ts';

/** What has been begun and not ended: a corridor with its bends so far, a corner of a room, something taken in hand. */
export interface Begun {
  readonly from: Point;
  readonly bends: readonly Point[];
}

export interface StrokeProps extends Pick<EaselProps<Sheet>, 'draft' | 'onDraw' | 'say' | 'language'> {
  readonly inHand: PieceInHand;
  readonly onChoose: (node: NodeKey | undefined) => void;
}

export type Strokes = ReturnType<typeof useStrokes>;

/** What the piece in hand does: by pointer, from where it is set down to where it is lifted; by keys, at the cursor. */
export function useStrokes(props: StrokeProps) {
  const { say, language, inHand } = props;
  const words = easelTexts[language];
  const [begun, setBegun] = useState<Begun & { readonly by: PieceInHand['piece'] }>();
  const current = begun?.by === inHand.piece ? begun : undefined;
  const begin = (from: Point, bends: readonly Point[]): void => setBegun({ from, bends, by: inHand.piece });
  const making = makingOf(props, () => setBegun(undefined));
  const { sketch, finish } = making;

  /** Two presses make what one pull makes; a corridor may bend between them. */
  const pressLong = (point: Point): void => {
    const isBare = nodeAt(sketch, point) === undefined;
    if (current && inHand.piece === 'corridor' && isBare) return begin(current.from, [...current.bends, point]);
    if (current) return pull(making, current, point);
    if (isBare && inHand.piece !== 'room') return say(words.noNode);
    begin(point, []);
    say(words.begun(words.pieces[inHand.piece]));
  };

  return {
    begun: current,
    letGo: (): void => {
      setBegun(undefined);
      say(words.letGo);
    },
    /** A press on one square by keys. */
    press: (point: Point): void => (LONG.includes(inHand.piece) ? pressLong(point) : tap(making, point)),
    /** A press on one square by pointer: rooms are laid at once, things are chosen, corridors go from tap to tap. */
    tap: (point: Point): void => (inHand.piece === 'corridor' ? pressLong(point) : tap(making, point)),
    pull: (from: Point, to: Point): void => pull(making, { from, bends: [] }, to),
    erase: (point: Point): void => erase(making, point),
    eraseCorridor: (corridor: number): void => finish(withoutCorridor(sketch, corridor), words.parted),
    reshape: (letter: string, area: Area): void => finish(reshaped(sketch, letter, area), words.moved, words.taken),
  };
}

/** By keys these have a first square and a last. */
const LONG: readonly PieceInHand['piece'][] = ['corridor', 'hand', 'room'];

/** What a stroke is made on, and how it ends: as a step of the history, or with a sentence that says why not. */
interface Making extends StrokeProps {
  readonly sketch: Sketch;
  readonly finish: (after: Sketch | undefined, done: string, refused?: string) => void;
}

function makingOf(props: StrokeProps, letGo: () => void): Making {
  const { draft, onDraw, say, language } = props;
  const words = easelTexts[language];
  return {
    ...props,
    sketch: sketchOf(draft),
    finish: (after, done, refused = words.noWay) => {
      letGo();
      const sheet = after && settled(after);
      if (sheet) onDraw(sheet);
      say(sheet ? done : after ? words.full : refused);
    },
  };
}

function choose({ sketch, onChoose, say, language }: Making, point: Point): void {
  onChoose(nodeAt(sketch, point));
  say(easelTexts[language].chosen(spokenAt(sketch, point, language)));
}

function erase({ sketch, finish, onChoose, say, language }: Making, point: Point): void {
  const words = easelTexts[language];
  if (thereAt(sketch, point).type === 'nothing') return say(words.bare);
  onChoose(undefined);
  finish(erased(sketch, point), words.erased);
}

function build({ sketch, finish, onChoose, language }: Making, area: Area): void {
  const words = easelTexts[language];
  const after = withRoom(sketch, area, words.stranger);
  finish(after, words.laid(words.pieces.room), words.taken);
  if (after) onChoose(after.rooms.at(-1)?.letter);
}

function tap(making: Making, point: Point): void {
  const { sketch, finish, onChoose, language } = making;
  const { piece, number } = making.inHand;
  if (piece === 'rubber') return erase(making, point);
  if (piece === 'hand' || thereAt(sketch, point).type === 'room') return choose(making, point);
  if (piece === 'room') return build(making, areaAt(sketch, point));
  if (!isSpacePiece(piece)) return;
  const after = laid(sketch, point, piece, number);
  finish(after, easelTexts[language].laid(spokenAt(after, point, language)));
  onChoose(keyOf(point));
}

function pull(making: Making, { from, bends }: Begun, to: Point): void {
  const { sketch, finish, inHand, language } = making;
  const words = easelTexts[language];
  if (inHand.piece === 'room') return build(making, areaBetween(from, to));
  if (inHand.piece === 'hand') return carry(making, from, to);
  if (inHand.piece !== 'corridor') return tap(making, from);
  const [a, b] = [nodeAt(sketch, from), nodeAt(sketch, to)];
  if (a === undefined || b === undefined) return finish(undefined, '', words.noNode);
  finish(linked(sketch, a, bends, b), isLinked(sketch, a, b) ? words.parted : words.joined);
}

/** Put back where it was, it is chosen. */
function carry(making: Making, from: Point, to: Point): void {
  const { sketch, finish, onChoose, language } = making;
  const words = easelTexts[language];
  if (isAt(from, to)) {
    finish(sketch, words.chosen(spokenAt(sketch, from, language)));
    return onChoose(nodeAt(sketch, from));
  }
  const after = moved(sketch, from, to);
  finish(after, words.moved, words.taken);
  if (after) onChoose(nodeAt(after, to));
}

const DEFAULT_SIDE = 2;

/** Two squares by two where they are free, else one. */
function areaAt(sketch: Sketch, { x, y }: Point): Area {
  const usual = { x, y, width: DEFAULT_SIDE, height: DEFAULT_SIDE };
  const grid = gridAround(sketch);
  const isFree = squaresOf(usual).every(square => isOnGrid(grid, square) && thereAt(sketch, square).type === 'nothing');
  return isFree ? usual : { x, y, width: 1, height: 1 };
}

/** What stands on a square, in words. */
export function spokenAt(sketch: Sketch, point: Point, language: 'en' | 'fr'): string {
  const words = easelTexts[language];
  const there = thereAt(sketch, point);
  if (there.type === 'space') return words.space(words.pieces[there.space.kind], there.space.number);
  if (there.type === 'room') return words.room(there.room.letter, there.room.name);
  return there.type === 'bend' ? words.bend : words.nothing;
}
