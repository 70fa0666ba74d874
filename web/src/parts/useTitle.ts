import { useEffect } from 'react';
import { useWords } from '../words/words.ts';

export function useTitle(page?: string): void {
  const { name, pageTitle } = useWords();
  const title = page === undefined ? name : pageTitle(page);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
