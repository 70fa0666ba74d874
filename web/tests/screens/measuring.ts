/** What is wrong with the table as it lies in the window now; nothing when this is empty. Runs inside the page. */
export function faultsOf({ board, piece, ways, least = 0.45 }: Measured): readonly string[] {
  const root = document.documentElement;
  const found: string[] = [];
  const nameOf = (element: Element): string =>
    element.getAttribute('aria-label') ??
    `${element.getAttribute('class') ?? element.tagName} ${element.textContent?.trim().slice(0, 30) ?? ''}`;

  const lies = document.querySelector(board)?.getBoundingClientRect();
  const share = lies ? (lies.width * lies.height) / (innerWidth * innerHeight) : 0;
  if (share < least) found.push(`the board has ${Math.round(share * 1000) / 10} % of the window`);

  const sideways = root.scrollWidth - innerWidth;
  if (sideways > 0) found.push(`the page is ${sideways} px too wide`);
  const down = root.scrollHeight - innerHeight;
  if (down > 0) found.push(`the page is ${down} px too high`);

  for (const element of document.querySelectorAll(piece)) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (!lies || x < lies.left || x > lies.right || y < lies.top || y > lies.bottom)
      found.push(`${nameOf(element)} is out of sight`);
  }

  /** What is cut down to a point is there for those who listen. */
  const isClipped = (element: Element): boolean => {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (getComputedStyle(box).clipPath !== 'none') return true;
    return false;
  };

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.spoken, [aria-hidden="true"], [inert]') === null &&
    !isClipped(element);

  /** What is scrolled within a paper is reached by scrolling it. */
  const isScrolledAway = (element: Element, x: number, y: number): boolean => {
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (![overflowX, overflowY].some(each => each === 'auto' || each === 'scroll')) continue;
      const { left, top, right, bottom } = box.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) return true;
    }
    return false;
  };

  const controls = '.play-page :is(button, a, input, select, [role="button"], [role="switch"])';
  for (const control of document.querySelectorAll(controls)) {
    const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width * height === 0 || !isShown(control)) continue;
    const isAway = isScrolledAway(control, x, y);
    if (ways !== undefined && control.matches(ways) && (isAway || isScrolledAway(control, x, bottom - 2)))
      found.push(`${nameOf(control)} answers, and has to be scrolled to`);
    if (isAway) continue;
    const isOnBoard = control.closest(board) !== null && control instanceof SVGElement;
    const isPartlyAway = isScrolledAway(control, x, bottom) || isScrolledAway(control, right - 1, y);
    if (!isOnBoard && !isPartlyAway && (right > innerWidth + 1 || bottom > innerHeight + 1))
      found.push(`${nameOf(control)} reaches out of the window`);
    const above = document.elementFromPoint(x, y);
    if (above && (control.contains(above) || above.contains(control) || above.closest('label'))) continue;
    found.push(`${nameOf(control)} ${above ? `lies under ${nameOf(above)}` : 'is out of the window'}`);
  }

  /**
   * A finger that meets it no further than this from its middle does it, up, down and sideways. What lies on the board is
   * as large as the board allows.
   */
  const FINGER = 21;
  const isForFingers = !(root.dataset['screen'] ?? '').startsWith('laptop');
  const meets = (control: HTMLElement, x: number, y: number): boolean => {
    const met = document.elementFromPoint(x, y);
    return met !== null && (control.contains(met) || met.closest('label')?.control === control);
  };
  for (const control of document.querySelectorAll<HTMLElement>('.play-page :is(button, select)')) {
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (!isForFingers || width * height === 0 || !isShown(control)) continue;
    const around = [-FINGER, FINGER].flatMap(by => [[x, y + by] as const, [x + by, y] as const]);
    const isLargeEnough = around.every(spot => isScrolledAway(control, ...spot) || meets(control, ...spot));
    if (!isLargeEnough) found.push(`${nameOf(control)} is ${Math.round(width)} x ${Math.round(height)}`);
  }

  /** A name that is shortened says itself whole. */
  const isCut = (element: HTMLElement): boolean =>
    element.clientWidth > 0 && element.scrollWidth - element.clientWidth > 1 && element.title !== element.textContent;
  /** By how much an element is cut off below by what it lies in; what scrolls cuts nothing. */
  const cutBelow = (element: HTMLElement): number => {
    const { bottom } = element.getBoundingClientRect();
    for (let box: HTMLElement | null = element; box; box = box.parentElement) {
      const { overflowY, webkitLineClamp } = getComputedStyle(box);
      if (overflowY === 'auto' || overflowY === 'scroll' || webkitLineClamp !== 'none') return 0;
      if (overflowY === 'hidden' || overflowY === 'clip') return bottom - box.getBoundingClientRect().bottom;
    }
    return 0;
  };
  for (const element of document.querySelectorAll<HTMLElement>(
    '.play-page :is(p, b, span, small, button, h2, h3, li, dd, dt)',
  )) {
    if (element.childElementCount > 0 || !element.textContent || !isShown(element)) continue;
    if (isCut(element)) found.push(`${nameOf(element)} is cut by ${element.scrollWidth - element.clientWidth} px`);
    if (cutBelow(element) > 2) found.push(`${nameOf(element)} is cut below by ${Math.round(cutBelow(element))} px`);
  }
  return found;
}

export interface Measured {
  /** The map, the sheet, the maze: what of the page is the board itself. */
  readonly board: string;
  /** The piece of the seat that decides. */
  readonly piece: string;
  /** What answers the question, where all of it has to be in sight. */
  readonly ways?: string | undefined;
  /** How much of the window the board has at least. */
  readonly least?: number;
}
