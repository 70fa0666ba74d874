import { isRecord } from '../../kernel/plain.ts';
import { LANGUAGES, type Language } from '../../kernel/words.ts';
import { type Drawer, lastingDrawer } from './drawer.ts';
import { observed, useObserved } from './observed.ts';

const LIGHTS = ['day', 'candle'] as const;
export type PageLight = (typeof LIGHTS)[number];
const MOTIONS = ['full', 'still'] as const;
export type Motion = (typeof MOTIONS)[number];
/** How fast a table tells: in time to feel it, in time to follow it, or not at all before it is over. */
export const PACES = ['calm', 'brisk', 'at-once'] as const;
export type Pace = (typeof PACES)[number];
const SOUNDS = ['off', 'on'] as const;
const TUTORS = ['off', 'on'] as const;
export type TutorWish = (typeof TUTORS)[number];
const STREAKS = ['shown', 'hidden'] as const;
/** The hand that presses: what it does things with lies on its side. */
const HANDS = ['right', 'left'] as const;
/** Whether the tools of a table on a phone lie where a thumb reaches them. */
const REACHES = ['anywhere', 'thumb'] as const;

export interface Settings {
  readonly language: Language;
  readonly light: PageLight;
  readonly sound: (typeof SOUNDS)[number];
  readonly motion: Motion;
  readonly pace: Pace;
  /** Whether somebody asks before a costly step is taken, where one plays alone with bots. */
  readonly tutor: TutorWish;
  readonly hand: (typeof HANDS)[number];
  readonly reach: (typeof REACHES)[number];
  /** How the people at this screen are called, by seat. */
  readonly names: readonly string[];
  /** Whether it is told for how many days somebody has played the daily deals. */
  readonly streak: (typeof STREAKS)[number];
}

/** What the browser says about the person in front of it. */
export interface System {
  readonly languages: readonly string[];
  prefers(what: 'dark' | 'still'): boolean;
}

export interface SettingsKeeper {
  readonly now: () => Settings;
  readonly choose: (choice: Partial<Settings>) => void;
  /** The system's wishes have changed. */
  readonly refresh: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const NAME = 'settings';
const isNames = (value: unknown): boolean => Array.isArray(value) && value.every(name => typeof name === 'string');
const oneOf =
  (allowed: readonly unknown[]) =>
  (value: unknown): boolean =>
    allowed.includes(value);

const ALLOWED: Readonly<Record<keyof Settings, (value: unknown) => boolean>> = {
  language: oneOf(LANGUAGES),
  light: oneOf(LIGHTS),
  sound: oneOf(SOUNDS),
  motion: oneOf(MOTIONS),
  pace: oneOf(PACES),
  tutor: oneOf(TUTORS),
  hand: oneOf(HANDS),
  reach: oneOf(REACHES),
  names: isNames,
  streak: oneOf(STREAKS),
};

/** What was chosen wins over what the system prefers. */
export function keepSettings(system: System, drawer: Drawer): SettingsKeeper {
  let chosen = choicesIn(drawer.read(NAME));
  const all = (): Settings => ({ ...defaults(system), ...chosen });
  const settings = observed(all());
  const update = (): void => settings.set(all());
  return {
    now: settings.now,
    subscribe: settings.subscribe,
    choose: choice => {
      chosen = { ...chosen, ...choice };
      drawer.write(NAME, chosen);
      update();
    },
    refresh: update,
  };
}

function defaults(system: System): Settings {
  const spoken = system.languages.map(language => language.slice(0, 2));
  return {
    language: spoken.find((language): language is Language => LANGUAGES.some(known => known === language)) ?? 'en',
    light: system.prefers('dark') ? 'candle' : 'day',
    sound: 'off',
    motion: system.prefers('still') ? 'still' : 'full',
    pace: 'calm',
    tutor: 'off',
    hand: 'right',
    reach: 'anywhere',
    names: [],
    streak: 'shown',
  };
}

function choicesIn(found: unknown): Partial<Settings> {
  const isAllowed = ([name, value]: [string, unknown]): boolean =>
    Object.hasOwn(ALLOWED, name) && ALLOWED[name as keyof Settings](value);
  return isRecord(found) ? Object.fromEntries(Object.entries(found).filter(isAllowed)) : {};
}

const QUERIES = { dark: '(prefers-color-scheme: dark)', still: '(prefers-reduced-motion: reduce)' } as const;

let keeper: SettingsKeeper | undefined;

export function settingsKeeper(): SettingsKeeper {
  if (keeper) return keeper;
  keeper = keepSettings(
    { languages: navigator.languages, prefers: what => matchMedia(QUERIES[what]).matches },
    lastingDrawer,
  );
  for (const query of Object.values(QUERIES)) matchMedia(query).addEventListener('change', keeper.refresh);
  return keeper;
}

/** Chooses the next pace in turn. */
export function nextPace(): Pace {
  const keeping = settingsKeeper();
  const pace = PACES[(PACES.indexOf(keeping.now().pace) + 1) % PACES.length] ?? 'calm';
  keeping.choose({ pace });
  return pace;
}

export function useSettings(): Settings {
  return useObserved(settingsKeeper());
}

/** Tells style sheets, hyphenation, screen readers and the frame that the browser draws around the page. */
export function applySettings(settings: Settings, root: HTMLElement): void {
  root.lang = settings.language;
  root.dataset.light = settings.light;
  root.dataset.motion = settings.motion;
  root.dataset.hand = settings.hand;
  root.dataset.reach = settings.reach;
  const wood = getComputedStyle(root).getPropertyValue('--wood');
  for (const meta of root.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = wood;
}
