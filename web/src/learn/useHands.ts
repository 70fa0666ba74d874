import { useEffect, useState } from 'react';
import type { Hands } from '../lessons/lesson.ts';

const COARSE = '(pointer: coarse)';

/** What was used last; before anything was, what the device is made for. */
export function useHands(): Hands {
  const [hands, setHands] = useState<Hands>(() => (matchMedia(COARSE).matches ? 'finger' : 'keys'));
  useEffect(() => {
    const press = ({ pointerType }: PointerEvent): void => setHands(pointerType === 'mouse' ? 'keys' : 'finger');
    const strike = (): void => setHands('keys');
    addEventListener('pointerdown', press, { capture: true });
    addEventListener('keydown', strike, { capture: true });
    return () => {
      removeEventListener('pointerdown', press, { capture: true });
      removeEventListener('keydown', strike, { capture: true });
    };
  }, []);
  return hands;
}
