import { type FormEvent, type ReactElement, useState } from 'react';
import { NAME_LENGTH } from '../../../../wire/limits.ts';
import { flawOfName, tidyName } from '../../../../wire/names.ts';
import type { OwnRobot } from '../../../../wire/robot.ts';
import { useOnlineWords } from '../../words/online.ts';
import { Question } from '../../parts/Question.tsx';
import { seenIn } from '../people/seen.ts';
import type { RobotsDesk } from './useRobots.ts';

interface RobotLineProps {
  readonly robot: OwnRobot;
  readonly desk: RobotsDesk;
}

/** A robot, when its token was last used, and what can be done about it. */
export function RobotLine({ robot, desk }: RobotLineProps): ReactElement {
  const { me } = useOnlineWords();
  const [now] = useState(() => Date.now());
  const [isNamed, setNamed] = useState(false);
  return (
    <li>
      {isNamed ? (
        <RenameForm {...{ robot, desk }} onDone={() => setNamed(false)} />
      ) : (
        <span className="me-device">
          <b>{robot.name}</b>
          <span className="small soft">{robot.seen === null ? me.noToken : me.seen[seenIn(now - robot.seen)]}</span>
        </span>
      )}
      <span className="robot-ways">
        {!isNamed && <Way label={me.renameRobot} name={me.renameRobotOf(robot.name)} onGo={() => setNamed(true)} />}
        <Way label={me.renewToken} name={me.renewTokenOf(robot.name)} onGo={() => void desk.renew(robot)} />
        {robot.seen !== null && (
          <Way label={me.withdrawToken} name={me.withdrawTokenOf(robot.name)} onGo={() => void desk.withdraw(robot)} />
        )}
        <Deletion {...{ robot, desk }} />
      </span>
    </li>
  );
}

interface WayProps {
  readonly label: string;
  /** The same with whom it is about. */
  readonly name: string;
  readonly onGo: () => void;
}

const Way = ({ label, name, onGo }: WayProps): ReactElement => (
  <button type="button" className="button" aria-label={name} onClick={onGo}>
    {label}
  </button>
);

function Deletion({ robot, desk }: RobotLineProps): ReactElement {
  const { me } = useOnlineWords();
  const [isAsked, setAsked] = useState(false);
  const close = (): void => setAsked(false);
  const go = (): void => {
    close();
    void desk.remove(robot);
  };
  return (
    <>
      <Way label={me.deleteRobot} name={me.deleteRobotOf(robot.name)} onGo={() => setAsked(true)} />
      {isAsked && (
        <Question title={me.deleteRobotTitle(robot.name)} go={me.deleteRobot} onGo={go} onClose={close}>
          <p>{me.deleteRobotNote}</p>
        </Question>
      )}
    </>
  );
}

function RenameForm({ robot, desk, onDone }: RobotLineProps & { readonly onDone: () => void }): ReactElement {
  const { me } = useOnlineWords();
  const [name, setName] = useState(robot.name);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (flawOfName(tidyName(name)) === undefined && tidyName(name) !== robot.name)
      await desk.rename(robot, tidyName(name));
    onDone();
  };
  return (
    <form className="robot-rename" onSubmit={event => void submit(event)} noValidate>
      <input
        className="field"
        aria-label={me.robotName}
        value={name}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="button">
        {me.renameRobot}
      </button>
    </form>
  );
}
