import type { ReactElement } from 'react';
import { useTitle } from '../parts/useTitle.ts';
import { useOnlineWords } from '../words/online.ts';
import { UnopenedNotice } from './UnopenedNotice.tsx';

/** No match on a server can have such an id: nobody need be asked. */
export default function NoDoorPage(): ReactElement {
  useTitle(useOnlineWords().unopened.title);
  return <UnopenedNotice failed="no-such-match" />;
}
