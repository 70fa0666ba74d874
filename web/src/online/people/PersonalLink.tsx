import { type ReactElement, useState } from 'react';
import { useOnlineWords } from '../../words/online.ts';
import { api, type Failed, hasFailed } from '../../house/api.ts';
import { personalLink } from '../links.ts';
import { LinkField } from '../parts/LinkField.tsx';

/** A link that makes any other device one's own; made when it is wanted, since whoever has it is that person. */
export function PersonalLink(): ReactElement {
  const { me, faults } = useOnlineWords();
  const [token, setToken] = useState<string>();
  const [failed, setFailed] = useState<Failed>();
  const make = async (): Promise<void> => {
    const answer = await api.personalLink();
    if (hasFailed(answer)) setFailed(answer);
    else setToken(answer.token);
  };
  return (
    <section className="me-part">
      <h2 className="h3">{me.link}</h2>
      <p className="small soft">{me.linkNote}</p>
      {token === undefined ? (
        <button type="button" className="button" onClick={() => void make()}>
          {me.makeLink}
        </button>
      ) : (
        <LinkField label={me.personalLink} title={me.linkTitle} url={personalLink(location.origin, token)} />
      )}
      <p className="small fault" role="alert">
        {failed && faults[failed]}
      </p>
    </section>
  );
}
