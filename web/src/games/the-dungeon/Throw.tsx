import { type ReactElement, useState } from 'react';
import { dice } from '../../../../art/the-dungeon/index.ts';
import { say } from '../../../../kernel/words.ts';
import { useTumbling } from '../../board/useTumbling.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { type Desk, useDesk } from './context.ts';
import { lastThrow, type Thrown } from './thrown.ts';

const silent = (): string => '';

/** The dice thrown last and what they meant. They tumble when they fell just now; any key or touch lays them down. */
export function Throw(): ReactElement | null {
  const { play, words, game } = useDesk();
  const thrown = useThrown(play);
  const isTumbling = useTumbling(play.events, lastThrow(play.events, undefined) !== undefined);
  if (!thrown) return null;
  const { pips, against, meaning } = thrown;
  const sentence = meaning.type === 'found' ? say(game.events, meaning.event, play.names) : words.thrown(pips, meaning);
  return (
    <div className="td-throw" data-tumbling={isTumbling} data-tone={thrown.tone}>
      <Drawing
        key={play.now.decision}
        drawing={dice(pips, against === undefined ? 'white' : 'black')}
        speak={silent}
        role="img"
        aria-label={words.dice(pips, against !== undefined)}
      />
      <p className="paper note">{sentence}</p>
    </div>
  );
}

/** What was thrown stays on the table until something else is. After a jump only the dice are known. */
function useThrown({ events, now }: Desk['play']): Thrown | undefined {
  const [last, setLast] = useState<{ readonly events: typeof events; readonly thrown: Thrown | undefined }>();
  if (last && last.events === events) return last.thrown;
  const thrown = lastThrow(events, now.view) ?? (events === null ? undefined : last?.thrown);
  setLast({ events, thrown });
  return thrown;
}
