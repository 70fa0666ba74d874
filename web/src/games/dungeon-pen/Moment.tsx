import type { CSSProperties, ReactElement } from 'react';
import { spotAt } from '../../../../art/dungeon-pen/index.ts';
import type { IconName } from '../../../../art/icons.ts';
import type { Point } from '../../../../games/dungeon-pen/index.ts';
import { characterOf } from '../../../../games/dungeon-pen/readers.ts';
import { Icon } from '../../look/Icon.tsx';
import { type Desk, useDesk } from './context.ts';
import { type Lie, seenAt } from './turning.ts';

/** What stands for a moment where it happens. The same is said in words. */
interface Shown {
  readonly at: Point;
  readonly tone: 'good' | 'bad' | 'gold' | 'plain';
  readonly words?: string;
  readonly icon?: IconName;
}

export function MomentSlip({ lie }: { readonly lie: Lie }): ReactElement | null {
  const desk = useDesk();
  const moment = momentOn(desk);
  if (!moment) return null;
  const { at, tone, words, icon } = moment;
  const { x, y } = seenAt(lie, spotAt(lie.layout, at));
  const place = { '--pen-x': `${x}px`, '--pen-y': `${y}px` } as CSSProperties;
  return (
    <p key={desk.play.told.length} className="pen-moment" data-tone={tone} style={place} aria-hidden="true">
      {icon && <Icon name={icon} size={40} />}
      {words}
    </p>
  );
}

function momentOn({ play, words, game, flight }: Desk): Shown | undefined {
  const { moving, now } = play;
  if (flight?.leg.miss) return { at: flight.leg.miss.wall, tone: 'plain', words: words.moments.hair };
  if (!moving || moving.kind === 'motion') return undefined;
  const { event } = moving;
  const at = 'seat' in event ? characterOf(now.view, event.seat) : characterOf(now.view, now.view.turn);
  switch (event.type) {
    case 'hp-lost':
      return { at, tone: 'bad', words: words.moments.lost(event.by) };
    case 'hp-gained':
      return event.by > 0 ? { at, tone: 'good', words: words.moments.gained(event.by) } : undefined;
    case 'junk-drawn':
    case 'junk-used':
    case 'junk-returned':
    case 'junk-stolen':
      return { at, tone: 'plain', icon: 'object', words: game.junkCards[event.card].name };
    case 'treasure-taken':
      return { at, tone: 'gold', icon: 'treasure', words: words.moments.treasure };
    case 'character-died':
      return { at, tone: 'bad', icon: 'skull' };
    case 'game-ended':
      return moving.part === 'home'
        ? { at: winnerOn(play), tone: 'gold', icon: 'treasure', words: words.moments.home }
        : undefined;
    case 'blade-missed':
      return { at, tone: 'plain', words: words.moments.hair };
    default:
      return undefined;
  }
}

const winnerOn = ({ moving, now }: Desk['play']): Point => {
  const winner = moving?.event.type === 'game-ended' && 'winner' in moving.event.end ? moving.event.end.winner : null;
  return characterOf(now.view, winner ?? now.view.turn);
};
