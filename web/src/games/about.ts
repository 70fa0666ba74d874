/** What a game is, for whoever has not opened its box: it stands on the shelf and comes with the first page. */
export interface About {
  /** The game in one sentence. */
  readonly motto: string;
  /** To be read in half a minute. */
  readonly paragraphs: readonly string[];
}
