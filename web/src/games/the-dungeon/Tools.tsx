import type { ReactElement } from 'react';
import type { Shot } from '../../board/useCamera.ts';
import { Token } from '../../parts/Token.tsx';
import { useDesk } from './context.ts';

const CLOSER = 1.25;

/** The map by hand: closer, farther, all of it. */
export function Tools({ shot }: { readonly shot: Shot }): ReactElement {
  const { words } = useDesk();
  const middle = { x: shot.camera.x, y: shot.camera.y };
  return (
    <div className="td-tools" role="group" aria-label={words.map.view}>
      <Token label={words.map.fit} icon="fit" keys="F" onClick={shot.overview} />
      <Token label={words.map.closer} keys="+" onClick={() => shot.zoom(CLOSER, middle)}>
        <span aria-hidden="true">+</span>
      </Token>
      <Token label={words.map.farther} keys="-" onClick={() => shot.zoom(1 / CLOSER, middle)}>
        <span aria-hidden="true">−</span>
      </Token>
    </div>
  );
}
