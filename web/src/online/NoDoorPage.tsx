import type { ReactElement } from 'react';
import { useTitle } from '../parts/useTitle.ts';
import { useOnlineWords } from '../words/online.ts';
import { Unopened } from './Unopened.tsx';

/** No match on a server can have such an id: nobody need be asked. */
export default function NoDoorPage(): ReactElement {
  useTitle(useOnlineWords().unopened.title);
  return <Unopened failed="no-such-match" />;
}
