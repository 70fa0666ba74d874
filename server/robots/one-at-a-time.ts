/** Does what is asked under one name one thing after the other; different names do not wait for each other. */
export function oneAtATime(): <T>(name: string, job: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (name, job) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(job);
    const over = turn
      .catch(() => undefined)
      .finally(() => {
        if (last.get(name) === over) last.delete(name);
      });
    last.set(name, over);
    return turn;
  };
}
