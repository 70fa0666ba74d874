import { shelvedById } from '../../games/index.ts';
import type { Heading, WorkFlaw, WorkFormat } from '../../games/work.ts';
import { digest } from '../../kernel/chance.ts';
import { isRefusal } from '../../kernel/game.ts';
import type { Given } from '../../kernel/manifest.ts';
import { same } from '../../kernel/plain.ts';
import { say } from '../../kernel/words.ts';
import { type Fault, faultOf, type FaultCode } from '../../wire/fault.ts';
import type { Publication } from '../../wire/gallery.ts';
import { WORK_NAME_LENGTH } from '../../wire/limits.ts';
import { flawOfName, tidyName } from '../../wire/names.ts';

/** Signs of the digest in an id. */
const ID_LENGTH = 20;

/** A stranger's work, checked by the rules of its game, in its canonical text and under the name of whoever brings it. */
export interface DrawnWork extends Heading {
  /** By what it is: its name, its author and the order of its lines do not count. */
  readonly id: string;
  readonly game: string;
  readonly text: string;
  readonly options: Given;
}

/** The work that a text describes, or why it cannot be shown. */
export function readDrawn({ game, text }: Publication, author: string): DrawnWork | Fault {
  const shelved = shelvedById(game);
  const work = shelved?.work;
  if (!work) return faultOf('no-such-game');
  const draft = work.read(text);
  if (isRefusal(draft)) return badWork(game, draft);
  const [flaw] = work.flaws(draft);
  if (flaw) return badWork(game, flaw);
  const heading = { name: tidyName(work.heading(draft)?.name ?? ''), author };
  if (flawOfName(heading.name, WORK_NAME_LENGTH) !== undefined) return faultOf('bad-title');
  const named = work.print(work.rename(draft, heading));
  const fault = faultOfNamed(work, named, heading);
  if (fault) return faultOf(fault);
  const options = work.options(named);
  const agreed = shelved.game.readOptions(options, shelved.game.seats.min);
  if (isRefusal(agreed)) return faultOf('bad-work');
  return { id: exhibitIdOf(game, work, draft), game, text: named, options, ...heading };
}

/** A name may be something else in a text than on a page: the work has to come out of it as it went in. */
function faultOfNamed(work: WorkFormat, text: string, heading: Heading): FaultCode | undefined {
  const again = work.read(text);
  if (isRefusal(again) || !same(work.heading(again), heading)) return 'bad-title';
  return work.flaws(again).length > 0 ? 'bad-work' : undefined;
}

function badWork(game: string, { refused, rule }: WorkFlaw): Fault {
  const { fault, sentence } = faultOf('bad-work');
  const reasons = shelvedById(game)?.words.en.reasons;
  const why = reasons ? say(reasons, refused) : '';
  return { fault, sentence: `${sentence} Line ${refused.line}, column ${refused.column}: ${why} (${rule})` };
}

const exhibitIdOf = (game: string, work: WorkFormat, draft: object): string =>
  digest(`${game}\n${work.essence(draft)}`).slice(0, ID_LENGTH);

/** The id of the work that a match with these options is played with; undefined where it came with the game. */
export function exhibitPlayed(game: string, options: Given): string | undefined {
  const work = shelvedById(game)?.work;
  const text = work?.textIn(options);
  if (!work || text === undefined) return undefined;
  const draft = work.read(text);
  return isRefusal(draft) ? undefined : exhibitIdOf(game, work, draft);
}
