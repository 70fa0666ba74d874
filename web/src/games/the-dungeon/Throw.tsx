import { type ReactElement, useState } from 'react';
import { dice } from '../../../../art/the-dungeon/index.ts';
import { say } from '../../../../kernel/words.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { type Desk, useDesk } from './context.ts';
import { lastThrow, type Thrown } from './thrown.ts';

const silent = (): string => '';

/** The dice thrown last and what they meant. They tumble when they fell just now; any key or touch lays them down. */
export function Throw(): ReactElement | null {
  const desk = useDesk();
  const { play, words } = desk;
  const thrown = useThrown(play);
  if (!thrown) return null;
  const { pips, isFight } = thrown;
  return (
    <div className="td-throw" data-tumbling={play.moving !== undefined} data-tone={thrown.tone}>
      <Drawing
        key={play.now.decision}
        drawing={dice(pips, isFight ? 'black' : 'white')}
        speak={silent}
        role="img"
        aria-label={words.dice(thrown)}
      />
      <p className="paper note">{sentenceOf(desk, thrown)}</p>
    </div>
  );
}

function sentenceOf({ play, words, game }: Desk, { pips, isFight, meaning }: Thrown): string {
  if (meaning.type === 'found') return say(game.events, meaning.event, play.names);
  return isFight ? game.verdict(meaning) : words.thrown(pips, game.verdict(meaning));
}

/** What was thrown stays on the table until something else is. After a jump only the dice are known. */
function useThrown({ events, now }: Desk['play']): Thrown | undefined {
  const [last, setLast] = useState<{ readonly events: typeof events; readonly thrown: Thrown | undefined }>();
  if (last && last.events === events) return last.thrown;
  const thrown = lastThrow(events, now.view) ?? (events === null ? undefined : last?.thrown);
  setLast({ events, thrown });
  return thrown;
}
