import { startTransition, useEffect, useState } from 'react';

type Load<T> = () => Promise<T>;
type Loaded<T> = { readonly load: Load<T> } & ({ readonly value: T } | { readonly error: unknown });

/**
 * What `load` brings; undefined until it is there, and again as soon as `load` is another function: memoise it. When it
 * fails, the nearest boundary shows that.
 */
export function useLoaded<T>(load: Load<T>): T | undefined {
  const [loaded, setLoaded] = useState<Loaded<T>>();
  useEffect(() => {
    let isCurrent = true;
    // A table is much to draw: in pieces, between which the page hears whoever presses something.
    const settle = (settled: Loaded<T>): void => startTransition(() => (isCurrent ? setLoaded(settled) : undefined));
    load().then(
      value => settle({ load, value }),
      (error: unknown) => settle({ load, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  if (loaded?.load !== load) return undefined;
  if ('error' in loaded) throw loaded.error;
  return loaded.value;
}
