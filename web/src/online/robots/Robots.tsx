import { type FormEvent, type ReactElement, useId, useState } from 'react';
import type { Person } from '../../../../wire/http.ts';
import { NAME_LENGTH } from '../../../../wire/limits.ts';
import { flawOfName, tidyName } from '../../../../wire/names.ts';
import { useOnlineWords } from '../../words/online.ts';
import { LinkField } from '../parts/LinkField.tsx';
import { RobotLine } from './RobotLine.tsx';
import { type RobotsDesk, useRobots } from './useRobots.ts';
import './robots.css';

/** The programs that one lets play: what they are called, their tokens, and the ways to be rid of either. */
export function Robots({ person }: { readonly person: Person }): ReactElement {
  const { me } = useOnlineWords();
  const title = useId();
  return (
    <section className="paper me-robots" aria-labelledby={title}>
      <h2 className="h3" id={title}>
        {me.robots}
      </h2>
      <p className="small soft">{me.robotsNote}</p>
      {person.claimed ? <OwnRobots /> : <p className="note">{me.robotsClaim}</p>}
    </section>
  );
}

function OwnRobots(): ReactElement {
  const { me, faults } = useOnlineWords();
  const desk = useRobots();
  const { robots, token, news, failed } = desk;
  return (
    <>
      {robots?.length === 0 && <p className="note soft">{me.noRobots}</p>}
      {robots && robots.length > 0 && (
        <ul className="me-devices" aria-label={me.robots}>
          {robots.map(robot => (
            <RobotLine key={robot.id} {...{ robot, desk }} />
          ))}
        </ul>
      )}
      {token && (
        <div className="robot-token">
          <LinkField label={me.token(token.name)} url={token.token} />
          <p className="small">{me.tokenNote}</p>
        </div>
      )}
      <MakeForm desk={desk} />
      <p className="note" role="status">
        {news}
      </p>
      <p className="small fault" role="alert">
        {failed && faults[failed]}
      </p>
    </>
  );
}

function MakeForm({ desk }: { readonly desk: RobotsDesk }): ReactElement {
  const { me, name: words } = useOnlineWords();
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const id = useId();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const flaw = flawOfName(tidyName(name));
    setTrouble(flaw && words.flaws[flaw]);
    if (flaw) return;
    await desk.make(tidyName(name));
    setName('');
  };
  return (
    <form className="robot-form" onSubmit={event => void submit(event)} noValidate>
      <label htmlFor={id}>{me.robotName}</label>
      <input
        id={id}
        className="field"
        value={name}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="button">
        {me.makeRobot}
      </button>
      <p className="small fault" role="alert">
        {trouble}
      </p>
    </form>
  );
}
