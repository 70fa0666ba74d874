import { useEffect } from 'react';
import { useWords } from '../words/words.ts';
import { useBadge } from './badge.ts';

export function useTitle(page?: string): void {
  const { name, pageTitle } = useWords();
  const badge = useBadge();
  const title = page === undefined ? name : pageTitle(page);
  useEffect(() => {
    document.title = badge > 0 ? `(${badge}) ${title}` : title;
  }, [title, badge]);
}
