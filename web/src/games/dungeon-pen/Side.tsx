import type { ReactElement } from 'react';
import { CardCorner } from './CardCorner.tsx';
import { inPencil, useDesk } from './context.ts';
import { Junk } from './Junk.tsx';
import { Panel } from './Panel.tsx';
import { Standings } from './Standings.tsx';

/** Who stands how, what has to be decided, the card of the moment, and both hands. */
export function Side(): ReactElement {
  return (
    <div className="pen-side" style={inPencil(useDesk())}>
      <Standings />
      <Panel />
      <CardCorner />
      <Junk />
    </div>
  );
}
