import { useEffect, useMemo, useState } from 'react';
import type { Known } from '../../../bots/tutor.ts';
import type { Kind } from '../../../kernel/game.ts';
import type { GameModule } from '../games/module.ts';
import { settingsKeeper, useSettings } from '../settings.ts';
import type { Table } from '../table/table.ts';
import type { Note, Play } from '../table/usePlay.ts';
import { type AtGate, Gate } from './gate.ts';
import { type Doubted, isOffered, type Tutor, type TutorAnswer } from './tutor.ts';
import { type Tutoring, tutoring } from './tutoring.ts';

export interface Tutored {
  /** The play, through a gate. */
  readonly play: Play<Kind>;
  /** What is asked about, and how to answer. */
  readonly question: TutorQuestion | undefined;
  /** Turns the tutor on or off; nothing where it is not offered. */
  readonly toggle: (() => void) | undefined;
}

export interface TutorQuestion extends Doubted<Kind> {
  readonly answer: (answer: TutorAnswer) => void;
}

/** A play in which somebody asks before a costly step is taken, where that is offered and wanted. */
export function useTutor(table: Table<Kind>, module: GameModule<Kind>, play: Play<Kind>): Tutored {
  const { tutor: wish } = useSettings();
  const canHave = isOffered(table, module);
  const [atGate, show] = useState<AtGate<Kind>>();
  const attending = useAttending(table, module, { isWanted: canHave && wish === 'on', show });
  const toggle = (): void => {
    const tutor = settingsKeeper().now().tutor === 'on' ? 'off' : 'on';
    settingsKeeper().choose({ tutor });
    play.say({ type: 'tutor', tutor });
  };
  useUnable(attending, play);
  const doubted = typeof atGate === 'object' ? atGate : undefined;
  return {
    play: attending
      ? {
          ...play,
          act: input => passing(attending, play, input),
          meant: doubted?.action,
          isThinking: play.isThinking || atGate === 'thinking',
        }
      : play,
    question: doubted && attending && { ...doubted, answer: answer => attending.gate.answer(answer) },
    toggle: canHave ? toggle : undefined,
  };
}

interface Attending {
  readonly table: Table<Kind>;
  readonly tutor: Tutoring;
  readonly gate: Gate<Kind>;
}

interface Wanted {
  readonly isWanted: boolean;
  readonly show: (atGate: AtGate<Kind>) => void;
}

/** The tutor of a table, from when it is wanted until it is not or everybody has left. */
function useAttending(
  table: Table<Kind>,
  { game }: GameModule<Kind>,
  { isWanted, show }: Wanted,
): Attending | undefined {
  const attending = useMemo(() => {
    if (!isWanted) return undefined;
    const { version, seats, options } = table.start;
    const tutor = tutoring({ game: game.id, start: { version, seats, options } });
    return { table, tutor, gate: new Gate(table, tutor, show) };
  }, [table, game, isWanted, show]);
  useEffect(
    () => () => {
      attending?.gate.drop();
      attending?.tutor.stop();
    },
    [attending],
  );
  useConsidering(table, attending);
  return attending;
}

/** What could be done is weighed as soon as it is asked for; a question about what is over is taken back. */
function useConsidering(table: Table<Kind>, attending: Attending | undefined): void {
  const { seat, view, waiting, decision } = table.now;
  const isAsked = waiting.includes(seat);
  useEffect(() => {
    if (isAsked) attending?.tutor.consider({ seat, view });
  }, [attending, seat, view, isAsked]);
  useEffect(() => attending?.gate.heed({ seat, decision }), [attending, seat, decision]);
}

/** Whoever wants a tutor is told when there is none for what is played here. */
function useUnable(attending: Attending | undefined, { say }: Play<Kind>): void {
  useEffect(() => {
    let isCurrent = true;
    const tell = async (tutor: Tutoring): Promise<void> => {
      const canJudge = await tutor.canJudge();
      if (isCurrent && !canJudge) say({ type: 'tutor', tutor: 'unable' });
    };
    if (attending) void tell(attending.tutor);
    return () => {
      isCurrent = false;
    };
  }, [attending, say]);
}

async function passing(attending: Attending, play: Play<Kind>, input: unknown): Promise<boolean> {
  const { gate, table } = attending;
  const { seat, view, decision } = table.now;
  const answer = await gate.pass(input);
  const hasGoneOn = table.now.seat !== seat || table.now.decision !== decision;
  if (hasGoneOn) return false;
  switch (answer) {
    case 'again':
      return false;
    case 'play':
      return play.act(input);
    case 'show':
      play.say(await noteOnBetter(attending.tutor, { seat, view }, input));
      return false;
    case 'stop':
      settingsKeeper().choose({ tutor: 'off' });
      return play.act(input).finally(() => play.say({ type: 'tutor', tutor: 'off' }));
  }
}

async function noteOnBetter(tutor: Tutor<Kind>, known: Known<Kind>, input: unknown): Promise<Note<Kind>> {
  const better = await tutor.betterThan(known, input);
  return better ? { type: 'better', better } : { type: 'no-hint' };
}
