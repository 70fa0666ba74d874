/** Finds something out once, for all who ask meanwhile and for so many milliseconds after it is known. */
export function rememberedFor<T>(milliseconds: number, find: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | undefined;
  let until = Infinity;
  const ask = async (): Promise<T> => {
    try {
      return await find();
    } finally {
      until = performance.now() + milliseconds;
    }
  };
  return () => {
    if (performance.now() > until) found = undefined;
    if (!found) until = Infinity;
    found ??= ask();
    return found;
  };
}
