import { type ReactElement, type RefObject, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type GameId, moduleOf, rulesOf } from '../games.ts';
import type { Kind } from '../../../kernel/game.ts';
import { courseOf, isTaught } from '../lessons/courses.ts';
import type { Course } from '../lessons/lesson.ts';
import { useLoaded } from '../parts/useLoaded.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';
import { ChapterView } from './ChapterView.tsx';
import { Contents } from './Contents.tsx';
import { inWordsOfForm } from './optionWords.ts';
import { type Chapter, chaptersOf, parseRules, rulesIn } from '../../../games/rulebook.ts';
import { found, type Passage, passagesIn, wanted } from './search.ts';
import { SearchField } from './SearchField.tsx';
import './rulebook.css';

interface RulebookProps {
  readonly game: GameId;
  /** The rule or the chapter to open it at. */
  readonly at: string | undefined;
  readonly onOpen: (id: string) => void;
  /** How its contents lie. */
  readonly contents: 'beside' | 'folded';
}

/** A rulebook for players: what is in it, what is looked for, and every rule to be linked to. */
export function Rulebook({ game, at, onOpen, contents }: RulebookProps): ReactElement {
  const { noRule } = useWords().rulebook;
  const module = use(moduleOf(game));
  const { chapters, known } = useBook(game);
  const book = useRef<HTMLDivElement>(null);
  const search = useSearch(chapters, book);
  const show = useShown(book, at, known);
  const open = (id: string): void => {
    search.onQuery('');
    onOpen(id);
    show();
  };
  const pages = { game, module, course: useCourse(game), known, at, open, words: search.words, here: search.here };
  return (
    <div className="rulebook" ref={book}>
      <SearchField {...search} />
      <Contents chapters={chapters} game={game} onOpen={open} lie={contents} />
      <div className="rulebook-pages">
        {at !== undefined && !known.has(at) && <p role="status">{noRule(at)}</p>}
        {search.chapters.map(chapter => (
          <ChapterView key={chapter.id} chapter={chapter} pages={pages} />
        ))}
      </div>
    </div>
  );
}

/** The lessons of a game, once they are there: the book is read meanwhile. */
const useCourse = (game: GameId): Course<Kind> | undefined =>
  useLoaded(useCallback(async () => (isTaught(game) ? courseOf(game) : undefined), [game]));

interface Book {
  readonly chapters: readonly Chapter[];
  /** The ids of its rules and chapters. */
  readonly known: ReadonlySet<string>;
}

function useBook(game: GameId): Book {
  const { language } = useSettings();
  const { texts } = use(moduleOf(game));
  const rules = use(rulesOf(game, language));
  return useMemo(() => {
    const blocks = parseRules(inWordsOfForm(rules, texts[language].choices, language));
    const chapters = chaptersOf(blocks);
    return { chapters, known: new Set([...rulesIn(blocks), ...chapters.map(({ id }) => id)]) };
  }, [rules, texts, language]);
}

/** Brings what the book is opened at into sight, and does so again whenever it is asked to. */
function useShown(book: RefObject<HTMLElement | null>, at: string | undefined, known: Book['known']): () => void {
  const [asked, ask] = useState(0);
  const opening = useMemo(() => ({ at, asked }), [at, asked]);
  useEffect(() => {
    const { at: id = '' } = opening;
    const opened = known.has(id) && book.current?.querySelector<HTMLElement>(`#${id}`);
    if (!opened) return;
    opened.scrollIntoView({ block: id.startsWith('part-') ? 'start' : 'center' });
    opened.focus({ preventScroll: true });
  }, [book, known, opening]);
  return () => ask(count => count + 1);
}

export interface Search {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly words: readonly string[];
  /** All of them, or those in which something is found. */
  readonly chapters: readonly Chapter[];
  readonly passages: readonly Passage[];
  /** The passage that was gone to. */
  readonly here: Passage | undefined;
  /** To the next passage or the one before, round and round. */
  readonly onGo: (by: 1 | -1) => void;
}

function useSearch(all: readonly Chapter[], book: RefObject<HTMLElement | null>): Search {
  const [query, setQuery] = useState('');
  const [here, setHere] = useState<Passage>();
  const words = useMemo(() => wanted(query), [query]);
  const chapters = useMemo(() => (words.length === 0 ? all : found(all, words)), [all, words]);
  const passages = words.length === 0 ? [] : passagesIn(chapters);
  const onQuery = (next: string): void => {
    setQuery(next);
    setHere(undefined);
  };
  const onGo = (by: 1 | -1): void => {
    const from = here === undefined ? (by === 1 ? -1 : 0) : passages.indexOf(here);
    setHere(passages.at((from + by) % passages.length));
  };
  useEffect(() => {
    if (here !== undefined)
      book.current?.querySelector(`[data-passage="${here}"]`)?.scrollIntoView({ block: 'center' });
  }, [book, here]);
  return { query, onQuery, words, chapters, passages, here, onGo };
}
