import { useState } from 'react';
import { tileNamed } from '../../../../art/the-dungeon/index.ts';
import type { Side } from '../../../../games/the-dungeon/index.ts';
import { opposite, SIDES, tileBeyond } from '../../../../games/the-dungeon/readers.ts';
import { type Desk, isAsked, moverOf } from './context.ts';
import type { Offer } from './offers.ts';

export interface Tapping {
  /** The tile that somebody wants to know about. */
  readonly asked: number | undefined;
  readonly tap: (on: Element) => void;
  /** Asks what a tile is, whatever a tap on it would do. */
  readonly name: (on: Element) => void;
  /** Does what an offer or the tile in hand is there for. */
  readonly press: (id: string) => void;
}

const idOf = (on: Element): string => on.closest('[data-id]')?.getAttribute('data-id') ?? '';

/** A tap goes there, turns the tile in hand, asks the rules why not, or asks what a tile is. */
export function useTapping(desk: Desk, offers: readonly Offer[]): Tapping {
  const { decision } = desk.play.now;
  const [note, setNote] = useState<{ readonly decision: number; readonly tile: number | undefined }>();
  const asked = note?.decision === decision ? note.tile : undefined;
  const press = (id: string): void => {
    const offer = offers.find(({ light }) => light.id === id);
    if (id === 'held') desk.holding?.rotate(1);
    else if (offer?.way) void desk.walk(offer.way);
    else if (offer?.casts) aim(desk, offer.casts);
  };
  const tap = (on: Element): void => {
    const id = idOf(on);
    const tile = tileNamed(id);
    const side = sideMeant(desk, id);
    setNote({ decision, tile: tile === asked || side !== undefined ? undefined : tile });
    if (id === 'held' || offers.some(({ light }) => light.id === id)) press(id);
    else if (side !== undefined) void desk.play.refuse({ type: 'go', side });
  };
  const name = (on: Element): void => setNote({ decision, tile: tileUnder(desk, idOf(on), offers) });
  return { asked, tap, name, press };
}

/** The tile itself, or the one that a light lies on. */
function tileUnder({ play }: Desk, id: string, offers: readonly Offer[]): number | undefined {
  const place = offers.find(({ light }) => light.id === id)?.light.place;
  const lit = place === undefined ? -1 : play.now.view.places.indexOf(place);
  return lit >= 0 ? lit : tileNamed(id);
}

/** A spell with one way to be cast is cast; one that turns a tile takes it in hand first. */
function aim({ play, takeUp }: Desk, casts: NonNullable<Offer['casts']>): void {
  const [first] = casts;
  if (!first) return;
  if (first.spell === 'second-thoughts') takeUp(first.tile);
  else void play.act(first);
}

/** A neighbouring tile or a door of one's own that is not lit: the rules say why. */
function sideMeant(desk: Desk, id: string): Side | undefined {
  const { view } = desk.play.now;
  if (!isAsked(desk) || view.phase !== 'step') return undefined;
  const { at } = moverOf(desk);
  const [, door, of] = /^door\/(\d+)\/(\d)$/.exec(id) ?? [];
  const side = SIDES.find(each => String(each) === of);
  if (side !== undefined && Number(door) === at) return side;
  if (side !== undefined && tileBeyond(view, Number(door), side) === at) return opposite(side);
  const tile = tileNamed(id);
  return tile === undefined || tile === at ? undefined : SIDES.find(each => tileBeyond(view, at, each) === tile);
}
