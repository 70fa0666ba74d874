import type { Dress } from '../../look/Drawing.tsx';
import type { Desk } from './context.ts';
import type { Offer } from './offers.ts';
import { heldName, offerName } from './names.ts';

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
  return id => {
    if (id === 'held') return button(id, heldName(desk));
    const offer = offers.find(({ light }) => light.id === id);
    return offer && button(id, offerName(desk, offer));
  };
}
