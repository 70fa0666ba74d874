import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Seat } from '../../../../kernel/game.ts';
import {
  type Contact,
  type DungeonPen,
  type Event,
  groundNow,
  type Material,
  POINTS,
  type View,
} from '../../../../games/dungeon-pen/index.ts';
import { useSettings } from '../../settings.ts';
import { sound } from '../../sound.ts';
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

export interface Whirl {
  readonly seat: Seat;
  /** Degrees clockwise from the top of the sheet. */
  readonly degrees: number;
}

export const WHIRL_MS = 700;

export interface Flying {
  /** The table as it was before the line, but for the line itself, until that has come to rest. */
  readonly play: PlayProps<DungeonPen>;
  readonly flight: Flight | undefined;
  /** The card that whirls over the sheet before its line is drawn, and where it will point. */
  readonly whirl: Whirl | undefined;
  /** Raised when a line has just met a wall that hurts. */
  readonly bumps: number;
}

/**
 * Lets a line be drawn before anything that comes of it is shown, the turn of the next seat included. Any key and any
 * tap ends the waiting.
 */
export function useFlight(play: PlayProps<DungeonPen>, material: Material): Flying {
  const isMoving = useSettings().motion === 'full';
  const [landed, setLanded] = useState<Now<DungeonPen>>(play.now);
  const [seen, setSeen] = useState(play.events);
  const [flown, setFlown] = useState<Line>();
  const [whirl, setWhirl] = useState<Whirl>();
  const [bumps, setBumps] = useState(0);
  const news = play.events === seen ? undefined : lineIn(play.events);
  if (play.events !== seen) setSeen(play.events);
  if (news && isMoving) {
    setFlown(news);
    setWhirl(whirlIn(play.events));
  } else if (!flown && play.now !== landed) setLanded(play.now);
  const flight = useMemo(
    () => (flown && !whirl ? flightOf(material, landed.view, flown) : undefined),
    [flown, whirl, material, landed],
  );
  const land = useEffectEvent(() => {
    setFlown(undefined);
    setLanded(play.now);
    if (flight?.contact === 'wall') setBumps(bumps + 1);
  });
  useEffect(() => (flight ? waitFor(flight.duration, land) : undefined), [flight]);
  useEffect(() => (whirl ? waitFor(WHIRL_MS, () => setWhirl(undefined)) : undefined), [whirl]);
  useScratch(play.events);
  const now = useMemo(
    () => flown && (whirl ? landed : { ...landed, view: withLine(landed.view, flown) }),
    [flown, whirl, landed],
  );
  return { play: now ? { ...play, now, actions: [], events: [] } : play, flight, whirl, bumps };
}

function whirlIn(events: readonly Event[] | null): Whirl | undefined {
  const spun = events?.find(event => event.type === 'card-spun');
  return spun && { seat: spun.seat, degrees: (spun.to * 360) / POINTS };
}

/** Graphite on paper, whatever else is heard. */
function useScratch(events: PlayProps<DungeonPen>['events']): void {
  useEffect(() => {
    if (lineIn(events)) void sound('scratch');
  }, [events]);
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
