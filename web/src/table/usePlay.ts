import { useEffect, useState } from 'react';
import type { Kind, Refusal } from '../../../kernel/game.ts';
import { type Sitting, useSitting } from './useSitting.ts';
import type { Answer, Table } from './table.ts';

/** What the page has to say apart from the log, as data: it is put into words in the language of the moment. */
export type Note<K extends Kind> =
  | { readonly type: 'refused'; readonly refusal: Refusal<K['reason']> }
  | { readonly type: 'failed'; readonly failure: 'nothing' | 'redo' | 'storage' | 'overtaken' }
  | { readonly type: 'hint'; readonly action: K['action'] }
  | { readonly type: 'no-hint' | 'undone' | 'copied' | 'unkept' }
  | { readonly type: 'link'; readonly url: string };

export interface Play<K extends Kind> {
  readonly sitting: Sitting<K> | undefined;
  readonly note: Note<K> | undefined;
  readonly hint: K['action'] | undefined;
  readonly isThinking: boolean;
  readonly say: (note: Note<K> | undefined) => void;
  readonly act: (input: unknown) => Promise<boolean>;
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
  readonly askHint: () => Promise<void>;
}

/** What a person at the table does, and what the page answers. A note stays until the next thing is done. */
export function usePlay<K extends Kind>(table: Table<K>, first?: Note<K>): Play<K> {
  const sitting = useSitting(table);
  const [note, say] = useState(first);
  const [isThinking, setThinking] = useState(false);
  useEffect(
    () =>
      table.subscribe(({ failed }) => {
        if (failed === 'storage') say({ type: 'failed', failure: failed });
      }),
    [table],
  );
  const settle = (answer: Answer<K>): boolean => {
    say(noteFor(answer));
    return 'done' in answer;
  };
  return {
    sitting,
    note,
    hint: note?.type === 'hint' ? note.action : undefined,
    isThinking,
    say,
    act: async input => settle(await table.act(input)),
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
      const { seat, decision } = table.now;
      const action = await table.ask('hint').finally(() => setThinking(false));
      if (seat === table.now.seat && decision === table.now.decision)
        say(action ? { type: 'hint', action } : { type: 'no-hint' });
    },
  };
}

/** A step that came too late needs no words: what it answered has been answered already. */
function noteFor<K extends Kind>(answer: Answer<K>): Note<K> | undefined {
  if ('refused' in answer) return { type: 'refused', refusal: answer };
  if ('failed' in answer && answer.failed !== 'stale') return { type: 'failed', failure: answer.failed };
  return undefined;
}
