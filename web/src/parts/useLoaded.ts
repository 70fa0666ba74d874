import { useEffect, useState } from 'react';

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
    load().then(
      value => isCurrent && setLoaded({ load, value }),
      (error: unknown) => isCurrent && setLoaded({ load, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  if (loaded?.load !== load) return undefined;
  if ('error' in loaded) throw loaded.error;
  return loaded.value;
}
