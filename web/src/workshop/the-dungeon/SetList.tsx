import type { ReactElement, ReactNode } from 'react';
import { portrait } from '../../../../art/the-dungeon/index.ts';
import { type OwnSet, shelved } from '../../../../games/the-dungeon/index.ts';
import { portraitFor } from '../../../../games/the-dungeon/readers.ts';
import { same } from '../../../../kernel/plain.ts';
import { Drawing } from '../../look/Drawing.tsx';
import type { EaselProps } from '../editor.ts';
import { type Chosen, chosenAt } from './drawing.ts';
import { easelTexts } from './texts.ts';
import { TilePicture } from './TilePicture.tsx';

interface SetListProps extends Pick<EaselProps<OwnSet>, 'draft' | 'flaws' | 'language'> {
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
  /** What adds a tile, and what adds a character. */
  readonly newTile: ReactNode;
  readonly newCharacter: ReactNode;
}

/** The first cell, every tile with how many there are, then the characters; what is wrong with one stands there by its number. */
export function SetList(props: SetListProps): ReactElement {
  const { draft, language, newTile, newCharacter } = props;
  const words = easelTexts[language];
  const { rooms } = shelved.words[language];
  return (
    <div className="easel-rows set-list">
      <ul aria-label={words.tiles}>
        <Entry {...props} of={{ type: 'start' }} name={words.start}>
          <TilePicture room="cell" drawing={draft.start.drawing} language={language} />
        </Entry>
        {draft.tiles.map(({ room, drawing, count }, index) => (
          <Entry key={index} {...props} of={{ type: 'tile', index }} name={rooms[room]} count={count}>
            <TilePicture {...{ room, drawing, language }} />
          </Entry>
        ))}
        <li>{newTile}</li>
      </ul>
      <ul className="set-cast" aria-label={words.cast}>
        {draft.characters.map(({ name, ability }, index) => (
          <Entry key={index} {...props} of={{ type: 'character', index }} name={name}>
            <Drawing drawing={portrait(portraitFor(ability))} aria-hidden="true" />
          </Entry>
        ))}
        <li>{newCharacter}</li>
        {draft.characters.length === 0 && <li className="easel-name set-note">{words.castOfTheBox}</li>}
      </ul>
    </div>
  );
}

interface EntryProps extends SetListProps {
  readonly of: Chosen;
  readonly name: string;
  readonly count?: number;
  readonly children: ReactNode;
}

function Entry({ draft, flaws, language, chosen, onChoose, of, name, count = 1, children }: EntryProps): ReactElement {
  const numbers = flaws.filter(({ flaw }) => same(of, chosenAt(draft, flaw.refused.line)));
  return (
    <li>
      <button
        type="button"
        aria-pressed={same(of, chosen)}
        aria-label={easelTexts[language].choose(name, count, numbers.length)}
        onClick={() => onChoose(of)}
      >
        {children}
        <span className="easel-name" aria-hidden="true">
          {count > 1 && <b>{count} × </b>}
          {name}
        </span>
        {numbers.map(({ number }) => (
          <span key={number} className="flaw-number" aria-hidden="true">
            {number}
          </span>
        ))}
      </button>
    </li>
  );
}
