import { useMemo } from 'react';
import { type Content, type DiceAndDanger, diceAndDanger } from '../../../../games/dice-and-danger/index.ts';
import type { PlayProps } from '../module.ts';
import { type Lab, labFor } from './lab.ts';

/** Only while the seat decides. */
export function useLab(content: Content, { now, options, actions }: PlayProps<DiceAndDanger>): Lab | undefined {
  const { view, seat } = now;
  const seats = content.everyone.length;
  const { version } = diceAndDanger;
  const rules = useMemo(() => diceAndDanger.rules({ version, seats, options }), [version, seats, options]);
  const isActive = actions.length > 0 && view.pencil !== null;
  return useMemo(
    () => (isActive ? labFor(content, rules, view, seat) : undefined),
    [content, rules, view, seat, isActive],
  );
}
