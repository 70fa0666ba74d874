import { useEffect } from 'react';
import type { GameId } from '../../games.ts';
import type { RoomNow } from '../room.ts';
import { myTurns } from './myTurns.ts';

/** An open room tells at once whether it is one's turn. */
export function useTurnSignal(game: GameId, { head, table, own }: RoomNow): void {
  const isMine = table.phase === 'playing' && own.some(seat => isAwaited(table.sitters[seat]));
  const others = table.sitters.filter((_, seat) => !own.includes(seat)).map(({ name }) => name);
  const names = others.join('\n');
  const match = head.id;
  useEffect(() => {
    if (isMine) myTurns.begin({ match, game, names: names === '' ? [] : names.split('\n') });
    else myTurns.end(match);
  }, [match, game, names, isMine]);
  useEffect(() => () => myTurns.leave(match), [match]);
}

/** While a bot plays the seat, nobody is waited for. */
const isAwaited = (sitter: RoomNow['table']['sitters'][number] | undefined): boolean =>
  sitter?.since !== null && sitter?.bot === null;
