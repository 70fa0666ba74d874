import { type ChangeEvent, type ReactElement, useId, useState } from 'react';
import type { GameId } from '../../../games/shelf.ts';
import type { WorkFlaw } from '../../../games/work.ts';
import { isRefusal } from '../../../kernel/game.ts';
import { MOST_WORK_BYTES } from '../../../wire/work-link.ts';
import { Drawing } from '../look/Drawing.tsx';
import { Icon } from '../look/Icon.tsx';
import { download } from '../parts/share.ts';
import type { Editor } from './editor.ts';
import type { Workbench } from './useWorkbench.ts';
import { useWorkshopWords } from './words.ts';
import './text-view.css';

interface TextViewProps {
  readonly game: GameId;
  readonly editor: Editor<object>;
  readonly bench: Workbench<object>;
  readonly sentenceOf: (flaw: WorkFlaw) => string;
}

/** The text of the work beside its picture: whatever is typed and can be read is drawn at once. */
export function TextView(props: TextViewProps): ReactElement {
  const { editor, bench } = props;
  const words = useWorkshopWords().textView;
  const id = useId();
  const { typed, fault, type } = useTyping(props);
  return (
    <div className="text-view">
      <div className="text-view-words">
        <label htmlFor={id}>{words.label}</label>
        <textarea
          id={id}
          className="field"
          value={typed}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-fault`}
          onChange={event => type(event.target.value)}
        />
        <p id={`${id}-fault`} className="small" role="status" data-fault={fault !== undefined}>
          {fault ?? words.fine}
        </p>
        <TextTools {...props} onOpen={type} />
      </div>
      <div className="text-view-picture" aria-hidden="true">
        <Drawing drawing={editor.picture(bench.draft)} />
      </div>
    </div>
  );
}

/** What was typed stays as it was typed, until something else is drawn. */
function useTyping({ editor, bench, sentenceOf }: TextViewProps) {
  const [typing, setTyping] = useState({ typed: bench.text, drawn: bench.text });
  const typed = typing.drawn === bench.text ? typing.typed : bench.text;
  const read = editor.work.read(typed);
  const type = (text: string): void => {
    const draft = editor.work.read(text);
    if (isRefusal(draft)) return setTyping({ typed: text, drawn: bench.text });
    setTyping({ typed: text, drawn: editor.work.print(draft) });
    bench.draw(draft);
  };
  return { typed, type, fault: isRefusal(read) ? sentenceOf(read) : undefined };
}

interface TextToolsProps extends TextViewProps {
  readonly onOpen: (text: string) => void;
}

function TextTools({ game, bench, onOpen }: TextToolsProps): ReactElement {
  const words = useWorkshopWords().textView;
  const [came, setCame] = useState<'copied' | 'uncopied' | 'tooLong'>();
  const copy = (): void =>
    void navigator.clipboard.writeText(bench.text).then(
      () => setCame('copied'),
      () => setCame('uncopied'),
    );
  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    if (file.size > MOST_WORK_BYTES) setCame('tooLong');
    else onOpen(await file.text());
    target.value = '';
  };
  return (
    <div className="row text-tools">
      <button type="button" className="button" onClick={copy}>
        <Icon name="log" size={18} /> {words.copy}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => download(new File([bench.text], `${game}.txt`, { type: 'text/plain' }))}
      >
        <Icon name="download" size={18} /> {words.download}
      </button>
      <label className="button">
        <Icon name="upload" size={18} /> {words.upload}
        <input type="file" className="spoken" accept=".txt,text/plain" onChange={event => void open(event)} />
      </label>
      <span className="small" role="status">
        {came && words[came]}
      </span>
    </div>
  );
}
