import type { ReactElement } from 'react';
import type { Linked } from '../../../../wire/http.ts';
import { Link } from '../../parts/Link.tsx';
import { pathOf } from '../../router.ts';
import { type OnlineWords, useOnlineWords } from '../../words/online.ts';
import { hasFailed } from '../../house/api.ts';
import { type LinkArrival, useArrival } from './useArrival.ts';

interface BecomeProps {
  readonly token: string;
  /** What came of it, in a sentence. */
  readonly onLeave: (news: string) => void;
}

/** Asks before a personal link makes this browser somebody's: whoever sent it may want to be played for. */
export function Become({ token, onLeave }: BecomeProps): ReactElement {
  const { me, faults, unopened } = useOnlineWords();
  const { linked, become, stay } = useArrival(token, onLeave);
  if (!linked) return <p className="tag loading">{me.arriving}</p>;
  if (hasFailed(linked))
    return (
      <section className="paper me-become">
        {/* A link that was cut on its way never was one. */}
        <p role="alert">{faults[linked === 'bad-shape' ? 'no-such-link' : linked]}</p>
        <p>
          <Link className="button button-go" href={pathOf({ page: 'online' })}>
            {unopened.lobby}
          </Link>
        </p>
      </section>
    );
  return <BecomeQuestion {...{ linked, become, stay }} />;
}

interface BecomeQuestionProps extends Pick<LinkArrival, 'become' | 'stay'> {
  readonly linked: Linked;
}

function BecomeQuestion({ linked: { person, instead }, become, stay }: BecomeQuestionProps): ReactElement {
  const { me } = useOnlineWords();
  return (
    <section className="paper me-become">
      <h2 className="h2">{me.become(person.name)}</h2>
      <p>{me.becomeNote(person.name)}</p>
      {instead && <p>{leftBehind(instead, me)}</p>}
      <div className="row">
        <button type="button" className="button" onClick={() => void become()}>
          {me.becomeGo(person.name)}
        </button>
        <button type="button" className="button button-go" onClick={stay}>
          {instead ? me.stay(instead.name) : me.stayStranger}
        </button>
      </div>
    </section>
  );
}

const leftBehind = ({ name, claimed, matches }: NonNullable<Linked['instead']>, words: OnlineWords['me']): string =>
  claimed ? words.left(name) : words.lost(name, matches);
