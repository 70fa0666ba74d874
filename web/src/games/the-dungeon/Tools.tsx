import type { ReactElement } from 'react';
import type { Shot } from '../../board/useCamera.ts';
import { RoundButton } from '../../parts/RoundButton.tsx';
import { useKeys } from '../../parts/useKeys.ts';
import { useDesk } from './context.ts';
import { chooseHabit, useHabits } from './habits.ts';

const CLOSER = 1.25;

/** Whether one goes on by oneself; and the map by hand: closer, farther, all of it. */
export function Tools({ shot }: { readonly shot: Shot }): ReactElement {
  const { words } = useDesk();
  const { onward } = useHabits();
  const toggle = (): void => chooseHabit({ onward: onward === 'by-hand' ? 'by-itself' : 'by-hand' });
  useKeys({ g: toggle });
  const middle = { x: shot.camera.x, y: shot.camera.y };
  return (
    <div className="td-tools" role="group" aria-label={words.map.view}>
      <RoundButton label={words.onward} icon="forward" keys="G" aria-pressed={onward !== 'by-hand'} onClick={toggle} />
      <RoundButton label={words.map.fit} icon="fit" keys="F" onClick={shot.overview} />
      <RoundButton label={words.map.closer} keys="+" onClick={() => shot.zoom(CLOSER, middle)}>
        <span aria-hidden="true">+</span>
      </RoundButton>
      <RoundButton label={words.map.farther} keys="-" onClick={() => shot.zoom(1 / CLOSER, middle)}>
        <span aria-hidden="true">−</span>
      </RoundButton>
    </div>
  );
}
