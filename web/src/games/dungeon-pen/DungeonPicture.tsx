import type { ReactElement } from 'react';
import { ground, LAYOUTS, mapBox } from '../../../../art/dungeon-pen/index.ts';
import type { MapName } from '../../../../games/dungeon-pen/index.ts';
import { SHEETS } from '../../../../games/dungeon-pen/readers.ts';
import { Drawing } from '../../look/Drawing.tsx';
import type { ChoicePictureProps } from '../module.ts';

const silent = (): string => '';
/** Each dungeon as it is printed, beside its name. */
export function DungeonPicture({ choice, value }: ChoicePictureProps): ReactElement | null {
  if (choice !== 'dungeon') return null;
  const drawing = { view: mapBox(LAYOUTS.wide), shapes: ground(SHEETS[value as MapName], LAYOUTS.wide) };
  return <Drawing drawing={drawing} speak={silent} width="88" height="88" aria-hidden="true" />;
}
