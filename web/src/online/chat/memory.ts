import type { Remark } from '../../../../wire/messages.ts';
import { type Drawer, lastingDrawer } from '../../drawer.ts';
import { observed } from '../../observed.ts';
import type { RoomNow } from '../room.ts';

/** What one page remembers of the talk at a match. */
export interface TalkMemory {
  /** When the newest remark that was read was made. */
  readonly read: number;
  readonly isMuted: boolean;
  /** Who is not heard: `by` in what they say. */
  readonly mutes: readonly string[];
}

interface ChatMemory {
  of(match: string): TalkMemory;
  change(match: string, change: Partial<TalkMemory>): void;
  subscribe(listener: () => void): () => void;
}

const NAME = 'chat';
const NOTHING: TalkMemory = { read: 0, isMuted: false, mutes: [] };
/** So many matches are remembered, the newest first. */
const MOST = 50;

export function chatMemoryIn(drawer: Drawer): ChatMemory {
  const heard = observed(heardIn(drawer.read(NAME)));
  const of = (match: string): TalkMemory => heard.now().get(match) ?? NOTHING;
  return {
    of,
    change: (match, change) => {
      const rest = [...heard.now()].filter(([other]) => other !== match);
      const entries = [[match, { ...of(match), ...change }] as const, ...rest].slice(0, MOST);
      drawer.write(NAME, entries);
      heard.set(new Map(entries));
    },
    subscribe: heard.subscribe,
  };
}

const heardIn = (found: unknown): ReadonlyMap<string, TalkMemory> =>
  new Map(Array.isArray(found) ? found.filter(isEntry).map(([match, kept]) => [match, { ...NOTHING, ...kept }]) : []);

function isEntry(entry: unknown): entry is readonly [string, Omit<TalkMemory, 'mutes'> & Partial<TalkMemory>] {
  const [match, heard] = Array.isArray(entry) ? (entry as readonly unknown[]) : [];
  if (typeof match !== 'string' || typeof heard !== 'object' || heard === null) return false;
  if ('mutes' in heard && !Array.isArray(heard.mutes)) return false;
  return 'read' in heard && typeof heard.read === 'number' && 'isMuted' in heard && typeof heard.isMuted === 'boolean';
}

type Speaker = Pick<RoomNow, 'own' | 'said'>;

/** What others said since one has looked; who does not want to hear has heard everything. */
export const unreadIn = (
  chat: readonly Remark[],
  { read: last, isMuted, mutes }: TalkMemory,
  speaker: Speaker,
): readonly Remark[] => {
  const isNews = (remark: Remark): boolean => remark.at > last && !mutes.includes(remark.by) && !isOwn(remark, speaker);
  return isMuted ? [] : chat.filter(isNews);
};

/** Who looks on has no seat to be known by, but knows what they said. */
const isOwn = ({ id, seat }: Remark, { own, said }: Speaker): boolean =>
  said.has(id) || (seat !== null && own.includes(seat));

export const chatMemory = chatMemoryIn(lastingDrawer);
