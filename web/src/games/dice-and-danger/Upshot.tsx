import type { ReactElement, ReactNode } from 'react';
import { pencilOf } from '../../../../art/dice-and-danger/index.ts';
import type { IconName } from '../../../../art/icons.ts';
import type { Event, Node } from '../../../../games/dice-and-danger/index.ts';
import { say } from '../../../../kernel/words.ts';
import { Bubble } from '../../board/Bubble.tsx';
import type { Area, Size } from '../../board/geometry.ts';
import { Icon } from '../../look/Icon.tsx';
import { type Desk, useDesk } from './context.ts';
import { isUpshot, isShown, isToldOf } from './scenes.ts';
import { SeatMark } from './SeatMark.tsx';
import type { ToldPart } from './toldPart.ts';

interface UpshotProps {
  readonly place: (node: Node) => Area;
  readonly viewport: Size;
}

/** What comes of a round, at the place where it happens; the sentence stands above the board. */
export function Upshot({ place, viewport }: UpshotProps): ReactElement | null {
  const desk = useDesk();
  const { telling } = desk;
  const event = telling?.event ?? chestIn(desk);
  if (telling?.part === 'slip' || telling?.part === 'sheets') return <Slip telling={telling} />;
  const sign = event && signOf(desk, event, telling);
  if (!sign) return null;
  if (telling?.room === undefined) return <div className="paper ddd-moment">{sign}</div>;
  return (
    <Bubble viewport={viewport} about={place(telling.room)} avoid={[]} tone="card">
      <span className="ddd-gain">{sign}</span>
    </Bubble>
  );
}

const chestIn = ({ play }: Desk): Event | undefined => (play.moving?.part === 'chest' ? play.moving.event : undefined);

function signOf({ words, game, names }: Desk, event: Event, telling: ToldPart | undefined): ReactNode {
  if (event.type === 'chest-opened') return <Gain icon="chest" text={game.rewards[event.reward]} />;
  switch (telling?.part) {
    case 'reward':
      return event.type === 'monster-slain' ? <Reward {...event} first={event.first && names.length > 1} /> : null;
    case 'deed':
      return event.type === 'deed-done' ? (
        <Gain icon="gem" by={event.gems} text={game.achievements[event.deed]} />
      ) : null;
    case 'skull':
      return <Gain icon="skull" text={'seat' in event ? names[event.seat] : ''} />;
    case 'lost':
      return event.type === 'sums-given-up' ? <Gain icon="heart" by={-event.lives} /> : null;
    case 'idle':
      return <Gain icon="heart" by={-1} />;
    case 'blow':
      return event.type === 'free-damage' ? <Gain icon="fist" text={words.recap.blow} /> : null;
    default:
      return null;
  }
}

interface RewardProps {
  readonly gems: number;
  readonly hearts: number;
  readonly first: boolean;
}

function Reward({ gems, hearts, first }: RewardProps): ReactElement {
  const { words } = useDesk();
  return (
    <>
      <Gain icon="gem" by={gems} />
      {hearts > 0 && <Gain icon="heart" by={-hearts} />}
      {first && <span>{words.recap.first}</span>}
    </>
  );
}

interface GainProps {
  readonly icon: IconName;
  readonly by?: number;
  readonly text?: string | undefined;
}

const Gain = ({ icon, by, text }: GainProps): ReactElement => (
  <>
    {by !== undefined && <b data-loss={by < 0}>{by < 0 ? `−${-by}` : `+${by}`}</b>}
    <Icon name={icon} size={26} />
    {text !== undefined && <span>{text}</span>}
  </>
);

/** All that happened, a line each, what matters most first. */
function Slip({ telling }: { readonly telling: ToldPart }): ReactElement {
  const { words, play, seats } = useDesk();
  const { seat } = play.now;
  const others = telling.round.filter(isShown).filter(event => event.seat !== seat);
  const upshots = telling.part === 'slip' ? telling.round.filter(isUpshot).filter(event => isToldOf(event, seat)) : [];
  const line = (event: Event): string => say(play.words.events, event, play.names, play.reader);
  return (
    <section className="paper ddd-slip" aria-hidden="true">
      <h2 className="h3">{words.recap.title}</h2>
      <ul>
        {[...upshots, ...others].map((event, i) => (
          <li key={i} className="note">
            <SeatMark pencil={pencilOf(event.seat, seats)} />
            <span>{line(event)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
