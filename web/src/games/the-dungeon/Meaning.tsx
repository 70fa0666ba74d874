import type { ReactElement, ReactNode } from 'react';
import { dieAlone } from '../../../../art/the-dungeon/index.ts';
import type { Event, EventOf } from '../../../../games/the-dungeon/index.ts';
import { capital, say } from '../../../../kernel/words.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { type Desk, useDesk } from './context.ts';
import { inPencil } from './SeatMark.tsx';
import { nameIn, subjectIn, toldIn } from './telling.ts';
import { thrownIn, type Thrown } from './thrown.ts';
import { ThrowTable } from './ThrowTable.tsx';

const silent = (): string => '';

/** What dice come to: the sums side by side, and the result on one line. */
export function Meaning({ event }: { readonly event: Event }): ReactElement | null {
  const desk = useDesk();
  const thrown = thrownIn(event);
  if (!thrown) return null;
  return (
    <>
      {isFight(event) ? <FightSums event={event} /> : <Sum event={event} thrown={thrown} />}
      <p className="td-verdict" data-tone={thrown.tone}>
        {verdictOf(desk, event, thrown)}
      </p>
      {isFight(event) && <ThrowTable event={event} />}
    </>
  );
}

type Fought = EventOf<'fought'> | EventOf<'rival-fought'>;

const isFight = (event: Event): event is Fought => event.type === 'fought' || event.type === 'rival-fought';

/** Die and strength of both, and what they add up to. */
function FightSums({ event }: { readonly event: Fought }): ReactElement {
  const desk = useDesk();
  const [mine = 0, theirs = 0] = event.dice;
  const told = toldIn(desk);
  const enemy = event.type === 'fought' ? capital(desk.game.enemies[event.enemy]) : nameIn(told, event.rival);
  return (
    <div className="td-sums" style={inPencil(event.seat)}>
      <Side die={mine} colour="white" sum={event.mine} who={nameIn(told, event.seat)} />
      <span className="td-against">{desk.words.telling.against}</span>
      <Side die={theirs} colour="black" sum={event.theirs} who={enemy} />
    </div>
  );
}

interface SideProps {
  readonly die: number;
  readonly colour: 'white' | 'black';
  readonly sum: number;
  readonly who: string;
}

const Side = ({ die, colour, sum, who }: SideProps): ReactElement => (
  <span className="td-sum" data-colour={colour}>
    <span>
      <Die pips={die} colour={colour} /> + {sum - die} = <b>{sum}</b>
    </span>
    <span className="td-sum-who">{who}</span>
  </span>
);

const Die = ({ pips, colour }: Pick<SideProps, 'colour'> & { readonly pips: number }): ReactElement => (
  <Drawing drawing={dieAlone(pips, colour)} speak={silent} className="td-die" role="img" aria-label={String(pips)} />
);

/** Dice that are measured against Craft, or stand for themselves. */
function Sum({ event, thrown: { dice } }: { readonly event: Event; readonly thrown: Thrown }): ReactElement {
  const { words } = useDesk();
  const sum = dice.reduce((all, each) => all + each, 0);
  return (
    <p className="td-sums">
      {dice.map((each, i) => (
        <Die key={i} pips={each} colour="white" />
      ))}
      {event.type === 'test-rolled' && (
        <Against sum={sum}>
          {words.telling.against} <b>{words.telling.craft(event.craft)}</b>
        </Against>
      )}
    </p>
  );
}

const Against = ({ sum, children }: { readonly sum: number; readonly children: ReactNode }): ReactElement => (
  <span className="td-sum-line">
    = <b>{sum}</b> {children}
  </span>
);

function verdictOf(desk: Desk, event: Event, { meaning }: Thrown): string {
  const { game, play, words } = desk;
  if (isFight(event)) return fightVerdict(desk, event);
  if (meaning.type === 'test') return meaning.passed ? words.telling.passed : words.telling.failed;
  if (meaning.type === 'found') return say(game.events, event, play.names, play.reader);
  return capital(game.verdict(meaning));
}

function fightVerdict(desk: Desk, event: Fought): string {
  const { words, game } = desk;
  const told = toldIn(desk);
  const by = Math.abs(event.mine - event.theirs);
  if (event.result === 'drawn') return words.telling.drawn;
  if (event.result === 'won') return words.telling.won(subjectIn(told, event.seat), by);
  return event.type === 'fought'
    ? words.telling.lost(capital(game.enemies[event.enemy]), by)
    : words.telling.won(subjectIn(told, event.rival), by);
}
