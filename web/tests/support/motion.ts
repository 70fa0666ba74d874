import { expect, type Page } from '@playwright/test';

/** What may move on a page: where it is found, by name. */
export type Motions = Readonly<Record<string, string>>;

export type Skip = 'keydown' | 'pointerdown';

/** What stood on the page at one of its changes. */
interface Glimpse {
  readonly moving: string | undefined;
  readonly words: Words;
}

interface Words {
  readonly prompt: string;
  readonly log: string;
  /** Said aloud. */
  readonly said: string;
}

interface Watched {
  readonly glimpses: readonly Glimpse[];
}

/** Notes what is shown at every change of the page from now on. The first thing that moves is skipped as it begins. */
export const watch = (page: Page, motions: Motions, skip?: Skip): Promise<void> =>
  page.evaluate(note, { motions, skip });

function note({ motions, skip }: { readonly motions: Motions; readonly skip: Skip | undefined }): void {
  const glimpses: Glimpse[] = [];
  Object.assign(globalThis, { glimpses });
  const pressed = (by: Skip): Event =>
    by === 'keydown' ? new KeyboardEvent(by, { key: ' ', bubbles: true }) : new PointerEvent(by, { bubbles: true });
  const textOf = (place: string): string => document.querySelector(place)?.textContent ?? '';
  const look = (): void => {
    const moving = Object.keys(motions).find(name => document.querySelector(motions[name] ?? ''));
    const isFirst = moving !== undefined && glimpses.every(glimpse => glimpse.moving === undefined);
    const said = textOf('.play-page > .spoken[aria-live]');
    glimpses.push({ moving, words: { prompt: textOf('.turn-strip p'), log: textOf('.log'), said } });
    if (isFirst && skip) document.querySelector('.play-side')?.dispatchEvent(pressed(skip));
  };
  look();
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document.body, everything);
}

/** How a step came onto the page. */
export interface Course {
  /** What moved, in order. */
  readonly moved: readonly string[];
  readonly before: Words;
  /** What was told while it moved. */
  readonly meanwhile: readonly Words[];
}

/** What was seen since the page is watched, once somebody has been told something in these words. */
export async function courseOf(page: Page, told: keyof Words = 'said'): Promise<Course> {
  const seen = (): Promise<readonly Glimpse[]> => page.evaluate(() => (globalThis as unknown as Watched).glimpses);
  await expect.poll(async () => new Set((await seen()).map(({ words }) => words[told])).size).toBeGreaterThan(1);
  const glimpses = await seen();
  const [first] = glimpses;
  if (!first) throw new Error('nothing was seen');
  const motions = glimpses.filter(({ moving }) => moving !== undefined);
  const moved = motions.map(({ moving }) => moving ?? '').filter((name, i, all) => name !== all[i - 1]);
  return { moved, before: first.words, meanwhile: motions.map(({ words }) => words) };
}
