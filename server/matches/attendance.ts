import type { Seat } from '../../kernel/game.ts';
import type { Person } from '../storage/people.ts';
import type { LastSeen } from '../storage/presence.ts';
import type { Chair } from './head.ts';

/** Who sits where. */
interface SeatedPeople {
  readonly chairs: readonly Pick<Chair, 'person'>[];
}

/**
 * Who is connected to one match: to this process, and to others as far as is known. However many there are, coming and
 * going cost the same.
 */
export class Attendance {
  /** How often each is connected here. */
  readonly #here = new Map<string, number>();
  /** How many are connected here without a name. */
  #unnamed = 0;
  /** Who is or was connected to other processes. */
  #elsewhere: LastSeen = new Map();
  /** When somebody has left this process. */
  readonly #left = new Map<string, number>();
  readonly #clock: () => number;
  readonly #opened: number;
  /** Since when everybody has been able to connect. */
  readonly #canConnect: number;

  constructor(clock: () => number, canConnect = 0) {
    this.#clock = clock;
    this.#opened = clock();
    this.#canConnect = canConnect;
  }

  enter(person: Person | undefined): void {
    if (person) this.#here.set(person.id, (this.#here.get(person.id) ?? 0) + 1);
    else this.#unnamed++;
  }

  leave(person: Person | undefined): void {
    if (!person) return void this.#unnamed--;
    const left = (this.#here.get(person.id) ?? 0) - 1;
    if (left > 0) this.#here.set(person.id, left);
    else this.#here.delete(person.id);
    this.#left.set(person.id, this.#clock());
  }

  /** Whether that is anything new. */
  seeElsewhere(seen: LastSeen): boolean {
    const isNew = seen.size + this.#elsewhere.size > 0;
    this.#elsewhere = seen;
    return isNew;
  }

  /** Who is connected here, once each; all those without a name are a slash and their number. */
  get people(): readonly string[] {
    return this.#unnamed > 0 ? [...this.#here.keys(), `/${this.#unnamed}`] : [...this.#here.keys()];
  }

  /** Since when whoever sits there has been connected to no process, as far as this one knows; undefined while they are. */
  readonly awaySince = ({ chairs }: SeatedPeople, seat: Seat): number | undefined => {
    const person = chairs[seat]?.person ?? undefined;
    if (person === undefined) return undefined;
    const elsewhere = this.#elsewhere.get(person) ?? 0;
    if (this.#here.has(person) || elsewhere > this.#clock()) return undefined;
    const last = Math.max(elsewhere, this.#left.get(person) ?? 0);
    return last === 0 ? this.#opened : Math.max(last, this.#canConnect);
  };

  /** How many are connected to any process and sit nowhere. */
  onlookers({ chairs }: SeatedPeople): number {
    const seated = new Set(chairs.map(({ person }) => person));
    let count = this.#unnamed + this.#here.size;
    for (const person of seated) if (person !== null && this.#here.has(person)) count--;
    for (const [person, until] of this.#elsewhere)
      if (until > this.#clock() && !seated.has(person) && !this.#here.has(person)) count += unnamedIn(person) ?? 1;
    return count;
  }
}

/** How many an entry of another process stands for, if not for somebody with a name. */
function unnamedIn(entry: string): number | undefined {
  const at = entry.lastIndexOf('/');
  return at < 0 ? undefined : Number(entry.slice(at + 1));
}
