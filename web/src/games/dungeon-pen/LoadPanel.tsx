import { type ReactElement, useRef } from 'react';
import type { Action } from '../../../../games/dungeon-pen/index.ts';
import { flatDie, type Pips } from '../../../../art/things.ts';
import { same } from '../../../../kernel/plain.ts';
import { useAtHand } from '../../board/useAtHand.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { useDesk } from './context.ts';

const PIPS: readonly Pips[] = [1, 2, 3, 4, 5, 6];
type Setting = Extract<Action, { type: 'set' }>;
const COLOURS = { 1: ['white'], 2: ['red', 'black'] } as const;

/** Loaded Die: each die with its six faces; the one it shows lies already. */
export function LoadPanel(): ReactElement {
  const { words, play } = useDesk();
  const keep = useRef<HTMLButtonElement>(null);
  useAtHand(keep);
  const { dice } = play.now.view;
  const colours = COLOURS[dice.length === 1 ? 1 : 2];
  return (
    <div className="pen-answer">
      <p className="small">{words.answers.load}</p>
      {colours.map((colour, die) => (
        <div key={colour} className="pen-faces" role="group" aria-label={words.answers.die[colour]}>
          {PIPS.map(pips => (
            <Face key={pips} {...{ colour, die, pips }} />
          ))}
        </div>
      ))}
      <div className="doing pen-buttons">
        <button
          ref={keep}
          type="button"
          className="button"
          data-hint={play.hint?.type === 'decline'}
          onClick={() => void play.act({ type: 'decline' })}
        >
          {words.answers.keep}
        </button>
      </div>
    </div>
  );
}

interface FaceProps {
  readonly colour: 'red' | 'black' | 'white';
  readonly die: number;
  readonly pips: Pips;
}

function Face({ colour, die, pips }: FaceProps): ReactElement {
  const { words, play } = useDesk();
  const setting: Setting = { type: 'set', die, to: pips };
  const isShown = play.now.view.dice[die] === pips;
  return (
    <button
      type="button"
      className="pen-face"
      aria-label={words.answers.setTo(words.answers.die[colour], pips)}
      aria-pressed={isShown}
      aria-disabled={isShown}
      data-hint={same(play.hint, setting)}
      onClick={() => void (isShown ? play.refuse(setting) : play.act(setting))}
    >
      <Drawing
        drawing={{ view: [-18, -18, 36, 36], shapes: flatDie(pips, colour, 30) }}
        width="34"
        aria-hidden="true"
      />
    </button>
  );
}
