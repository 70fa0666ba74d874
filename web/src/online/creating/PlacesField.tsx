import { type ReactElement, useId } from 'react';
import { pencilOnTable } from '../../../../art/things.ts';
import type { Kind, Seat } from '../../../../kernel/game.ts';
import type { Place } from '../../../../wire/http.ts';
import { NAME_LENGTH } from '../../../../wire/limits.ts';
import type { GameModule } from '../../games/module.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { LevelNotes } from '../../parts/LevelNotes.tsx';
import { botAt } from '../../table/sitters.ts';
import { useOnlineWords } from '../../words/online.ts';
import { useWords } from '../../words/words.ts';
import { resized, seated } from './places.ts';
import '../../parts/seats.css';
import '../../parts/choice.css';

interface PlacesFieldProps {
  readonly module: GameModule<Kind>;
  readonly bots: readonly string[];
  readonly places: readonly Place[];
  /** How oneself is called. */
  readonly name: string;
  readonly onPlace: (places: readonly Place[]) => void;
  /** As many play as have played so far. */
  readonly isFixed?: boolean;
}

/** How many play, and who is to sit where. */
export function PlacesField(props: PlacesFieldProps): ReactElement {
  const { creating } = useOnlineWords();
  return (
    <fieldset className="choice seats">
      <legend>{creating.places}</legend>
      <CountField {...props} />
      <ol>
        {props.places.map((place, seat) => (
          <PlaceRow key={seat} {...props} seat={seat} place={place} />
        ))}
      </ol>
      {props.places.some(({ type }) => type === 'bot') && <LevelNotes bots={props.bots} />}
    </fieldset>
  );
}

function CountField({ module, places, onPlace, isFixed }: PlacesFieldProps): ReactElement | null {
  const { seats } = useWords();
  const { min, max } = module.game.seats;
  const id = useId();
  if (min === max || isFixed) return null;
  return (
    <div className="seats-count" role="radiogroup" aria-labelledby={id}>
      <span id={id}>{seats.count}</span>
      {Array.from({ length: max - min + 1 }, (_, i) => min + i).map(count => (
        <label key={count}>
          <input
            type="radio"
            name={id}
            checked={count === places.length}
            onChange={() => onPlace(resized(places, count))}
          />
          {count}
        </label>
      ))}
    </div>
  );
}

interface PlaceRowProps extends PlacesFieldProps {
  readonly seat: Seat;
  readonly place: Place;
}

function PlaceRow(props: PlaceRowProps): ReactElement {
  const { module, places, place, seat, name } = props;
  const { creating } = useOnlineWords();
  const pencil = pencilOnTable(module.art.pencilOf(seat, places.length), 60, 11);
  return (
    <li className="seat-row">
      <Drawing drawing={{ view: [-4, -13, 66, 26], shapes: pencil }} width="54" aria-hidden="true" />
      {place.type === 'me' ? (
        <span className="field place-me">{creating.meCalled(name)}</span>
      ) : (
        <PlaceSelect {...props} />
      )}
      <PlaceName {...props} />
    </li>
  );
}

/** A bot stands under its own id behind this sign; the others under their type. */
const BOT = 'bot/';

function PlaceSelect({ bots, places, onPlace, seat, place }: PlaceRowProps): ReactElement {
  const words = useWords();
  const { creating } = useOnlineWords();
  return (
    <select
      className="field"
      aria-label={words.seats.sitter(seat + 1)}
      value={place.type === 'bot' ? BOT + place.bot : place.type}
      onChange={({ target }) => onPlace(seated(places, seat, placeOf(target.value)))}
    >
      <option value="open">{creating.open}</option>
      <option value="beside">{creating.beside}</option>
      <option value="me">{creating.me}</option>
      {bots.map(bot => (
        <option key={bot} value={BOT + bot}>
          {words.seats.bots[bot] ?? bot}
        </option>
      ))}
    </select>
  );
}

function placeOf(value: string): Place {
  if (value.startsWith(BOT)) return { type: 'bot', bot: value.slice(BOT.length) };
  if (value === 'beside') return { type: 'beside', name: '' };
  return { type: value === 'me' ? 'me' : 'open' };
}

function PlaceName({ places, onPlace, seat, place }: PlaceRowProps): ReactElement | null {
  const words = useWords();
  const { creating } = useOnlineWords();
  if (place.type === 'bot') return <span className="note place-name">{botAt(seat, place.bot).name}</span>;
  if (place.type !== 'beside') return null;
  return (
    <input
      className="field"
      aria-label={creating.besideName(seat + 1)}
      placeholder={words.nameless(seat + 1)}
      value={place.name}
      maxLength={NAME_LENGTH}
      autoComplete="off"
      onChange={({ target }) => onPlace(seated(places, seat, { type: 'beside', name: target.value }))}
    />
  );
}
