import { useEffect, useEffectEvent, useRef } from 'react';
import { useKeys } from '../parts/useKeys.ts';
import { useWords } from '../words/words.ts';
import { answersTo, type Query } from '../board/answers.ts';
import { useLookAround } from './useLookAround.ts';
import type { AtTable } from './atTable.ts';

/** How many things are told one by one to whoever asks what can be done. */
const MOST_TOLD = 9;
/** How many lines of the log are told to whoever has just come and asks what happened last. */
const LATEST = 3;

interface Asking extends Pick<AtTable, 'play' | 'seen'> {
  readonly describe: (action: AtTable['seen']['actions'][number]) => string;
  readonly told: (events: AtTable['seen']['told']) => string;
  /** Whether all that can be done is listed: else there are countless ways. */
  readonly isListed: boolean;
  /** How far the match has come, in a line. */
  readonly progress: string;
}

/** Keys that ask, the same at every table. Nothing is moved by them, and what they answer can be asked for again. */
export function useAsking({ play, seen, describe, told, progress, isListed }: Asking): void {
  const { asked } = useWords().table;
  const last = useRef<Asking['seen']['told']>([]);
  useEffect(() => {
    if (seen.said.length > 0) last.current = seen.said;
  }, [seen.said]);
  const tell = (text: string): void => play.say({ type: 'answer', text: text === '' ? asked.nothing : text });
  const answer = (question: Query, otherwise = ''): void => {
    const answers = answersTo(question, document);
    tell(joined(answers.length > 0 ? answers : [otherwise]));
  };
  const { toggle } = useLookAround(tell);
  usePressAway(play);
  useKeys({
    w: () => answer('where'),
    v: () => answer('stand', progress),
    c: () =>
      tell(joined([...answersTo('can', document), ...inWords(seen, describe, isListed ? asked.many : undefined)])),
    l: () => tell(told(last.current.length > 0 ? last.current : seen.told.slice(-LATEST))),
    i: toggle,
  });
}

/** An answer lies over the board no longer than until the next press elsewhere. */
function usePressAway({ note, say }: Asking['play']): void {
  const isAnswered = note?.type === 'answer';
  const press = useEffectEvent(({ target }: PointerEvent) => {
    if (!(target instanceof Element) || !target.closest('.note-slip')) say(undefined);
  });
  useEffect(() => {
    if (!isAnswered) return undefined;
    addEventListener('pointerdown', press, { capture: true });
    return () => removeEventListener('pointerdown', press, { capture: true });
  }, [isAnswered]);
}

/** What can be done, where no element of the page says so. */
function inWords(
  { actions }: Asking['seen'],
  describe: Asking['describe'],
  many: ((count: number) => string) | undefined,
): readonly string[] {
  if (answersTo('can', document).length > 1) return [];
  const told = [...new Set(actions.map(describe))];
  if (told.length <= MOST_TOLD) return told;
  return many ? [many(told.length)] : [];
}

/** Sentences one after the other; whatever has no full stop is given one. */
const joined = (sentences: readonly string[]): string =>
  sentences.map(text => (text === '' || /[.!?…]$/.test(text) ? text : `${text}.`)).join(' ');
