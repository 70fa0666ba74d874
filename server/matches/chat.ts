import { digest } from '../../kernel/chance.ts';
import type { FaultCode } from '../../wire/fault.ts';
import type { Remark } from '../../wire/messages.ts';
import type { RequestOf } from '../../wire/request.ts';
import type { Person } from '../storage/people.ts';
import type { ChatRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import type { ReportError } from './automation.ts';
import { type Broadcast, type Subscriber, tell, tellFault } from './broadcast.ts';
import type { Fold } from './fold.ts';
import { seatsOf } from './head.ts';
import { faultOfTalk, speakerOf } from './moderation.ts';

/** Signs of a digest: as many as the longest id of a client may have. */
const OWN_ID = 40;

interface ChatServices {
  readonly storage: Storage;
  readonly report: ReportError;
}

/** What is said at one table: stored first, then told to everybody who is connected here, and each remark once. */
export class Chat {
  readonly #match: string;
  readonly #services: ChatServices;
  readonly #broadcast: Broadcast;
  /** Client ids of the remarks that were told. */
  readonly #told = new Set<string>();
  /** How many remarks there were when others were last heard of. */
  #said = 0;
  /** When the last remark of this process was made: the next is later, so that all are read in the order they were told. */
  #latest = 0;

  constructor(match: string, services: ChatServices, broadcast: Broadcast) {
    this.#match = match;
    this.#services = services;
    this.#broadcast = broadcast;
  }

  /** The last remarks, for somebody who is told everything. */
  async remarks(): Promise<Remark[]> {
    const remarks = await this.#services.storage.remarks(this.#match);
    for (const { client } of remarks) this.#told.add(client);
    return remarks.map(remarkOf);
  }

  /** Who made a remark here, as far as that is known. */
  async speaker(remark: string): Promise<string | undefined> {
    const { storage, report } = this.#services;
    return (await storage.speaker(this.#match, remark).catch(report)) ?? undefined;
  }

  async say(
    subscriber: Subscriber,
    { id, text }: RequestOf<'chat'>,
    { fold, at }: { readonly fold: Fold; readonly at: number },
  ): Promise<void> {
    const { person } = subscriber;
    if (!person) return tellFault(subscriber, 'not-signed-in', id);
    const seat = seatsOf(fold.chairs, person.id)[0] ?? null;
    const fault = faultOfTalk(fold, person.id) ?? (seat === null ? await this.#faultOfName(person) : undefined);
    if (fault) return tellFault(subscriber, fault, id);
    const name = seat === null ? person.name : (fold.chairs[seat]?.name ?? '');
    this.#latest = Math.max(at, this.#latest + 1);
    const remark = { match: this.#match, client: id, at: this.#latest, seat, name, text, person: person.id };
    const stored = await this.#store(remark).catch(this.#services.report);
    if (stored === undefined) return tellFault(subscriber, 'storage', id);
    if (stored !== 'before') this.#tell(stored);
    tell(subscriber, { type: 'done', id });
  }

  /** Ids are a person's own: under one that somebody else has used here a remark is stored as another. */
  async #store(remark: ChatRow & { readonly person: string }): Promise<ChatRow | 'before'> {
    const { storage } = this.#services;
    if (await storage.remark(remark)) return remark;
    const { match, client, person } = remark;
    if ([undefined, person].includes(await storage.speaker(match, client))) return 'before';
    const own = { ...remark, client: digest(`${client}:${person}`).slice(0, OWN_ID) };
    return (await storage.remark(own)) ? own : 'before';
  }

  /** Who sits has the name of the seat; who looks on may be called what somebody else has claimed since. */
  async #faultOfName({ id, name }: Person): Promise<FaultCode | undefined> {
    return (await this.#services.storage.people.areTaken([name], id)) ? 'name-taken' : undefined;
  }

  /** Tells what was said in other processes, if there are more remarks than when that was last asked. */
  async keepUpWith(remarks: number): Promise<void> {
    if (remarks === this.#said) return;
    this.#said = remarks;
    await this.readOn();
  }

  /** Tells what was said in other processes. */
  async readOn(): Promise<void> {
    if (this.#broadcast.subscribers.size === 0) return;
    for (const remark of await this.#services.storage.remarks(this.#match))
      if (!this.#told.has(remark.client)) this.#tell(remark);
  }

  #tell(remark: ChatRow): void {
    this.#told.add(remark.client);
    this.#broadcast.tellRemark(remarkOf(remark));
  }
}

function remarkOf({ match, client, at, seat, name, text, person }: ChatRow): Remark {
  return { id: client, at, by: speakerOf(match, person ?? name), seat, name, text };
}
