import type { Area } from '../board/geometry.ts';
import { clearest, type Coverable } from './clearest.ts';

/**
 * By how bad it is to cover a pixel of one of them: what a game marks for a hint; what can be pressed; words and figures,
 * which one may want to compare; what else lies on the board.
 */
const UNCOVERED: readonly (readonly [things: string, weight: number])[] = [
  ['[data-hint="true"], [data-id^="hint/"], [data-id="held"]', 1000],
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
 * Lays a slip where it covers least of what it may speak of: now, whenever the window changes, and once what glides to
 * where the slip says has got there.
 */
export function layClear(slip: HTMLElement | null): (() => void) | undefined {
  const table = slip?.parentElement;
  if (!slip || !table) return undefined;
  const again = (): void => lay(slip);
  const board = document.querySelector('.play-board');
  const observer = new ResizeObserver(again);
  observer.observe(table);
  board?.addEventListener('transitionend', again);
  return () => {
    observer.disconnect();
    board?.removeEventListener('transitionend', again);
  };
}

function lay(slip: HTMLElement): void {
  const [first, ...others] = placesFor(slip);
  if (!first) return;
  const { x, y, width } = clearest([first, ...others], thingsBeside(slip));
  Object.assign(slip.style, { width: `${width}px`, translate: `${x}px ${y}px` });
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

/** All over the board, its head first, where a slip is looked for; then over the side. What reaches beyond a paper is the last resort. */
function placesFor(slip: HTMLElement): readonly Area[] {
  const papers = ['.play-board', '.play-side'].flatMap(place => [...document.querySelectorAll(place)]).map(areaOf);
  const places = papers.flatMap(paper => placesOn(paper, slip).map(area => ({ area, isWhole: isWithin(paper, area) })));
  const whole = places.filter(({ isWhole }) => isWhole);
  return (whole.length > 0 ? whole : places).map(({ area }) => area);
}

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
