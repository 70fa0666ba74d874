/** The same for the same, made once and remembered: at most so many, then all are forgotten. */
export function remembered<Given extends readonly unknown[], Made>(
  most: number,
  make: (...given: Given) => Made,
): (...given: Given) => Made {
  const kept = new Map<string, Made>();
  return (...given) => {
    const key = JSON.stringify(given);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(...given);
    if (kept.size >= most) kept.clear();
    kept.set(key, made);
    return made;
  };
}
