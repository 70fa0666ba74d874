import { type CSSProperties, type ReactElement, type RefObject, useMemo, useRef } from 'react';
import {
  boxOf,
  doubtSign,
  fresh,
  ground,
  handOf,
  hintBulb,
  hintRing,
  type Layout,
  lights,
  margin,
  marks,
  markToBe,
  nodeOf,
  type Orientation,
  pencilOf,
  rivals,
  spots,
  targets,
} from '../../../../art/dice-and-danger/index.ts';
import { layer, type Shape } from '../../../../art/shape.ts';
import type { Action, Node } from '../../../../games/dice-and-danger/index.ts';
import { same } from '../../../../kernel/plain.ts';
import { Drawing, type DrawingProps, type Dress } from '../../look/Drawing.tsx';
import { type Desk, inPencil, isAway, useDesk, useSpeak } from './context.ts';
import { Answer } from './Answer.tsx';
import { useKeys } from '../../parts/useKeys.ts';
import { nameOf } from './names.ts';
import { type Pressing, usePressing } from './usePressing.ts';
import { useTargetKeys } from './useTargetKeys.ts';
import { type Excerpt, excerptOf, project, scaleIn } from './excerpt.ts';
import type { Area, Size } from '../../board/geometry.ts';
import { sceneTime } from '../../board/sceneTime.ts';
import { enlarged, type Glass, PLAIN, revealing, seen } from '../../board/glass.ts';
import { type GlassOver, useGlass } from '../../board/useGlass.ts';
import { useScreen } from '../../look/screen.ts';
import { useSettings } from '../../settings.ts';
import { Upshot } from './Upshot.tsx';
import { SeatMark } from './SeatMark.tsx';
import { isShown } from './scenes.ts';

/** The sheet or its map, under a glass that enlarges it. */
export function Board(): ReactElement {
  const desk = useDesk();
  const pane = useRef<HTMLDivElement>(null);
  const pressing = usePressing(desk);
  const zoom = useGlass(pane, pressing.forget);
  const { viewport } = zoom;
  useKeys({ z: zoom.toggle });
  const screen = useScreen();
  const excerpt = viewport && excerptOf(desk.content.sheet, viewport, screen);
  const glass = useGlassOver(desk, zoom, excerpt);
  const style: CSSProperties = { transform: `translate(${glass.x}px, ${glass.y}px) scale(${glass.scale})` };
  return (
    <div
      className="paper ddd-board"
      data-foreign={isAway(desk)}
      data-part={desk.telling?.part}
      style={{ ...inPencil(desk), ...sceneTime(desk.play.moving) }}
    >
      <div ref={pane} className="ddd-pane" data-zoomed={glass.scale > 1} {...zoom.pointers}>
        <div className="ddd-sheet" style={style}>
          {excerpt && <Sheet {...{ pane, viewport, excerpt, pressing }} onReveal={zoom.reveal} />}
        </div>
        {excerpt && (
          <Answer
            pressing={pressing}
            place={node => seen(glass, project(boxOf(excerpt.layout, node), excerpt, viewport))}
            viewport={viewport}
          />
        )}
        {excerpt && (
          <Upshot
            place={node => seen(glass, project(boxOf(excerpt.layout, node), excerpt, viewport))}
            viewport={viewport}
          />
        )}
      </div>
      <Tags zoom={{ isClose: glass.scale > 1, toggle: zoom.toggle }} />
    </div>
  );
}

const CLOSER = 1.6;

/** Whoever enlarges the sheet sees it so; a monster that falls comes closer by itself. */
function useGlassOver({ telling }: Desk, { glass, viewport }: GlassOver, excerpt: Excerpt | undefined): Glass {
  const { motion } = useSettings();
  if (!viewport || !excerpt || telling?.room === undefined || motion === 'still') return glass;
  const room = project(boxOf(excerpt.layout, telling.room), excerpt, viewport);
  const middle = { x: room.x + room.width / 2, y: room.y + room.height / 2 };
  return revealing(enlarged(PLAIN, CLOSER, middle, viewport), room, viewport);
}

interface SheetProps {
  readonly pane: RefObject<HTMLElement | null>;
  readonly viewport: Size;
  readonly excerpt: Excerpt;
  readonly pressing: Pressing;
  readonly onReveal: (box: Area) => void;
}

function Sheet({ pane, viewport, excerpt, pressing, onReveal }: SheetProps): ReactElement {
  const desk = useDesk();
  const { words, shown, names, content } = desk;
  const { layout, view } = excerpt;
  const { orientation } = layout;
  const scale = scaleIn(viewport, view);
  const { press, leave, asked } = pressing;
  useTargetKeys({ pane, layout, press, leave, isAsked: asked !== undefined });
  const nodes = useNodes(press, node => onReveal(project(boxOf(layout, node), excerpt, viewport)));
  return (
    <Drawing
      key={`${shown}/${orientation}`}
      drawing={{ view, shapes: useShapes(desk, excerpt) }}
      style={{ width: view[2] * scale, height: view[3] * scale }}
      speak={useSpeak()}
      dress={useDress(desk, orientation)}
      {...nodes}
      role="group"
      aria-label={words.map.board(words.sheet.sheet({ name: content.sheet.name }), names[shown] ?? '')}
    />
  );
}

