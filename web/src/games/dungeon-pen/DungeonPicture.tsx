import type { ReactElement } from 'react';
import { ground, LAYOUTS, mapBox } from '../../../../art/dungeon-pen/index.ts';
import { sheetOf } from '../../../../games/dungeon-pen/index.ts';
import { Drawing } from '../../look/Drawing.tsx';
import type { ChoicePictureProps } from '../module.ts';

const silent = (): string => '';
const sheets = new Map<string, ReturnType<typeof sheetOf>>();

function sheetNamed(dungeon: string): ReturnType<typeof sheetOf> {
  const sheet = sheets.get(dungeon) ?? sheetOf({ dungeon });
  sheets.set(dungeon, sheet);
  return sheet;
}

/** Each dungeon as it is printed, beside its name. */
export function DungeonPicture({ choice, value }: ChoicePictureProps): ReactElement | null {
  if (choice !== 'dungeon') return null;
  const drawing = { view: mapBox(LAYOUTS.wide), shapes: ground(sheetNamed(value), LAYOUTS.wide) };
  return <Drawing drawing={drawing} speak={silent} width="88" height="88" aria-hidden="true" />;
}
