/** What the page is made of, as the build has written it. */
export interface Build {
  /** Another one as soon as any file is another. */
  readonly id: string;
  /** Paths of files whose names change with what is in them: who has one need never fetch it again. */
  readonly hashed: readonly string[];
  /** Paths of all others, the page itself among them. */
  readonly plain: readonly string[];
}

/** The file that every address within the page is answered with. */
export const PAGE = '/index.html';
