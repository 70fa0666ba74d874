import { type ReactElement, useEffect, useState } from 'react';
import type { Drawing as DrawingData } from '../../../art/shape.ts';
import { CHANCE, isRefusal, type Kind, ONLOOKER, type Rules } from '../../../kernel/game.ts';
import { choose, randomFrom } from '../../../kernel/random.ts';
import type { GameModule } from '../games/module.ts';
import { Drawing } from '../look/Drawing.tsx';

/** So many actions of anybody make a table look played at. */
const ACTIONS = 60;

interface TablePictureProps {
  readonly module: GameModule<Kind>;
  readonly options: Kind['options'] | { readonly refused: unknown };
  readonly seats: number;
  /** Later: what is needed to begin comes first. */
  readonly when: 'now' | 'later';
}

/** What a match with these options may look like on its way. It is drawn once the page has nothing else to do. */
export function TablePicture({ module, options, seats, when }: TablePictureProps): ReactElement {
  const [drawing, setDrawing] = useState<DrawingData>();
  const written = JSON.stringify(options);
  useEffect(() => {
    const agreed = JSON.parse(written) as Kind['options'];
    if (when === 'later' || isRefusal(agreed)) return undefined;
    const timer = setTimeout(() => setDrawing(tableAfter(module, agreed, seats)));
    return () => clearTimeout(timer);
  }, [module, written, seats, when]);
  return (
    <div className="table-picture" aria-hidden="true">
      {drawing && <Drawing key={written} drawing={drawing} />}
    </div>
  );
}

function tableAfter({ game, art }: GameModule<Kind>, options: Kind['options'], seats: number): DrawingData {
  const rules = game.rules({ version: game.version, seats, options });
  return art.thumbnail(rules.content, rules.view(playedAtRandom(rules), ONLOOKER));
}

/** The state after some actions of anybody; what cannot be listed, a flick, is left to people. */
function playedAtRandom(rules: Rules<Kind>): Kind['state'] {
  const random = randomFrom('a picture of the table');
  const state = rules.setup();
  for (let i = 0; i < ACTIONS; i++) {
    const [seat] = rules.active(state);
    const actions = seat === undefined ? [] : rules.actions(state, seat);
    if (seat === undefined || actions.length === 0) break;
    rules.apply(state, seat, seat === CHANCE && rules.draw ? rules.draw(state, random) : choose(actions, random));
  }
  return state;
}
