import { type FormEvent, type ReactElement, useId, useState } from 'react';
import type { Texts } from '../../../kernel/options.ts';
import type { GameId } from '../games.ts';
import { go, pathOf, readRoute } from '../router.ts';
import { useWords } from '../words/words.ts';

interface SeedFormProps {
  readonly game: GameId;
  readonly choices: Texts;
}

export function SeedForm({ game, choices }: SeedFormProps): ReactElement {
  const words = useWords().game;
  const [text, setText] = useState('');
  const [isBad, setBad] = useState(false);
  const id = useId();
  const open = (event: FormEvent): void => {
    event.preventDefault();
    const path = dealPath(game, text.trim(), choices);
    setBad(path === undefined);
    if (path !== undefined) go(path);
  };
  return (
    <form className="seed-form" onSubmit={open} noValidate>
      <label htmlFor={id}>{words.seed}</label>
      <div className="row">
        <input
          id={id}
          className="field"
          value={text}
          onChange={event => setText(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isBad}
          aria-describedby={`${id}-bad`}
        />
        <button type="submit" className="button">
          {words.dealSeed}
        </button>
      </div>
      <p id={`${id}-bad`} className="small game-bad" role="alert">
        {isBad && words.badSeed}
      </p>
    </form>
  );
}

/** Where a seed leads, or a whole link that somebody sent. */
function dealPath(game: GameId, text: string, options: Texts): string | undefined {
  const url = URL.canParse(text)
    ? new URL(text)
    : new URL(`/${game}/deal/${encodeURIComponent(text.toLowerCase())}`, location.origin);
  const route = readRoute(url);
  if (route.page !== 'deal') return undefined;
  return pathOf(URL.canParse(text) ? route : { ...route, options });
}
