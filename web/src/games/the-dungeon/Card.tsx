import { type CSSProperties, type ReactElement, useRef } from 'react';
import { useKeptFocus } from '../../board/useKeptFocus.ts';
import { Icon } from '../../look/Icon.tsx';
import { useKeys } from '../../parts/useKeys.ts';
import { answering } from '../../board/answers.ts';
import { COLON } from '../../words/colon.ts';
import { cardOf, type Card as CardContent } from './card.ts';
import { CardHead } from './CardHead.tsx';
import type { Chip } from './chips.ts';
import type { Choice } from './choices.ts';
import { Compared } from './Compared.tsx';
import { useDesk } from './context.ts';
import { FallForm } from './FallForm.tsx';
import { chooseHabit, useHabits } from './habits.ts';
import { OddsBar } from './OddsBar.tsx';
import { waitsFor } from './onward.ts';
import { isTold, SceneCard } from './SceneCard.tsx';
import { Tray } from './Tray.tsx';
import type { FindRow } from './finds.ts';

/** What one faces, and what can be done about it; while something is seen happening, what comes of it. */
export function Card(): ReactElement {
  const desk = useDesk();
  const { moving, actions, now } = desk.play;
  const card = cardOf(desk);
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section, actions.length > 0 ? now.decision : null);
  usePressKeys(card);
  return (
    <section
      ref={section}
      className="card td-card"
      tabIndex={-1}
      aria-label={card.title}
      data-rows={card.choices.length}
      data-asked={actions.length > 0}
      data-part={moving?.part}
    >
      {moving && isTold(moving) ? <SceneCard scene={moving} /> : <Question card={card} />}
    </section>
  );
}

/** What one faces, and what can be done about it, with its chances. */
function Question({ card }: { readonly card: CardContent }): ReactElement {
  const { play } = useDesk();
  return (
    <>
      <CardHead card={card} />
      {play.now.view.fate && <Tray dice={play.now.view.dice} isFight={play.now.view.fate.verdict.type === 'fight'} />}
      {card.text !== undefined && <p className="small td-card-text">{card.text}</p>}
      <div className="td-choices">
        {card.choices.map((choice, i) => (
          <ChoiceRow key={choice.key} choice={choice} number={i + 1} />
        ))}
      </div>
      <FromNowOn />
      <Compared />
      {card.isFall === true && <FallForm key={play.now.decision} />}
      {card.foot !== undefined && <p className="small soft td-card-text">{card.foot}</p>}
      {card.chips.length > 0 && (
        <div className="td-chips">
          {card.chips.map(chip => (
            <ChipButton key={chip.key} chip={chip} />
          ))}
        </div>
      )}
    </>
  );
}

/** Where the only thing to do waits to be read, until somebody has said that it need not. */
function FromNowOn(): ReactElement | null {
  const { play, words } = useDesk();
  const { onward } = useHabits();
  const waiting = waitsFor(play.actions, onward);
  if (!waiting || play.now.pending) return null;
  const goOn = (): void => {
    chooseHabit({ onward: 'by-itself' });
    void play.act(waiting);
  };
  return (
    <button type="button" className="small td-from-now-on" onClick={goOn}>
      <Icon name="forward" size={16} /> {words.fromNowOn}
    </button>
  );
}

/** 1 to 9 press the lines of the card, E whatever ends the turn. */
function usePressKeys({ choices, chips }: CardContent): void {
  const all = [...choices, ...chips].slice(0, 9);
  const ending = choices.find(({ key }) => key === '{"type":"end"}');
  useKeys({
    ...Object.fromEntries(all.map(({ press }, i) => [String(i + 1), press])),
    ...(ending && { e: ending.press }),
  });
}

/** A line of the card in one breath: "North: untried door, 83 %". */
const toldOf = ({ title, note, badge }: Choice, colon: string): string =>
  [title, [note, badge].filter(Boolean).join(', ')].filter(part => part !== '').join(colon);

interface ChoiceProps {
  readonly choice: Choice;
  readonly number: number;
}

function ChoiceRow({ choice, number }: ChoiceProps): ReactElement {
  const { play } = useDesk();
  const { chances, finds, isMain = false, isHinted = false, isOff = false, onward, press } = choice;
  return (
    <button
      type="button"
      className="td-choice"
      data-main={isMain}
      data-hint={isHinted}
      data-onward={onward !== undefined}
      style={{ '--onward': `${onward ?? 0}ms` } as CSSProperties}
      aria-disabled={isOff || undefined}
      aria-keyshortcuts={number < 10 ? String(number) : undefined}
      {...answering('can', toldOf(choice, COLON[play.language]))}
      onClick={press}
    >
      <ChoiceLine {...{ choice, number }} />
      {chances && <OddsBar {...chances} />}
      {finds && <Finds rows={finds} />}
    </button>
  );
}

/** What it is called, what it costs for certain, and its key. */
function ChoiceLine({ choice: { title, note, icon, wounds, badge }, number }: ChoiceProps): ReactElement {
  return (
    <span className="td-choice-line">
      {icon && <Icon name={icon} size={20} />}
      <b>{title}</b>
      {note !== undefined && <span className="small soft">{note}</span>}
      {wounds !== undefined && <Wounds count={wounds} />}
      {badge !== undefined && <span className="td-badge">{badge}</span>}
      {number < 10 && (
        <span className="td-key" aria-hidden="true">
          {number}
        </span>
      )}
    </span>
  );
}

/** A price in hearts. */
function Wounds({ count }: { readonly count: number }): ReactElement {
  const { words } = useDesk();
  return (
    <span className="td-wounds">
      <span aria-hidden="true">−{count}</span>
      <Icon name="heart" size={16} />
      <span className="spoken">{words.peril.wounds(count)}</span>
    </span>
  );
}

const Finds = ({ rows }: { readonly rows: readonly FindRow[] }): ReactElement => (
  <span className="td-outcomes">
    {rows.map(({ dice, what }) => (
      <span key={dice}>
        <b>{dice}</b> {what}
      </span>
    ))}
  </span>
);

const ChipButton = ({ chip }: { readonly chip: Chip }): ReactElement => (
  <button
    type="button"
    className="td-chip"
    aria-pressed={chip.isArmed || undefined}
    data-hint={chip.isHinted}
    title={chip.note}
    aria-label={`${chip.title}. ${chip.note}`}
    onClick={chip.press}
  >
    <Icon name={chip.icon} size={20} />
    <span className="td-chip-words">
      <span>{chip.title}</span>
      <span className="td-chip-note">{chip.note}</span>
    </span>
  </button>
);
