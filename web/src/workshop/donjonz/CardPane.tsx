import { type PointerEvent, type ReactElement, useState } from 'react';
import { cardShapes, SPACE } from '../../../../art/donjonz/index.ts';
import type { Card, OwnDeck, Thing } from '../../../../games/donjonz/index.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { useKeys } from '../../parts/useKeys.ts';
import type { EaselProps, NumberedFlaw } from '../editor.ts';
import {
  isWalled,
  moved,
  type Piece,
  placeAt,
  type SpaceOf,
  thingOf,
  turnedCard,
  withThing,
  withWall,
} from './drawing.ts';
import { clamped, edgeUnder, FIRST_KNOT, type Knot, spaceUnder, stepped, type Target, targetAt } from './lattice.ts';
import { easelTexts } from './texts.ts';

interface CardPaneProps extends Omit<EaselProps<OwnDeck>, 'piece' | 'onPiece'> {
  readonly piece: Piece;
  readonly card: number;
  readonly onCard: (card: number) => void;
}

/** So near to an edge, in spaces, a rubber means the wall on it. */
const NEAR = 0.2;

/** One card, large: things are laid on its spaces, walls on its edges. */
export function CardPane(props: CardPaneProps): ReactElement | null {
  const { draft, language, flaws, pointed } = props;
  const [knot, setKnot] = useState<Knot>(FIRST_KNOT);
  const [isByKeys, setByKeys] = useState(false);
  const card = draft.deck[props.card];
  const hand = useHand(props);
  const cursor = card ? clamped(card, knot) : knot;
  useCardKeys(props, hand, cursor, next => {
    setByKeys(true);
    setKnot(next);
  });
  if (!card) return null;
  const press = (event: PointerEvent<SVGSVGElement>): void => {
    const at = knotUnder(event, card, props);
    if (!at) return;
    setByKeys(false);
    setKnot(at);
    hand.press(targetAt(card, at));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys are heard by the page
    <div
      className="easel-card-pane"
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows go from space to edge in it
      tabIndex={0}
      aria-label={`${easelTexts[language].card}: ${card.name}`}
      onFocus={() => setByKeys(true)}
      onBlur={() => setByKeys(false)}
    >
      <Drawing drawing={{ view: viewOf(card), shapes: cardShapes(card, 'lying') }} aria-hidden="true" />
      <svg className="easel-card-overlay" viewBox={viewOf(card).join(' ')} aria-hidden="true" onPointerDown={press}>
        <FlawMarks {...{ draft, flaws, pointed }} card={props.card} />
        {hand.held?.card === props.card && <Outline card={card} knot={knotOf(card, hand.held.space)} kind="held" />}
        {isByKeys && <Outline card={card} knot={cursor} kind="cursor" />}
      </svg>
    </div>
  );
}

const viewOf = ({ width, height }: Card) => [-6, -6, width * SPACE + 12, height * SPACE + 12] as const;

const knotOf = ({ width }: Card, space: number): Knot => ({
  x: 2 * (space % width) + 1,
  y: 2 * Math.floor(space / width) + 1,
});

