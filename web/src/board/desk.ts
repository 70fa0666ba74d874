import { createContext, type Provider, useContext } from 'react';

/** What Frame, Board and Side of one game share: Frame provides it, the others take it from here. */
export function shareDesk<Desk extends object>(): { DeskProvider: Provider<Desk | undefined>; useDesk: () => Desk } {
  const context = createContext<Desk | undefined>(undefined);
  const useDesk = (): Desk => {
    const desk = useContext(context);
    if (!desk) throw new Error('the board stands outside of its frame');
    return desk;
  };
  return { DeskProvider: context, useDesk };
}
