import type { ReactElement } from 'react';
import {
  coin as coinDrawing,
  type Deck,
  deckBack,
  dicePair,
  eventFace,
  eventStrip,
} from '../../../../art/dungeon-pen/index.ts';
import { eventCard, junkDeck } from '../../../../games/dungeon-pen/readers.ts';
import { say } from '../../../../kernel/words.ts';
import { sceneTime } from '../../board/sceneTime.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { useDesk, useSpeak } from './context.ts';
import type { TurnedUp } from './laidOpen.ts';

/** The event of the moment with its sentence beside it, the dice it asked for, and both decks. */
export function CardCorner(): ReactElement {
  const { words, play, laid } = useDesk();
  return (
    <section className="pen-corner">
      {laid.card ? <EventPicture drawn={laid.card} /> : <div className="pen-card pen-card-none" />}
      <div className="pen-decks">
        <DeckPicture deck="events" left={play.now.view.events.length} />
        <DeckPicture deck="junk" left={junkDeck(play.now.view).length} />
        <Dice />
        <Coin />
      </div>
      <div className="paper pen-words askew-left">
        {laid.card ? <Sentence drawn={laid.card} /> : <p className="note">{words.cards.none}</p>}
      </div>
    </section>
  );
}

/** A new card is turned over before one's eyes. Where there is little room it lies in a line. */
function EventPicture({ drawn: { card, number } }: { readonly drawn: TurnedUp }): ReactElement {
  const { game, words, play } = useDesk();
  const speak = useSpeak();
  const turning = play.moving?.part === 'turn' ? play.moving : undefined;
  const { type, target, boxes } = eventCard(card);
  const icons = boxes.map(box => box.map(icon => game.icons[icon]));
  const label = `${game.eventCards[card].name}. ${words.cards.read(game.eventTypes[type], game.targets[target], icons)}`;
  return (
    <>
      <div key={number} className="card pen-card" data-turning={turning !== undefined} style={sceneTime(turning)}>
        <Drawing drawing={eventFace(card)} speak={speak} role="img" aria-label={label} />
      </div>
      <Drawing className="pen-strip" drawing={eventStrip(card)} speak={speak} role="img" aria-label={label} />
    </>
  );
}

/** What the card means for whoever reads it. */
function Sentence({ drawn: { card, by } }: { readonly drawn: TurnedUp }): ReactElement {
  const { game, play } = useDesk();
  return (
    <p className="note pen-text">
      {say(game.events, { type: 'event-drawn', seat: by, card }, play.names, play.reader)}
    </p>
  );
}

function DeckPicture({ deck, left }: { readonly deck: Deck; readonly left: number }): ReactElement {
  const { words } = useDesk();
  const label = deck === 'events' ? words.cards.events(left) : words.cards.junk(left);
  return (
    <Drawing className="pen-deck" drawing={deckBack(deck, left)} speak={useSpeak()} role="img" aria-label={label} />
  );
}

function Dice(): ReactElement | null {
  const { words, laid, play } = useDesk();
  const speak = useSpeak();
  const { dice, isThrown } = laid;
  if (dice.length === 0) return null;
  return (
    <Drawing
      key={dice.join()}
      className="pen-dice"
      data-thrown={isThrown}
      style={sceneTime(play.moving)}
      drawing={dicePair(dice)}
      speak={speak}
      role="img"
      aria-label={words.cards.dice(dice)}
    />
  );
}

function Coin(): ReactElement | null {
  const { words, laid, play } = useDesk();
  const speak = useSpeak();
  if (laid.coin === undefined) return null;
  return (
    <Drawing
      className="pen-coin"
      data-thrown={laid.isThrown}
      style={sceneTime(play.moving)}
      drawing={coinDrawing(laid.coin)}
      speak={speak}
      role="img"
      aria-label={laid.isThrown ? words.cards.tossed : words.cards.coin[laid.coin]}
    />
  );
}