/** A wall goes to the nearest edge, a rubber to a wall that is near, everything else to the space. */
function knotUnder(
  { clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>,
  card: Card,
  { piece, draft, card: number }: CardPaneProps,
): Knot | undefined {
  const point = new DOMPoint(clientX, clientY).matrixTransform(currentTarget.getScreenCTM()?.inverse());
  const [x, y] = [point.x / SPACE, point.y / SPACE];
  const edge = edgeUnder(card, x, y);
  const space = spaceUnder(card, x, y);
  if (piece === 'wall') return edge?.knot;
  if (piece !== 'rubber' || !edge || edge.away > NEAR) return space;
  const { space: beside, side } = targetAt(card, edge.knot);
  return side !== undefined && isWalled(draft, { card: number, space: beside, side }) ? edge.knot : space;
}

/** What a press at a target does with the piece in hand; what is carried waits for the second press. */
function useHand({ draft, onDraw, say, language, piece, card }: CardPaneProps) {
  const [held, setHeld] = useState<SpaceOf>();
  const words = easelTexts[language];
  const carry = (at: SpaceOf): void => {
    if (held) {
      setHeld(undefined);
      onDraw(moved(draft, held, at));
    } else if (draft.deck[at.card]?.spaces[at.space]?.thing.type !== 'nothing') setHeld(at);
    say(held ? words.laid(words.pieces.hand) : words.taken(words.pieces.hand));
  };
  const lay = ({ space, side }: Target, what: Piece): void => {
    if (side !== undefined) {
      const edge = { card, space, side };
      const isUp = isWalled(draft, edge);
      if (what === 'rubber' && !isUp) return;
      onDraw(withWall(draft, edge, isUp ? 'gone' : 'built'));
      return say(isUp ? words.open : words.walled);
    }
    const thing = thingOf(what);
    if (what === 'hand') return carry({ card, space });
    if (!thing) return;
    onDraw(withThing(draft, { card, space }, thing));
    say(words.laid(words.pieces[what]));
  };
  return {
    held: piece === 'hand' ? held : undefined,
    press: (target: Target): void => lay(target, piece),
    rub: (target: Target): void => lay(target, 'rubber'),
    drop: (): void => setHeld(undefined),
  };
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;

function useCardKeys(
  props: CardPaneProps,
  hand: ReturnType<typeof useHand>,
  cursor: Knot,
  onCursor: (knot: Knot) => void,
): void {
  const { draft, onDraw, say, language, card, onCard } = props;
  const words = easelTexts[language];
  const large = draft.deck[card];
  const target = large && targetAt(large, cursor);
  const go = (across: number, down: number): void => {
    if (!large) return;
    const next = stepped(large, cursor, across, down);
    onCursor(next);
    say(spoken(props, targetAt(large, next)));
  };
  const press = (): void => target && hand.press(target);
  const turn = (): void => {
    onDraw(turnedCard(draft, card));
    say(words.turned);
  };
  const turnTo = (next: number): void => {
    onCard(next);
    say(draft.deck.at(next % draft.deck.length)?.name ?? '');
  };
  useKeys({
    ...Object.fromEntries(Object.entries(ARROWS).map(([key, [across, down]]) => [key, () => go(across, down)])),
    Enter: press,
    ' ': press,
    Backspace: () => target && hand.rub(target),
    Delete: () => target && hand.rub(target),
    '[': () => turnTo(card - 1),
    ']': () => turnTo(card + 1),
    r: turn,
    Escape: hand.drop,
  });
}

/** Where the cursor stands and what is there, in a sentence. */
function spoken({ draft, card, language }: CardPaneProps, { space, side }: Target): string {
  const words = easelTexts[language];
  const large = draft.deck[card];
  const [column, row] = [(space % (large?.width ?? 1)) + 1, Math.floor(space / (large?.width ?? 1)) + 1];
  if (side !== undefined) {
    const isUp = isWalled(draft, { card, space, side });
    return words.edge(column, row, words.sides[side], isUp ? words.walled : words.open);
  }
  return words.space(column, row, nameOf(large?.spaces[space]?.thing, words));
}

const MONSTER_OF = { hammer: 'golem', axe: 'skeleton', sword: 'goblin', bow: 'bat' } as const;

function nameOf(thing: Thing | undefined, words: (typeof easelTexts)['en']): string {
  if (!thing || thing.type === 'nothing') return words.nothing;
  if (thing.type === 'monster') return words.pieces[MONSTER_OF[thing.weapon]];
  return words.pieces[thing.type === 'weapon' ? thing.weapon : thing.type];
}

interface OutlineProps {
  readonly card: Card;
  readonly knot: Knot;
  readonly kind: 'cursor' | 'held';
}

/** A frame around a space, a bar along an edge. */
function Outline({ knot: { x, y }, kind }: OutlineProps): ReactElement {
  const half = SPACE / 2;
  const [wide, high] = [x % 2 === 1 ? SPACE - 8 : 14, y % 2 === 1 ? SPACE - 8 : 14];
  const box = { x: x * half - wide / 2, y: y * half - high / 2, width: wide, height: high, rx: 5 };
  return (
    <g className={`easel-outline easel-outline-${kind}`}>
      <rect {...box} />
      <rect {...box} />
    </g>
  );
}

interface FlawMarksProps {
  readonly draft: OwnDeck;
  readonly flaws: readonly NumberedFlaw<OwnDeck>[];
  readonly pointed: number | undefined;
  readonly card: number;
}

const FlawMarks = ({ draft, flaws, pointed, card }: FlawMarksProps): ReactElement => (
  <>
    {flaws.map(({ number, flaw }) => {
      const at = placeAt(draft, flaw.refused);
      const large = draft.deck[card];
      if (at?.card !== card || !large) return null;
      const { x, y } = at.space === undefined ? { x: large.width, y: 0.4 } : knotOf(large, at.space);
      const [cx, cy] = [(x * SPACE) / 2, (y * SPACE) / 2];
      return (
        <g key={number} className="easel-mark" data-pointed={number === pointed}>
          {at.space !== undefined && <ellipse cx={cx} cy={cy} rx="31" ry="30" />}
          <circle cx={cx + 24} cy={cy - 22} r="9" />
          <text x={cx + 24} y={cy - 17.5}>
            {number}
          </text>
        </g>
      );
    })}
  </>
);
