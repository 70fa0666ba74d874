import type { ReactElement } from 'react';
import { livesLeft } from '../../../../games/dice-and-danger/readers.ts';
import { Icon } from '../../look/Icon.tsx';
import { type Desk, useDesk } from './context.ts';
import type { Price, RoundEnd } from './rows.ts';

export const hasPrice = ({ hearts }: Price): boolean => hearts > 0;

/** Whether one dies of it: however one plays, only by the hearts of a monster, or not at all. */
type Danger = 'certain' | 'by-hearts' | 'none';

function dangerOf({ play }: Desk, { least, hearts }: Price): Danger {
  const { draft } = play.now.view;
  const left = draft ? livesLeft(draft.paper) : Infinity;
  if (least >= left) return 'certain';
  return hearts >= left ? 'by-hearts' : 'none';
}

/** What a row costs: a heart and the lives, from the least to what hearts may add; a skull where that kills. */
export function PriceChip({ price }: { readonly price: Price }): ReactElement | null {
  const desk = useDesk();
  if (!hasPrice(price)) return null;
  const danger = dangerOf(desk, price);
  const range = price.hearts > price.least ? `${price.least}–${price.hearts}` : price.least;
  return (
    <span className="ddd-chip ddd-loss" data-danger={danger} title={spokenPrice(desk, price).join(', ')}>
      <Icon name={danger === 'certain' ? 'skull' : 'heart'} size={15} />
      <b>−{range}</b>
      {danger === 'by-hearts' && <Icon name="skull" size={15} />}
    </span>
  );
}

export function spokenPrice(desk: Desk, price: Price): readonly string[] {
  const { pairs } = desk.words;
  const danger = dangerOf(desk, price);
  return [
    ...(price.least > 0 ? [pairs.loses(price.least, causesOf(desk, price.because))] : []),
    ...(price.hearts > price.least ? [pairs.hearts(price.hearts)] : []),
    ...(danger === 'none' ? [] : [pairs.kills[danger]]),
  ];
}

/** What lives are paid for, each in a few words. */
export function causesOf({ words }: Pick<Desk, 'words'>, { wasted, hearts, isIdle }: RoundEnd): readonly string[] {
  const { because } = words.pairs;
  return [
    ...(wasted > 0 ? [because.wasted(wasted)] : []),
    ...(hearts > 0 ? [because.hearts(hearts)] : []),
    ...(isIdle ? [because.idle] : []),
  ];
}
