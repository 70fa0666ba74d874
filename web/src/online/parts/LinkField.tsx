import { type ReactElement, useRef, useState } from 'react';
import { useOnlineWords } from '../../words/online.ts';
import './link-field.css';

interface LinkFieldProps {
  readonly label: string;
  /** What others read above the link; without it, it is copied and not shared. */
  readonly title?: string;
  readonly url: string;
  readonly isFirst?: boolean;
}

type Came = 'copied' | 'refused';

/** A link to hand to others: by the device's own list of ways, or copied. */
export function LinkField(props: LinkFieldProps): ReactElement {
  const { label, url } = props;
  const { share: words } = useOnlineWords();
  const field = useRef<HTMLInputElement>(null);
  const [came, setCame] = useState<Came>();
  const copy = async (): Promise<void> => {
    const result = await copied(url);
    if (result === 'refused') field.current?.select();
    setCame(result);
  };
  return (
    <div className="link-field">
      <input
        ref={field}
        className="field"
        readOnly
        aria-label={label}
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <Ways {...props} onCopy={() => void copy()} />
      <p className="small soft" role="status">
        {came && words[came]}
      </p>
    </div>
  );
}

function Ways({ label, title, url, isFirst = false, onCopy }: LinkFieldProps & { readonly onCopy: () => void }) {
  const { share: words } = useOnlineWords();
  const canShare = title !== undefined && 'canShare' in navigator && navigator.canShare({ url });
  const first = isFirst ? 'button button-go' : 'button';
  return (
    <div className="link-ways">
      {canShare && (
        <button type="button" className={first} onClick={() => void shared(title, url)}>
          {words.share}
        </button>
      )}
      <button type="button" className={canShare ? 'button' : first} aria-label={words.copyOf(label)} onClick={onCopy}>
        {words.copy}
      </button>
    </div>
  );
}

async function copied(url: string): Promise<Came> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** Who closes the list has changed their mind; the link is still there to be copied. */
async function shared(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined);
}
