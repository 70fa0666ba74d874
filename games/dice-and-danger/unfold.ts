// The table after each event with which a round is settled. `settling.ts` does it all at once; whoever looks sees one
// thing after the other, by the same functions.
import type { Seat } from '../../kernel/game.ts';
import { clone } from '../../kernel/plain.ts';
import type { Content } from './content.ts';
import type { Event } from './events.ts';
import { damage, loseLives, takeHonour, takeTrophy } from './paper.ts';
import type { Node } from './sheet.ts';
import { firstTime } from './settling.ts';
import { copyPaper, type Draft, freshDraft, type Paper, type Table } from './state.ts';
import type { View } from './view.ts';

/** What `seat` saw, and some of the events that followed, from the first one on. */
interface Unfolding {
  readonly before: View;
  readonly seat: Seat;
  readonly events: readonly Event[];
}

/** What a seat sees when it has seen these events. Dice that are rolled after a round, and the end, are not among them. */
export function unfold(content: Content, { before, seat, events }: Unfolding): View {
  const { draft, done, ...table } = clone(before);
  for (const event of events) show(content, table, event);
  const own = events.filter(event => 'seat' in event && event.seat === seat);
  return { ...table, draft: draft && draftAfter(draft, table.papers[seat], own), done: done.map(() => true) };
}

function show(content: Content, table: Table, event: Event): void {
  switch (event.type) {
    case 'seat-wrote':
      return void (paperOf(table, event.seat).written = [...event.written]);
    case 'round-shown':
      return void (table.papers[event.seat] = copyPaper(event.paper));
    case 'monster-slain':
      firstTime(table.slain, content.rooms.indexOf(event.room), table.round);
      return takeTrophy(paperOf(table, event.seat), event.gems, event.hearts);
    case 'free-damage':
      return hit(content, paperOf(table, event.seat), event.seat, event.room);
    case 'deed-done':
      return honour(content, table, event);
    case 'no-damage':
      return loseLives(paperOf(table, event.seat), 1);
    case 'seat-fell':
      return void (table.fallen[event.seat] = table.round);
    default:
      return undefined;
  }
}

function paperOf({ papers }: Table, seat: Seat): Paper {
  const paper = papers[seat];
  if (!paper) throw new Error(`no seat ${seat}`);
  return paper;
}

function hit(content: Content, paper: Paper, seat: Seat, room: Node): void {
  damage(content, { seat, draft: { ...freshDraft(paper), paper }, emit: undefined }, room, 1);
}

function honour(content: Content, table: Table, event: Extract<Event, { readonly type: 'deed-done' }>): void {
  const index = content.achievements.findIndex(({ achievement }) => achievement === event.deed);
  firstTime(table.honoured, index, table.round);
  takeHonour(paperOf(table, event.seat), index, event.gems);
}

/** One's own marks lie in one's draft, and have been seen there all along; from the round shown on they are in ink. */
function draftAfter(draft: Readonly<Draft>, inked: Paper | undefined, own: readonly Event[]): Draft {
  const paper = copyPaper(draft.paper);
  for (const event of own) if (event.type === 'sums-given-up') loseLives(paper, event.lives);
  const isInked = own.some(({ type }) => type === 'round-shown' || type === 'seat-wrote');
  return { ...draft, paper: isInked && inked ? inked : paper, done: true };
}
