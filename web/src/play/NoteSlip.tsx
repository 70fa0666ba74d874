import type { ReactElement } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import { type Names, type Reader, say, type Words } from '../../../kernel/words.ts';
import { Icon } from '../look/Icon.tsx';
import type { Advice } from '../table/table.ts';
import type { Note } from '../table/usePlay.ts';
import type { InterfaceWords } from '../words/en.ts';
import { useWords } from '../words/words.ts';
import { layClear } from './layClear.ts';
import './note-slip.css';

interface NoteSlipProps {
  readonly note: Note<Kind> | undefined;
  readonly words: Words<Kind>;
  readonly names: Names;
  readonly reader: Reader;
  readonly describe: (action: Kind['action']) => string;
  readonly reason: (advice: Advice<Kind>) => string | undefined;
  readonly onRule: (id: string) => void;
  readonly onClose: () => void;
}

/** A slip pushed across the table: why not, what a bot would do, that the link is copied. Read out at once. */
export function NoteSlip(props: NoteSlipProps): ReactElement {
  const { note, onRule, onClose } = props;
  const page = useWords();
  const sentence = note && sentenceFor(note, page, props);
  const rule = note?.type === 'refused' ? note.refusal.rule : undefined;
  return (
    <div className="note-place" role="status">
      {note && (
        <div key={sentence} ref={layClear} className="paper note-slip">
          <p className="note">{sentence}</p>
          {rule !== undefined && (
            <button type="button" className="button" onClick={() => onRule(rule)}>
              {page.table.rule(rule)}
            </button>
          )}
          <button type="button" className="round-button" aria-label={page.close} onClick={onClose}>
            <Icon name="close" size={20} />
          </button>
        </div>
      )}
    </div>
  );
}

type Speech = Pick<NoteSlipProps, 'words' | 'names' | 'reader' | 'describe' | 'reason'>;

function sentenceFor(
  note: Note<Kind>,
  { table, settings }: InterfaceWords,
  { words, names, reader, describe, reason }: Speech,
): string {
  switch (note.type) {
    case 'refused':
      return say(words.reasons, note.refusal.refused, names, reader);
    case 'failed':
      return table.failures[note.failure];
    case 'hint':
      return [table.hintIs(note.advice.plan.map(describe)), reason(note.advice)].filter(Boolean).join(' ');
    case 'no-hint':
      return table.noHint;
    case 'no-thinker':
      return table.noThinker;
    case 'hint-too-soon':
      return table.hintTooSoon;
    case 'hint-too-late':
      return table.hintTooLate;
    case 'undone':
      return table.undone;
    case 'unkept':
      return table.unkept;
    case 'pace':
      return settings.paceIs(settings.paces[note.pace]);
  }
}
