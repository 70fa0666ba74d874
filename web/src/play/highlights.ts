import { CHANCE, type Kind } from '../../../kernel/game.ts';
import { say } from '../../../kernel/words.ts';
import type { GameModule } from '../games/module.ts';
import type { EndedMatch, Highlight } from '../games/result.ts';
import type { FlipPage } from '../table/replay.ts';
import type { InterfaceWords } from '../words/en.ts';
import { headingOf } from '../games/headings.ts';

const MOST = 3;

/** What is shown of what a match had worth remembering: one of each kind and of each page, in the order of the match. */
export function highlightsOf(
  module: GameModule<Kind>,
  ended: EndedMatch<Kind>,
  words: InterfaceWords,
): readonly Highlight[] {
  const found = module.highlights?.(ended) ?? plainHighlights(module, ended, words);
  const chosen: Highlight[] = [];
  for (const each of found.toSorted((a, b) => b.weight - a.weight))
    if (!chosen.some(({ kind, at }) => kind === each.kind || at === each.at)) chosen.push(each);
  return chosen.slice(0, MOST).sort((a, b) => a.at - b.at);
}

/** What can be found in a match of any game: where most happened at once, and the turn that took longest. */
const plainHighlights = (
  module: GameModule<Kind>,
  ended: EndedMatch<Kind>,
  words: InterfaceWords,
): readonly Highlight[] => [...busiest(module, ended, words), ...longestTurn(module, ended, words)];

const FEW = 3;

function busiest(
  module: GameModule<Kind>,
  ended: EndedMatch<Kind>,
  { highlights }: InterfaceWords,
): readonly Highlight[] {
  const { pages, names, language, reader } = ended;
  const most = Math.max(...pages.map(({ events }) => events.length));
  const at = pages.findIndex(({ events }) => events.length === most);
  if (most < FEW) return [];
  const last = pages[at]?.events.at(-1);
  const reason = last ? say(module.words[language].events, last, names, reader) : '';
  const { title, figure } = highlights.busiest;
  return [{ kind: 'busiest', at, weight: 20, title, figure: figure(most), reason }];
}

function longestTurn(module: GameModule<Kind>, ended: EndedMatch<Kind>, words: InterfaceWords): readonly Highlight[] {
  const { pages, language } = ended;
  const [longest, next] = deedsByTurn(pages).sort((a, b) => b.length - a.length);
  const [at] = longest ?? [];
  if (!longest || at === undefined || longest.length < FEW || longest.length === next?.length) return [];
  const heading = headingOf(module.texts[language], pages, at - 1, words);
  const { title, figure, reason } = words.highlights.longestTurn;
  return [{ kind: 'longest-turn', at, weight: 10, title, figure: figure(longest.length), reason: reason(heading) }];
}

/** The pages on which a seat has done something, turn by turn. An action belongs to the turn in which it was chosen. */
function deedsByTurn(pages: readonly FlipPage<Kind>[]): number[][] {
  const turns = new Map<number, number[]>();
  for (const [at, { entry }] of pages.entries()) {
    const turn = pages[at - 1]?.turn;
    if (turn === undefined || !entry || entry[0] === CHANCE) continue;
    turns.set(turn, [...(turns.get(turn) ?? []), at]);
  }
  return [...turns.values()];
}
