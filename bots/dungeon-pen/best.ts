/** The first of the items with the highest worth. */
export function best<T>(items: readonly T[], worth: (item: T) => number): T {
  let [found] = items;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = worth(item);
    if (value > most) [found, most] = [item, value];
  }
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}
