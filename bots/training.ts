/** What `npm run train` makes a file of. */
export interface Training {
  readonly name: string;
  /** The text of what was learnt. */
  readonly learn: (heard: (progress: string) => void) => string;
}
