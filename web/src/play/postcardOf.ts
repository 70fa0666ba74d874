import { postcard } from '../../../art/postcard.ts';
import type { Drawing } from '../../../art/shape.ts';
import type { Kind } from '../../../kernel/game.ts';
import type { Language } from '../../../kernel/words.ts';
import { titleOf } from '../games.ts';
import type { GameModule } from '../games/module.ts';
import type { EndedMatch } from '../games/result.ts';
import { namesOf } from '../parts/names.ts';
import { standingsOf, victoryOf } from '../parts/standings.ts';
import { flipPagesOf } from '../table/replay.ts';
import type { InterfaceWords } from '../words/en.ts';
import { highlightsOf } from './highlights.ts';
import type { Ended } from '../parts/next.ts';

/** A match as a picture to send, told to anybody. */
export function postcardOf({ game, module, told }: Ended, language: Language, words: InterfaceWords): Drawing {
  const pages = flipPagesOf(module.game, told.transcript, 0);
  const rules = module.game.rules(told.transcript);
  const names = namesOf(told.sitters, words);
  const view = pages.at(-1)?.now.view ?? {};
  const outcome = pages.at(-1)?.now.outcome;
  const ended = outcome && { pages, rules, outcome, names, reader: undefined, language };
  return postcard(module.art.thumbnail(rules.content, view), {
    title: titleOf(game),
    verdict: ended ? verdictOf(module, ended, words) : module.texts[language].progress(view),
    lines: ended ? linesOf(module, ended, words) : names,
    from: words.name,
  });
}

function verdictOf(module: GameModule<Kind>, ended: EndedMatch<Kind>, { end }: InterfaceWords): string {
  const { outcome, names, language } = ended;
  return names.length > 1 ? victoryOf(outcome, names, end) : `${outcome.scores[0]} ${module.texts[language].score}`;
}

/** Who has how much where the score decides, else who came in where; then what was worth remembering. */
function linesOf(module: GameModule<Kind>, ended: EndedMatch<Kind>, words: InterfaceWords): readonly string[] {
  const { outcome, names, language } = ended;
  const texts = module.texts[language];
  const seats = standingsOf(outcome).map(({ seat, place, score }) =>
    module.sum ? `${names[seat]}${words.colon}${score}` : `${place === 0 ? words.end.out : `${place}.`} ${names[seat]}`,
  );
  const told = highlightsOf(module, ended, words).map(({ title, figure }) => `${title}${words.colon}${figure}`);
  return [...(names.length > 1 ? seats : [texts.verdict(outcome)]), ...told];
}
