import type { ReactElement } from 'react';
import { flatDie, type Pips } from '../../../../../art/things.ts';
import type { DiceAndDanger } from '../../../../../games/dice-and-danger/index.ts';
import type { Occasion } from '../../pad.ts';
import { Drawing } from '../../../look/Drawing.tsx';
import { type Prospect, prospectsOf } from './prospects.ts';
import { WORDS } from './words.ts';

interface ProspectsProps {
  readonly occasion: Occasion<DiceAndDanger>;
  readonly faces: readonly number[];
}

/** What the white dice that are in may become, sum by sum. */
export function Prospects({ occasion, faces }: ProspectsProps): ReactElement | null {
  const words = WORDS[occasion.language];
  const prospects = prospectsOf(occasion, faces);
  if (prospects.length === 0) return null;
  return (
    <ul className="ddd-prospects" aria-label={words.prospect}>
      {prospects.map(prospect => (
        <ProspectRow key={prospect.sum} {...prospect} language={occasion.language} />
      ))}
    </ul>
  );
}

const VIEW = [-13, -13, 26, 26] as const;

function ProspectRow(props: Prospect & Pick<Occasion<DiceAndDanger>, 'language'>): ReactElement {
  const { dice, sum, spaces, monsters, language } = props;
  const words = WORDS[language];
  const isNowhere = spaces === 0 && monsters.length === 0;
  return (
    <li>
      <span className="spoken">{words.pair(dice, sum)}</span>
      <span className="ddd-prospect-dice" aria-hidden="true">
        {dice.map((pips, i) => (
          <Drawing key={i} drawing={{ view: VIEW, shapes: flatDie(pips as Pips, 'white', 22) }} />
        ))}
      </span>
      <b aria-hidden="true">{sum}</b>
      {spaces > 0 && <span className="ddd-prospect">{words.targets(spaces)}</span>}
      {monsters.map(name => (
        <span key={name} className="ddd-prospect" data-hit>
          {name}
        </span>
      ))}
      {isNowhere && <span className="small soft">{words.nowhere}</span>}
    </li>
  );
}
