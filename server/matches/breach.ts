/** What has to hold in every process, whatever happens. */
export type Law = 'one-room' | 'whole-chain';

/**
 * A law did not hold. The room in which that shows is closed, and what is stored stays as it is: whoever comes next begins
 * from the rows.
 */
export class Breach extends Error {
  readonly law: Law;

  constructor(law: Law, sentence: string) {
    super(sentence);
    this.law = law;
  }
}
