import { type ReactElement, useMemo } from 'react';
import { ground, LAYOUTS, mapBox } from '../../../../art/dungeon-pen/index.ts';
import type { MapName, Sheet } from '../../../../games/dungeon-pen/index.ts';
import { SHEETS, work } from '../../../../games/dungeon-pen/readers.ts';
import { isRefusal } from '../../../../kernel/game.ts';
import { Drawing } from '../../look/Drawing.tsx';
import type { ChoicePictureProps } from '../module.ts';

const silent = (): string => '';

/** One that comes with the game, or somebody's own. */
function sheetOf(value: string): Sheet | undefined {
  if (value in SHEETS) return SHEETS[value as MapName];
  const own = work.read(value);
  return isRefusal(own) ? undefined : own;
}

/** Each dungeon as it is printed, beside its name. */
export function DungeonPicture({ choice, value }: ChoicePictureProps): ReactElement | null {
  const sheet = useMemo(() => (choice === 'dungeon' ? sheetOf(value) : undefined), [choice, value]);
  if (!sheet) return null;
  const drawing = { view: mapBox(LAYOUTS.wide), shapes: ground(sheet, LAYOUTS.wide) };
  return <Drawing drawing={drawing} speak={silent} width="88" height="88" aria-hidden="true" />;
}
