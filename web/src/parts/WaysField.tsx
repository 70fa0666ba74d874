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
  /** Whether chance is typed in, from real dice and cards. */
  readonly isTyped: boolean;
  readonly onType: (isTyped: boolean) => void;
}

/** The ways to play: with bots at most, with others at this screen, with real dice on the table, with people elsewhere. */
export function WaysField(props: WaysFieldProps): ReactElement {
  const { module, bots, sitters, onSeat, onOnline, isTyped, onType } = props;
  const { ways } = useWords();
  const { names } = useSettings();
  const isAlone = bots === undefined || peopleAmong(sitters).length === 1;
  const choose = (seated: readonly NamedSitter[], way: 'screen' | 'paper'): void => {
    onSeat(seated);
    onType(way === 'paper');
  };
  return (
    <div className="ways" role="group" aria-label={ways.label}>
      <button
        type="button"
        aria-pressed={isAlone && !isTyped}
        onClick={() => choose(alone(sitters, bots ?? []), 'screen')}
      >
        {ways.alone}
      </button>
      {module.game.seats.max > 1 && (
        <button
          type="button"
          aria-pressed={!isAlone && !isTyped}
          onClick={() => choose(together(sitters, names), 'screen')}
        >
          {ways.together}
        </button>
      )}
      <PaperButton isTyped={isTyped} onPress={() => choose(onPaper(sitters, names), 'paper')} />
      <button type="button" aria-label={ways.online.label} onClick={onOnline}>
        {ways.online.sign}
      </button>
    </div>
  );
}

interface PaperButtonProps extends Pick<WaysFieldProps, 'isTyped'> {
  readonly onPress: () => void;
}

function PaperButton({ isTyped, onPress }: PaperButtonProps): ReactElement {
  const { sign, label } = useWords().ways.companion;
  return (
    <button type="button" aria-label={label} aria-pressed={isTyped} onClick={onPress}>
      {sign}
    </button>
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

/** Those around a real table: nobody is a bot there, unless one is asked in. */
export const onPaper = (sitters: readonly NamedSitter[], names: readonly string[]): readonly NamedSitter[] =>
  sitters.map((sitter, seat) => (sitter.bot === null ? sitter : personCalled(names[seat])));
