import { type Drawer, drawerIn } from '../drawer.ts';

/** A drawer that lasts as long as a test, and what lies in it, by the keys of the browser's storage. */
export function memoryDrawer(...content: readonly (readonly [key: string, text: string])[]) {
  const kept = new Map(content);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { ...drawerIn(() => storage), content: kept };
}

/** The drawer of a browser that forbids it. */
export const lockedDrawer: Drawer = drawerIn(() => {
  throw new DOMException('blocked', 'SecurityError');
});
