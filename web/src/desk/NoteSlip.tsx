import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Better } from '../../../bots/tutor.ts';
import type { Kind } from '../../../kernel/game.ts';
import { lookUp, type Names, type Reader, say, type Words } from '../../../kernel/words.ts';
import { Icon } from '../look/Icon.tsx';
import type { Advice } from '../table/table.ts';
import type { Note } from '../table/usePlay.ts';
import { uncapital } from '../words/case.ts';
import { type CoachWords, useCoachWords } from '../words/coach.ts';
import type { InterfaceWords } from '../words/en.ts';
import { type TutorWords, useTutorWords } from '../words/tutor.ts';
import { useWords } from '../words/words.ts';
import { Link } from '../parts/Link.tsx';
import { pathOf } from '../router.ts';
import { hinted } from './hinted.ts';
import { layClear } from './layClear.ts';
import './note-slip.css';

/** Does what the slip advises. */
export interface Follow {
  readonly label: string;
  readonly onFollow: () => void;
}

interface NoteSlipProps {
  readonly note: Note<Kind> | undefined;
  readonly words: Words<Kind>;
  readonly names: Names;
  readonly reader: Reader;
  readonly describe: (action: Kind['action']) => string;
  readonly reason: (advice: Advice<Kind>) => string | undefined;
  /** What one is after at this table. */
  readonly goal: string | undefined;
  readonly follow: Follow | undefined;
  /** Beside it, where the slip is a hint. */
  readonly hintWays?: ReactNode;
  readonly onRule: (id: string) => void;
  readonly onClose: () => void;
}

/** What a slip that is no hint must not lie over as well: the goal that it speaks of; the first card or roll, for one that nobody asked for. */
const AIMS: Partial<Record<Note<Kind>['type'], readonly string[]>> = {
  goal: ['[data-id="goal"]'],
  keeping: ['.turn-strip', '.play-side .drawing'],
};

/** A slip pushed across the table: why not, what a bot would do, that the link is copied. Read out at once. */
export function NoteSlip(props: NoteSlipProps): ReactElement {
  const { note, onClose } = props;
  const page = useWords();
  const [tutor, coach] = [useTutorWords(), useCoachWords()];
  const pushed = useCount(note);
  const slip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (note ? layClear(slip.current, ...(AIMS[note.type] ?? [])) : undefined), [note]);
  const sentence = note && sentenceFor(note, { ...page, tutor, coach }, props);
  return (
    <div className="note-place">
      <div ref={slip} className={note && 'paper note-slip'}>
        {/* It is there before anything is said, and holds words alone: no button is read out with them. */}
        <div role="status">
          {note && (
            <p key={pushed} className="note">
              {sentence}
            </p>
          )}
        </div>
        {note && <Ways {...props} note={note} />}
        {note && (
          <button type="button" className="round-button" aria-label={page.close} onClick={onClose}>
            <Icon name="close" size={20} />
          </button>
        )}
      </div>
    </div>
  );
}

/** What can be done about it: what is advised, a look at the rule, at what is kept. */
function Ways({ note, follow, hintWays, onRule }: NoteSlipProps & { readonly note: Note<Kind> }): ReactElement {
  const { table } = useWords();
  const rule = note.type === 'refused' ? note.refusal.rule : undefined;
  return (
    <>
      {follow && (
        <button type="button" className="button button-go" onClick={follow.onFollow}>
          <Icon name="check" size={20} /> {follow.label}
        </button>
      )}
      {note.type === 'hint' && hintWays}
      {rule !== undefined && (
        <button type="button" className="button" onClick={() => onRule(rule)}>
          {table.rule(rule)}
        </button>
      )}
      {isAboutStorage(note) && (
        <Link className="button" href={pathOf({ page: 'kept' })}>
          {table.kept}
        </Link>
      )}
    </>
  );
}

interface SlipWords extends InterfaceWords {
  readonly tutor: TutorWords;
  readonly coach: CoachWords;
}

/** Where something can be done about it. */
const isAboutStorage = (note: Note<Kind>): boolean =>
  note.type === 'nearly-full' ||
  (note.type === 'keeping' && note.keeping !== 'stays') ||
  (note.type === 'failed' && note.failure === 'storage');

/** Whoever asks the same again hears the same again: each note is a slip of its own. */
function useCount(note: object | undefined): number {
  const [last, setLast] = useState({ note, count: 0 });
  if (last.note === note) return last.count;
  setLast({ note, count: last.count + 1 });
  return last.count + 1;
}

type Speech = Pick<NoteSlipProps, 'words' | 'names' | 'reader' | 'describe' | 'reason' | 'goal'>;

/** What is said in a sentence of the page's own. */
const PLAIN = {
  'no-hint': 'noHint',
  'no-thinker': 'noThinker',
  'hint-too-soon': 'hintTooSoon',
  'hint-too-late': 'hintTooLate',
  undone: 'undone',
  unkept: 'unkept',
  'nearly-full': 'nearlyFull',
} as const;

type PlainNote = Extract<Note<Kind>, { readonly type: keyof typeof PLAIN }>;
const isPlain = (note: Note<Kind>): note is PlainNote => Object.hasOwn(PLAIN, note.type);

function sentenceFor(
  note: Note<Kind>,
  { table, settings, tutor, coach }: SlipWords,
  { words, names, reader, describe, reason, goal = '' }: Speech,
): string {
  if (isPlain(note)) return table[PLAIN[note.type]];
  switch (note.type) {
    case 'refused':
      return say(words.reasons, note.refusal.refused, names, reader);
    case 'failed':
      return table.failures[note.failure];
    case 'hint':
      return [hinted(note.advice.plan.map(describe), table), reason(note.advice)].filter(Boolean).join(' ');
    case 'goal':
      return goal;
    case 'keeping':
      return table.keeping[note.keeping];
    case 'answer':
      return note.text;
    case 'pace':
      return settings.paceIs(settings.paces[note.pace]);
    case 'better':
      return [tutor.better(uncapital(describe(note.better.action))), whyBetter(note.better, tutor, coach)]
        .join(' ')
        .trim();
    case 'tutor':
      return tutor.notes[note.tutor];
  }
}

/** The largest of the causes for it, where there are any. */
function whyBetter({ causes }: Better<Kind>, tutor: TutorWords, coach: CoachWords): string {
  const cause = causes.find(({ amount }) => amount > 0)?.name;
  return cause === undefined ? '' : tutor.why(lookUp(coach.causes, cause) ?? cause);
}
