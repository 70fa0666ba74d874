import { type ReactElement, useState } from 'react';
import type { DungeonPen } from '../../../../../games/dungeon-pen/index.ts';
import { FULL_TURN, POINTS, UNIT, wayOf } from '../../../../../games/dungeon-pen/readers.ts';
import { CHANCE } from '../../../../../kernel/game.ts';
import { say } from '../../../../../kernel/words.ts';
import type { OwnPadProps } from '../../pad.ts';
import { Icon } from '../../../look/Icon.tsx';
import { useKeys } from '../../../parts/useKeys.ts';
import { flickerOf, pointAt } from './line.ts';
import { SheetPad } from './SheetPad.tsx';
import { WORDS } from './words.ts';

/** DP-46: how long the line of the spun card is. */
const LENGTH = 5 * UNIT;

/** Where the arrow of the spun card points: pressed on the sheet, turned by arrows. */
export function SpinPad({ occasion, Taking, foresee, enter }: OwnPadProps<DungeonPen>): ReactElement {
  const words = WORDS[occasion.language];
  const [to, setTo] = useState<number>();
  const { from } = flickerOf(occasion.view);
  const turn = (by: number): void => setTo(((to ?? 0) + by + POINTS) % POINTS);
  useKeys({ ArrowLeft: () => turn(-1), ArrowRight: () => turn(1) });
  const way = to === undefined ? undefined : wayOf((to * FULL_TURN) / POINTS, LENGTH);
  const end = way && { x: from.x + way.x, y: from.y + way.y };
  const foretell = (input: unknown): readonly string[] =>
    (foresee([CHANCE, input])?.events ?? []).map(event =>
      say(occasion.words.events, event, occasion.names, occasion.reader),
    );
  return (
    <>
      <SheetPad {...{ occasion, end }} label={words.pressWay} onPress={place => setTo(pointAt(from, place))} />
      <div className="paper pen-pad-turn">
        {(['left', 'right'] as const).map(side => (
          <button
            key={side}
            type="button"
            className="round-button"
            data-way={side}
            aria-label={words.turns[side]}
            onClick={() => turn(side === 'left' ? -1 : 1)}
          >
            <Icon name="arrow-right" size={20} />
          </button>
        ))}
        <p role="status">{to === undefined ? words.pressWay : words.points(Math.round((to * 360) / POINTS))}</p>
      </div>
      <Taking {...{ foretell }} input={to === undefined ? undefined : { type: 'point', to }} onTake={enter} />
    </>
  );
}
