import type { ReactElement } from 'react';
import { type Deck, deckBack, dicePair, eventFace, eventStrip } from '../../../../art/dungeon-pen/index.ts';
import { eventCard, junkDeck } from '../../../../games/dungeon-pen/readers.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { useDesk, useSpeak } from './context.ts';
import type { TurnedUp } from './lastCard.ts';

/** The event of the moment with its sentence beside it, the dice it asked for, and both decks. */
export function CardCorner(): ReactElement {
  const { words, play, drawn } = useDesk();
  return (
    <section className="pen-corner">
      {drawn ? <EventPicture drawn={drawn} /> : <div className="pen-card pen-card-none" />}
      <div className="pen-decks">
        <DeckPicture deck="events" left={play.now.view.events.length} />
        <DeckPicture deck="junk" left={junkDeck(play.now.view).length} />
        <Dice />
      </div>
      <div className="paper pen-words askew-left">
        {drawn ? <Sentence /> : <p className="note">{words.cards.none}</p>}
      </div>
    </section>
  );
}

/** A new card is turned over before one's eyes. Where there is little room it lies in a line. */
function EventPicture({ drawn: { card, number } }: { readonly drawn: TurnedUp }): ReactElement {
  const { game, words } = useDesk();
  const speak = useSpeak();
  const { type, target, boxes } = eventCard(card);
  const icons = boxes.map(box => box.map(icon => game.icons[icon]));
  const label = `${game.eventCards[card].name}. ${words.cards.read(game.eventTypes[type], game.targets[target], icons)}`;
  return (
    <>
      <div key={number} className="card pen-card">
        <Drawing drawing={eventFace(card)} speak={speak} role="img" aria-label={label} />
      </div>
      <Drawing className="pen-strip" drawing={eventStrip(card)} speak={speak} role="img" aria-label={label} />
    </>
  );
}

function Sentence(): ReactElement {
  const { words, game, play, drawn } = useDesk();
  const by = drawn?.by === undefined ? undefined : play.names[drawn.by];
  if (!drawn) return <></>;
  return (
    <>
      <p className="h3 pen-narrow">{game.eventCards[drawn.card].name}</p>
      {by !== undefined && <p className="small soft pen-by">{words.cards.drawn(by)}</p>}
      <p className="note pen-text">{game.eventCards[drawn.card].text}</p>
    </>
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
  const { words, play } = useDesk();
  const speak = useSpeak();
  const { dice } = play.now.view;
  if (dice.length === 0) return null;
  return (
    <Drawing
      key={dice.join()}
      className="pen-dice"
      drawing={dicePair(dice)}
      speak={speak}
      role="img"
      aria-label={words.cards.dice(dice)}
    />
  );
}
