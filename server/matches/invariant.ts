/** What has to hold in every process, whatever happens. */
type Invariant = 'one-room' | 'whole-chain';

/**
 * An invariant did not hold. The room in which that shows is closed, and what is stored stays as it is: whoever comes next begins
 * from the rows.
 */
export class BrokenInvariant extends Error {
  readonly invariant: Invariant;

  constructor(invariant: Invariant, sentence: string) {
    super(sentence);
    this.invariant = invariant;
  }
}
