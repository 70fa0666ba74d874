import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { faceOf } from '../../../../art/dice-and-danger/index.ts';
import type { IconName } from '../../../../art/icons.ts';
import { flatDie, type Pips } from '../../../../art/things.ts';
import type { Node, SpaceKind } from '../../../../games/dice-and-danger/index.ts';
import { BLACK_PLACE, isRoom, roomAt, spaceAt } from '../../../../games/dice-and-danger/readers.ts';
import { same } from '../../../../kernel/plain.ts';
import { Figures } from '../../look/Figures.tsx';
import { Icon } from '../../look/Icon.tsx';
import { useHint } from '../../board/useHint.ts';
import { type Desk, useDesk } from './context.ts';
import type { Letter } from './offers.ts';
import { hasPrice, PriceChip, spokenPrice } from './PriceChip.tsx';
import { type Half, type Row, worthOf } from './rows.ts';
import { type Keys, useKeys } from '../../parts/useKeys.ts';
import { answering } from '../../board/answers.ts';
import { COLON, SEMICOLON } from '../../words/colon.ts';

/** Every way to make two pairs, and what each can do; the ones that take the black die under their price. */
export function Pairs(): ReactElement {
  const desk = useDesk();
  const { round, words, play, isBlackShown, showBlack } = desk;
  const list = useRef<HTMLDivElement>(null);
  const rows = round.rows.length > 0 ? round.rows : round.chosen ? [round.chosen] : [];
  const indexed = rows.map((row, index) => ({ row, index }));
  const white = indexed.filter(({ row }) => !row.action.black);
  const black = indexed.filter(({ row }) => row.action.black);
  useRowKeys(list, desk);
  useHint(play.hint, hinted => hinted.type === 'split' && showBlack(hinted.black));
  return (
    <div ref={list} className="ddd-pairs" role="group" aria-label={words.pairs.title} data-black={isBlackShown}>
      <div className="ddd-pairs-head">
        <h2 className="h3">{words.pairs.title}</h2>
        <span className="small soft">{words.pairs.note}</span>
      </div>
      <div className="ddd-rows ddd-white">
        {white.map(each => (
          <PairRow key={keyOf(each.row)} {...each} />
        ))}
      </div>
      {black.length > 0 && <BlackHead />}
      <div className="ddd-rows ddd-black">
        {black.map(each => (
          <PairRow key={keyOf(each.row)} {...each} />
        ))}
      </div>
    </div>
  );
}

const keyOf = ({ action }: Row): string => `${action.sums.join('+')}${action.black ? '*' : ''}`;

function BlackHead(): ReactElement {
  const { words, round, play } = useDesk();
  const { draft } = play.now.view;
  const symbols = (draft?.paper.symbols ?? 0) + Number(draft?.split?.paid ?? false);
  return (
    <div className="ddd-black-head">
      <MiniDie pips={3} colour="black" />
      <span className="note">{words.pairs.black}</span>
      <b className="small" data-price={round.price}>
        {round.price === 'free' ? words.pairs.free : words.pairs.price(symbols)}
      </b>
    </div>
  );
}

/** Digits choose a row, arrows go from row to row as long as there is none. */
function useRowKeys(list: { readonly current: HTMLElement | null }, { round, play, choose }: Desk): void {
  const focus = (by: 1 | -1): void => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('.ddd-row') ?? [])].filter(row => row.offsetParent);
    const at = rows.findIndex(row => row === document.activeElement);
    rows[(Math.max(at, by === 1 ? -1 : 0) + by + rows.length) % rows.length]?.focus();
  };
  const digits = round.rows.slice(0, 10).map((_, i) => [`${(i + 1) % 10}`, () => void choose(i)] as const);
  const arrows: Keys = {
    ArrowDown: () => focus(1),
    ArrowUp: () => focus(-1),
    ArrowRight: () => focus(1),
    ArrowLeft: () => focus(-1),
  };
  const isFree = play.actions.length > 0 && round.isOpen && round.chosen === undefined;
  useKeys({ ...(round.isOpen && Object.fromEntries(digits)), ...(isFree && arrows) });
}

interface PairRowProps {
  readonly row: Row;
  readonly index: number;
}

function PairRow({ row, index }: PairRowProps): ReactElement {
  const desk = useDesk();
  const { round, play, choose, look, isBlackShown } = desk;
  const isChosen = round.chosen === row;
  const isHinted = same(play.hint, row.action);
  const isSought = isChosen || (isHinted && row.action.black === isBlackShown);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSought) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isSought]);
  return (
    <button
      ref={button}
      type="button"
      className="ddd-row"
      aria-pressed={isChosen}
      aria-label={spokenRow(desk, row, index)}
      {...(round.isOpen && answering('can'))}
      aria-keyshortcuts={index < 10 ? `${(index + 1) % 10}` : undefined}
      data-hint={isHinted}
      onClick={() => void choose(index)}
      onPointerEnter={() => look(row)}
      onPointerLeave={() => look(undefined)}
      onFocus={() => look(row)}
      onBlur={() => look(undefined)}
    >
      {row.halves.map((half, i) => (
        <HalfRow key={i} half={half} letter={i === 0 ? 'A' : 'B'} row={row} />
      ))}
      <PriceChip price={row.price} />
    </button>
  );
}

interface HalfProps {
  readonly half: Half;
  readonly letter: Letter;
  readonly row: Row;
}

