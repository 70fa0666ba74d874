import { expect } from 'vitest';
import { Browser, type OpenSite } from './site.ts';

interface Listed {
  readonly devices: readonly { readonly id: string; readonly isThis: boolean }[];
}

/** A personal link of somebody. */
export async function linkOf(who: Browser): Promise<string> {
  return String((await who.ask('POST', '/me/link')).json?.['token']);
}

/** Another device of somebody, by a personal link. */
export async function deviceOf(who: Browser, site: OpenSite): Promise<Browser> {
  const device = new Browser(site.link);
  expect((await device.ask('POST', '/me', { token: await linkOf(who) })).status).toBe(200);
  return device;
}

export async function devicesOf(who: Browser): Promise<Listed['devices']> {
  return ((await who.ask('GET', '/me/devices')).json as unknown as Listed).devices;
}
