import type { ReactElement } from 'react';
import type { Step } from '../../../../games/donjonz/index.ts';
import { useDesk } from './context.ts';
import type { Foresights } from './useForesights.ts';
import { foretold } from './useWalker.ts';

interface AskedAloudProps {
  /** A grave step that is asked about. */
  readonly step: Step | undefined;
  readonly foresights: Foresights;
}

/** Says what a grave step brings, and that it has to be chosen once more, to whoever does not see it. */
export function AskedAloud({ step, foresights }: AskedAloudProps): ReactElement {
  const { words } = useDesk();
  return (
    <p className="spoken" role="status">
      {step && `${foretold(words, foresights.get(step) ?? [])} – ${words.walking.again}`}
    </p>
  );
}
