import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { Illustrations } from '../../../art/art.ts';
import type { Kind } from '../../../kernel/game.ts';
import type { GameId } from '../games.ts';
import type { GameModule } from '../games/module.ts';
import type { Course } from '../lessons/lesson.ts';
import { Drawing } from '../look/Drawing.tsx';
import { useWords } from '../words/words.ts';
import { OpenLink } from './OpenLink.tsx';
import { RuleExample } from './RuleExample.tsx';
import { type Block, type Chapter, type Item, parseRuns } from '../../../games/rulebook.ts';
import { passageOf, type Passage, stretches } from './search.ts';

/** What all pages of a book share. */
export interface Pages {
  readonly game: GameId;
  /** The ids of all rules and chapters. */
  readonly known: ReadonlySet<string>;
  /** What the book is opened at. */
  readonly at: string | undefined;
  readonly open: (id: string) => void;
  /** What is looked for. */
  readonly words: readonly string[];
  readonly here: Passage | undefined;
  readonly module: GameModule<Kind>;
  /** Its lessons are the examples. */
  readonly course: Course<Kind> | undefined;
}

interface OnPages {
  readonly pages: Pages;
}

export function ChapterView({ chapter, pages }: OnPages & { readonly chapter: Chapter }): ReactElement {
  const { id, title, blocks } = chapter;
  return (
    <section id={id} className="rulebook-chapter" tabIndex={-1} aria-label={title || undefined}>
      {title !== '' && (
        <h3 className="h3">
          <Runs text={title} pages={pages} />
        </h3>
      )}
      {blocks.map((block, i) => (
        <BlockView key={i} block={block} passage={item => passageOf(chapter, i, item)} pages={pages} />
      ))}
    </section>
  );
}

interface BlockProps extends OnPages {
  readonly block: Block;
  readonly passage: (item?: number) => Passage;
}

function BlockView({ block, passage, pages }: BlockProps): ReactElement {
  const passed = (item?: number) => ({ 'data-passage': passage(item), 'data-here': passage(item) === pages.here });
  switch (block.type) {
    case 'heading':
      return <h4 className="rulebook-part">{block.text}</h4>;
    case 'paragraph':
      return (
        <p {...passed()}>
          <Runs text={block.text} pages={pages} />
        </p>
      );
    case 'items':
      return (
        <ul>
          {block.items.map((item, i) => (
            <ItemView key={item.id ?? item.text} item={item} pages={pages} {...passed(i)} />
          ))}
        </ul>
      );
    case 'table':
      return <TableView rows={block.rows} pages={pages} {...passed()} />;
  }
}

interface ItemProps extends OnPages {
  readonly item: Item;
}

/** What a rule says comes first; its number is small and stands behind. */
function ItemView({ item: { id, text }, pages, ...marks }: ItemProps): ReactElement {
  const { rulebook } = useWords();
  const runs = <Runs text={text} pages={pages} />;
  if (id === undefined) return <li {...marks}>{runs}</li>;
  return (
    <li className="rule" id={id} tabIndex={-1} aria-current={id === pages.at ? 'true' : undefined} {...marks}>
      <span className="rule-text">
        {runs}{' '}
        <OpenLink className="rule-id" id={id} game={pages.game} onOpen={pages.open} aria-label={rulebook.rule(id)}>
          {id}
        </OpenLink>
      </span>
      <Illustration rule={id} illustrations={pages.module.art.illustrations} />
      <ExampleOf rule={id} pages={pages} />
    </li>
  );
}

/** The first match comes last: an exercise shows its rule and nothing else. */
function ExampleOf({ rule, pages: { game, module, course } }: OnPages & { readonly rule: string }) {
  const lesson = course?.lessons.findLast(each => each.rule === rule);
  return course && lesson ? <RuleExample {...{ game, module, course, lesson }} /> : null;
}

/** What is wider than this lies under the words, not beside them. */
const BESIDE = 180;

/** The rule beside it says in words what it shows. */
function Illustration({ rule, illustrations }: { readonly rule: string; readonly illustrations: Illustrations }) {
  const draw = Object.hasOwn(illustrations, rule) ? illustrations[rule] : undefined;
  if (!draw) return null;
  const drawing = draw();
  const [, , width] = drawing.view;
  return <Drawing className="rule-picture" data-wide={width > BESIDE} {...{ drawing, width }} aria-hidden="true" />;
}

interface TableProps extends OnPages {
  readonly rows: readonly (readonly string[])[];
}

function TableView({ rows, pages, ...marks }: TableProps): ReactElement {
  const [head = [], ...body] = rows;
  return (
    <table {...marks}>
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
                <Runs text={cell} pages={pages} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Runs({ text, pages }: OnPages & { readonly text: string }): ReactElement {
  return (
    <>
      {parseRuns(text).map((run, i) => {
        const told = marked(run.text, pages.words);
        if (run.type === 'strong') return <b key={i}>{told}</b>;
        if (run.type !== 'rule' || !pages.known.has(run.text)) return <Fragment key={i}>{told}</Fragment>;
        return (
          <OpenLink key={i} id={run.text} game={pages.game} onOpen={pages.open}>
            {told}
          </OpenLink>
        );
      })}
    </>
  );
}

/** The text with what is looked for marked in it. */
function marked(text: string, words: readonly string[]): ReactNode {
  const found = stretches(text, words);
  if (found.length === 0) return text;
  const ends = [0, ...found.map(([, to]) => to)];
  return [
    ...found.map(([from, to], i) => (
      <Fragment key={from}>
        {text.slice(ends[i], from)}
        <mark>{text.slice(from, to)}</mark>
      </Fragment>
    )),
    text.slice(ends.at(-1)),
  ];
}
