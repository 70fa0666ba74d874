import type { ReactElement } from 'react';
import { type OwnSet, type Room, shelved, type Side } from '../../../../games/the-dungeon/index.ts';
import { PILE, ROOMS, SIDES, turnedDrawing } from '../../../../games/the-dungeon/readers.ts';
import { useKeys } from '../../parts/useKeys.ts';
import type { EaselProps } from '../editor.ts';
import {
  type Chosen,
  drawingOf,
  roomOf,
  sideChanged,
  withDrawing,
  withoutTile,
  withRoom,
  withTile,
} from './drawing.ts';
import { Stepper } from './Stepper.tsx';
import { easelTexts } from './texts.ts';
import { TilePicture } from './TilePicture.tsx';

interface TilePaperProps extends Pick<EaselProps<OwnSet>, 'draft' | 'onDraw' | 'say' | 'language'> {
  readonly chosen: Exclude<Chosen, { readonly type: 'character' }>;
}

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;

/** One tile, large: its sides are pressed, its kind and its number are chosen. */
export function TilePaper(props: TilePaperProps): ReactElement {
  const { draft, language, chosen } = props;
  const words = easelTexts[language];
  const [drawing, room] = [drawingOf(draft, chosen) ?? '----', roomOf(draft, chosen)];
  const { press, turn } = useTileKeys(props, drawing, room);
  return (
    <div className="easel-desk">
      <div className="set-large">
        <TilePicture {...{ room, drawing, language }} />
        {SIDES.map(side => (
          <button
            key={side}
            type="button"
            className="set-side"
            data-side={side}
            data-sign={drawing.charAt(side)}
            aria-label={words.side(side, drawing.charAt(side))}
            onClick={() => press(side)}
          />
        ))}
      </div>
      <div className="set-fields">
        {chosen.type === 'tile' && <TileFields {...props} index={chosen.index} />}
        <button type="button" className="button" aria-keyshortcuts="R" onClick={turn}>
          {words.turn}
        </button>
      </div>
    </div>
  );
}

/** What the sides become, by mouse, finger and arrows. */
function useTileKeys({ draft, onDraw, say, language, chosen }: TilePaperProps, drawing: string, room: Room) {
  const words = easelTexts[language];
  const press = (side: Side): void => {
    const next = sideChanged(drawing, side, room);
    onDraw(withDrawing(draft, chosen, next));
    say(`${words.side(side, next.charAt(side))}.`);
  };
  const turn = (): void => onDraw(withDrawing(draft, chosen, turnedDrawing(drawing, 1)));
  const count = (by: number): void => {
    const now = chosen.type === 'tile' ? draft.tiles[chosen.index]?.count : undefined;
    if (chosen.type !== 'tile' || now === undefined || now + by < 1 || now + by > PILE.most) return;
    onDraw(withTile(draft, chosen.index, { count: now + by }));
    say(`${now + by}.`);
  };
  useKeys({
    ...Object.fromEntries(SIDES.map(side => [ARROWS[side], () => press(side)])),
    r: turn,
    '+': () => count(1),
    '-': () => count(-1),
    Backspace: () => chosen.type === 'tile' && onDraw(withoutTile(draft, chosen.index)),
  });
  return { press, turn };
}

function TileFields({ draft, onDraw, language, index }: TilePaperProps & { readonly index: number }): ReactElement {
  const words = easelTexts[language];
  const { rooms } = shelved.words[language];
  const tile = draft.tiles[index];
  return (
    <>
      <label className="set-field">
        <span>{words.room}</span>
        <select
          className="field"
          value={tile?.room}
          onChange={({ target }) => onDraw(withRoom(draft, index, target.value as Room))}
        >
          {ROOMS.map(room => (
            <option key={room} value={room}>
              {rooms[room]}
            </option>
          ))}
        </select>
      </label>
      <Stepper
        label={words.count}
        count={tile?.count ?? 1}
        range={{ least: 1, most: PILE.most }}
        onCount={count => onDraw(withTile(draft, index, { count }))}
        language={language}
      />
      <button type="button" className="button" onClick={() => onDraw(withoutTile(draft, index))}>
        {words.remove}
      </button>
    </>
  );
}
