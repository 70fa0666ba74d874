import { useEffect, useState } from 'react';
import type { Means } from '../lessons/lesson.ts';

const COARSE = '(pointer: coarse)';

/** What was used last; before anything was, what the device is made for. */
export function useMeans(): Means {
  const [means, setMeans] = useState<Means>(() => (matchMedia(COARSE).matches ? 'finger' : 'keys'));
  useEffect(() => {
    const press = ({ pointerType }: PointerEvent): void => setMeans(pointerType === 'mouse' ? 'keys' : 'finger');
    const strike = (): void => setMeans('keys');
    addEventListener('pointerdown', press, { capture: true });
    addEventListener('keydown', strike, { capture: true });
    return () => {
      removeEventListener('pointerdown', press, { capture: true });
      removeEventListener('keydown', strike, { capture: true });
    };
  }, []);
  return means;
}
