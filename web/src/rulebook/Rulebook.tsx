import { Fragment, type ReactElement, useEffect, useMemo, useRef } from 'react';
import { type Block, type Item, parseRules, parseRuns, rulesIn } from './parse.ts';
import { useWords } from '../words/words.ts';
import './rulebook.css';

interface RulebookProps {
  readonly text: string;
  /** The rule to open it at. */
  readonly rule: string | undefined;
  readonly onRule: (id: string) => void;
}

/** A rulebook, opened at a rule, which is marked. */
export function Rulebook({ text, rule, onRule }: RulebookProps): ReactElement {
  const { noRule } = useWords().rulebook;
  const blocks = useMemo(() => parseRules(text), [text]);
  const known = useMemo(() => new Set(rulesIn(blocks)), [blocks]);
  const book = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const found = rule !== undefined && known.has(rule) && book.current?.querySelector<HTMLElement>(`#${rule}`);
    if (!found) return;
    found.scrollIntoView({ block: 'center' });
    found.focus({ preventScroll: true });
  }, [rule, known]);
  return (
    <div className="rulebook" ref={book}>
      {rule !== undefined && !known.has(rule) && <p role="status">{noRule(rule)}</p>}
      {blocks.map((block, i) => (
        <BlockView key={i} block={block} chapter={{ rule, known, onRule }} />
      ))}
    </div>
  );
}

interface Chapter extends Omit<RulebookProps, 'text'> {
  readonly known: ReadonlySet<string>;
}

interface InChapter {
  readonly chapter: Chapter;
}

function BlockView({ block, chapter }: InChapter & { readonly block: Block }): ReactElement {
  switch (block.type) {
    case 'heading':
      return block.level === 1 ? <></> : <h3 className="h3">{block.text}</h3>;
    case 'paragraph':
      return (
        <p>
          <Runs text={block.text} chapter={chapter} />
        </p>
      );
    case 'items':
      return (
        <ul>
          {block.items.map(item => (
            <ItemView key={item.id ?? item.text} item={item} chapter={chapter} />
          ))}
        </ul>
      );
    case 'table':
      return <TableView rows={block.rows} chapter={chapter} />;
  }
}

function ItemView({ item: { id, text }, chapter }: InChapter & { readonly item: Item }): ReactElement {
  const runs = <Runs text={text} chapter={chapter} />;
  if (id === undefined) return <li>{runs}</li>;
  return (
    <li className="rule" id={id} tabIndex={-1} aria-current={id === chapter.rule ? 'true' : undefined}>
      <b className="rule-id">{id}</b> <span>{runs}</span>
    </li>
  );
}

function TableView({ rows, chapter }: InChapter & { readonly rows: readonly (readonly string[])[] }): ReactElement {
  const [head = [], ...body] = rows;
  return (
    <table>
      <thead>
        <tr>
          {head.map(cell => (
            <th key={cell}>{cell}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map(row => (
          <tr key={row.join()}>
            {row.map((cell, i) => (
              <td key={i}>
                <Runs text={cell} chapter={chapter} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Runs({ text, chapter: { known, onRule } }: InChapter & { readonly text: string }): ReactElement {
  return (
    <>
      {parseRuns(text).map((run, i) => {
        if (run.type === 'strong') return <b key={i}>{run.text}</b>;
        if (run.type === 'code') return <code key={i}>{run.text}</code>;
        if (run.type === 'rule' && known.has(run.text))
          return (
            <a key={i} href={`#${run.text}`} onClick={event => follow(event, () => onRule(run.text))}>
              {run.text}
            </a>
          );
        return <Fragment key={i}>{run.text}</Fragment>;
      })}
    </>
  );
}

function follow(event: { preventDefault(): void }, action: () => void): void {
  event.preventDefault();
  action();
}
