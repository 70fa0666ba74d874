import { type FormEvent, type ReactElement, useId, useState } from 'react';
import type { Exhibit } from '../../../wire/gallery.ts';
import { REASON_LENGTH } from '../../../wire/limits.ts';
import type { Failed } from '../house/api.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { useOnlineWords } from '../words/online.ts';
import { report } from './api.ts';
import { useGalleryWords } from './words.ts';

interface ReportSheetProps {
  readonly exhibit: Exhibit;
  readonly onClose: () => void;
}

/** How far a report has come: nothing was said, something is wrong, or it is told. */
type Came = Failed | 'empty' | 'sent' | undefined;

/** Asks what somebody has against a work. */
export function ReportSheet({ exhibit: { id, name }, onClose }: ReportSheetProps): ReactElement {
  const words = useGalleryWords().reporting;
  const [reason, setReason] = useState('');
  const [came, setCame] = useState<Came>();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setCame(reason.trim() === '' ? 'empty' : ((await report(id, { reason })) ?? 'sent'));
  };
  return (
    <Dialog title={words.title(name)} onClose={onClose}>
      {came === 'sent' ? (
        <p role="status">{words.sent}</p>
      ) : (
        <form className="exhibit-report" onSubmit={event => void send(event)}>
          <p className="small soft">{words.note}</p>
          <Reason reason={reason} onReason={setReason} isInvalid={came !== undefined} />
          <Trouble came={came} />
          <button type="submit" className="button button-go">
            {words.send}
          </button>
        </form>
      )}
    </Dialog>
  );
}

interface ReasonProps {
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly isInvalid: boolean;
}

function Reason({ reason, onReason, isInvalid }: ReasonProps): ReactElement {
  const { label } = useGalleryWords().reporting;
  const id = useId();
  return (
    <>
      <label className="note" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className="field"
        rows={3}
        maxLength={REASON_LENGTH}
        value={reason}
        aria-invalid={isInvalid}
        onChange={({ target }) => onReason(target.value)}
      />
    </>
  );
}

function Trouble({ came }: { readonly came: Exclude<Came, 'sent'> }): ReactElement | null {
  const { empty } = useGalleryWords().reporting;
  const { faults } = useOnlineWords();
  if (came === undefined) return null;
  return (
    <p className="small fault" role="alert">
      {came === 'empty' ? empty : faults[came]}
    </p>
  );
}
