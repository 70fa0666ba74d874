import type { Make } from '../storage/devices.ts';

type Known = readonly (readonly [sign: RegExp, name: string])[];

/** In this order, for most browsers name those before them, too. */
const BROWSERS: Known = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: Known = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const named = (known: Known, agent: string): string | null => known.find(([sign]) => sign.test(agent))?.[1] ?? null;

/** A device as its owner would call it, by what its browser sends with every request; nothing finer is kept. */
export const makeOf = (agent = ''): Make => ({ browser: named(BROWSERS, agent), system: named(SYSTEMS, agent) });
