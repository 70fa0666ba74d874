import type { Seat } from '../../kernel/game.ts';
import type { Storage } from '../storage/storage.ts';
import { type Fold, phaseOf } from './fold.ts';
import { type Chair, OPEN, seatsOf } from './head.ts';
import type { WishAnswer, Proposal } from './match-log.ts';
import type { Verdict } from './wishes.ts';

type Propose = (proposal: Proposal) => Promise<WishAnswer>;

/** Opens a match in which somebody has a seat, unless it cannot be opened. */
type Open = (match: string) => Promise<Propose | undefined>;

/** Deletes a person, whom no device can seat any more; requests that were under way may have seated them meanwhile. */
export async function erasePerson(storage: Storage, person: string, open: Open): Promise<void> {
  await storage.devices.signOutEverywhere(person);
  let wasNamed = true;
  while (wasNamed) wasNamed = await eraseNames(storage, person, open);
  await storage.retention.deletePerson(person);
}

/** Whether a match still named them. */
async function eraseNames(storage: Storage, person: string, open: Open): Promise<boolean> {
  let wasNamed = false;
  for (const match of await storage.retention.matchesOf(person)) {
    const propose = await open(match);
    if (propose) await getUpForGood(propose, person);
    if (await storage.retention.rename(match, text => withoutName(text, person))) wasNamed = true;
  }
  return wasNamed;
}

/** Who is deleted gets up, loses the seats that others still play against, and is somebody from then on. */
async function getUpForGood(propose: Propose, person: string): Promise<void> {
  for (let answer: WishAnswer = { done: true }, turn = 0; 'done' in answer; turn++) {
    answer = await propose({ client: `erase/${person}/${turn}`, judge: fold => judgeErasure(fold, person) });
    if ('denied' in answer) throw new Error(`a person cannot be deleted: ${answer.denied}`);
  }
}

/** One step after the other, until nothing of the person is left at the table. */
function judgeErasure(fold: Fold, person: string): Verdict {
  const seats = seatsOf(fold.chairs, person);
  const playing = phaseOf(fold) === 'playing' ? seats.find(seat => !fold.forfeited.has(seat)) : undefined;
  if (playing !== undefined) return { by: playing, body: { kind: 'forfeit', how: 'left' } };
  const named = seats.filter(seat => fold.chairs[seat]?.name !== '');
  const [by] = named;
  if (by === undefined) return { failure: 'nothing' };
  const isGathering = phaseOf(fold) === 'gathering';
  return { by, body: { kind: 'seat', chairs: named.map(seat => [seat, isGathering ? OPEN : nameless(fold, seat)]) } };
}

const nameless = ({ chairs }: Fold, seat: Seat): Chair => ({ ...(chairs[seat] ?? OPEN), name: '' });

interface Seated {
  readonly chairs: readonly (Chair | readonly [Seat, Chair])[];
  /** Of a head: the match before. */
  readonly former?: { readonly chairs: readonly Chair[] };
}

/** A step that seats people, or the head of a match, in which one of them is called nothing. */
export function withoutName(text: string, person: string): string {
  const stored = JSON.parse(text) as Seated;
  const erased = (chair: Chair): Chair => (chair.person === person ? { ...chair, name: '' } : chair);
  const chairs = stored.chairs.map(each => ('person' in each ? erased(each) : [each[0], erased(each[1])]));
  const former = stored.former && { former: { ...stored.former, chairs: stored.former.chairs.map(erased) } };
  return JSON.stringify({ ...stored, chairs, ...former });
}
