import { expect, test } from 'vitest';
import { keepSettings, type SettingsKeeper, type System } from './settings.ts';
import { lockedDrawer, memoryDrawer } from './tests/drawer.ts';

const drawerWith = (content: string | null) =>
  content === null ? memoryDrawer() : memoryDrawer(['oubliette/settings', content]);

const system = (wishes: Partial<Record<'dark' | 'still', boolean>> = {}, languages = ['en-GB']): System => ({
  languages,
  prefers: what => wishes[what] ?? false,
});

const keeper = (content: string | null, asked = system()): SettingsKeeper => keepSettings(asked, drawerWith(content));

const OWN = {
  sound: 'off',
  pace: 'calm',
  tutor: 'off',
  hand: 'right',
  reach: 'anywhere',
  streak: 'shown',
  names: [],
};
const PLAIN = { ...OWN, language: 'en', light: 'day', motion: 'full' };

test('starts from what the system prefers, and silent', () => {
  expect(keeper(null).now()).toEqual(PLAIN);
  expect(keeper(null, system({ dark: true, still: true }, ['de-DE', 'fr-CA', 'en'])).now()).toEqual({
    ...OWN,
    language: 'fr',
    light: 'candle',
    motion: 'still',
  });
});

test('a choice wins over the system and is kept', () => {
  const drawer = drawerWith(null);
  keepSettings(system(), drawer).choose({ language: 'fr', sound: 'on' });
  expect(keepSettings(system(), drawer).now()).toEqual({ ...PLAIN, language: 'fr', sound: 'on' });
});

test('remembers how people are called', () => {
  const drawer = drawerWith(null);
  keepSettings(system(), drawer).choose({ names: ['Ann', ''] });
  expect(keepSettings(system(), drawer).now().names).toEqual(['Ann', '']);
});

test('follows the system where nothing was chosen', () => {
  const wishes = { dark: false, still: false };
  const settings = keepSettings(system(wishes), drawerWith('{"light":"day"}'));
  Object.assign(wishes, { dark: true, still: true });
  settings.refresh();
  expect(settings.now()).toEqual({ ...PLAIN, motion: 'still' });
});

test.each([
  'nonsense',
  'null',
  '7',
  '{"language":"tlh","light":["day"],"volume":11,"constructor":"day","names":["Ann",7]}',
  '{"names":"Ann"}',
])('does not believe what it finds: %s', content => {
  expect(keeper(content).now()).toEqual(PLAIN);
});

test('works, for as long as the page lasts, where storage is blocked', () => {
  const settings = keepSettings(system(), lockedDrawer);
  settings.choose({ light: 'candle' });
  expect(settings.now().light).toBe('candle');
});

test('tells those who listen, and only them', () => {
  const settings = keeper(null);
  const heard: string[] = [];
  const leave = settings.subscribe(() => heard.push(settings.now().light));
  settings.choose({ light: 'candle' });
  leave();
  settings.choose({ light: 'day' });
  expect(heard).toEqual(['candle']);
});
