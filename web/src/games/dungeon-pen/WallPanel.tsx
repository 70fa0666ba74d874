import type { ReactElement } from 'react';
import { rect } from '../../../../art/figure.ts';
import type { Shape } from '../../../../games/dungeon-pen/index.ts';
import { same } from '../../../../kernel/plain.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { Icon } from '../../look/Icon.tsx';
import { RoundButton } from '../../parts/RoundButton.tsx';
import { SEMICOLON } from '../../words/colon.ts';
import { useDesk } from './context.ts';
import type { Walling } from './useWall.ts';
import { formOf, FORMS } from './wall.ts';

interface WallPanelProps {
  readonly walling: Walling;
}

/** The wall in hand: its shape, how it lies, from place to place, and done. */
export function WallPanel({ walling }: WallPanelProps): ReactElement {
  const { words } = useDesk();
  const { shape, turn, flip, next, number, count, forms } = walling;
  return (
    <>
      <header className="pen-head">
        <h2 className="h3">{words.wall.shape[shape]}</h2>
      </header>
      {forms > 1 && <Forms walling={walling} />}
      {shape !== 'stone' && (
        <div className="pen-buttons pen-ways">
          <button type="button" className="button" aria-keyshortcuts="R" onClick={turn}>
            <Icon name="turn-right" size={20} /> {words.wall.turn}
          </button>
          <button type="button" className="button" aria-keyshortcuts="F" onClick={flip}>
            <Icon name="spin" size={20} /> {words.wall.flip}
          </button>
        </div>
      )}
      <div className="pen-places">
        <RoundButton label={words.wall.previous} icon="back" keys="P" onClick={() => next(-1)} />
        <span className="small">{words.wall.place(number, count)}</span>
        <RoundButton label={words.wall.next} icon="forward" keys="N" onClick={() => next(1)} />
      </div>
      <p className="small soft pen-note pen-wide">{words.wall.keys}</p>
      <Held walling={walling} />
      <DrawButton walling={walling} />
    </>
  );
}

function DrawButton({ walling: { fits, squares, draw } }: WallPanelProps): ReactElement {
  const { words, play } = useDesk();
  return (
    <div className="doing pen-doing">
      <button
        type="button"
        className="button button-go pen-go"
        aria-keyshortcuts="Enter"
        aria-disabled={!fits}
        data-hint={play.hint?.type === 'place' && same(play.hint.squares, squares)}
        onClick={draw}
      >
        <Icon name="draw-wall" size={24} /> {words.wall.draw}
      </button>
    </div>
  );
}

function Held({ walling }: WallPanelProps): ReactElement {
  const { words, game, play } = useDesk();
  const places = walling.squares.map(game.square);
  return (
    <p className="spoken" role="status">
      {walling.fits && words.wall.held(places.join(SEMICOLON[play.language]))}
    </p>
  );
}

function Forms({ walling }: WallPanelProps): ReactElement {
  const { words } = useDesk();
  const { shape, wall, take } = walling;
  return (
    <div className="pen-forms" role="group" aria-label={words.wall.reshape}>
      {FORMS[shape].map((_, form) => (
        <button
          key={form}
          type="button"
          className="pen-form"
          aria-label={words.wall.form(form + 1, FORMS[shape].length)}
          aria-pressed={form === wall.form}
          onClick={() => take(form)}
        >
          <FormPicture shape={shape} form={form} />
        </button>
      ))}
    </div>
  );
}

const SIZE = 9;

function FormPicture({ shape, form }: { readonly shape: Shape; readonly form: number }): ReactElement {
  const squares = formOf(shape, { form, turns: 0, isFlipped: false });
  const middle = (axis: 0 | 1): number =>
    ((Math.min(...squares.map(each => each[axis])) + Math.max(...squares.map(each => each[axis])) + 1) * SIZE) / 2;
  const shapes = squares.map(([x, y]) =>
    rect([x * SIZE - middle(0), y * SIZE - middle(1), SIZE, SIZE], { fill: 'ink', stroke: 'paper', weight: 1 }),
  );
  return <Drawing drawing={{ view: [-20, -20, 40, 40], shapes }} width="40" aria-hidden="true" />;
}
