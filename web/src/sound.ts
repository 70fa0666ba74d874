import { settingsKeeper } from './settings.ts';

/** The synthesizer's parameters in its own order. Times are in seconds, `frequency` in hertz. */
const ORDER = [
  'volume',
  'randomness',
  'frequency',
  'attack',
  'sustain',
  'release',
  'shape',
  'curve',
  'slide',
  'deltaSlide',
  'jump',
  'jumpTime',
  'repeatTime',
  'noise',
] as const;
type Tone = Readonly<Partial<Record<(typeof ORDER)[number], number>>>;

const [TRIANGLE, SAW, TAN, NOISE] = [1, 2, 3, 4];

const SOUNDS = {
  scratch: {
    volume: 0.35,
    frequency: 900,
    attack: 0.02,
    sustain: 0.09,
    release: 0.06,
    shape: NOISE,
    slide: -3,
    noise: 9,
  },
  card: { volume: 0.5, frequency: 240, attack: 0.005, sustain: 0.02, release: 0.08, shape: NOISE, slide: -18 },
  dice: {
    volume: 0.6,
    frequency: 320,
    sustain: 0.03,
    release: 0.12,
    shape: NOISE,
    slide: -8,
    repeatTime: 0.09,
    noise: 2,
  },
  coin: { volume: 0.4, frequency: 1250, sustain: 0.04, release: 0.2, shape: TRIANGLE, jump: 420, jumpTime: 0.05 },
  hit: { volume: 0.8, frequency: 130, sustain: 0.04, release: 0.22, shape: TAN, curve: 1.8, slide: -6, noise: 1.2 },
  door: { volume: 0.7, frequency: 75, attack: 0.06, sustain: 0.2, release: 0.3, shape: SAW, curve: 0.6, slide: 1.4 },
  win: { volume: 0.5, frequency: 523, sustain: 0.2, release: 0.4, shape: TRIANGLE, jump: 262, jumpTime: 0.1 },
  lose: { volume: 0.6, frequency: 196, sustain: 0.25, release: 0.5, shape: SAW, curve: 0.8, slide: -1.2 },
} as const satisfies Readonly<Record<string, Tone>>;
export type SoundName = keyof typeof SOUNDS;

/** Does nothing until sound was switched on; the synthesizer is not even loaded before. */
export async function sound(name: SoundName): Promise<void> {
  if (settingsKeeper().now().sound === 'off') return;
  const { zzfx } = await import('zzfx');
  const tone: Tone = SOUNDS[name];
  zzfx(...ORDER.map(parameter => tone[parameter]));
}
