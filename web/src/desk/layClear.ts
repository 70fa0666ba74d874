import type { Area } from '../board/geometry.ts';
import { clearest, type Coverable, freeOf } from './clearest.ts';

/** What a game marks for a hint, and what one has in hand: nothing lies over that while any other place is left. */
const MARKS = '[data-hint="true"], [data-id^="hint/"], [data-id="held"], [data-id^="pencil/"]';

/** What comes while a slip lies there, and is gone before anybody has put the slip away. */
const FLEETING = '.skip-button';

/**
 * By how bad it is to cover a pixel of one of them: what a hint speaks of; what one is after; what can be pressed; words and figures, which
 * one may want to compare; what else lies on the board.
 */
const UNCOVERED: readonly (readonly [things: string, weight: number])[] = [
  [MARKS, 1000],
  ['[data-id="goal"]', 60],
  ['.play-page :is(button, select), .play-board svg [role="button"]', 20],
  [
    '.play-line, .turn-strip, .log, :is(.play-board, .play-side) :is(p, h2, h3, li, dd, dt, b, span, text):not(.log *)',
    6,
  ],
  [
    '.play-board svg :is([data-role], [data-id^="tile/"], [data-id^="piece/"], [data-id*="thing/"]), .play-side .drawing',
    1,
  ],
  ['.play-board svg', 0.25],
];

/** A slip is at most so wide, and narrower where that covers less. */
const WIDTHS = [680, 400, 300] as const;
const MARGIN = 8;
const STEP = 12;

/**
 * Lays a slip where it covers least of what it may speak of: now, whenever the window or a paper changes, and once what
 * glides to where the slip says has got there. What a hint marks is drawn anew after that, by a camera that follows or by
 * a finger: then the slip stays where it is unless it would lie over it. `others`: what else it must not lie over.
 */
export function layClear(slip: HTMLElement | null, ...others: readonly string[]): (() => void) | undefined {
  const table = slip?.parentElement;
  if (!slip || !table) return undefined;
  const wanted = [MARKS, FLEETING, ...others].join(', ');
  const marks = (): readonly Area[] => marksBeside(slip, wanted);
  const again = (): void => lay(slip, marks());
  const sidestep = (): void => void (freeOf([areaOf(slip)], marks()).length === 0 && again());
  const board = document.querySelector('.play-board');
  const resized = new ResizeObserver(again);
  for (const paper of [table, ...papers()]) resized.observe(paper);
  const drawn = watchDrawing(slip, sidestep);
  board?.addEventListener('transitionend', again);
  document.addEventListener('scroll', sidestep, { capture: true, passive: true });
  return () => {
    resized.disconnect();
    drawn.disconnect();
    board?.removeEventListener('transitionend', again);
    document.removeEventListener('scroll', sidestep, { capture: true });
  };
}

/** Hears of all that is drawn on the table but the slip itself. */
function watchDrawing(slip: HTMLElement, onDrawn: () => void): MutationObserver {
  const observer = new MutationObserver(changes => {
    if (changes.some(({ target }) => !slip.contains(target))) onDrawn();
  });
  for (const paper of papers()) observer.observe(paper, { subtree: true, childList: true, attributes: true });
  return observer;
}

const papers = (): readonly Element[] =>
  ['.play-board', '.play-side'].flatMap(place => [...document.querySelectorAll(place)]);

/** Whole on a paper; then anywhere in the window; then with fewer lines, whose words are scrolled; at last where it covers least. */
function lay(slip: HTMLElement, marks: readonly Area[]): void {
  const freely = (room: () => readonly Area[], size: 'whole' | 'low'): boolean => {
    slip.dataset['size'] = size;
    return put(slip, freeOf(room(), marks));
  };
  const onPapers = (): readonly Area[] => placesFor(slip);
  const inWindow = { x: 0, y: 0, width: innerWidth, height: innerHeight };
  const anywhere = (): readonly Area[] => placesOn(inWindow, slip).filter(area => isWithin(inWindow, area));
  if (freely(onPapers, 'whole') || freely(anywhere, 'whole')) return;
  if (freely(onPapers, 'low') || freely(anywhere, 'low')) return;
  put(slip, placesOn(inWindow, slip));
}

/** Lays it on the place that covers least; whether there is any. */
function put(slip: HTMLElement, [first, ...others]: readonly Area[]): boolean {
  if (!first) return false;
  const { x, y, width } = clearest([first, ...others], thingsBeside(slip));
  Object.assign(slip.style, { width: `${width}px`, translate: `${x}px ${y}px` });
  return true;
}

const marksBeside = (slip: HTMLElement, wanted: string): readonly Area[] =>
  [...document.querySelectorAll(wanted)].filter(mark => !slip.contains(mark) && isSeen(mark)).map(shownOf);

const isSeen = (thing: Element): boolean =>
  thing.closest('.spoken') === null && thing.checkVisibility({ visibilityProperty: true });

/** What is left of an element where papers that it lies in cut it off or have scrolled it away. */
function shownOf(element: Element): Area {
  let shown = areaOf(element);
  for (let box = element.parentElement; box; box = box.parentElement)
    if (getComputedStyle(box).overflow !== 'visible') shown = common(shown, areaOf(box));
  return shown;
}

function common(one: Area, other: Area): Area {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return { x, y, width: Math.max(0, width), height: Math.max(0, height) };
}

/** What is told only to those who listen covers nothing, and neither does what is out of sight. */
function thingsBeside(slip: HTMLElement): readonly Coverable[] {
  return UNCOVERED.flatMap(([things, weight]) =>
    [...document.querySelectorAll(things)]
      .filter(thing => !slip.contains(thing) && thing.closest('.spoken') === null)
      .map(thing => ({ area: areaOf(thing), weight })),
  );
}

const areaOf = (element: Element): Area => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

/** All over the board, its head first, where a slip is looked for; then over the side; nothing reaches beyond a paper. */
const placesFor = (slip: HTMLElement): readonly Area[] =>
  papers()
    .map(areaOf)
    .flatMap(paper => placesOn(paper, slip).filter(area => isWithin(paper, area)));

const isWithin = (paper: Area, { y, height }: Area): boolean => y + height <= paper.y + paper.height;

function placesOn(paper: Area, slip: HTMLElement): readonly Area[] {
  const widths = new Set(WIDTHS.map(width => Math.min(width, paper.width - 2 * MARGIN)));
  return [...widths].flatMap(width => {
    slip.style.width = `${width}px`;
    const size = { width: slip.offsetWidth, height: slip.offsetHeight };
    const { x, y } = { x: paper.x + MARGIN, y: paper.y + MARGIN };
    const [across, down] = [room(paper.width, size.width), room(paper.height, size.height)];
    const rows = Array.from({ length: Math.floor(down / STEP) + 1 }, (_, i) => i * STEP);
    return rows.flatMap(row => [across / 2, 0, across].map(column => ({ x: x + column, y: y + row, ...size })));
  });
}

/** How far something can be moved on a paper. */
const room = (paper: number, slip: number): number => Math.max(0, paper - 2 * MARGIN - slip);
