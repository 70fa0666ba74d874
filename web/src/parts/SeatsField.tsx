import { type ReactElement, useId } from 'react';
import { usualBot } from '../../../bots/levels.ts';
import type { Kind, Seat } from '../../../kernel/game.ts';
import { Drawing } from '../look/Drawing.tsx';
import { pencilOnTable } from '../../../art/things.ts';
import type { GameModule } from '../games/module.ts';
import { useSettings } from '../settings.ts';
import { botAt, type SeatLimits, peopleAmong, personCalled, type NamedSitter } from '../table/sitters.ts';
import { useWords } from '../words/words.ts';
import { LevelNotes } from './LevelNotes.tsx';
import './seats.css';
import './choice.css';

interface SeatsFieldProps {
  readonly module: GameModule<Kind>;
  /** Nothing can be chosen before they are known. */
  readonly bots: readonly string[] | undefined;
  readonly sitters: readonly NamedSitter[];
  readonly onSeat: (sitters: readonly NamedSitter[]) => void;
  /** As many play as sit there. */
  readonly isFixed?: boolean;
  /** Who joins when more play: a bot, where nothing else is said. */
  readonly joining?: 'bot' | 'person';
}

/** How many play, and who sits in each seat. */
export function SeatsField(props: SeatsFieldProps): ReactElement {
  const { seats } = useWords();
  return (
    <fieldset className="choice seats" disabled={props.bots === undefined}>
      <legend>{seats.title}</legend>
      {!props.isFixed && <CountField {...props} />}
      <ol>
        {props.sitters.map((sitter, seat) => (
          <SeatRow key={seat} {...props} seat={seat} sitter={sitter} />
        ))}
      </ol>
      {hasBots(props.sitters) && <LevelNotes bots={props.bots ?? []} />}
    </fieldset>
  );
}

const hasBots = (sitters: readonly NamedSitter[]): boolean => sitters.some(({ bot }) => bot !== null);

const countsOf = ({ min, max }: SeatLimits): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

function CountField({ module, bots = [], sitters, onSeat, joining }: SeatsFieldProps): ReactElement | null {
  const { seats } = useWords();
  const { names } = useSettings();
  const counts = countsOf(module.game.seats);
  const id = useId();
  if (counts.length === 1) return null;
  return (
    <div className="seats-count" role="radiogroup" aria-labelledby={id}>
      <span id={id}>{seats.count}</span>
      {counts.map(count => (
        <label key={count}>
          <input
            type="radio"
            name={id}
            checked={count === sitters.length}
            onChange={() => onSeat(seatedFor(count, { sitters, bots: joining === 'person' ? [] : bots, names }))}
          />
          {count}
        </label>
      ))}
    </div>
  );
}

interface Available extends Pick<SeatsFieldProps, 'sitters'> {
  readonly bots: readonly string[];
  readonly names: readonly string[];
}

/** Who joins is the usual bot, or a person where there is none. Somebody has to be left to play. */
function seatedFor(count: number, { sitters, bots, names }: Available): readonly NamedSitter[] {
  const bot = usualBot(bots);
  const joining = (seat: Seat): NamedSitter => (bot === undefined ? personCalled(names[seat]) : botAt(seat, bot));
  const seated = Array.from({ length: count }, (_, seat) => sitters[seat] ?? joining(seat));
  return peopleAmong(seated).length > 0 ? seated : [personCalled(names[0]), ...seated.slice(1)];
}

interface SeatRowProps extends SeatsFieldProps {
  readonly seat: Seat;
  readonly sitter: NamedSitter;
}

const PERSON = '';
function SeatRow({ module, bots = [], sitters, onSeat, seat, sitter }: SeatRowProps): ReactElement {
  const words = useWords();
  const { names } = useSettings();
  const isLastPerson = sitter.bot === null && peopleAmong(sitters).length === 1;
  const put = (next: NamedSitter): void => onSeat(sitters.with(seat, next));
  const pencil = pencilOnTable(module.art.pencilOf(seat, sitters.length), 60, 11);
  return (
    <li className="seat-row">
      <Drawing drawing={{ view: [-4, -13, 66, 26], shapes: pencil }} width="54" aria-hidden="true" />
      <select
        className="field"
        aria-label={words.seats.sitter(seat + 1)}
        value={sitter.bot ?? PERSON}
        onChange={({ target: { value } }) => put(value === PERSON ? personCalled(names[seat]) : botAt(seat, value))}
      >
        <option value={PERSON}>{words.seats.person}</option>
        {(isLastPerson ? [] : bots).map(bot => (
          <option key={bot} value={bot}>
            {words.seats.bots[bot] ?? bot}
          </option>
        ))}
      </select>
      {sitter.bot === null ? (
        <input
          className="field"
          aria-label={words.seats.name(seat + 1)}
          placeholder={words.nameless(seat + 1)}
          value={sitter.name}
          maxLength={20}
          autoComplete="off"
          onChange={({ target: { value } }) => put(personCalled(value))}
        />
      ) : (
        <span className="note">{sitter.name}</span>
      )}
    </li>
  );
}
