// A match on paper: to be finished there, or to be kept. All that is printed is what one seat may know.
import type { Point } from '../art/figure.ts';
import type { Kind, Outcome, Rules, Seat } from '../kernel/game.ts';
import { type Names, say, type Words } from '../kernel/words.ts';
import { fittedIn } from './card.ts';
import { columnPages, columnWidth, heading, paragraph, type Paragraph } from './columns.ts';
import type { Page } from './page.ts';
import { sizeOf } from './paper.ts';
import { figure, type Press, tagged } from './press.ts';
import type { MatchPaper, Printed } from './print.ts';

/** A match as one seat has seen it, as plain data: its view, what it has witnessed, and nothing else. */
export interface MatchOnPaper {
  readonly version: number;
  readonly seats: number;
  readonly options: object;
  readonly seat: Seat;
  readonly view: object;
  readonly events: readonly Kind['event'][];
  /** By seat; empty for who has none. */
  readonly names: Names;
  readonly outcome: Outcome | null;
}

/** How a match stands, for whoever draws it. */
export interface DrawnMatch<K extends Kind> {
  readonly content: K['content'];
  readonly view: K['view'];
  readonly seat: Seat;
  readonly events: readonly K['event'][];
  readonly names: Names;
  readonly outcome: Outcome | null;
}

export function matchPages(press: Press, printed: Printed<Kind>, match: MatchOnPaper): readonly Page[] {
  const rules = printed.shelved.game.rules(match);
  const names = match.names.map((name, seat) => name || press.words.match.player(seat + 1));
  const drawn: DrawnMatch<Kind> = { ...match, names, content: rules.content };
  const spoken = printed.shelved.words[press.language];
  const papers = printed.papers?.(drawn, press.language) ?? [tableOf(press, printed, drawn)];
  const told = [
    { title: printed.shelved.game.title[press.language], lines: [statusOf(press, drawn)] },
    { lines: [promptOf(rules, spoken, drawn), ...scores(press, drawn)] },
    { title: press.words.match.notes, lines: printed.notes?.(drawn, press.language) ?? [] },
    { title: press.words.match.story, lines: drawn.events.map(event => say(spoken.events, event, drawn.names)) },
  ];
  return [...papers.map(paper => paperPage(press, paper, statusOf(press, drawn))), ...toldPages(press, told)];
}

const tableOf = ({ words }: Press, { art }: Printed<Kind>, { content, view, seat }: DrawnMatch<Kind>): MatchPaper => ({
  label: words.match.table,
  drawing: art.table(content, view, seat),
});

const HEAD = 22;
const FOOT = 12;
const SIDE = 10;

/** A drawing as large as one of the two ways to hold the paper allows, under a line that says what it is. */
function paperPage(press: Press, { label, drawing }: MatchPaper, status: string): Page {
  const [, , width, height] = drawing.view;
  const room = ([across, down]: Point): Point => [across - 2 * SIDE, down - HEAD - FOOT];
  const scaleOn = (size: Point): number => Math.min(room(size)[0] / width, room(size)[1] / height);
  const [upright, sideways] = [sizeOf(press.paper, 'upright'), sizeOf(press.paper, 'sideways')];
  const size = scaleOn(upright) >= scaleOn(sideways) ? upright : sideways;
  const line = { kind: 'text', paint: 'ink', fit: size[0] - 2 * SIDE } as const;
  return {
    size,
    items: [
      tagged(press, 'H2', [{ ...line, face: 'title', size: 6.6, at: [SIDE, 12.5], say: label }]),
      tagged(press, 'P', [{ ...line, face: 'text', size: 3.3, at: [SIDE, 18], say: status }]),
      figure(press, label, [fittedIn(drawing, [SIDE, HEAD, ...room(size)])]),
    ],
  };
}

/** Who plays, and whether they still do. */
function statusOf({ words: { match } }: Press, { seat, names, outcome }: DrawnMatch<Kind>): string {
  const own = names.length > 1 ? names[seat] : undefined;
  const how = outcome ? match.ended : own === undefined ? match.running : match.runningFor(own);
  return names.length > 1 ? `${names.join(' · ')}. ${how}` : how;
}

/** What a seat is asked for now, or how it has ended. */
const promptOf = (rules: Rules<Kind>, { prompts }: Words<Kind>, { view, seat, names }: DrawnMatch<Kind>): string =>
  say(prompts, rules.prompt(view, seat), names);

const scores = ({ words: { match } }: Press, { names, outcome }: DrawnMatch<Kind>): readonly string[] =>
  outcome ? names.map((name, seat) => match.score(name, outcome.scores[seat] ?? 0, outcome.places[seat] ?? 0)) : [];

interface ToldPart {
  readonly title?: string;
  readonly lines: readonly string[];
}

function toldPages(press: Press, told: readonly ToldPart[]): readonly Page[] {
  const width = columnWidth(press);
  return columnPages(
    press,
    told
      .filter(({ lines }) => lines.length > 0)
      .flatMap(({ title, lines }, i): readonly Paragraph[] => [
        ...(title === undefined ? [] : [heading(i === 0 ? 1 : 2, title, width)]),
        ...lines.map(text => paragraph([{ type: 'plain', text }], [0, width])),
      ]),
  );
}
