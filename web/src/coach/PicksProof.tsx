import { type ReactElement, useState } from 'react';
import { CHANCE, type Kind } from '../../../kernel/game.ts';
import { hasTypedIn, isTypedIn } from '../../../kernel/match.ts';
import { isMisfit, verify } from '../../../kernel/transcript.ts';
import type { CoachWords } from '../words/coach.ts';
import type { Findings } from './findings.ts';

/** What proves the dice of a match: the secret of a server, or the seed of a match that this browser has dealt. */
export function PicksProof({ findings }: { readonly findings: Findings }): ReactElement {
  const { ended, evidence } = findings;
  const { transcript } = ended.told;
  if (evidence.proof !== undefined && transcript.proof) return <>{evidence.proof}</>;
  return isTypedIn(transcript.seeds) ? (
    <p className="small soft">{findings.words.proof.typedIn}</p>
  ) : (
    <SeedProof findings={findings} />
  );
}

function SeedProof({ findings }: { readonly findings: Findings }): ReactElement {
  const { ended, words } = findings;
  const { seeds } = ended.told.transcript;
  const [answer, setAnswer] = useState('');
  return (
    <div className="coach-proof">
      <p className="small">{words.proof.seed(seeds.at(-1)?.[1] ?? '')}</p>
      {hasTypedIn(seeds) && <p className="small soft">{words.proof.partly}</p>}
      <button type="button" className="button" onClick={() => setAnswer(checked(findings, words))}>
        {words.proof.check}
      </button>
      <p className="note" role="status">
        {answer}
      </p>
    </div>
  );
}

/** Every pick is drawn once more from the seed. */
function checked({ ended }: Findings, { proof }: CoachWords): string {
  const { transcript } = ended.told;
  const verified = verify(ended.module.game, transcript);
  if (isMisfit<Kind>(verified)) return proof.broken((verified.entry ?? 0) + 1);
  return proof.follows(transcript.log.filter(([seat]) => seat === CHANCE).length);
}
