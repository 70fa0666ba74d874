import { type ReactElement, useState } from 'react';
import { type GameId, titleOf } from '../games.ts';
import { Icon } from '../look/Icon.tsx';
import { useSettings } from '../settings.ts';
import type { Editor } from './editor.ts';
import { tidyHeading } from './heading.ts';
import type { Workbench } from './useWorkbench.ts';
import { useWorkshopWords } from './words.ts';

interface HeadingStripProps {
  readonly game: GameId;
  readonly editor: Editor<object>;
  readonly bench: Workbench<object>;
  readonly isLasting: boolean;
}

/** What the work is called and who draws it, as fields; and whether it is kept. */
export function HeadingStrip({ game, editor, bench, isLasting }: HeadingStripProps): ReactElement {
  const words = useWorkshopWords();
  const { language } = useSettings();
  const { draft, draw } = bench;
  const { name = editor.texts[language].nameless, author = words.nobody } = editor.work.heading(draft) ?? {};
  const rename = (heading: { readonly name: string; readonly author: string }): void =>
    draw(editor.work.rename(draft, heading));
  return (
    <div className="paper workshop-heading">
      <Icon name="pencil" size={30} />
      <HeadingField label={words.name} text={name} onText={text => rename({ name: text, author })} />
      <span className="small heading-by">{words.by}</span>
      <HeadingField label={words.author} text={author} onText={text => rename({ name, author: text })} />
      <span className="small soft heading-kept">
        {titleOf(game)} · <KeepingNote bench={bench} isLasting={isLasting} />
      </span>
    </div>
  );
}

function KeepingNote({ bench: { keeping }, isLasting }: Pick<HeadingStripProps, 'bench' | 'isLasting'>): ReactElement {
  const words = useWorkshopWords();
  const { language } = useSettings();
  if (!isLasting) return <>{words.unkept}</>;
  if (keeping === 'failed') return <>{words.notKept}</>;
  return <>{words.kept(new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(keeping))}</>;
}

interface HeadingFieldProps {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** What is typed becomes the heading when the field is left or Enter is pressed; a field left empty is as it was. */
function HeadingField({ label, text, onText }: HeadingFieldProps): ReactElement {
  const [typed, setTyped] = useState<string>();
  const done = (): void => {
    const tidied = tidyHeading(typed ?? '');
    setTyped(undefined);
    if (tidied !== '' && tidied !== text) onText(tidied);
  };
  return (
    <input
      className="heading-field"
      aria-label={label}
      value={typed ?? text}
      size={Math.max(4, (typed ?? text).length)}
      spellCheck={false}
      autoComplete="off"
      onChange={({ target }) => setTyped(target.value)}
      onBlur={done}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
    />
  );
}
