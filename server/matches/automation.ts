import { CHANCE, type Kind, type Seat } from '../../kernel/game.ts';
import { botTurn, type BotTurn, judgeBot } from '../../kernel/session.ts';
import type { Asker } from '../thinking/queue.ts';
import { easyBotOf } from './bots.ts';
import { deadlineOf } from './clock.ts';
import { type Fold, hasStarted } from './fold.ts';
import { canStart } from './gathering.ts';
import type { WishAnswer, Proposal } from './match-log.ts';
import { mindedChair, mindsSeats, playsUnwatched } from './minding.ts';
import { type Verdict, verdictOn } from './wishes.ts';

/** For which match a bot thinks. Its thoughts are of no use any more once `unwanted` is aborted: it is stopped in the middle. */
export interface Thinking extends Asker {
  readonly unwanted: AbortSignal;
}

/** Who thinks for the bots; undefined when nobody can, or nobody wants to know any more. */
export type Think = (turn: BotTurn<Kind>, thinking: Thinking) => Promise<Kind['action'] | undefined>;

/** Told of what went wrong while nobody waited for an answer. */
export type ReportError = (error: unknown) => void;

/** A match, as far as automation looks at it and acts in it: its room. */
export interface Automated {
  readonly fold: Fold;
  readonly now: number;
  /** Whether nobody connected to this process looks at it. */
  readonly isEmpty: boolean;
  /** Whether whoever sits in a seat has been away for so long that a bot may mind it. */
  isGone(fold: Fold, seat: Seat): boolean;
  propose(proposal: Proposal): Promise<WishAnswer>;
}

interface Services {
  readonly think: Think;
  readonly report: ReportError;
}

const NOTHING: Verdict = { failure: 'nothing' };
const STALE: Verdict = { failure: 'stale' };

/**
 * Does in a match what it waits for the server to do: start, play a bot's turn, end somebody's time, mind the seat of
 * somebody away. Two processes that run one match may think twice but never play twice: a turn has a client id of its own.
 */
export class Automation {
  readonly #match: Automated;
  readonly #services: Services;
  /** By seat: what somebody thinks about. */
  readonly #thinking = new Map<Seat, UnderWay>();
  #isClosed = false;

  constructor(match: Automated, services: Services) {
    this.#match = match;
    this.#services = services;
  }

  /** Begins nothing more: what a bot thinks about now, another process or a later one thinks about again. */
  close(): void {
    this.#isClosed = true;
    this.#stopThoughts(() => false);
  }

  /** Whether somebody thinks about a turn. */
  get isAtWork(): boolean {
    return this.#thinking.size > 0;
  }

