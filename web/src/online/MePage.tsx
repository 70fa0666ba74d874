import { type ReactElement, useState } from 'react';
import type { Person } from '../../../wire/bodies.ts';
import { Link } from '../parts/Link.tsx';
import { Rail } from '../parts/Rail.tsx';
import { Switches } from '../parts/Switches.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { pathOf } from '../router.ts';
import { type OnlineWords, useOnlineWords } from '../words/online.ts';
import { api, type Failed, hasFailed } from './api.ts';
import { Forget } from './people/Forget.tsx';
import { NameForm } from './people/NameForm.tsx';
import { PersonalLink } from './people/PersonalLink.tsx';
import { type Arrival, useArrival } from './people/useArrival.ts';
import { NotifyButton } from './turn/NotifyButton.tsx';
import { type Me, rememberName, useMe } from './useMe.ts';
import './online.css';
import './people/me.css';

/** Who one is for this server, and how one comes back. */
export default function MePage({ token }: { readonly token?: string }): ReactElement {
  const { me: words, lobby } = useOnlineWords();
  useTitle(words.title);
  const arrival = useArrival(token);
  const [news, setNews] = useState<string>();
  const [turn, setTurn] = useState(0);
  const change = (sentence: string): void => {
    setNews(sentence);
    setTurn(turn + 1);
  };
  return (
    <div className="papers me-page">
      <Rail title={words.title} back={{ href: pathOf({ page: 'online' }), label: lobby.title }}>
        <Switches />
      </Rail>
      {arrival === 'arriving' ? (
        <p className="tag loading">{words.arriving}</p>
      ) : (
        <Known key={turn} news={news ?? <Welcome arrival={arrival} />} onChange={change} />
      )}
    </div>
  );
}

function Welcome({ arrival }: { readonly arrival: Exclude<Arrival, 'arriving'> | undefined }): ReactElement | null {
  const { me, faults } = useOnlineWords();
  if (!arrival) return null;
  if ('name' in arrival) return <>{me.arrived(arrival.name)}</>;
  return <>{arrival.failed === 'not-signed-in' ? me.badLink : faults[arrival.failed]}</>;
}

interface KnownProps {
  readonly news: ReactElement | string;
  readonly onChange: (news: string) => void;
}

function Known({ news, onChange }: KnownProps): ReactElement | null {
  const online = useOnlineWords();
  const words = online.me;
  const me = useMe();
  if (!me) return null;
  const person = hasFailed(me) ? undefined : me;
  const done = (sentence: (name: string) => string) => (who: Person) => {
    rememberName(who.name);
    onChange(sentence(who.name));
  };
  return (
    <>
      <section className="paper me-who">
        <h2 className="h2">{sentenceFor(me, online)}</h2>
        <p className="note" role="status">
          {news}
        </p>
        <Link className="button button-go" href={pathOf({ page: 'online' })}>
          {words.matches}
        </Link>
        {person && <NotifyButton />}
        {person && <PersonalLink />}
        {person && <Forget onForgotten={() => onChange(words.forgotten)} />}
      </section>
      <section className="paper me-names">
        {!person?.claimed && <ClaimForm name={person?.name} onDone={done(words.claimDone)} />}
        <NameForm
          title={words.return}
          go={words.returnGo}
          passphrase="current-password"
          ask={claim => api.comeBack(claim)}
          onDone={done(words.arrived)}
        />
      </section>
    </>
  );
}

function sentenceFor(me: Exclude<Me, undefined>, { me: words, faults }: OnlineWords): string {
  if (hasFailed(me)) return me === 'not-signed-in' ? words.stranger : faults[me];
  return me.claimed ? words.claimed(me.name) : words.known(me.name);
}

interface ClaimFormProps {
  readonly name: string | undefined;
  readonly onDone: (person: Person) => void;
}

function ClaimForm({ name, onDone }: ClaimFormProps): ReactElement {
  const { me } = useOnlineWords();
  return (
    <NameForm
      title={me.claim}
      note={me.claimNote}
      go={me.claimGo}
      {...(name !== undefined && { name })}
      passphrase="new-password"
      ask={(claim): Promise<Person | Failed> => api.claim(claim)}
      onDone={onDone}
    />
  );
}
