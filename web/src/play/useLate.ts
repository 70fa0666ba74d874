import { useEffect, useState } from 'react';

/** What is quick needs no excuse. */
const PATIENCE_MS = 300;

/** A text once it has been true for a while, empty before: most of what goes on is over sooner and moves nothing. */
export function useLate(text: string): string {
  const [late, setLate] = useState('');
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(() => setLate(text), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  if (text !== late && late !== '') setLate('');
  return text === late ? text : '';
}
