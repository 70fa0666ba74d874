import type { ReactElement } from 'react';
import type { Route } from '../router.ts';
import { useWords } from '../words/words.ts';
import { useNewBuild } from './update.ts';
import './new-build.css';

/** Where nobody plays and nothing fills the window. */
const QUIET: readonly Route['page'][] = ['home', 'game', 'online'];

/** That a newer version of the page is there, and when it comes: where nobody plays it may come at once, if somebody wants it. */
export function NewBuild({ page }: Pick<Route, 'page'>): ReactElement {
  const known = useNewBuild();
  const { newBuild } = useWords();
  return (
    <div role="status">
      {known !== 'none' && QUIET.includes(page) && (
        <p className="paper note new-build">
          {newBuild[known]}{' '}
          {known === 'comes' && (
            <button type="button" className="button" onClick={() => location.reload()}>
              {newBuild.now}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
