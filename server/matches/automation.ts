import { CHANCE, isRefusal, type Kind, type Seat } from '../../kernel/game.ts';
import { accept } from '../../kernel/match.ts';
import { anyAction, botTurn, type BotTurn } from '../../kernel/session.ts';
import type { RequestOf } from '../../wire/request.ts';
import type { Asker } from '../thinking/queue.ts';
import { easyBotOf } from './bots.ts';
import { deadlineOf } from './clock.ts';
import { canStart, type Fold, hasStarted } from './fold.ts';
import type { MatchLog, Proposal } from './match-log.ts';
import { mindedChair, mindsSeats } from './minding.ts';
import { playsUnwatched } from './unwatched.ts';
import { judgeDecision, type Verdict } from './wishes.ts';

/** For which match a bot thinks, and whether its thoughts are still of use. */
export interface Thinking extends Asker {
  readonly isWanted: () => boolean;
}

/** Who thinks for the bots; undefined when nobody can, or nobody wants to know any more. */
export type Think = (turn: BotTurn<Kind>, thinking: Thinking) => Promise<Kind['action'] | undefined>;

/** Told of what went wrong while nobody waited for an answer. */
export type Report = (error: unknown) => void;

/** Whether whoever sits in a seat has been away for so long that a bot may mind it. */
export type IsGone = (fold: Fold, seat: Seat) => boolean;

/** What automation is given beside the log of its match. */
export interface Means {
  readonly think: Think;
  readonly isGone: IsGone;
  /** Whether anybody connected to this process looks at the match. */
  readonly isWatched: () => boolean;
  readonly report: Report;
}

type Action = RequestOf<'act'>['action'];

const NOTHING: Verdict = { failure: 'nothing' };

/**
 * Does in a match what it waits for the server to do: start, play a bot's turn, end somebody's time, mind the seat of
 * somebody away. Two processes that run one match may think twice but never play twice: a turn has a client id of its own.
 */
export class Automation {
  readonly #log: MatchLog;
  readonly #think: Think;
  readonly #isGone: IsGone;
  readonly #isWatched: () => boolean;
  readonly #report: Report;
  /** By seat: the decision that somebody thinks about. */
  readonly #thinking = new Map<Seat, number>();
  #isClosed = false;

  constructor(log: MatchLog, { think, isGone, isWatched, report }: Means) {
    this.#log = log;
    this.#think = think;
    this.#isGone = isGone;
    this.#isWatched = isWatched;
    this.#report = report;
  }

  /** Begins nothing more: what a bot thinks about now, another process or a later one thinks about again. */
  close(): void {
    this.#isClosed = true;
  }

  /** Whether somebody thinks about a turn. */
  get isAtWork(): boolean {
    return this.#thinking.size > 0;
  }

  run(): void {
    if (this.#isClosed) return;
    const { fold } = this.#log;
    if (canStart(fold)) this.#try({ client: 'start', judge: starting });
    const goesOn = this.#isWatched() || playsUnwatched(fold);
    for (const seat of fold.waiting) {
      const bot = fold.chairs[seat]?.bot;
      if (!bot && this.#isLate(fold, seat)) this.#endTime(seat);
      else if (bot && goesOn) this.#play(seat, bot, 'bot');
      else if (goesOn && mindsSeats(fold) && this.#isGone(fold, seat)) this.#mind(seat);
    }
  }

  #mind(seat: Seat): void {
    const judge = (fold: Fold): Verdict => {
      const chair = fold.chairs[seat];
      if (!chair || chair.bot || !fold.waiting.includes(seat) || !this.#isGone(fold, seat)) return NOTHING;
      return { by: CHANCE, body: { kind: 'seat', chairs: [[seat, mindedChair(fold, chair)]] } };
    };
    this.#try({ client: `mind/${seat}/${this.#log.now()}`, judge });
  }

  #isLate(fold: Fold, seat: Seat): boolean {
    const deadline = deadlineOf(fold, seat);
    return deadline !== undefined && deadline <= this.#log.now();
  }

  #endTime(seat: Seat): void {
    const { head, decisions } = this.#log.fold;
    if (head.terms.timeout === 'bot') return this.#play(seat, easyBotOf(head.game.id), 'clock');
    this.#try({
      client: `clock/${seat}/${decisions[seat]}`,
      judge: fold => (this.#isLate(fold, seat) ? { by: seat, body: { kind: 'forfeit', how: 'time' } } : NOTHING),
    });
  }

  #play(seat: Seat, bot: string, why: 'bot' | 'clock'): void {
    const decision = this.#log.fold.decisions[seat] ?? 0;
    if (this.#thinking.get(seat) === decision) return;
    this.#thinking.set(seat, decision);
    const mayPlay = (fold: Fold): boolean => why === 'clock' || typeof fold.chairs[seat]?.bot === 'string';
    const played = async (): Promise<void> => {
      const action = await this.#decided(seat, bot);
      if (this.#isClosed) return;
      const wish = { type: 'act', seat, decision, action } as const;
      const judge = (fold: Fold): Verdict => (mayPlay(fold) ? judgeDecision(fold, wish, why === 'clock') : NOTHING);
      await this.#log.propose({ client: `${why}/${seat}/${decision}`, judge });
    };
    void played()
      .catch(this.#report)
      .finally(() => {
        if (this.#thinking.get(seat) === decision) this.#thinking.delete(seat);
      });
  }

  /** A match must not stand still because a bot cannot think, or breaks a rule: then any legal action will do. */
  async #decided(seat: Seat, bot: string): Promise<Action> {
    const { fold } = this.#log;
    const { head } = fold;
    if (!hasStarted(fold)) throw new Error(`nobody plays in ${head.id} yet`);
    const turn = botTurn(fold, { id: head.id, bot, seat });
    const decision = fold.decisions[seat];
    const isWanted = (): boolean => !this.#isClosed && this.#log.fold.decisions[seat] === decision;
    const asker = { match: head.id, share: head.share ?? 0, isWanted };
    const thought = await this.#think(turn, asker).catch((error: unknown) => {
      if (!this.#isClosed) this.#report(error);
      return undefined;
    });
    const action = accept(fold.match.rules, fold.match.state, seat, thought);
    return { ...(isRefusal(action) ? anyAction(fold, turn) : action) };
  }

  #try(proposal: Proposal): void {
    this.#log.propose(proposal).catch(this.#report);
  }
}

const starting = (fold: Fold): Verdict =>
  canStart(fold) ? { by: CHANCE, body: { kind: 'start', entries: [] } } : NOTHING;
