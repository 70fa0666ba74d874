import { type ReactElement, useCallback, useMemo, useState } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import { say } from '../../../kernel/words.ts';
import type { GameId } from '../games.ts';
import type { GameModule } from '../games/module.ts';
import { type Example, exampleOf } from '../lessons/example.ts';
import type { Course, Lesson } from '../lessons/lesson.ts';
import { Drawing } from '../look/Drawing.tsx';
import { Link } from '../parts/Link.tsx';
import { namesOf } from '../parts/names.ts';
import { RoundButton } from '../parts/RoundButton.tsx';
import { useLoaded } from '../parts/useLoaded.ts';
import { pathOf } from '../router.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';

interface RuleExampleProps {
  readonly game: GameId;
  readonly module: GameModule<Kind>;
  readonly course: Course<Kind>;
  /** The one that teaches the rule. */
  readonly lesson: Lesson<Kind>;
}

/** The rule as it is played: a lesson that is solved, folded away until somebody wants to see it. */
export function RuleExample(props: RuleExampleProps): ReactElement {
  const { rulebook } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="rule-example" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{rulebook.example.title}</summary>
      {isOpen && <Played {...props} />}
    </details>
  );
}

function Played({ game, module, course, lesson }: RuleExampleProps): ReactElement {
  const { loading, rulebook } = useWords();
  const { language } = useSettings();
  const play = useCallback(() => exampleOf(module.game, course, lesson), [module, course, lesson]);
  const example = useLoaded(play);
  if (!example) return <p className="tag">{loading}</p>;
  return (
    <>
      <Leafing module={module} example={example} beginning={lesson.steps[0].sentence[language]} />
      <Link className="button" href={pathOf({ page: 'learn', game, lesson: lesson.id })}>
        {rulebook.example.yourself}
      </Link>
    </>
  );
}

interface LeafingProps {
  readonly module: GameModule<Kind>;
  readonly example: Example<Kind>;
  /** What is to be done, before anything is. */
  readonly beginning: string;
}

function Leafing({ module, example, beginning }: LeafingProps): ReactElement {
  const words = useWords();
  const { language } = useSettings();
  const { rules, sitters, seat, pages } = example;
  const [at, setAt] = useState(0);
  const { view, events } = pages[at] ?? pages[0];
  const picture = useMemo(() => module.art.thumbnail(rules.content, view), [module, rules, view]);
  const names = namesOf(sitters, words);
  const told = events.map(event => say(module.words[language].events, event, names, seat)).join(' ');
  const { back, onward, page } = words.rulebook.example;
  return (
    <figure>
      <Drawing drawing={picture} aria-hidden="true" />
      <figcaption aria-live="polite">{at === 0 ? beginning : told}</figcaption>
      <div className="row">
        <RoundButton label={back} icon="back" disabled={at === 0} onClick={() => setAt(at - 1)} />
        <span className="small">{page(at + 1, pages.length)}</span>
        <RoundButton label={onward} icon="forward" disabled={at + 1 === pages.length} onClick={() => setAt(at + 1)} />
      </div>
    </figure>
  );
}