function HalfRow({ half, letter, row }: HalfProps): ReactElement {
  const desk = useDesk();
  const isChosen = desk.round.chosen === row;
  const isUsed = isSpent(desk, row, letter);
  return (
    <span className="ddd-half" data-used={isUsed}>
      {isChosen && <LetterSign letter={letter} />}
      <span className="ddd-dice">
        {half.dice.map((pips, i) => (
          <MiniDie key={i} pips={pips} colour={half.places[i] === BLACK_PLACE ? 'black' : 'white'} />
        ))}
      </span>
      <b className="ddd-sum">{half.sum}</b>
      {isUsed ? <Icon name="check" size={18} /> : <Chips half={half} row={row} most={mostChips(row, letter)} />}
    </span>
  );
}

/** What a row costs stands at its end, where signs would be in the way. */
const mostChips = ({ price }: Row, letter: Letter): number => (letter === 'B' && hasPrice(price) ? 1 : 2);

const isSpent = ({ round }: Desk, row: Row, letter: Letter): boolean =>
  round.chosen === row && round.left.every(each => each.letter !== letter);

export const LetterSign = ({ letter }: { readonly letter: Letter | 'A/B' }): ReactElement => (
  <i className="ddd-letter" data-letter={letter} aria-hidden="true">
    {letter}
  </i>
);

const MiniDie = ({ pips, colour }: { readonly pips: number; readonly colour: 'white' | 'black' }): ReactElement => (
  <svg className="ddd-die" width="21" height="21" viewBox="-11 -11 22 22" aria-hidden="true">
    <Figures figures={flatDie(pips as Pips, colour, 19)} />
  </svg>
);

/** What is worth a sign of its own; all other spaces are counted. */
const SIGNS: Readonly<Partial<Record<SpaceKind, IconName>>> = {
  gem: 'gem',
  gold: 'coin',
  chest: 'chest',
  fist: 'fist',
  doubles: 'double',
  claw: 'claw',
  cloud: 'cloud',
  grey: 'unlock',
  rubble: 'rubble',
};

interface Chip {
  readonly icon: IconName | undefined;
  readonly look: 'hit' | 'kind' | 'plain';
  readonly count: number;
  readonly label: string;
}

function chipsOf({ content, game, words }: Desk, half: Half, { crushes }: Row): readonly Chip[] {
  const nodes = half.targets.map(target => (target.type === 'mark' ? target.space : target.room));
  const { chips } = words.pairs;
  const name = (room: Node): string => game.monster(roomAt(content.sheet, room).name);
  const rooms = nodes.filter(node => isRoom(content.sheet, node));
  const kinds = nodes.filter(node => !isRoom(content.sheet, node)).map(node => spaceAt(content.sheet, node).kind);
  const signed = [...new Set(kinds.filter(kind => SIGNS[kind]))];
  const plain = kinds.filter(kind => !SIGNS[kind]).length;
  const hit = (room: Node, label: string): Chip => ({
    icon: faceOf(roomAt(content.sheet, room)),
    look: 'hit',
    count: 0,
    label,
  });
  return [
    ...crushes.map(room => hit(room, chips.crush(name(room)))),
    ...rooms.map(room => hit(room, chips.hit(name(room)))),
    ...signed.map((kind): Chip => ({ icon: SIGNS[kind], look: 'kind', count: 0, label: chips.kind(game.kinds[kind]) })),
    ...(plain > 0 ? [{ icon: undefined, look: 'plain', count: plain, label: chips.spaces(plain) } as const] : []),
  ];
}

/** Whether a sum without a target finds one once the other sum is used. */
const isLater = ({ price }: Row): boolean => price.wasted === 0;
const noneFor = (desk: Desk, row: Row): string => desk.words.pairs.chips[isLater(row) ? 'later' : 'none'];

function spokenRow(desk: Desk, row: Row, index: number): string {
  const { pairs } = desk.words;
  const worth = [pairs.worth[worthOf(row)], ...spokenPrice(desk, row.price)].join(', ');
  return pairs.row(index + 1, row.action.sums, `${worth}. ${spokenHalves(desk, row)}`);
}

function spokenHalves(desk: Desk, row: Row): string {
  const { language } = desk.play;
  const [one, two] = row.halves;
  const first = `${one.sum}${COLON[language]}${spokenHalf(desk, row, 'A')}`;
  return `${first}${SEMICOLON[language]}${two.sum}${COLON[language]}${spokenHalf(desk, row, 'B')}`;
}

function spokenHalf(desk: Desk, row: Row, letter: Letter): string {
  if (isSpent(desk, row, letter)) return desk.words.pairs.chips.used;
  const labels = chipsOf(desk, row.halves[letter === 'A' ? 0 : 1], row).map(({ label }) => label);
  return labels.length > 0 ? labels.join(', ') : noneFor(desk, row);
}

function Chips({ half, row, most }: { readonly half: Half; readonly row: Row; readonly most: number }): ReactNode {
  const desk = useDesk();
  const chips = chipsOf(desk, half, row);
  if (chips.length === 0) {
    const later = isLater(row);
    return (
      <span className="ddd-chip ddd-none" title={noneFor(desk, row)}>
        <Icon name={later ? 'arrow-right' : 'cancel'} size={15} />
      </span>
    );
  }
  return chips.slice(0, most).map(({ icon, look, count, label }) => (
    <span key={label} className={`ddd-chip ddd-${look}`} title={label}>
      {icon ? <Icon name={icon} size={look === 'hit' ? 18 : 16} /> : <Ring />}
      {count > 0 && <b>{count}</b>}
    </span>
  ));
}

const Ring = (): ReactElement => (
  <svg width="15" height="15" viewBox="-8 -8 16 16" aria-hidden="true">
    <circle r="6.4" fill="none" stroke="currentColor" strokeWidth="1.8" />
  </svg>
);
