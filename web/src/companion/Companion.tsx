import { type ReactElement, type ReactNode, useState } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import { isScreen, useScreen } from '../look/screen.ts';
import type { AtTable } from '../desk/atTable.ts';
import { Desk, OverBoard, usePlayProps } from '../desk/Desk.tsx';
import { noteFor } from '../table/usePlay.ts';
import { ChoiceEntry } from './ChoiceEntry.tsx';
import { DiceEntry } from './DiceEntry.tsx';
import { drawnFrom } from './lot.ts';
import type { OwnPadProps } from '../games/pad.ts';
import { Taking } from './Taking.tsx';
import { foretold, type TypedIn } from './useCompanion.ts';
import { useCompanionWords } from './words.ts';
import './companion.css';

interface CompanionDeskProps extends AtTable {
  readonly typed: TypedIn;
}

/** The table with a pad on it: beside the board where there is room, and else in its place. */
export function CompanionDesk(props: CompanionDeskProps): ReactElement {
  const { typed, ...atTable } = props;
  const words = useCompanionWords();
  const isBeside = isScreen(useScreen(), 'laptop') && typed.pad.kind !== 'own';
  const [isLooking, setLooking] = useState(false);
  const shown = isBeside ? 'beside' : isLooking ? 'away' : 'alone';
  const turn = (label: string): ReactElement => (
    <button type="button" className="button companion-turn" onClick={() => setLooking(!isLooking)}>
      {label}
    </button>
  );
  return (
    <>
      {shown !== 'alone' && <Desk {...atTable} />}
      {shown === 'away' && <div className="companion-back">{turn(words.back)}</div>}
      {shown !== 'away' && (
        <PadPaper {...props} place={shown}>
          {shown === 'alone' && turn(words.look)}
        </PadPaper>
      )}
    </>
  );
}

interface PadPaperProps extends CompanionDeskProps {
  readonly place: 'beside' | 'alone';
  readonly children: ReactNode;
}

function PadPaper({ place, children, ...props }: PadPaperProps): ReactElement {
  const { module, seen, typed } = props;
  const words = useCompanionWords();
  const { Standings } = module.companion ?? {};
  const moment = `${seen.told.length}/${typed.pad.question}/${typed.occasion.actions[0]?.type}`;
  return (
    <section className="companion" data-place={place} data-pad={typed.pad.kind} aria-label={words.label}>
      <div className="companion-scroll">
        {Standings && (
          <Framed {...props}>
            <Standings />
          </Framed>
        )}
        <PadEntry key={moment} {...props} />
        {children}
      </div>
      {place === 'alone' && <OverBoard {...props} />}
    </section>
  );
}

/** What the game's own standings need around them. */
function Framed({ children, ...props }: CompanionDeskProps & { readonly children: ReactNode }): ReactElement {
  const given = usePlayProps(props);
  const { Frame } = props.module;
  return Frame ? <Frame {...given}>{children}</Frame> : <>{children}</>;
}

function PadEntry(props: CompanionDeskProps): ReactElement | null {
  const { table, play, typed } = props;
  const { pad, occasion } = typed;
  const { typing } = table;
  if (!typing) return null;
  const enter = async (input: unknown): Promise<boolean> => {
    const answer = await typing.enter(input);
    play.say(noteFor<Kind>(answer));
    return 'done' in answer;
  };
  const draw = (): Kind['action'] => drawnFrom(typing.chances());
  const own: OwnPadProps<Kind> = { occasion, Taking, foresee: typing.foresee, act: play.act, enter, draw };
  const taking = { foretell: foretold(props, occasion), onTake: enter };
  switch (pad.kind) {
    case 'dice':
      return <DiceEntry {...{ pad }} {...taking} />;
    case 'choice':
      return <ChoiceEntry {...{ pad, draw }} {...taking} />;
    case 'own':
      return <pad.Own {...own} />;
  }
}
