// How the table looks while a round is being settled. A view is known of before and of after; what lies between is the
// one after, with the events that are still to be seen taken back, the last of them first.
import type { Content, Event, Paper, View } from '../../../../games/dice-and-danger/index.ts';
import { ACHIEVEMENT_GEMS } from '../../../../games/dice-and-danger/readers.ts';
import type { Seat } from '../../../../kernel/game.ts';

/** A step with which a round has ended, as one seat sees it. */
export interface Settlement {
  readonly events: readonly Event[];
  readonly before: View;
  readonly after: View;
  /** Who looks. */
  readonly seat: Seat;
  readonly content: Content;
}

/** The table when so many of the events have been seen; the dice of the next round are not rolled yet. */
export function viewAfter(settlement: Settlement, count: number): View {
  const unseen = settlement.events.slice(count);
  return unseen.reduceRight((view, event) => takenBack(settlement, view, event), settled(settlement));
}

function settled({ before, after, seat }: Settlement): View {
  const { phase, round, roller, dice, draft } = before;
  const paper = after.papers[seat];
  return {
    ...after,
    phase,
    round,
    roller,
    dice,
    done: before.done.map(() => true),
    draft: draft && paper ? { ...draft, paper, done: true } : draft,
  };
}

function takenBack(settlement: Settlement, view: View, event: Event): View {
  switch (event.type) {
    case 'round-shown':
    case 'seat-wrote':
      return unshown(settlement, view, event.seat);
    case 'monster-slain':
      return standing(settlement, view, event);
    case 'free-damage':
      return withPaper(settlement, view, event.seat, paper => ({
        ...paper,
        crosses: paper.crosses.with(event.room, (paper.crosses[event.room] ?? 0) - 1),
      }));
    case 'deed-done':
      return undone(settlement, view, event);
    case 'no-damage':
      return withPaper(settlement, view, event.seat, paper => unhurt(settlement, event.seat, paper, 1));
    case 'seat-fell':
      return { ...view, fallen: view.fallen.with(event.seat, 0) };
    default:
      return view;
  }
}

/** One's own marks lie in one's draft, where they have been seen all along. */
const unshown = ({ before }: Settlement, view: View, seat: Seat): View => ({
  ...view,
  papers: view.papers.map((paper, each) => (each === seat ? (before.papers[seat] ?? paper) : paper)),
});

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

function standing(settlement: Settlement, view: View, event: EventOf<'monster-slain'>): View {
  const { seat, room, gems, hearts, first } = event;
  const index = settlement.content.rooms.indexOf(room);
  const table = first ? { ...view, slain: view.slain.with(index, settlement.before.slain[index] ?? 0) } : view;
  return withPaper(settlement, table, seat, paper => ({
    ...unhurt(settlement, seat, paper, hearts),
    gems: paper.gems - gems,
  }));
}

function undone(settlement: Settlement, view: View, { seat, deed, gems }: EventOf<'deed-done'>): View {
  const index = settlement.content.achievements.findIndex(({ achievement }) => achievement === deed);
  const isFirst = gems === ACHIEVEMENT_GEMS.first;
  const table = isFirst
    ? { ...view, honoured: view.honoured.with(index, settlement.before.honoured[index] ?? 0) }
    : view;
  return withPaper(settlement, table, seat, paper => ({
    ...paper,
    gems: paper.gems - gems,
    achievements: paper.achievements.with(index, 0),
  }));
}

/** Green boxes are struck before the tracker (DDD-34), so what was struck last was on the tracker. */
function unhurt({ before }: Settlement, seat: Seat, paper: Readonly<Paper>, lives: number): Paper {
  const tracked = Math.min(lives, paper.lost - (before.papers[seat]?.lost ?? 0));
  return { ...paper, lost: paper.lost - tracked, green: paper.green + lives - tracked };
}

/** The sheet of a seat changed, in its draft as well where it is the one who looks. */
function withPaper(
  { seat: looker }: Settlement,
  view: View,
  seat: Seat,
  change: (paper: Readonly<Paper>) => Paper,
): View {
  const papers = view.papers.map((paper, each) => (each === seat ? change(paper) : paper));
  const draft = view.draft && seat === looker ? { ...view.draft, paper: change(view.draft.paper) } : view.draft;
  return { ...view, papers, draft };
}
