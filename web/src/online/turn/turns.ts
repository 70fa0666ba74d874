import type { GameId } from '../../games.ts';

/** A match in which it is one's turn. */
export interface Turn {
  readonly match: string;
  readonly game: GameId;
  readonly names: readonly string[];
}

/** How the page tells somebody who looks elsewhere. */
export interface Outlook {
  isHidden(): boolean;
  /** In how many matches one is waited for; 0 while one looks. */
  count(turns: number): void;
  call(turn: Turn): void;
}

/**
 * Where it is one's turn. An open room tells at once and knows better than any list; of other matches a list tells now
 * and then. One is called once for every turn that begins while the page is hidden.
 */
export class Turns {
  readonly #outlook: Outlook;
  readonly #turns = new Map<string, Turn>();
  /** Matches whose room is open. */
  readonly #live = new Set<string>();

  constructor(outlook: Outlook) {
    this.#outlook = outlook;
  }

  /** An open room says that it is one's turn there. */
  begin(turn: Turn): void {
    this.#live.add(turn.match);
    this.#add(turn);
    this.look();
  }

  /** An open room says that it is not. */
  end(match: string): void {
    this.#live.add(match);
    this.#turns.delete(match);
    this.look();
  }

  /** The room of a match was closed. */
  leave(match: string): void {
    this.#live.delete(match);
  }

  /** What a list says of all others. */
  read(turns: readonly Turn[]): void {
    const listed = new Set(turns.map(({ match }) => match));
    for (const match of this.#turns.keys()) if (!listed.has(match) && !this.#live.has(match)) this.#turns.delete(match);
    for (const turn of turns) if (!this.#live.has(turn.match)) this.#add(turn);
    this.look();
  }

  /** The page was hidden, or is looked at again. */
  look(): void {
    this.#outlook.count(this.#outlook.isHidden() ? this.#turns.size : 0);
  }

  #add(turn: Turn): void {
    if (!this.#turns.has(turn.match) && this.#outlook.isHidden()) this.#outlook.call(turn);
    this.#turns.set(turn.match, turn);
  }
}
