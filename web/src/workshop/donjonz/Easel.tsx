import { type ReactElement, useState } from 'react';
import type { OwnDeck } from '../../../../games/donjonz/index.ts';
import type { EaselProps } from '../editor.ts';
import { tidyHeading } from '../heading.ts';
import { CardList } from './CardList.tsx';
import { CardPane } from './CardPane.tsx';
import { DeckTray } from './DeckTray.tsx';
import { type Piece, PIECES, placeAt, renamedCard, turnedCard } from './drawing.ts';
import { easelTexts } from './texts.ts';
import '../easel-rows.css';
import './easel.css';

const isPiece = (piece: string | undefined): piece is Piece => PIECES.some(each => each === piece);

/** All cards lie on the table; one of them is drawn on, large. */
export function Easel(props: EaselProps<OwnDeck>): ReactElement {
  const { draft, flaws, shown, piece, onPiece, language, viewSwitch, text } = props;
  const words = easelTexts[language];
  const [chosen, setChosen] = useState({ card: 1, shown });
  const held = isPiece(piece) ? piece : 'wall';
  if (chosen.shown !== shown) {
    const flaw = flaws.find(({ number }) => number === shown?.number)?.flaw;
    setChosen({ card: (flaw && placeAt(draft, flaw.refused)?.card) ?? chosen.card, shown });
  }
  const card = Math.min(chosen.card, Math.max(0, draft.deck.length - 1));
  const onCard = (next: number): void => setChosen({ card: (next + draft.deck.length) % draft.deck.length, shown });
  return (
    <>
      <CardList {...props} {...{ card, onCard }} />
      <section className="paper easel-large easel-card" aria-label={words.card}>
        <CardHead {...props} {...{ card }} />
        {text ?? (
          <div className="easel-desk">
            <CardPane {...props} {...{ card, onCard }} piece={held} />
            <DeckTray piece={held} onPiece={onPiece} language={language} />
          </div>
        )}
        <footer>
          <p className="small soft">{words.note}</p>
          {viewSwitch}
        </footer>
      </section>
    </>
  );
}

interface CardHeadProps extends Pick<EaselProps<OwnDeck>, 'draft' | 'onDraw' | 'say' | 'language'> {
  readonly card: number;
}

function CardHead({ draft, onDraw, say, language, card }: CardHeadProps): ReactElement {
  const words = easelTexts[language];
  const [typed, setTyped] = useState<string>();
  const name = draft.deck[card]?.name ?? '';
  const done = (): void => {
    const tidied = tidyHeading(typed ?? '');
    setTyped(undefined);
    if (tidied !== '' && tidied !== name) onDraw(renamedCard(draft, card, tidied));
  };
  return (
    <header>
      <input
        className="heading-field"
        aria-label={words.name}
        value={typed ?? name}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={done}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      <span className="small soft">{words.numbered(card + 1, draft.deck.length)}</span>
      <button
        type="button"
        className="button"
        aria-keyshortcuts="R"
        onClick={() => {
          onDraw(turnedCard(draft, card));
          say(words.turned);
        }}
      >
        {words.turn}
      </button>
    </header>
  );
}
