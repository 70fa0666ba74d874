import type { ReactElement } from 'react';
import type { IconName } from '../../../../art/icons.ts';
import { wareIcon } from '../../../../art/the-dungeon/index.ts';
import type { Event, EventOf, TheDungeon } from '../../../../games/the-dungeon/index.ts';
import { characterSheetOf, fightAhead } from '../../../../games/the-dungeon/readers.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { capital, say } from '../../../../kernel/words.ts';
import { sceneTime } from '../../board/sceneTime.ts';
import { Icon } from '../../look/Icon.tsx';
import type { Moving } from '../../stage/scene.ts';
import { type CardHead as CardHeadContent, enemyCard, roomCard } from './card.ts';
import { CardHead } from './CardHead.tsx';
import { chancesAhead } from './chances.ts';
import { characterAt, type Desk, useDesk } from './context.ts';
import { Meaning } from './Meaning.tsx';
import { OddsBar } from './OddsBar.tsx';
import type { Part } from './scenes.ts';
import { aimOf, nameIn, toldIn } from './telling.ts';
import { thrownIn } from './thrown.ts';
import { Tray } from './Tray.tsx';
import './scene.css';

interface SceneProps {
  readonly scene: Moving<TheDungeon>;
}

/** Tiles and steps are seen on the map alone. */
export const isTold = ({ part }: Moving<TheDungeon>): boolean => part !== 'tile' && part !== 'step';

/** What is seen happening, in the card: dice in the air, dice that lie, what they mean, hearts, and anything else. */
export function SceneCard({ scene }: SceneProps): ReactElement {
  const desk = useDesk();
  return (
    <>
      <CardHead card={headOf(desk, scene.event)} />
      <div className="td-scene" style={sceneTime(scene)}>
        <ScenePart scene={scene} />
      </div>
    </>
  );
}

function ScenePart({ scene }: SceneProps): ReactElement {
  const { event } = scene;
  switch (scene.part as Part) {
    case 'choice':
      return <Choice event={event} />;
    case 'tumble':
    case 'lie':
      return <Dice event={event} />;
    case 'meaning':
      return <Meaning event={event} />;
    case 'hearts':
      return <Hearts event={event as EventOf<'life-lost' | 'life-healed'>} />;
    default:
      return <News event={event} />;
  }
}

/** What a card is about while an event is seen. */
function headOf(desk: Desk, event: Event): CardHeadContent {
  const { play, words, game, content } = desk;
  const { telling } = words;
  const room = roomCard(desk);
  const drawnAs = (icon: IconName, title: string, sub = room.title): CardHeadContent => ({
    title,
    sub,
    picture: { type: 'icon', icon },
  });
  const told = toldIn(desk);
  switch (event.type) {
    case 'movement-rolled':
      return { ...room, title: telling.movement, sub: nameIn(told, event.seat) };
    case 'door-unlocked':
    case 'door-locked':
      return drawnAs('door', telling.door(event.side));
    case 'rival-fought':
      return drawnAs('fist', telling.rivals(nameIn(told, event.seat), nameIn(told, event.rival)));
    case 'escaped':
      return drawnAs('sun', telling.ruins, nameIn(told, event.seat));
    case 'last-turns':
      return { title: telling.lastTurns, picture: { type: 'icon', icon: 'last' } };
    case 'turn-missed':
      return missingCard(desk, event.seat);
    case 'robbed':
    case 'object-robbed':
      return drawnAs('fist', telling.rivals(nameIn(told, event.seat), nameIn(told, event.victim)));
    case 'spell-cast':
    case 'spell-learnt':
      return event.spell ? drawnAs(event.spell, game.spells[event.spell], nameIn(told, event.seat)) : room;
    default: {
      const fight = fightAhead(content, play.now.view);
      return fight ? enemyCard(desk, fight) : room;
    }
  }
}

/** Who loses a turn, and where: nobody else's turn has anything to do with it. */
function missingCard(desk: Desk, seat: Seat): CardHeadContent {
  const { title, picture } = roomCard(desk, seat);
  return { title: nameIn(toldIn(desk), seat), sub: title, picture };
}

interface EventProps {
  readonly event: Event;
}

