import type { Seat } from '../../kernel/game.ts';
import { faultOf, type FaultCode } from '../../wire/fault.ts';
import type { News, Remark } from '../../wire/news.ts';
import type { RequestOf, Wish } from '../../wire/request.ts';
import type { Person } from '../storage/people.ts';
import type { Seen } from '../storage/presence.ts';
import type { ChatRow } from '../storage/schema.ts';
import type { Extent, Storage } from '../storage/storage.ts';
import { Audience, type Guest, tell, tellFault } from './audience.ts';
import type { Fold } from './fold.ts';
import { seatsOf, type Shelf } from './head.ts';
import { Keeper, type Report, type Think } from './keeper.ts';
import { type Answer, Ledger, type Proposal, type Taken, type Unopened } from './ledger.ts';
import { historyFor, viewpointOf } from './views.ts';
import { judge, judgeAgain, judgeComingBack, judgeJoin, type Seated, type Verdict } from './wishes.ts';

export interface Surroundings {
  readonly storage: Storage;
  readonly shelf: Shelf;
  readonly think: Think;
  readonly report: Report;
}

/** A match in this process: what is stored of it, who looks at it, and what the server itself has to do in it. */
export class Room {
  readonly #around: Surroundings;
  readonly #ledger: Ledger;
  readonly #audience: Audience;
  readonly #keeper: Keeper;
  /** Client ids of the remarks that were told. */
  readonly #remarks = new Set<string>();
  /** How many remarks there were when others were last heard of. */
  #said = 0;
  #announced: Promise<void> = Promise.resolve();
  #isClosed = false;

  private constructor(around: Surroundings, ledger: Ledger) {
    this.#around = around;
    this.#ledger = ledger;
    this.#audience = new Audience(() => ledger.now());
    this.#keeper = new Keeper(ledger, { ...around, awaySince: this.#audience.awaySince });
  }

  static async open(around: Surroundings, id: string): Promise<Room | Unopened> {
    const ledger = await Ledger.open(around, id);
    if (typeof ledger === 'string') return ledger;
    const room = new Room(around, ledger);
    ledger.listen(taken => room.#hear(taken));
    return room;
  }

  get fold(): Fold {
    return this.#ledger.fold;
  }

  get isEmpty(): boolean {
    return this.#audience.guests.size === 0;
  }

  /** Lets somebody in who may look from that seat, and tells them everything. */
  async enter(guest: Guest): Promise<void> {
    const remarks = await this.#around.storage.remarks(this.fold.head.id);
    for (const { client } of remarks) this.#remarks.add(client);
    this.#audience.enter(guest, this.fold, remarks.map(remarkOf));
    this.#announce();
    for (const seat of seatsOf(this.fold.chairs, guest.person?.id)) await this.#giveBack(seat);
  }

  async #giveBack(seat: Seat): Promise<void> {
    if (!this.fold.chairs[seat]?.minded) return;
    await this.#proposed({ client: `back/${seat}/${this.#ledger.now()}`, judge: fold => judgeComingBack(fold, seat) });
  }

  leave(guest: Guest): void {
    this.#audience.leave(guest, this.fold);
    this.#announce();
  }

  /** Who is connected here, named or not. */
  get people(): readonly string[] {
    return this.#audience.people;
  }

  seeElsewhere(seen: Seen): void {
    this.#audience.seeElsewhere(seen, this.fold);
  }

  look(guest: Guest, wanted: Seat): void {
    const seat = viewpointOf(this.fold, guest.person?.id, wanted);
    if (seat === undefined) tellFault(guest, 'not-your-seat');
    else this.#audience.turn(guest, this.fold, seat);
  }

  /** Stored first, told then, answered last. */
  async wish(guest: Guest, wish: Wish): Promise<void> {
    const isHere = (seat: Seat): boolean => this.#audience.isHere(this.fold, seat);
    const wisher = { person: guest.person?.id, isHere };
    const answer = await this.#proposed({ client: wish.id, judge: fold => judge(fold, wish, wisher) });
    if ('failure' in answer && answer.failure === 'stale') this.#audience.tellNow(guest, this.fold);
    tell(guest, newsOf(wish.id, answer));
  }

