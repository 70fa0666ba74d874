import type { ReactElement } from 'react';
import { dice } from '../../../../art/the-dungeon/index.ts';
import { say } from '../../../../kernel/words.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { useSettings } from '../../settings.ts';
import { type Desk, useDesk } from './context.ts';
import { lastThrow, type Thrown } from './thrown.ts';

const silent = (): string => '';

/** What was thrown last, for whoever sees no dice fall: it lies here until the next step. */
export function Throw(): ReactElement | null {
  const desk = useDesk();
  const { play, words } = desk;
  const { pace } = useSettings();
  const thrown = lastThrow(play.events, play.now.view);
  if (!thrown || pace !== 'at-once' || play.now.view.fate) return null;
  const { dice: pips, isFight } = thrown;
  return (
    <div className="td-throw" data-tone={thrown.tone}>
      <Drawing
        drawing={dice(pips, isFight ? 'black' : 'white')}
        speak={silent}
        role="img"
        aria-label={words.dice(thrown)}
      />
      <p className="paper note">{sentenceOf(desk, thrown)}</p>
    </div>
  );
}

function sentenceOf({ play, words, game }: Desk, { dice: pips, isFight, meaning }: Thrown): string {
  if (meaning.type === 'found') return say(game.events, meaning.event, play.names, play.reader);
  return isFight ? game.verdict(meaning) : words.thrown(pips, game.verdict(meaning));
}
