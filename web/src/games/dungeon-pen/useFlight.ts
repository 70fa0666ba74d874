import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Seat } from '../../../../kernel/game.ts';
import {
  type Contact,
  type DungeonPen,
  type Event,
  groundNow,
  type Material,
  type View,
} from '../../../../games/dungeon-pen/index.ts';
import { useSettings } from '../../settings.ts';
import type { Now } from '../../table/table.ts';
import type { PlayProps } from '../module.ts';
import { nearMisses } from './nearMiss.ts';
import { type Pace, paceOf } from './pace.ts';

type Line = Extract<Event, { type: 'line-drawn' }>;

/** A line on its way over the sheet. */
export interface Flight extends Pace {
  readonly seat: Seat;
  readonly contact: Contact;
}

export interface Flying {
  /** The table as it was before the line, but for the line itself, until that has come to rest. */
  readonly play: PlayProps<DungeonPen>;
  readonly flight: Flight | undefined;
  /** Raised when a line has just met a wall that hurts. */
  readonly bumps: number;
}

/** Lets a line be drawn before anything that comes of it is shown. Any key and any tap ends the waiting. */
export function useFlight(play: PlayProps<DungeonPen>, material: Material): Flying {
  const isMoving = useSettings().motion === 'full';
  const [landed, setLanded] = useState<Now<DungeonPen>>(play.now);
  const [bumps, setBumps] = useState(0);
  const line = play.now === landed ? undefined : lineIn(play.events);
  const flown = line && isMoving ? line : undefined;
  if (play.now !== landed && !flown) setLanded(play.now);
  const { view } = landed;
  const flight = useMemo(() => flown && flightOf(material, view, flown), [flown, material, view]);
  const land = useEffectEvent(() => {
    setLanded(play.now);
    if (flight?.contact === 'wall') setBumps(bumps + 1);
  });
  useEffect(() => (flight ? waitFor(flight.duration, land) : undefined), [flight]);
  const now = useMemo(() => flown && { ...play.now, view: withLine(view, flown) }, [flown, play.now, view]);
  if (!now) return { play, flight: undefined, bumps };
  return { play: { ...play, now, actions: [], events: [] }, flight, bumps };
}

function lineIn(events: readonly Event[] | null): Line | undefined {
  return events?.find((event): event is Line => event.type === 'line-drawn');
}

function flightOf(material: Material, view: View, { seat, x, y, toX, toY, contact }: Line): Flight {
  const [from, to] = [
    { x, y },
    { x: toX, y: toY },
  ];
  const pace = paceOf({
    length: Math.hypot(toX - x, toY - y),
    isStopped: contact !== 'none',
    misses: nearMisses(groundNow(material, view), from, to),
  });
  return { ...pace, seat, contact };
}

function withLine(view: View, { seat, toX, toY }: Line): View {
  const characters = view.characters.map((character, each) =>
    each === seat ? { ...character, x: toX, y: toY, trail: [...character.trail, toX, toY, 1] } : character,
  );
  return { ...view, characters: characters as unknown as View['characters'] };
}

function waitFor(duration: number, done: () => void): () => void {
  const timer = setTimeout(done, duration);
  const skip = (): void => done();
  addEventListener('keydown', skip);
  addEventListener('pointerdown', skip);
  return () => {
    clearTimeout(timer);
    removeEventListener('keydown', skip);
    removeEventListener('pointerdown', skip);
  };
}
