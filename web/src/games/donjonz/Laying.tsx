import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { ground, halo, heldCard, marks } from '../../../../art/donjonz/index.ts';
import type { Shape } from '../../../../art/shape.ts';
import type { Area, Content, Misfit, View } from '../../../../games/donjonz/index.ts';
import { areaOf, areasOf, boundsOf, faceOf, MISFITS } from '../../../../games/donjonz/readers.ts';
import { say } from '../../../../kernel/words.ts';
import { Icon } from '../../look/Icon.tsx';
import { useWords } from '../../words/words.ts';
import { Bubble } from './Bubble.tsx';
import { grown } from '../../board/camera.ts';
import type { Size, Spot } from '../../board/geometry.ts';
import { type Desk, isPlayed, type Onward, onwardOf, useDesk } from './context.ts';
import type { Held } from './holding.ts';
import { newEnclosureOf } from './enclosure.ts';
import { neighboursOf } from './neighbours.ts';
import { doubtSign, hintSign } from './signs.ts';
import { layingLimits, Pane } from './Pane.tsx';
import { OnwardShortcut } from './OnwardShortcut.tsx';
import { type Keys, useKeys } from '../../parts/useKeys.ts';
import { answering } from '../../board/answers.ts';
import type { Shot } from '../../board/useCamera.ts';
import { useFollow } from '../../board/useFollow.ts';
import type { Holding } from './useHolding.ts';
import { useKeptFocus } from '../../board/useKeptFocus.ts';
import { useWheel } from '../../board/useWheel.ts';
import type { Handling } from '../../board/usePointers.ts';
import type { Drag } from '../../board/usePresses.ts';

/**
 * The map while it is laid: the cards, where the next one has to touch, and the card in hand. A card that has just been laid
 * moves nothing: the table makes room when the next one is taken.
 */
export function Laying({ viewport }: { readonly viewport: Size }): ReactElement {
  const desk = useDesk();
  const { content, holding, play } = desk;
  const { view } = play.now;
  const pane = useRef<HTMLDivElement>(null);
  const onward = onwardOf(play);
  useKeys(onward ? { Enter: () => void play.act(onward) } : keysOf(holding));
  useTurning(pane, holding);
  useKeptFocus(pane, view.hand);
  return (
    <>
      <Pane
        {...{ viewport, pane }}
        picture="seen"
        role={isPlayed(play) ? 'application' : 'group'}
        tabIndex={0}
        aria-label={boardLabel(desk)}
        shapes={layingShapes(desk)}
        area={boundsOf(areasOf(content, settledIn(view)))}
        limits={layingLimits(viewport)}
        handling={useHandling(desk)}
        onContextMenu={event => {
          event.preventDefault();
          holding?.turn(1);
        }}
      >
        {shot => (holding ? <Over shot={shot} holding={holding} /> : onward && <Lain {...{ shot, onward }} />)}
      </Pane>
      <p className="spoken" role="status" {...answering('where')}>
        {holding?.by === 'hand' && heldInWords(desk, holding)}
      </p>
    </>
  );
}

/** The cards that the table has made room for. */
const settledIn = ({ phase, laid }: View): View['laid'] => (phase === 'take' ? laid.slice(0, -1) : laid);

function layingShapes({ content, holding, play }: Desk): readonly Shape[] {
  const { view } = play.now;
  const shapes: Shape[] = [...ground(content, view.laid)];
  if (holding) shapes.push(halo(content, view.laid));
  shapes.push(...marks(content, view));
  if (holding) shapes.push(heldCard(content, view.laid, holding.held, misfitOf(holding)));
  if (holding && play.hint?.type === 'lay')
    shapes.push(hintSign(areaOf(content, { ...play.hint, card: holding.held.card })));
  if (holding && play.meant?.type === 'lay')
    shapes.push(doubtSign(areaOf(content, { ...play.meant, card: holding.held.card })));
  return shapes;
}

/** Until the reason is known, the card is simply not where it belongs. */
function misfitOf({ fits, refusal }: Holding): Misfit | undefined {
  return fits ? undefined : (MISFITS.find(misfit => misfit === refusal?.refused.type) ?? 'apart');
}

function boardLabel({ content, game, words: { laying }, play }: Desk): string {
  const { hand, laid, phase } = play.now.view;
  const card = hand ?? laid.at(-1)?.card ?? 0;
  const name = game.card(faceOf(content, card, 0).name);
  if (!isPlayed(play)) return hand === null ? laying.boardLaid(name) : laying.boardHeld(name);
  if (phase === 'set-out') return laying.boardWalledIn(name);
  return hand === null ? laying.boardAfter(name) : laying.board(name);
}

function heldInWords({ content, words, game, play }: Desk, holding: Holding): string {
  const { held, fits, refusal } = holding;
  const turned = words.turned[held.turn];
  const { view } = play.now;
  if (fits) {
    const enclosure = newEnclosureOf(content, withHeld(view, held));
    const found = words.laying.fits(turned, words.laying.place(neighboursOf(content, view.laid, held)));
    return enclosure ? `${found} ${words.laying.enclosed(enclosure)}` : found;
  }
  return refusal ? words.laying.refused(turned, say(game.reasons, refusal.refused)) : '';
}

/** As it would look if the card in hand lay where it is held. */
const withHeld = (view: View, held: Held): View => ({ ...view, laid: [...view.laid, held] });

