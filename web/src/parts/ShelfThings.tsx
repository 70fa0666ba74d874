import type { ReactElement } from 'react';
import { candle, die, pawn } from '../../../art/things.ts';
import { group, type Drawing as DrawingData } from '../../../art/shape.ts';
import { Drawing } from '../look/Drawing.tsx';
import { useSettings } from '../settings.ts';

const LEFT: DrawingData = {
  view: [0, 0, 118, 60],
  shapes: [group({ at: [52, 30] }, die(5, 'white', 40)), group({ at: [92, 50], scale: 0.9 }, pawn(2))],
};
const candleIn = (state: 'lit' | 'unlit'): DrawingData => ({
  view: [0, 0, 110, 90],
  shapes: [group({ at: [44, 78], scale: 0.66 }, candle(state))],
});
const CANDLES = { day: candleIn('unlit'), candle: candleIn('lit') };

/** A die and a pawn to the left of the boxes, to the right the candle, lit in candle light. */
export function ShelfThings(): ReactElement {
  const { light } = useSettings();
  return (
    <div className="shelf-things" aria-hidden="true">
      <Drawing drawing={LEFT} width="118" height="60" />
      <Drawing drawing={CANDLES[light]} width="110" height="90" />
    </div>
  );
}
