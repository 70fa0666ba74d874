import type { ReactElement } from 'react';
import { usualBot } from '../../../bots/levels.ts';
import type { Kind } from '../../../kernel/game.ts';
import type { GameModule } from '../games/module.ts';
import { useSettings } from '../settings.ts';
import { botAt, type NamedSitter, peopleAmong, personCalled } from '../table/sitters.ts';
import { useWords } from '../words/words.ts';

interface WaysFieldProps {
  readonly module: GameModule<Kind>;
  /** Nothing is known of who plays before they are. */
  readonly bots: readonly string[] | undefined;
  readonly sitters: readonly NamedSitter[];
  readonly onSeat: (sitters: readonly NamedSitter[]) => void;
  readonly onOnline: () => void;
}

/** The three ways to play: with bots at most, with others at this screen, with people elsewhere. */
export function WaysField({ module, bots, sitters, onSeat, onOnline }: WaysFieldProps): ReactElement {
  const { ways } = useWords();
  const { names } = useSettings();
  const isAlone = bots === undefined || peopleAmong(sitters).length === 1;
  return (
    <div className="ways" role="group" aria-label={ways.label}>
      <button type="button" aria-pressed={isAlone} onClick={() => onSeat(alone(sitters, bots ?? []))}>
        {ways.alone}
      </button>
      {module.game.seats.max > 1 && (
        <button type="button" aria-pressed={!isAlone} onClick={() => onSeat(together(sitters, names))}>
          {ways.together}
        </button>
      )}
      <button type="button" aria-label={ways.online.label} onClick={onOnline}>
        {ways.online.sign}
      </button>
    </div>
  );
}

/** The first person stays; where others sat, bots do. */
export function alone(sitters: readonly NamedSitter[], bots: readonly string[]): readonly NamedSitter[] {
  const [bot, [first = 0]] = [usualBot(bots), peopleAmong(sitters)];
  return sitters.map((sitter, seat) => (seat === first || bot === undefined ? sitter : botAt(seat, sitter.bot ?? bot)));
}

/** A second person sits down where the first bot was, or joins. */
export function together(sitters: readonly NamedSitter[], names: readonly string[]): readonly NamedSitter[] {
  if (peopleAmong(sitters).length > 1) return sitters;
  const bot = sitters.findIndex(sitter => sitter.bot !== null);
  const seat = bot < 0 ? sitters.length : bot;
  return [...sitters.slice(0, seat), personCalled(names[seat]), ...sitters.slice(seat + 1)];
}
