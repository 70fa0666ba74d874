import { useCallback, useEffect, useState } from 'react';
import { unreasoned } from '../../../bots/coach.ts';
import type { Kind, Refusal } from '../../../kernel/game.ts';
import { canonical, same } from '../../../kernel/plain.ts';
import type { Better } from '../../../bots/tutor.ts';
import type { Permanence } from '../kept/permanence.ts';
import type { Pace, TutorWish } from '../settings.ts';
import type { Advice, Answer, Failure, Now, Table } from './table.ts';

/** What the page has to say apart from the log, as data: it is put into words in the language of the moment. */
export type Note<K extends Kind> =
  | { readonly type: 'refused'; readonly refusal: Refusal<K['reason']> }
  | { readonly type: 'failed'; readonly failure: Exclude<Failure, 'stale'> | 'redo' }
  | { readonly type: 'hint'; readonly advice: Advice<K> }
  | {
      readonly type: 'no-hint' | 'no-thinker' | 'hint-too-late' | 'hint-too-soon' | 'undone' | 'unkept' | 'nearly-full';
    }
  /** What one is after. */
  | { readonly type: 'goal' }
  /** For how long the browser keeps the match. */
  | { readonly type: 'keeping'; readonly keeping: Permanence }
  | { readonly type: 'pace'; readonly pace: Pace }
  /** What a tutor would do in the place of what was meant, for whoever has asked to be shown. */
  | { readonly type: 'better'; readonly better: Better<K> }
  | { readonly type: 'tutor'; readonly tutor: TutorWish | 'unable' }
  /** What somebody has asked for by a key, in the words that stood on the page. */
  | { readonly type: 'answer'; readonly text: string };

export interface Play<K extends Kind> {
  readonly note: Note<K> | undefined;
  /** What a bot would do now and after that, once it was asked; empty as soon as something else is done. */
  readonly plan: readonly K['action'][];
  /** What it has compared for that. */
  readonly compared: Advice<K>['compared'];
  readonly isThinking: boolean;
  /** What somebody is asked whether they mean it: it is not done yet. */
  readonly meant: K['action'] | undefined;
  readonly say: (note: Note<K> | undefined) => void;
  readonly act: (input: unknown) => Promise<boolean>;
  /** Says which rule stands against an input that is not legal. */
  readonly refuse: (input: unknown) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
  readonly askHint: () => Promise<void>;
}

const NO_PLAN: readonly never[] = [];

/**
 * What a person at the table does, and what the page answers. A note stays until the next thing is done; a hint that is
 * followed goes on with its next step. `shown` is what the page shows of the table.
 */
export function usePlay<K extends Kind>(table: Table<K>, shown: Now<K> | undefined, first?: Note<K>): Play<K> {
  const [note, say] = useNote(table, shown, first);
  const [isThinking, setThinking] = useState(false);
  useFailures(table, say);
  const settle = (answer: Answer<K>): boolean => {
    say(noteFor(answer));
    return 'done' in answer;
  };
  const plan = planIn(note);
  return {
    note,
    plan,
    compared: note?.type === 'hint' ? note.advice.compared : NO_PLAN,
    isThinking,
    meant: undefined,
    say,
    act: async input => {
      const isDone = settle(await table.act(input));
      const rest = restOf(plan, input);
      if (isDone && rest.length > 0) say({ type: 'hint', advice: unreasoned(rest) });
      return isDone;
    },
    refuse: async input => say({ type: 'refused', refusal: await table.why(input) }),
    undo: async () => {
      if (settle(await table.undo())) say({ type: 'undone' });
    },
    redo: async () => {
      const answer = await table.redo();
      if ('failed' in answer && answer.failed === 'nothing') say({ type: 'failed', failure: 'redo' });
      else settle(answer);
    },
    askHint: async () => {
      setThinking(true);
      const answer = await hintAt(table).finally(() => setThinking(false));
      if (answer) say(answer);
    },
  };
}

function planIn<K extends Kind>(note: Note<K> | undefined): readonly K['action'][] {
  if (note?.type === 'better') return [note.better.action];
  return note?.type === 'hint' ? note.advice.plan : NO_PLAN;
}

/** The note, until it is taken away or what it was said about has changed. */
function useNote<K extends Kind>(
  table: Table<K>,
  shown: Now<K> | undefined,
  first: Note<K> | undefined,
): [Note<K> | undefined, (note: Note<K> | undefined) => void] {
  const [said, setSaid] = useState({ note: first, moment: '' });
  const say = useCallback((note: Note<K> | undefined) => setSaid({ note, moment: momentOf(table.now) }), [table]);
  const moments = [table.now, ...(shown ? [shown] : [])].map(momentOf);
  return [isAboutMoment(said.note) && !moments.includes(said.moment) ? undefined : said.note, say];
}

/** What is shown may be behind the table: a note is about the one or the other. */
const momentOf = <K extends Kind>({ seat, decision, prompt }: Now<K>): string => canonical({ seat, decision, prompt });

/** Notes that mean nothing any more once the seat is asked something else. */
const isAboutMoment = <K extends Kind>(note: Note<K> | undefined): boolean =>
  note?.type === 'refused' ||
  note?.type === 'answer' ||
  note?.type === 'undone' ||
  note?.type === 'better' ||
  note?.type === 'hint-too-soon' ||
  note?.type === 'no-hint' ||
  note?.type === 'no-thinker';

/** A bot whose step could not be stored, or a step from before a reload, has nobody to tell but the page. */
function useFailures<K extends Kind>(table: Table<K>, say: (note: Note<K>) => void): void {
  useEffect(
    () =>
      table.subscribe(({ failed }) => {
        if (failed && failed !== 'stale') say({ type: 'failed', failure: failed });
      }),
    [table, say],
  );
}

const restOf = <A>([first, ...rest]: readonly A[], done: unknown): readonly A[] => (same(first, done) ? rest : []);

/** Undefined when the table has gone on meanwhile. Who has nothing to decide needs no hint. */
export async function hintAt<K extends Kind>(table: Table<K>): Promise<Note<K> | undefined> {
  const { seat, decision, waiting, outcome, pending } = table.now;
  if (outcome) return { type: 'hint-too-late' };
  if (pending || !waiting.includes(seat)) return { type: 'hint-too-soon' };
  const advice = await table.ask('hint');
  if (seat !== table.now.seat || decision !== table.now.decision) return undefined;
  if (!advice) return { type: 'no-thinker' };
  return advice.plan.length > 0 ? { type: 'hint', advice } : { type: 'no-hint' };
}

/** A step that came too late needs no words: what it answered has been answered already. */
export function noteFor<K extends Kind>(answer: Answer<K>): Note<K> | undefined {
  if ('refused' in answer) return { type: 'refused', refusal: answer };
  if ('failed' in answer && answer.failed !== 'stale') return { type: 'failed', failure: answer.failed };
  return undefined;
}
