import { type ReactElement, useEffect, useRef, useState } from 'react';
import { characterOf, DEGREE, FULL_POWER, HINDRANCES, otherOf, UNIT } from '../../../../games/dungeon-pen/readers.ts';
import { useAtHand } from '../../board/useAtHand.ts';
import { Icon } from '../../look/Icon.tsx';
import { useScreen } from '../../look/screen.ts';
import { Announcer } from '../../parts/Announcer.tsx';
import { later } from '../../stage/clock.ts';
import { type Desk, useDesk } from './context.ts';
import { Dial } from './Dial.tsx';
import { HabitsToken } from './HabitsSheet.tsx';
import { NumberField } from './NumberField.tsx';
import { spreadOf } from './sheetShapes.ts';
import type { AimInHand } from './useAim.ts';

interface AimPanelProps {
  readonly aiming: AimInHand;
}

/** The flick in figures, each of which can be typed, and the button that makes it. */
export function AimPanel({ aiming }: AimPanelProps): ReactElement {
  const { words } = useDesk();
  return (
    <>
      <header className="pen-head">
        <h2 className="h3">{words.aim.title}</h2>
        <HabitsToken />
      </header>
      <Goal />
      <Figures aiming={aiming} />
      {useScreen() === 'landscape' && <Dial aiming={aiming} />}
      <Note aiming={aiming} />
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
          unit={'\u00a0%'}
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
  return (
    <>
      <div className="pen-figure pen-reach">
        <dt>{aim.reach}</dt>
        <dd>{aim.squares(Math.round((flick.length * 10) / UNIT))}</dd>
      </div>
      <Spread aiming={aiming} />
      <div className="pen-figure" data-bad={eyes !== 'shut' && odds >= RISKY}>
        <dt>{aim.wall}</dt>
        <dd>{eyes === 'shut' ? aim.unknown : aim.percent(odds)}</dd>
      </div>
    </>
  );
}

/** From here on a wall is to be feared. */
const RISKY = 0.3;

/** How far it strays, and what makes it stray further: each by its factor. */
function Spread({ aiming }: AimPanelProps): ReactElement {
  const { words } = useDesk();
  const { flick, hindrances } = aiming;
  const causes = hindrances.filter(each => HINDRANCES[each].angle !== 100);
  return (
    <div className="pen-figure" data-bad={causes.length > 0}>
      <dt>{words.aim.spread}</dt>
      <dd>
        {words.aim.about(spreadOf(flick).sway)}
        {causes.map(each => (
          <small key={each}>
            {words.aim.times(HINDRANCES[each].angle / 100)} {words.aim.hindrances[each]}
          </small>
        ))}
      </dd>
    </div>
  );
}

/** What one is after. */
function Goal(): ReactElement {
  const { words, play } = useDesk();
  const { view, seat } = play.now;
  const rival = play.names[otherOf(seat)] ?? '';
  return (
    <p className="small pen-note pen-wide">
      {characterOf(view, seat).carries ? words.aim.goHome : words.aim.take(rival)}
    </p>
  );
}

/** Where what hinders the flick is explained, there is no room for the keys; the sheet of all keys has them. */
function Note({ aiming: { isFailing, hindrances } }: AimPanelProps): ReactElement | null {
  const { words } = useDesk();
  if (isFailing) return <p className="small pen-note pen-wide">{words.aim.failing}</p>;
  return hindrances.length > 0 ? null : <p className="small soft pen-note pen-wide">{words.aim.keys}</p>;
}

/** Whether the flick in hand is the one that a hint named. */
const isHinted = ({ hint }: Desk['play'], { now }: AimInHand): boolean =>
  hint?.type === 'flick' && hint.aim === now.aim && hint.power === now.power;

function FlickButton({ aiming }: AimPanelProps): ReactElement {
  const { words, play } = useDesk();
  return (
    <div className="doing pen-doing">
      <button
        type="button"
        className="button button-go pen-go"
        aria-keyshortcuts="Enter"
        data-hint={isHinted(play, aiming)}
        onClick={() => aiming.shoot()}
      >
        <Icon name="flick" size={24} /> {words.aim.flick}
      </button>
    </div>
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
    return later(REST_MS, hear);
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
      <div className="doing pen-doing">
        <button
          ref={spin}
          type="button"
          className="button button-go pen-go"
          data-hint={play.hint?.type === 'spin'}
          onClick={() => void play.act({ type: 'spin' })}
        >
          <Icon name="spin" size={24} /> {words.aim.spin}
        </button>
      </div>
    </div>
  );
}
