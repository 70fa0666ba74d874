import type { Turn } from '../../bots/turn.ts';
import { CHANCE, isRefusal, type Kind, type Seat } from '../../kernel/game.ts';
import { accept } from '../../kernel/match.ts';
import { choose, randomFrom } from '../../kernel/random.ts';
import type { RequestOf } from '../../wire/request.ts';
import { easyBotOf } from './bots.ts';
import { deadlineOf, isGone, mindsSeats } from './clock.ts';
import { canStart, type Fold } from './fold.ts';
import { mindedBy } from './head.ts';
import type { Ledger, Proposal } from './ledger.ts';
import { judgeDecision, type Verdict } from './wishes.ts';

/** Who thinks for the bots; undefined when nobody can. */
export type Think = (turn: Turn<Kind>) => Promise<Kind['action'] | undefined>;

/** Told of what went wrong while nobody waited for an answer. */
export type Report = (error: unknown) => void;

/** Since when whoever sits in a seat has been away. */
export type Away = (fold: Fold, seat: Seat) => number | undefined;

type Action = RequestOf<'act'>['action'];

const NOTHING: Verdict = { failure: 'nothing' };

/**
 * Does in a match what it waits for the server to do: start, play a bot's turn, end somebody's time, mind the seat of
 * somebody away. Two who care for one match may think twice but never play twice: a turn has a client id of its own.
 */
export class Keeper {
  readonly #ledger: Ledger;
  readonly #think: Think;
  readonly #awaySince: Away;
  readonly #report: Report;
  /** By seat: the decision that somebody thinks about. */
  readonly #thinking = new Map<Seat, number>();
  #isClosed = false;

  constructor(ledger: Ledger, { think, awaySince, report }: { think: Think; awaySince: Away; report: Report }) {
    this.#ledger = ledger;
    this.#think = think;
    this.#awaySince = awaySince;
    this.#report = report;
  }

  /** Begins nothing more: what a bot thinks about now, another process or a later one thinks about again. */
  close(): void {
    this.#isClosed = true;
  }

  care(): void {
    if (this.#isClosed) return;
    const { fold } = this.#ledger;
    if (canStart(fold)) this.#try({ client: 'start', judge: starting });
    for (const seat of fold.waiting) {
      const bot = fold.chairs[seat]?.bot;
      if (bot) this.#play(seat, bot, 'bot');
      else if (this.#isLate(fold, seat)) this.#endTime(seat);
      else if (this.#isGone(fold, seat)) this.#mind(seat);
    }
  }

  #isGone(fold: Fold, seat: Seat): boolean {
    return mindsSeats(fold) && isGone(fold, this.#awaySince(fold, seat), this.#ledger.now());
  }

  #mind(seat: Seat): void {
    const judge = (fold: Fold): Verdict => {
      const chair = fold.chairs[seat];
      if (!chair || chair.bot || !fold.waiting.includes(seat) || !this.#isGone(fold, seat)) return NOTHING;
      return { by: CHANCE, body: { kind: 'seat', chairs: [[seat, mindedBy(chair, easyBotOf(fold.head.game.id))]] } };
    };
    this.#try({ client: `mind/${seat}/${this.#ledger.now()}`, judge });
  }

  #isLate(fold: Fold, seat: Seat): boolean {
    const deadline = deadlineOf(fold, seat);
    return deadline !== undefined && deadline <= this.#ledger.now();
  }

  #endTime(seat: Seat): void {
    const { head, decisions } = this.#ledger.fold;
    if (head.terms.timeout === 'bot') return this.#play(seat, easyBotOf(head.game.id), 'clock');
    this.#try({
      client: `clock/${seat}/${decisions[seat]}`,
      judge: fold => (this.#isLate(fold, seat) ? { by: seat, body: { kind: 'forfeit', how: 'time' } } : NOTHING),
    });
  }

  #play(seat: Seat, bot: string, why: 'bot' | 'clock'): void {
    const decision = this.#ledger.fold.decisions[seat] ?? 0;
    if (this.#thinking.get(seat) === decision) return;
    this.#thinking.set(seat, decision);
    const mayPlay = (fold: Fold): boolean => why === 'clock' || typeof fold.chairs[seat]?.bot === 'string';
    const played = async (): Promise<void> => {
      const action = await this.#decided(seat, bot);
      if (this.#isClosed) return;
      const wish = { type: 'act', seat, decision, action } as const;
      const judge = (fold: Fold): Verdict => (mayPlay(fold) ? judgeDecision(fold, wish, why === 'clock') : NOTHING);
      await this.#ledger.propose({ client: `${why}/${seat}/${decision}`, judge });
    };
    void played()
      .catch(this.#report)
      .finally(() => {
        if (this.#thinking.get(seat) === decision) this.#thinking.delete(seat);
      });
  }

  /** A match must not stand still because nobody can think: then any legal action will do. */
  async #decided(seat: Seat, bot: string): Promise<Action> {
    const { match, head, decisions } = this.#ledger.fold;
    if (!match) throw new Error(`nobody plays in ${head.id} yet`);
    const { version, seats, options } = match.start;
    const luck = `${head.id}/${seat}/${decisions[seat]}`;
    const view = match.rules.view(match.state, seat);
    const turn = { game: head.game.id, start: { version, seats, options }, bot, seat, view, luck };
    const any = choose(match.rules.actions(match.state, seat), randomFrom(luck));
    const thought = await this.#think(turn).catch((error: unknown) => {
      if (!this.#isClosed) this.#report(error);
      return undefined;
    });
    const action = accept(match.rules, match.state, seat, thought);
    return { ...(isRefusal(action) ? any : action) };
  }

  #try(proposal: Proposal): void {
    this.#ledger.propose(proposal).catch(this.#report);
  }
}

const starting = (fold: Fold): Verdict =>
  canStart(fold) ? { by: CHANCE, body: { kind: 'start', entries: [] } } : NOTHING;