/** Everything on the sheet, from the paper up. */
function useShapes(desk: Desk, { layout, shows }: Excerpt): readonly Shape[] {
  const { content, play, shown, lastMarks = [], offers, glimpse, telling } = desk;
  const pointed = meantNode(play.meant) ?? desk.pointed;
  const { view, seat } = play.now;
  const { orientation } = layout;
  const drawn = useMemo(() => {
    const marked = { content, table: view, hand: handOf(view, shown, seat) };
    return layer('marks', [...(shows === 'sheet' ? margin(marked) : []), ...marks(marked, orientation)]);
  }, [content, view, shown, seat, shows, orientation]);
  const hand = handOf(view, shown, seat);
  const hinted = hintedBy(play.plan);
  return [
    layer('ground', ground(content.sheet, orientation)),
    ...(shown === seat && !telling ? [] : fresh(layout, lastMarks)),
    ...othersOn(desk, layout),
    ...hinted.map(node => hintRing(layout, node)),
    ...lights({ layout, pencil: hand.pencil, pointed }, offers.length > 0 ? offers : glimpse),
    drawn,
    ...hinted.map(node => hintBulb(layout, node)),
    ...(play.meant ? hintedBy([play.meant]).map(node => doubtSign(layout, node)) : []),
    ...(pointed === undefined || desk.number !== undefined ? [] : [markToBe(layout, hand, pointed)]),
    ...spots(content.sheet, orientation),
  ];
}

/** What everybody else crossed out in the round, in one picture. */
function othersOn({ telling, play, seats }: Desk, layout: Layout): readonly Shape[] {
  if (telling?.part !== 'sheets') return [];
  return telling.round
    .filter(isShown)
    .flatMap(event =>
      event.type === 'round-shown' && event.seat !== play.now.seat
        ? rivals(layout, pencilOf(event.seat, seats), [...event.spaces, ...event.rooms])
        : [],
    );
}

/** What is crossed out if it is meant is drawn as if it were. */
const meantNode = (meant: Action | undefined): Node | undefined => (meant ? hintedBy([meant])[0] : undefined);

/** What a bot would press, now and after that. */
const hintedBy = (plan: readonly Action[]): readonly Node[] =>
  [...new Set(plan.flatMap(targets))].flatMap(id => nodeOf(id) ?? []);

const DRAWN_ONLY = { 'aria-hidden': true } as const;

/**
 * What can be pressed is a button; everything can be asked about; the drawing under it is for the eyes. Pointing at
 * something changes nothing of this.
 */
function useDress(desk: Desk, orientation: Orientation): Dress {
  const { content, game, words, shown, offers, foresights } = desk;
  const { now, plan } = desk.play;
  const { view, seat } = now;
  return useMemo(() => {
    const hinted = hintedBy(plan);
    const named = { content, game, words, view, seat, shown, offers, foresights, orientation, hinted };
    return id => {
      const node = nodeOf(id);
      if (node === undefined) return DRAWN_ONLY;
      const place = offers.findIndex(offer => offer.node === node);
      const role = place === -1 ? {} : { role: 'button' };
      const isHinted = offers[place]?.actions.some(action => same(action, plan[0])) === true;
      const hint = isHinted ? { 'data-hint': true } : {};
      return { ...role, ...hint, 'aria-label': nameOf(named, node), tabIndex: place === 0 ? 0 : -1 };
    };
  }, [content, game, words, view, seat, shown, offers, foresights, orientation, plan]);
}

type Listeners = Pick<DrawingProps, 'onClick' | 'onPointerOver' | 'onPointerOut' | 'onFocus'>;

const nodeUnder = (target: EventTarget): Node | undefined =>
  nodeOf((target as Element).closest('[data-id]')?.getAttribute('data-id') ?? '');

/** One ear for all nodes: a sheet has a hundred. */
function useNodes(press: Pressing['press'], onReveal: (node: Node) => void): Listeners {
  const { offers, point } = useDesk();
  return {
    onClick: ({ target, nativeEvent }) => {
      const node = nodeUnder(target);
      if (node !== undefined) press(node, nativeEvent instanceof PointerEvent ? nativeEvent.pointerType : 'key');
    },
    onPointerOver: ({ target, pointerType }) => {
      const node = nodeUnder(target);
      if (pointerType === 'mouse' && offers.some(offer => offer.node === node)) point(node);
    },
    onPointerOut: ({ pointerType }) => pointerType === 'mouse' && point(undefined),
    onFocus: ({ target }) => {
      const node = nodeUnder(target);
      if (node === undefined || !target.matches(':focus-visible')) return;
      point(node);
      onReveal(node);
    },
  };
}

interface TagsProps {
  readonly zoom: { readonly isClose: boolean; readonly toggle: () => void };
}

/** Slips at the edge of the sheet: whose it is when it is not one's own, and the glass. */
function Tags({ zoom }: TagsProps): ReactElement {
  const desk = useDesk();
  const { words, shown, play, names, show, lastMarks, telling, seats } = desk;
  if (telling)
    return (
      <div className="ddd-tags">
        <p className="tag">
          <SeatMark pencil={pencilOf(shown, seats)} /> {names[shown]}
        </p>
      </div>
    );
  return (
    <div className="ddd-tags">
      {shown !== play.now.seat && (
        <div className="ddd-away">
          <p className="tag">{words.map.others(names[shown] ?? '')}</p>
          <p className="tag ddd-changed">{lastMarks?.length ? words.map.changed : words.map.unchanged}</p>
          {isAway(desk) && (
            <button type="button" className="tag" onClick={() => show(play.now.seat)}>
              {words.map.back}
            </button>
          )}
        </div>
      )}
      {zoom.isClose && (
        <button type="button" className="tag" onClick={zoom.toggle}>
          {words.map.unzoom}
        </button>
      )}
    </div>
  );
}
