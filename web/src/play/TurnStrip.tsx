import type { ReactElement } from 'react';
import type { Pencil } from '../../../art/paint.ts';
import type { Drawing as DrawingData } from '../../../art/shape.ts';
import { pencilOnTable } from '../../../art/things.ts';
import { Drawing } from '../look/Drawing.tsx';
import { useWords } from '../words/words.ts';
import { answering } from '../board/answers.ts';

const PENCIL_VIEW = [-4, -13, 66, 26] as const;

interface TurnStripProps {
  readonly pencil: Pencil;
  /** Who is asked; nobody needs to be told when there is only one. */
  readonly name?: string | undefined;
  readonly sentence: string;
  /** What is waited for. */
  readonly meanwhile?: string;
  /** Whether the sentence is said elsewhere: it is not to be heard twice. */
  readonly isSaid?: boolean;
}

/** What is longer than a line at full size is written smaller: the table below must not move. */
const LINE = 36;
/** What is longer than two lines of a phone, smaller still. */
const TWO_LINES = 62;

const lengthOf = (letters: number): 'short' | 'long' | 'longest' =>
  letters > TWO_LINES ? 'longest' : letters > LINE ? 'long' : 'short';

/** Whose turn it is, and one sentence that says what to do now. */
export function TurnStrip({
  pencil,
  name = '',
  sentence,
  meanwhile = '',
  isSaid = false,
}: TurnStripProps): ReactElement {
  const { colon } = useWords();
  const drawing: DrawingData = { view: PENCIL_VIEW, shapes: pencilOnTable(pencil, 60, 11) };
  return (
    <div
      className="paper turn-strip askew-left"
      data-length={lengthOf(name.length + sentence.length + meanwhile.length)}
    >
      <Drawing drawing={drawing} width="66" height="26" aria-hidden="true" />
      <p aria-live={isSaid ? 'off' : 'polite'} {...answering('can')}>
        {name !== '' && (
          <span className={`lead-${pencil}`}>
            {name}
            {colon}
          </span>
        )}
        {sentence}
        {meanwhile !== '' && <span className="small"> {meanwhile}</span>}
      </p>
    </div>
  );
}
