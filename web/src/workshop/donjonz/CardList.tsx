import { memo, type ReactElement } from 'react';
import { cardShapes, SPACE } from '../../../../art/donjonz/index.ts';
import type { Card, OwnDeck } from '../../../../games/donjonz/index.ts';
import { Drawing } from '../../look/Drawing.tsx';
import type { EaselProps } from '../editor.ts';
import { placeAt } from './drawing.ts';
import { easelTexts } from './texts.ts';

interface CardListProps extends Pick<EaselProps<OwnDeck>, 'draft' | 'flaws' | 'language'> {
  readonly card: number;
  readonly onCard: (card: number) => void;
}

/** Every card with its name; what is wrong on one stands there by its number. */
export function CardList({ draft, flaws, language, card, onCard }: CardListProps): ReactElement {
  const words = easelTexts[language];
  const flawsOn = (i: number): readonly number[] =>
    flaws.filter(({ flaw }) => placeAt(draft, flaw.refused)?.card === i).map(({ number }) => number);
  return (
    <ul className="easel-rows easel-cards" aria-label={words.cards}>
      {draft.deck.map((each, i) => (
        <li key={i}>
          <button
            type="button"
            aria-pressed={i === card}
            aria-label={words.choose(each.name, flawsOn(i).length)}
            onClick={() => onCard(i)}
          >
            <Face card={each} />
            <span className="easel-name">{each.name}</span>
            {flawsOn(i).map(number => (
              <span key={number} className="flaw-number" aria-hidden="true">
                {number}
              </span>
            ))}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A stroke changes one card, and leaves the others the records that they were. */
const Face = memo(({ card }: { readonly card: Card }): ReactElement => (
  <Drawing
    drawing={{ view: [-3, -3, card.width * SPACE + 6, card.height * SPACE + 6], shapes: cardShapes(card, 'lying') }}
    aria-hidden="true"
  />
));