  /** Sits somebody down; the seat they have, or why they have none. */
  async join({ id, name }: Person, { seat, entropy }: Pick<Joining, 'seat' | 'entropy'>): Promise<Seat | FaultCode> {
    const had = seatsOf(this.fold.chairs, id)[0];
    if (had !== undefined) return had;
    const sitter = { person: id, name, entropy };
    const client = `join/${id}/${this.#ledger.now()}`;
    const answer = await this.#proposed({ client, person: id, judge: fold => judgeJoin(fold, sitter, seat) });
    if ('denied' in answer) return answer.denied;
    return seatsOf(this.fold.chairs, id)[0] ?? 'seat-taken';
  }

  /** Sits somebody down in the seats of a table before, as far as they are free, or wherever there is room for one. */
  async sitAgain(person: string, wanted: Seated): Promise<void> {
    const client = `again/${person}/${this.#ledger.now()}`;
    await this.#proposed({ client, person, judge: fold => judgeAgain(fold, wanted) });
  }

  /** Says where those who sat here play again; somebody may have been faster. */
  async pointTo(match: string, seat: Seat): Promise<void> {
    const judgeRematch = (): Verdict => ({ by: seat, body: { kind: 'rematch', match } });
    await this.#proposed({ client: 'rematch', judge: judgeRematch });
  }

  async chat(guest: Guest, { id, text }: RequestOf<'chat'>): Promise<void> {
    if (!guest.person) return tellFault(guest, 'not-signed-in', id);
    const { chairs, head } = this.fold;
    const seat = seatsOf(chairs, guest.person.id)[0] ?? null;
    const name = seat === null ? guest.person.name : (chairs[seat]?.name ?? '');
    const remark = { match: head.id, client: id, at: this.#ledger.now(), seat, name, text };
    const isNew = await this.#around.storage.remark(remark).catch(this.#around.report);
    if (isNew === undefined) return tellFault(guest, 'storage', id);
    if (isNew) this.#tellRemark(remark);
    tell(guest, { type: 'done', id });
  }

  history(guest: Guest, { id, seat: wanted }: RequestOf<'history'>): void {
    const seat = viewpointOf(this.fold, guest.person?.id, wanted);
    if (seat === undefined) tellFault(guest, 'not-your-seat', id);
    else tell(guest, { type: 'history', id, events: historyFor(this.fold, seat) });
  }

  /** Takes and tells the steps that other processes have stored. */
  readOn(): Promise<void> {
    return this.#ledger.readOn();
  }

  /** Takes and tells what others have stored, if there is more than is known here. */
  async keepUpWith({ steps, remarks }: Extent): Promise<void> {
    if (steps > this.#ledger.steps) await this.readOn();
    if (remarks === this.#said) return;
    this.#said = remarks;
    await this.readChat();
  }

  /** Tells what was said in other processes. */
  async readChat(): Promise<void> {
    if (this.isEmpty) return;
    const remarks = await this.#around.storage.remarks(this.fold.head.id);
    for (const remark of remarks) if (!this.#remarks.has(remark.client)) this.#tellRemark(remark);
  }

  /** Does what is due. */
  care(): void {
    this.#keeper.care();
  }

  async settled(): Promise<void> {
    await this.#ledger.settled();
    await this.#announced;
  }

  /** One after the other, so that the last word is the last one. */
  #announce(): void {
    const { storage, report } = this.#around;
    if (!storage.isShared || this.#isClosed) return;
    const announce = (): Promise<void> => storage.presence.announce(this.fold.head.id, this.people);
    this.#announced = this.#announced.then(announce).catch(report);
  }

  /** Lets what is under way come to an end; who leaves later does so unannounced. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#keeper.close();
    await this.settled();
  }

  #hear(taken: Taken): void {
    this.#audience.tellTaken(taken);
    this.#keeper.care();
  }

  #proposed(proposal: Proposal): Promise<Answer> {
    return this.#ledger.propose(proposal).catch((error: unknown) => {
      this.#around.report(error);
      return { denied: 'storage' } as const;
    });
  }

  #tellRemark(remark: ChatRow): void {
    this.#remarks.add(remark.client);
    this.#audience.tellRemark(remarkOf(remark));
  }
}

interface Joining {
  readonly seat?: Seat | undefined;
  readonly entropy: string;
}

const remarkOf = ({ client, at, seat, name, text }: ChatRow): Remark => ({ id: client, at, seat, name, text });

function newsOf(id: string, answer: Answer): News {
  if ('done' in answer) return { type: 'done', id };
  if ('failure' in answer) return { type: 'failed', id, failure: answer.failure };
  if ('denied' in answer) return { type: 'fault', id, ...faultOf(answer.denied) };
  const { refused, rule } = answer.refusal;
  return { type: 'refused', id, refusal: { refused: { ...refused }, rule } };
}
