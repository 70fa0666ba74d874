import { useEffect, useState } from 'react';

/** Whether somebody cannot wait: they have pressed a key or tapped since this is shown. */
export function useSkipped(): boolean {
  const [isSkipped, setSkipped] = useState(false);
  useEffect(() => {
    const skip = (): void => setSkipped(true);
    const heard = ['keydown', 'pointerdown'] as const;
    for (const name of heard) addEventListener(name, skip, { once: true });
    return () => {
      for (const name of heard) removeEventListener(name, skip);
    };
  }, []);
  return isSkipped;
}
