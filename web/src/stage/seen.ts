import type { Kind, Seat } from '../../../kernel/game.ts';
import type { Now } from '../table/table.ts';
import type { Destination } from './destination.ts';
import type { Lapsing } from './lapse.ts';
import { frontOn } from './front.ts';
import type { Moving } from './scene.ts';
import { isBehind, isTelling, type Moment, newestOn, type Stage, type StageSetting } from './stage.ts';
import { isAllSeen, isPageRead, isReading } from './stageTimes.ts';

/** All that a page shows, of one and the same moment. */
export interface Seen<K extends Kind> extends Moment<K> {
  /** What was told last: to be said aloud. */
  readonly said: readonly K['event'][];
  /** What of it had no scene: its sound is heard with its words. */
  readonly unseen: readonly K['event'][];
  readonly moving: Moving<K> | undefined;
  /** A step is still being told: the next question is not asked yet. */
  readonly isTelling: boolean;
  /** There is more of others to see before it is one's turn. */
  readonly isBehind: boolean;
  /** What was told last is still to be read: no question takes its place. */
  readonly isReading: boolean;
  /** The moment that has lain still for as long as a page of a replay that plays by itself does. */
  readonly pageRead: Now<K> | undefined;
  readonly isHurried: boolean;
  /** How far a hurry leads; nowhere for whoever sees everything at once. */
  readonly destination: Destination | undefined;
  /** What concerned the seat while nothing was shown. */
  readonly missed: readonly K['event'][];
  readonly lapse: Lapsing | undefined;
  /** For whom a curtain lies over the table. */
  readonly curtain: Seat | undefined;
  /** Who is to sit in front of the screen now, where nobody has to look away. */
  readonly turn: Seat | undefined;
}

const NONE: readonly never[] = [];

export function seenOn<K extends Kind>(stage: Stage<K>, setting: StageSetting<K>): Seen<K> | undefined {
  const { shown, face, told, said, scenes, missed } = stage;
  if (!shown || !face) return undefined;
  const front = frontOn(stage, setting);
  return {
    now: face,
    events: shown.events,
    actions: isOpen(shown, stage) ? shown.actions : NONE,
    told,
    said,
    unseen: unseenIn(stage),
    moving: scenes[0],
    isTelling: isTelling(stage),
    isBehind: isBehind(stage),
    isReading: isReading(stage),
    pageRead: isPageRead(stage, setting) ? shown.now : undefined,
    isHurried: stage.isHurried,
    destination: setting.pace === 'at-once' ? undefined : setting.destination(face),
    missed: stage.isHurried ? NONE : missed,
    lapse: stage.lapse,
    curtain: front.type === 'curtain' && scenes.length === 0 ? front.to : undefined,
    turn: front.type === 'turn' && isAllSeen(stage) ? front.to : undefined,
  };
}

/** Whether what a moment offers can be done now. */
const isOpen = <K extends Kind>(moment: Moment<K>, stage: Stage<K>): boolean =>
  isNewest(moment, stage) && !isTelling(stage) && stage.at >= stage.guardUntil;

const unseenIn = <K extends Kind>({ said, telling }: Stage<K>): readonly K['event'][] => {
  const seen = telling?.scenes ?? NONE;
  return seen.length > 0 ? said.filter(event => seen.every(scene => scene.event !== event)) : said;
};

/** Whether the table still asks what it asked in a moment: what answers an older question means something else by now. */
function isNewest<K extends Kind>({ now }: Moment<K>, stage: Stage<K>): boolean {
  const newest = newestOn(stage)?.now;
  return newest?.seat === now.seat && newest.decision === now.decision;
}
