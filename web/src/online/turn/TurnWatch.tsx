import { useEffect } from 'react';
import { isMyTurn, type OpenableMatch, othersAt } from '../lobby/lines.ts';
import { fetchMine } from '../lobby/useMine.ts';
import { myTurns } from './myTurns.ts';
import type { Turn } from './turns.ts';

const EVERY = 60_000;

/** Looks gently, whatever page is open, whether one is waited for elsewhere. */
export default function TurnWatch(): null {
  useEffect(() => {
    const ask = async (): Promise<void> => {
      const { lines, failed } = await fetchMine();
      if (!failed) myTurns.read(lines.filter(isMyTurn).map(turnOf));
    };
    void ask();
    const timer = setInterval(() => void ask(), EVERY);
    return () => clearInterval(timer);
  }, []);
  return null;
}

const turnOf = (line: OpenableMatch): Turn => ({ match: line.match, game: line.game, names: othersAt(line) });
