import { useCallback, useState } from 'react';
import { useWorkshopWords } from './words.ts';

/** What is heard by whoever does not look: a sentence at a time, and the number of flaws whenever it has changed. */
export function useAnnouncer(flaws: number) {
  const words = useWorkshopWords().flaws;
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const [known, setKnown] = useState(flaws);
  const say = useCallback((text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })), []);
  if (known !== flaws) {
    setKnown(flaws);
    setSaid({ text: `${said.text} ${words.now(flaws)}`.trim(), turn: said.turn + 1 });
  }
  return { said, say };
}
