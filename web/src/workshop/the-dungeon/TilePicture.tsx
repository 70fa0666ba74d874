import { memo, type ReactElement } from 'react';
import { doorsOn, HALF, TILE, tileShapes } from '../../../../art/the-dungeon/index.ts';
import { group, type Shape } from '../../../../art/shape.ts';
import { type Room, shelved } from '../../../../games/the-dungeon/index.ts';
import type { Language } from '../../../../kernel/words.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { laidAs } from './drawing.ts';
import { easelTexts } from './texts.ts';

/** A tile about its middle, with its doors; nothing where it cannot be laid. */
export function tileFigure(room: Room, drawing: string): readonly Shape[] {
  const laid = laidAs(room, drawing);
  return laid ? [group({}, [...tileShapes({ ...laid, copy: 0 }), ...doorsOn(laid.face, laid.turn)])] : [];
}

interface TilePictureProps {
  readonly room: Room;
  readonly drawing: string;
  readonly language: Language;
}

const VIEW = [-HALF - 3, -HALF - 3, TILE + 6, TILE + 6] as const;

/** Drawn again only when it is another tile: a stroke changes one of thirty. */
export const TilePicture = memo(({ room, drawing, language }: TilePictureProps): ReactElement => {
  const shapes = tileFigure(room, drawing);
  if (shapes.length === 0) return <span className="set-no-picture small">{easelTexts[language].noPicture}</span>;
  return (
    <Drawing drawing={{ view: VIEW, shapes }} speak={() => shelved.words[language].rooms[room]} aria-hidden="true" />
  );
});
