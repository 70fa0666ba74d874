import type { Drawer } from '../outbox.ts';

/** Storage that lasts as long as a test. */
export class MemoryDrawer implements Drawer {
  readonly content = new Map<string, string>();

  getItem(key: string): string | null {
    return this.content.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.content.set(key, value);
  }
  removeItem(key: string): void {
    this.content.delete(key);
  }
}