/** What another is about to do, with its chances. */
function Choice({ event }: EventProps): ReactElement {
  const desk = useDesk();
  const chances = thrownIn(event) ? chancesAhead(desk) : undefined;
  return (
    <>
      <p className="td-said">{aimOf(toldIn(desk), event, desk.play.now.view)}</p>
      {chances && <OddsBar {...chances} />}
    </>
  );
}

/** Dice in the air, and as they lie. */
function Dice({ event }: EventProps): ReactElement {
  const desk = useDesk();
  const { dice } = desk.play.now.view;
  const isFight = thrownIn(event)?.isFight === true;
  return <Tray dice={dice} isFight={isFight} owners={isFight ? ownersOf(desk, event) : []} />;
}

function ownersOf(desk: Desk, event: Event): readonly string[] {
  const told = toldIn(desk);
  if (event.type === 'rival-fought') return [nameIn(told, event.seat), nameIn(told, event.rival)];
  const enemy = fightAhead(desk.content, desk.play.now.view)?.enemy;
  const mine = 'seat' in event ? [nameIn(told, event.seat)] : [];
  return enemy ? [...mine, capital(desk.game.enemies[enemy])] : mine;
}

/** A heart is struck out, or filled again. */
function Hearts({ event }: { readonly event: EventOf<'life-lost' | 'life-healed'> }): ReactElement {
  const desk = useDesk();
  const { lives, seat } = event;
  const sheet = characterSheetOf(desk.content, characterAt(desk, seat));
  const changed = event.type === 'life-lost' ? lives : lives - 1;
  const full = Math.max(changed + 1, sheet?.fullLives ?? 0);
  return (
    <>
      <p className="td-great-hearts" aria-hidden="true">
        {Array.from({ length: full }, (_, i) => (
          <span key={i} data-heart={heartAt(i, lives)} data-changed={i === changed ? event.type : undefined}>
            <Icon name={heartAt(i, lives) === 'gone' && i !== changed ? 'heart-line' : 'heart'} size={44} />
          </span>
        ))}
      </p>
      <p className="td-said">{say(desk.game.events, event, desk.play.names, desk.play.reader)}</p>
    </>
  );
}

const heartAt = (i: number, lives: number): 'left' | 'gone' => (i < lives ? 'left' : 'gone');

/** What has happened, in a picture and a sentence. */
function News({ event }: EventProps): ReactElement {
  const { game, play } = useDesk();
  const text = spellTextOf(event, game.spellTexts);
  return (
    <>
      <p className="td-news" data-news={event.type}>
        <Icon name={iconOf(event)} size={72} />
      </p>
      <p className="td-said">{say(game.events, event, play.names, play.reader)}</p>
      {text !== undefined && <p className="td-card-text">{text}</p>}
    </>
  );
}

function spellTextOf(event: Event, texts: Desk['game']['spellTexts']): string | undefined {
  const spell = event.type === 'spell-cast' || event.type === 'spell-learnt' ? event.spell : null;
  return spell ? texts[spell] : undefined;
}

const ICONS: { readonly [T in Event['type']]?: IconName } = {
  'tile-turned-up': 'eye',
  'tiles-taken-up': 'shuffle',
  'dark-ignored': 'torch',
  waded: 'less',
  'enemy-met': 'guard',
  'enemy-evaded': 'begone',
  'guard-bribed': 'coin',
  died: 'skull',
  'turn-forfeited': 'clock',
  'turn-missed': 'clock',
  'gold-taken': 'coin',
  'way-out-found': 'sun',
  escaped: 'sun',
  'last-turns': 'order',
  'scroll-read': 'scroll',
  robbed: 'fist',
  'object-robbed': 'fist',
  'fell-in': 'south',
  'dungeon-won': 'skull',
  tortured: 'trap',
};

function iconOf(event: Event): IconName {
  if (event.type === 'object-found' || event.type === 'object-left') return wareIcon(event.object);
  if (event.type === 'object-taken') return wareIcon(event.name);
  if (event.type === 'spell-cast' || event.type === 'spell-learnt') return event.spell ?? 'spell';
  if (event.type === 'eaten') return wareIcon(event.object);
  return ICONS[event.type] ?? 'eye';
}
