import { tileId } from '../../../../art/the-dungeon/index.ts';
import type { Dress } from '../../look/Drawing.tsx';
import type { Desk } from './context.ts';
import type { Offer } from './offers.ts';
import { heldName, offerName } from './names.ts';

/** A tile that is being laid comes down from the hand. */
const FALLING = { animation: 'var(--td-falling)' };

/** So that no slip is laid over what a hint recommends. */
const marked = (thing: { readonly isHinted?: boolean } | undefined): object =>
  thing?.isHinted === true ? { 'data-hint': true } : {};

interface Hands {
  readonly point: (id: string | undefined) => void;
  readonly press: (id: string) => void;
}

/** Makes buttons of what can be pressed on the map. */
export function buttonsFor(desk: Desk, offers: readonly Offer[], { point, press }: Hands): Dress {
  const button = (id: string, label: string): ReturnType<Dress> => ({
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
    onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && point(id),
    onPointerLeave: () => point(undefined),
    onFocus: ({ target }) => target.matches(':focus-visible') && point(id),
    onBlur: () => point(undefined),
    onKeyDown: event => {
      if ((event.key !== 'Enter' && event.key !== ' ') || event.repeat) return;
      event.preventDefault();
      if (id === 'held') void desk.holding?.lay();
      else press(id);
    },
  });
  const newest = desk.play.moving?.part === 'tile' ? tileId(desk.play.now.view.faces.length - 1) : undefined;
  return id => {
    if (id === newest) return { style: FALLING };
    if (id === 'held') return { ...button(id, heldName(desk)), ...marked(desk.holding) };
    const offer = offers.find(({ light }) => light.id === id);
    return offer && { ...button(id, offerName(desk, offer)), ...marked(offer.light) };
  };
}
