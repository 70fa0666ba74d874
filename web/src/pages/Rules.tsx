import type { ReactElement } from 'react';
import { type GameId, titleOf } from '../games.ts';
import { isTaught } from '../lessons/courses.ts';
import { useLessonsWords } from '../lessons/words.ts';
import { Link } from '../parts/Link.tsx';
import { Rail } from '../parts/Rail.tsx';
import { Switches } from '../parts/Switches.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { go, pathOf } from '../router.ts';
import { Rulebook } from '../rulebook/Rulebook.tsx';
import { useWords } from '../words/words.ts';
import './rules.css';

interface RulesPageProps {
  readonly game: GameId;
  readonly rule?: string;
}

export default function RulesPage({ game, rule }: RulesPageProps): ReactElement {
  const words = useWords();
  const { learn } = useLessonsWords();
  const title = titleOf(game);
  const heading = words.rulebook.title(title);
  useTitle(heading);
  return (
    <div className="rules-page">
      <Rail title={title} back={{ href: pathOf({ page: 'game', game }), label: words.rulebook.back(title) }}>
        <Switches />
      </Rail>
      <article className="paper rules-sheet">
        <h2 className="h2">{heading}</h2>
        {isTaught(game) && (
          <>
            <Link href={pathOf({ page: 'learn', game })}>{learn}</Link>
            {' · '}
          </>
        )}
        <Link href={pathOf({ page: 'print', game })}>{words.game.print}</Link>
        <Rulebook
          contents="beside"
          game={game}
          at={rule}
          onOpen={id => go(pathOf({ page: 'rules', game, rule: id }))}
        />
      </article>
    </div>
  );
}
