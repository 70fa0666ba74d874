import type { ReactElement } from 'react';
import { pile, tileDrawing } from '../../../../art/the-dungeon/index.ts';
import { tileOf, tilesLeft } from '../../../../games/the-dungeon/readers.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { useDesk, useSpeak } from './context.ts';

/** The tiles that are left; those that lie open on top of them are seen by everybody. */
export function Pile(): ReactElement {
  const { play, words, game } = useDesk();
  const speak = useSpeak();
  const { view } = play.now;
  const left = tilesLeft(view);
  const open = view.shown.map(face => game.rooms[tileOf(face).room]);
  return (
    <div className="td-pile" role="img" aria-label={words.pile.title(left, open)} title={words.pile.title(left, open)}>
      <Drawing drawing={pile(left)} speak={speak} aria-hidden="true" />
      <b className="td-pile-count" aria-hidden="true">
        {left}
      </b>
      {view.shown.map((face, i) => (
        <Drawing key={i} drawing={tileDrawing(face, 0)} speak={speak} className="td-open" aria-hidden="true" />
      ))}
    </div>
  );
}
