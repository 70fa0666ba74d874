import { type ReactElement, useState } from 'react';
import type { Person } from '../../../wire/http.ts';
import { Link } from '../parts/Link.tsx';
import { Rail } from '../parts/Rail.tsx';
import { Switches } from '../parts/Switches.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { pathOf } from '../router.ts';
import { type OnlineWords, useOnlineWords } from '../words/online.ts';
import { api, type Failed, hasFailed } from '../house/api.ts';
import { Become } from './people/Become.tsx';
import { Devices } from './people/Devices.tsx';
import { Erase } from './people/Erase.tsx';
import { Forget } from './people/Forget.tsx';
import { NameForm } from './people/NameForm.tsx';
import { PassphraseForm } from './people/PassphraseForm.tsx';
import { PersonalLink } from './people/PersonalLink.tsx';
import { Robots } from './robots/Robots.tsx';
import { PushSwitch } from './turn/PushSwitch.tsx';
import { type Me, rememberName, useMe } from '../house/useMe.ts';
import './online.css';
import './people/me.css';

/** Who one is for this server, and how one comes back. */
export default function MePage({ token }: { readonly token?: string }): ReactElement {
  const { me: words, lobby } = useOnlineWords();
  useTitle(words.title);
  const [news, setNews] = useState('');
  const [turn, setTurn] = useState(0);
  const change = (sentence: string): void => {
    setNews(sentence);
    setTurn(last => last + 1);
  };
  return (
    <div className="papers me-page">
      <Rail title={words.title} back={{ href: pathOf({ page: 'online' }), label: lobby.title }}>
        <Switches />
      </Rail>
      {token !== undefined && <Become token={token} onLeave={change} />}
      {token === undefined && <Known key={turn} news={news} onChange={change} />}
    </div>
  );
}

interface KnownProps {
  readonly news: string;
  readonly onChange: (news: string) => void;
}

function Known({ news, onChange }: KnownProps): ReactElement | null {
  const online = useOnlineWords();
  const words = online.me;
  const me = useMe();
  if (!me) return null;
  const person = hasFailed(me) ? undefined : me;
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
        {person && <PushSwitch />}
        {person && <PersonalLink />}
        {person && <Devices {...{ person, onChange }} />}
        {person && <Forget onForgotten={() => onChange(words.forgotten)} />}
        {person && <Erase person={person} onErased={() => onChange(words.erased)} />}
      </section>
      <Names {...{ person, onChange }} />
      {person && <Robots person={person} />}
    </>
  );
}

interface NamesProps extends Pick<KnownProps, 'onChange'> {
  readonly person: Person | undefined;
}

/** What makes a name one's own, and brings one back under it. */
function Names({ person, onChange }: NamesProps): ReactElement {
  const { me: words } = useOnlineWords();
  const done = (sentence: (name: string) => string) => (who: Person) => {
    rememberName(who.name);
    onChange(sentence(who.name));
  };
  return (
    <section className="paper me-names">
      {!person?.claimed && <ClaimForm name={person?.name} onDone={done(words.claimDone)} />}
      {person?.claimed && <PassphraseForm name={person.name} onDone={() => onChange(words.changed)} />}
      <NameForm
        title={words.return}
        {...(person && !person.claimed && { note: words.returnNote(person.name) })}
        go={words.returnGo}
        passphrase="current-password"
        ask={claim => api.comeBack(claim)}
        onDone={done(words.arrived)}
      />
    </section>
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
