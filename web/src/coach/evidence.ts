import type { ReactNode } from 'react';

/** Where the steps of a match are seen again, and what proves its dice. */
export interface Evidence {
  /** The address of a step. */
  readonly pathTo?: (step: number) => string;
  /** Goes to a step, where the match already lies open. */
  readonly onStep?: (step: number) => void;
  /** Whether the dice were honest, where somebody has fixed them. */
  readonly proof?: ReactNode;
}
