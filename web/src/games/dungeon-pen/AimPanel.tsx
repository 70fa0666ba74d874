import { type ReactElement, useEffect, useRef, useState } from 'react';
import { DEGREE, FULL_POWER, SPREAD, UNIT } from '../../../../games/dungeon-pen/readers.ts';
import { useAtHand } from '../../board/useAtHand.ts';
import { Icon } from '../../look/Icon.tsx';
import { Announcer } from '../../play/Announcer.tsx';
import { type Desk, useDesk } from './context.ts';
import { useHabits } from './habits.ts';
import { HabitsToken } from './HabitsSheet.tsx';
import { NumberField } from './NumberField.tsx';
import { spreadOf } from './sheetShapes.ts';
import type { Aiming } from './useAim.ts';

interface AimPanelProps {
  readonly aiming: Aiming;
}

/** The flick in figures, each of which can be typed, and the button that makes it. */
export function AimPanel({ aiming }: AimPanelProps): ReactElement {
  const { words } = useDesk();
  const { flick } = useHabits();
  return (
    <>
      <header className="pen-head">
        <h2 className="h3">{words.aim.title}</h2>
        <HabitsToken />
      </header>
      <Figures aiming={aiming} />
      <p className="small pen-note wide-note">{aiming.isFailing ? words.aim.failing : words.aim.how[flick]}</p>
      <p className="small soft pen-note wide-note">{words.aim.keys}</p>
      <FlickButton aiming={aiming} />
      <Heard aiming={aiming} />
    </>
  );
}

function Figures({ aiming }: AimPanelProps): ReactElement {
  const { words } = useDesk();
  const { now, most, set } = aiming;
  return (
    <dl className="pen-figures">
      <div className="pen-figure">
        <NumberField
          label={words.aim.direction}
          unit="°"
          value={now.aim / DEGREE}
          most={359.75}
          step={0.25}
          onChange={degrees => set({ ...now, aim: Math.round(degrees * DEGREE) })}
        />
      </div>
      <div className="pen-figure">
        <NumberField
          label={words.aim.power}
          unit="%"
          value={(now.power * 100) / FULL_POWER}
          most={(most * 100) / FULL_POWER}
          step={1}
          onChange={percent => set({ ...now, power: Math.round((percent * FULL_POWER) / 100) })}
        />
        <span className="pen-power" aria-hidden="true">
          <i style={{ inlineSize: `${(now.power * 100) / FULL_POWER}%` }} />
          {most < FULL_POWER && <em style={{ insetInlineStart: `${(most * 100) / FULL_POWER}%` }} />}
        </span>
      </div>
      <Consequences aiming={aiming} />
    </dl>
  );
}

/** What the rules would make of it: never the result, only the chances. */
function Consequences({ aiming }: AimPanelProps): ReactElement {
  const { words, eyes } = useDesk();
  const { flick, odds } = aiming;
  const { aim } = words;
  const factor = flick.angle / SPREAD.angle;
  return (
    <>
      <div className="pen-figure pen-reach">
        <dt>{aim.reach}</dt>
        <dd>{aim.squares(Math.round((flick.length * 10) / UNIT))}</dd>
      </div>
      <div className="pen-figure" data-bad={factor > 1}>
        <dt>{aim.spread}</dt>
        <dd>
          {aim.about(spreadOf(flick).sway)} {factor !== 1 && <small>{aim.times(Math.round(factor * 100) / 100)}</small>}
        </dd>
      </div>
      <div className="pen-figure">
        <dt>{aim.wall}</dt>
        <dd>{eyes === 'shut' ? aim.unknown : aim.percent(odds)}</dd>
      </div>
    </>
  );
}

/** Whether the flick in hand is the one that a hint named. */
const isHinted = ({ hint }: Desk['play'], { now }: Aiming): boolean =>
  hint?.type === 'flick' && hint.aim === now.aim && hint.power === now.power;

function FlickButton({ aiming }: AimPanelProps): ReactElement {
  const { words, play } = useDesk();
  return (
    <button
      type="button"
      className="button button-go pen-go"
      aria-keyshortcuts="Enter"
      data-hint={isHinted(play, aiming)}
      onClick={() => aiming.shoot()}
    >
      <Icon name="flick" size={24} /> {words.aim.flick}
    </button>
  );
}

const REST_MS = 500;

/** Says the aim once it has come to rest, and not before it was changed. */
function Heard({ aiming }: AimPanelProps): ReactElement {
  const { words, eyes } = useDesk();
  const { now, odds } = aiming;
  const [direction, power] = [words.aim.degrees(now.aim / DEGREE), words.aim.percent(now.power / FULL_POWER)];
  const said =
    eyes === 'shut'
      ? words.aim.heardBlind(direction, power)
      : words.aim.heard(direction, power, words.aim.percent(odds));
  const [heard, setHeard] = useState({ said, turn: 0 });
  useEffect(() => {
    const hear = (): void => setHeard(last => (last.said === said ? last : { said, turn: last.turn + 1 }));
    const timer = setTimeout(hear, REST_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return <Announcer text={heard.turn === 0 ? '' : heard.said} turn={heard.turn} />;
}

/** DP-46: the card flicks. */
export function SpinPanel(): ReactElement {
  const { words, play } = useDesk();
  const spin = useRef<HTMLButtonElement>(null);
  useAtHand(spin);
  return (
    <div className="pen-answer">
      <h2 className="h3">{words.aim.spin}</h2>
      <p className="note">{words.aim.spinNote}</p>
      <button
        ref={spin}
        type="button"
        className="button button-go pen-go"
        onClick={() => void play.act({ type: 'spin' })}
      >
        <Icon name="spin" size={24} /> {words.aim.spin}
      </button>
    </div>
  );
}