/** Why the card may not lie there, and by which rule. */
function Over({ shot, holding }: { readonly shot: Shot; readonly holding: Holding }): ReactElement | null {
  const { content, game, play } = useDesk();
  useFollowing(shot, holding);
  const { table } = useWords();
  const { refusal, held, fits } = holding;
  if (fits) return <ShutIn shot={shot} view={withHeld(play.now.view, held)} />;
  if (!refusal) return null;
  return (
    <Bubble shot={shot} about={areaOf(content, held)} avoid={areasOf(content, play.now.view.laid)} tone="bad">
      <span>{say(game.reasons, refusal.refused)}</span>
      <button type="button" onClick={() => play.showRule(refusal.rule)}>
        {table.rule(refusal.rule)}
      </button>
    </Bubble>
  );
}

/** The card that has just been laid, as long as it can still be moved. */
function Lain({ shot, onward }: { readonly shot: Shot; readonly onward: Onward }): ReactElement {
  const { view } = useDesk().play.now;
  return (
    <>
      <ShutIn {...{ shot, view }} />
      <OnwardShortcut {...{ shot, onward }} />
    </>
  );
}

interface ShutInProps {
  readonly shot: Shot;
  readonly view: View;
}

/** Says at the last of the laid cards what it shuts the hero out of, as long as it can still be moved. */
function ShutIn({ shot, view }: ShutInProps): ReactElement | null {
  const { content, words } = useDesk();
  const { laid } = view;
  const enclosure = newEnclosureOf(content, view);
  const last = laid.at(-1);
  if (!enclosure || !last) return null;
  return (
    <Bubble shot={shot} about={areaOf(content, last)} avoid={areasOf(content, laid)} tone="bad">
      <Icon name="warning" size={18} />
      <span>{words.laying.enclosed(enclosure)}</span>
    </Bubble>
  );
}

/** Keeps the card in sight: all of it when a key has moved it, the place under the pointer when that carries it. */
function useFollowing(shot: Shot, { held, by }: Holding): void {
  const { content } = useDesk();
  const follow = (moved: Held): void => {
    const area = areaOf(content, moved);
    if (by === 'hand') shot.reveal(grown(area, 0.3));
    else shot.nudge(grown(area, -0.5));
  };
  useFollow(shot, held, follow);
}

function keysOf(holding: Holding | undefined): Keys {
  if (!holding) return {};
  return {
    ArrowLeft: () => holding.move(-1, 0),
    ArrowRight: () => holding.move(1, 0),
    ArrowUp: () => holding.move(0, -1),
    ArrowDown: () => holding.move(0, 1),
    r: () => holding.turn(1),
    'Shift+r': () => holding.turn(-1),
    n: () => holding.next(1),
    p: () => holding.next(-1),
    Home: () => holding.jump(),
    Enter: ({ repeat }) => repeat || void holding.lay(),
  };
}

const isOn = (area: Area, { x, y }: Spot): boolean =>
  x >= area.x && y >= area.y && x < area.x + area.width && y < area.y + area.height;

/** A mouse carries the card and lays it by a click; a finger drags it, taps it round, or taps where it should be. */
function useHandling({ content, holding, play }: Desk): Handling {
  const latest = useRef(holding);
  useEffect(() => {
    latest.current = holding;
  });
  const held: Latest = () => latest.current;
  const laid = holding ? undefined : lastLaid(content, play);
  if (laid)
    return {
      onTap: at => void (isOn(laid, at) && play.undo()),
      grab: at => (isOn(laid, at) ? pickingUp(play, dragging(laid, at, held)) : undefined),
    };
  if (!holding) return { onTap: () => undefined };
  const area = areaOf(content, holding.held);
  return {
    onHover: holding.carry,
    onLeave: () => {
      if (holding.by === 'pointer' && !holding.fits) holding.jump();
    },
    onTap: (at, { by }) => {
      if (by === 'mouse' && holding.by === 'pointer') void holding.lay();
      else if (by === 'finger' && isOn(area, at)) holding.turn(1);
      else if (by !== 'key') holding.carry(at);
    },
    grab: (at, by) => {
      if (by === 'mouse')
        return { move: to => latest.current?.carry(to), drop: () => latest.current?.fits && void latest.current.lay() };
      return isOn(area, at) ? dragging(area, at, held) : undefined;
    },
  };
}

/** The card as it is held by now. */
type Latest = () => Holding | undefined;

/** A finger carries the card by where it took hold of it. */
function dragging(area: Area, at: Spot, latest: Latest): Drag {
  const grip = { x: area.x + area.width / 2 - at.x, y: area.y + area.height / 2 - at.y };
  return {
    move: ({ x, y }) => latest()?.carry({ x: x + grip.x, y: y + grip.y }),
    drop: () => latest()?.letGo(),
  };
}

/** Where the last card lies, which is picked up again by a press until the next one is taken. */
function lastLaid(content: Content, play: Desk['play']): Area | undefined {
  const last = play.now.view.laid.at(-1);
  return onwardOf(play) && last && areaOf(content, last);
}

/** A card that is dragged away is in hand again from the first move on. */
function pickingUp({ undo }: Desk['play'], { move, drop }: Drag): Drag {
  let isUp = false;
  return {
    drop,
    move: to => {
      if (!isUp) void undo();
      isUp = true;
      move(to);
    },
  };
}

const NOTCH = 60;

/** One notch of the wheel is a quarter turn. */
function useTurning(pane: RefObject<HTMLDivElement | null>, holding: Holding | undefined): void {
  const rolled = useRef(0);
  useWheel(pane, event => {
    if (event.ctrlKey || !holding) return;
    event.preventDefault();
    rolled.current += event.deltaY;
    if (Math.abs(rolled.current) < NOTCH) return;
    holding.turn(rolled.current > 0 ? 1 : -1);
    rolled.current = 0;
  });
}