  run(): void {
    if (this.#isClosed) return;
    const { fold, isEmpty } = this.#match;
    this.#stopThoughts(turn => isWanted(fold, turn));
    if (canStart(fold)) void this.#match.propose({ client: 'start', judge: starting });
    const goesOn = !isEmpty || playsUnwatched(fold);
    for (const seat of fold.waiting) {
      const bot = fold.chairs[seat]?.bot;
      if (!bot && this.#isLate(fold, seat)) this.#endTime(seat);
      else if (bot && goesOn) this.#play(seat, bot, 'bot');
      else if (goesOn && mindsSeats(fold) && this.#match.isGone(fold, seat)) this.#mind(seat);
    }
  }

  #stopThoughts(isOfUse: (turn: Turn) => boolean): void {
    for (const { turn, stop } of this.#thinking.values()) if (!isOfUse(turn)) stop.abort();
  }

  #mind(seat: Seat): void {
    const judge = (fold: Fold): Verdict => {
      const chair = fold.chairs[seat];
      if (!chair || chair.bot || !fold.waiting.includes(seat) || !this.#match.isGone(fold, seat)) return NOTHING;
      return { by: CHANCE, body: { kind: 'seat', chairs: [[seat, mindedChair(fold, chair)]] } };
    };
    void this.#match.propose({ client: `mind/${seat}/${this.#match.now}`, judge });
  }

  #isLate(fold: Fold, seat: Seat): boolean {
    const deadline = deadlineOf(fold, seat);
    return deadline !== undefined && deadline <= this.#match.now;
  }

  #endTime(seat: Seat): void {
    const { head, decisions } = this.#match.fold;
    if (head.terms.timeout === 'bot') return this.#play(seat, easyBotOf(head.game.id), 'clock');
    const judge = (fold: Fold): Verdict =>
      this.#isLate(fold, seat) ? { by: seat, body: { kind: 'forfeit', how: 'time' } } : NOTHING;
    void this.#match.propose({ client: `clock/${seat}/${decisions[seat]}`, judge });
  }

  /** A bot's turn, its own or that of somebody whose time is up. */
  #play(seat: Seat, bot: string, why: Thought['why']): void {
    const decision = this.#match.fold.decisions[seat] ?? 0;
    const before = this.#thinking.get(seat);
    if (before?.turn.decision === decision && !before.stop.signal.aborted) return;
    const thinking = { turn: { seat, bot, why, decision }, stop: new AbortController() };
    this.#thinking.set(seat, thinking);
    void this.#thinkAndPlay(thinking)
      .catch(this.#services.report)
      .finally(() => {
        if (this.#thinking.get(seat) === thinking) this.#thinking.delete(seat);
      });
  }

  async #thinkAndPlay({ turn: asked, stop: { signal } }: UnderWay): Promise<void> {
    const { seat, bot, why, decision } = asked;
    const { fold } = this.#match;
    if (!hasStarted(fold)) return;
    const turn = botTurn(fold, { id: fold.head.id, bot, seat });
    const action = await this.#thought(turn, signal);
    if (signal.aborted) return;
    const judge = (now: Fold): Verdict => (mayPlay(now, asked) ? this.#judge(now, { turn, action, why }) : NOTHING);
    await this.#match.propose({ client: `${why}/${seat}/${decision}`, judge });
  }

  #judge(fold: Fold, { turn, action, why }: Thought): Verdict {
    if (!hasStarted(fold)) return STALE;
    const { judgement, refusal } = judgeBot(fold, turn, action);
    if (refusal) this.#services.report(new Error(`${turn.bot} plays ${turn.game} against ${refusal.rule}`));
    return verdictOn(judgement, why === 'clock' ? why : undefined);
  }

  async #thought(turn: BotTurn<Kind>, unwanted: AbortSignal): Promise<Kind['action'] | undefined> {
    const { head } = this.#match.fold;
    return this.#services
      .think(turn, { match: head.id, share: head.share ?? 0, unwanted })
      .catch((error: unknown) => void (unwanted.aborted || this.#services.report(error)));
  }
}

/** Which bot plays which decision, and whether it does because a person's time was up. */
interface Turn {
  readonly seat: Seat;
  readonly bot: string;
  readonly decision: number;
  readonly why: 'bot' | 'clock';
}

/** A turn that somebody thinks about, and what stops them. */
interface UnderWay {
  readonly turn: Turn;
  readonly stop: AbortController;
}

/** Once too few are left to play for, nothing is waited for, whatever the rules still ask of the seat. */
const mayPlay = ({ chairs, waiting }: Fold, { seat, why }: Turn): boolean =>
  waiting.includes(seat) && (why === 'clock' || typeof chairs[seat]?.bot === 'string');

const isWanted = (fold: Fold, turn: Turn): boolean =>
  mayPlay(fold, turn) && fold.decisions[turn.seat] === turn.decision;

interface Thought extends Pick<Turn, 'why'> {
  readonly turn: BotTurn<Kind>;
  readonly action: Kind['action'] | undefined;
}

const starting = (fold: Fold): Verdict =>
  canStart(fold) ? { by: CHANCE, body: { kind: 'start', entries: [] } } : NOTHING;
