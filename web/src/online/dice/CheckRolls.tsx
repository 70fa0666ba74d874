import { type ReactElement, useState } from 'react';
import type { Game, Kind } from '../../../../kernel/game.ts';
import type { Head } from '../../../../wire/table.ts';
import { type OnlineWords, useOnlineWords } from '../../words/online.ts';
import { api, type Failed, hasFailed, transcriptIn } from '../../house/api.ts';
import { type RollsVerdict, verdictOnRolls } from './verify.ts';
import { witness } from './witness.ts';
import './dice.css';

interface CheckRollsProps {
  readonly game: Game<Kind>;
  readonly head: Head;
  readonly doorKey: string | undefined;
}

type Checked = RollsVerdict | { readonly type: 'unfetched'; readonly failed: Failed } | { readonly type: 'unable' };

/** One button that answers, in plain words, whether the dice of an ended match were honest. */
export function CheckRolls(props: CheckRollsProps): ReactElement {
  const { dice, faults } = useOnlineWords();
  const [checked, setChecked] = useState<Checked | 'checking'>();
  const check = async (): Promise<void> => {
    setChecked('checking');
    setChecked(await checkedOf(props));
  };
  const answer = checked && checked !== 'checking' ? sentenceFor(checked, dice, faults) : undefined;
  return (
    <div className="check-rolls" data-verdict={typeof checked === 'object' ? checked.type : undefined}>
      <button type="button" className="button" disabled={checked === 'checking'} onClick={() => void check()}>
        {checked === 'checking' ? dice.checking : dice.check}
      </button>
      <p className="note" role="status">
        {answer}
      </p>
    </div>
  );
}

async function checkedOf({ game, head, doorKey }: CheckRollsProps): Promise<Checked> {
  if (!('subtle' in crypto)) return { type: 'unable' };
  const replay = await api.replay(head.id, { key: doorKey });
  if (hasFailed(replay)) return { type: 'unfetched', failed: replay };
  if (replay.type !== 'transcript') return { type: 'no-proof' };
  const { commitment = head.commitment, entropy } = witness.of(head.id);
  return verdictOnRolls(game, transcriptIn(replay), { commitment, entropy, brought: head.brought });
}

function sentenceFor(checked: Checked, dice: OnlineWords['dice'], faults: OnlineWords['faults']): string {
  switch (checked.type) {
    case 'honest':
      return dice.honest(checked);
    case 'bad-roll':
      return dice.badRoll(checked.entry);
    case 'unfetched':
      return faults[checked.failed];
    default:
      return dice.faults[checked.type];
  }
}
