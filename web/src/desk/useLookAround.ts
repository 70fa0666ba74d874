import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Spot, spotIn } from '../board/geometry.ts';
import { useWords } from '../words/words.ts';
import { textOf } from '../board/answers.ts';
import { type Arrow, nearestAhead } from './lookAround.ts';
import { seenOn, underFinger } from '../board/plane.ts';
import { useHeldFinger } from './useHeldFinger.ts';

const BOARD = '.play-board';
/** What is labelled answers for itself; over the rest lies the plane of those things that are told elsewhere. */
const HOLDABLE = `${BOARD} [data-id][aria-label], ${BOARD} [data-plane]`;
const ARROWS: readonly string[] = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] satisfies Arrow[];

/**
 * A cursor that moves nothing: after I, arrows go from thing to thing on the board and say what each is, until another key. A
 * finger that is held on a thing asks the same. What lies further that way is told, even that nothing does.
 */
export function useLookAround(tell: (text: string) => void): { readonly toggle: () => void } {
  const { asked } = useWords().table;
  const [isLooking, setLooking] = useState(false);
  const at = useRef<Spot>(undefined);
  const show = (things: readonly Lookable[], arrow?: Arrow): void => {
    const thing = thingFrom(things, at.current, arrow);
    if (!thing) return tell(arrow ? asked.edge : '');
    at.current = thing.spot;
    tell(textOf(thing.element));
  };
  const look = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.key === 'Shift' || isWriting(event.target)) return;
    if (!ARROWS.includes(event.key)) return void (event.key.toLowerCase() === 'i' || setLooking(false));
    event.preventDefault();
    event.stopPropagation();
    show(lookables(), event.key as Arrow);
  });
  useEffect(() => {
    if (!isLooking) return undefined;
    addEventListener('keydown', look, { capture: true });
    return () => removeEventListener('keydown', look, { capture: true });
  }, [isLooking]);
  useHeldFinger(HOLDABLE, (thing, held) => tell(heldWords(thing, held)));
  return {
    toggle: () => {
      at.current = undefined;
      setLooking(!isLooking);
      if (!isLooking) show(lookables());
    },
  };
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

interface Lookable {
  readonly element: Element;
  readonly spot: Spot;
}

/** The next thing in the direction of an arrow; without one the thing one begins at: where one is, or else the first. */
function thingFrom(things: readonly Lookable[], at: Spot | undefined, arrow: Arrow | undefined): Lookable | undefined {
  const here = things.find(({ element }) => isHere(element)) ?? things[0];
  if (!arrow) return here;
  const from = at ?? here?.spot;
  const next =
    from &&
    nearestAhead(
      things.map(({ spot }) => spot),
      from,
      arrow,
    );
  return next === undefined ? undefined : things[next];
}

/** What a game has marked; where it has marked nothing, what is labelled in the drawing. */
function lookables(): readonly Lookable[] {
  const marked = [...document.querySelectorAll(`${BOARD} [data-look]`)];
  if (marked.length > 0) return marked.map(element => ({ element, spot: markedSpot(element) }));
  return [...document.querySelectorAll(`${BOARD} svg [data-id][aria-label]`)].map(element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { element, spot: { x: x + width / 2, y: y + height / 2 } };
  });
}

function markedSpot(element: Element): Spot {
  const [x = 0, y = 0] = (element.getAttribute('data-look') ?? '').split(',').map(Number);
  return { x, y };
}

/** What is said of a thing, and of what lies nearest to a finger where the plane knows that; nothing where nothing lies. */
function heldWords(thing: Element, held: Spot): string {
  const plane = thing.closest('[data-plane]');
  const ground = plane?.getAttribute('data-ground');
  const isGround = plane === thing || (typeof ground === 'string' && thing.matches(ground));
  const name = plane === thing ? [] : [textOf(thing)];
  const lies = plane && isGround ? nearestOn(plane, held) : undefined;
  return [...name, ...(lies ? [textOf(lies)] : [])].join('. ');
}

function nearestOn(plane: Element, { x, y }: Spot): Element | undefined {
  const things = lookables();
  const spots = things.map(({ spot }) => seenOn(plane.getAttribute('data-plane') ?? '', spot));
  const nearest = underFinger(spots, spotIn(plane, { clientX: x, clientY: y }));
  return nearest === undefined ? undefined : things[nearest]?.element;
}

const isHere = (element: Element): boolean => element.matches('[data-answers="where"]');
