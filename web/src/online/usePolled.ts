import { useEffect, useState } from 'react';

/**
 * What `load` brings; undefined until it is there for the first time. It is asked again now and then while the page is
 * looked at, and when somebody comes back to it.
 */
export function usePolled<T>(load: () => Promise<T>, every: number): T | undefined {
  const [value, setValue] = useState<T>();
  useEffect(() => {
    let isHere = true;
    const ask = async (): Promise<void> => {
      const next = await load();
      if (isHere) setValue(next);
    };
    const look = (): void => {
      if (document.visibilityState === 'visible') void ask();
    };
    void ask();
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      isHere = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [load, every]);
  return value;
}
