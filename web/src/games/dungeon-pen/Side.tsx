import type { ReactElement } from 'react';
import { characterOf } from '../../../../games/dungeon-pen/readers.ts';
import { useScreen } from '../../look/screen.ts';
import { Papers } from '../../parts/Papers.tsx';
import { CardCorner } from './CardCorner.tsx';
import { inPencil, nearSeat, useDesk } from './context.ts';
import { Junk } from './Junk.tsx';
import { Panel } from './Panel.tsx';
import { Standings } from './Standings.tsx';

/** Who stands how, what has to be decided, the card of the moment, and both hands. */
export function Side(): ReactElement {
  const desk = useDesk();
  const screen = useScreen();
  const { play, words } = desk;
  const { hand } = characterOf(play.now.view, nearSeat(play));
  return (
    <div className="pen-side" style={inPencil(desk)}>
      <Standings />
      <Papers
        label={words.papers.title}
        about={play.now.decision}
        laid={screen === 'phone small' || screen === 'landscape tight' ? 'stacked' : 'open'}
        papers={[
          { name: 'decision', label: words.papers.decision, content: <Panel /> },
          { name: 'card', label: words.papers.card, content: <CardCorner /> },
          { name: 'junk', label: words.papers.junk(hand.length), content: <Junk /> },
        ]}
      />
    </div>
  );
}
