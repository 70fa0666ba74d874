import { type ReactElement, useState } from 'react';
import type { OwnSet } from '../../../../games/the-dungeon/index.ts';
import { same } from '../../../../kernel/plain.ts';
import { useKeys } from '../../parts/useKeys.ts';
import type { EaselProps } from '../editor.ts';
import { CharacterPaper } from './CharacterPaper.tsx';
import { type Chosen, chosenAt, withNewCharacter, withNewTile } from './drawing.ts';
import { SetList } from './SetList.tsx';
import { easelTexts } from './texts.ts';
import { TilePaper } from './TilePaper.tsx';
import '../easel-rows.css';
import './easel.css';

/** All tiles and characters lie on the table; one of them is drawn on, large. */
export function Easel(props: EaselProps<OwnSet>): ReactElement {
  const { draft, onDraw, language, viewSwitch, text } = props;
  const words = easelTexts[language];
  const [chosen, choose] = useChosen(props);
  const addTile = (): void => {
    const after = chosen.type === 'tile' ? chosen.index : draft.tiles.length - 1;
    onDraw(withNewTile(draft, after));
    choose({ type: 'tile', index: after + 1 });
  };
  const addCharacter = (): void => {
    onDraw(withNewCharacter(draft));
    choose({ type: 'character', index: draft.characters.length });
  };
  useKeys({ a: addTile, ...pagingKeys(draft, chosen, choose) });
  return (
    <>
      <SetList
        {...props}
        {...{ chosen }}
        onChoose={choose}
        newTile={<AddButton label={words.another} keys="A" onPress={addTile} />}
        newCharacter={<AddButton label={words.newCharacter} onPress={addCharacter} />}
      />
      <section className="paper easel-large set-paper" aria-label={words.paper}>
        {text ??
          (chosen.type === 'character' ? (
            <CharacterPaper {...props} index={chosen.index} />
          ) : (
            <TilePaper {...props} chosen={chosen} />
          ))}
        <footer>
          <p className="small soft">{chosen.type === 'character' ? '' : words.note}</p>
          {viewSwitch}
        </footer>
      </section>
    </>
  );
}

/** What is drawn on: what somebody has chosen, or the place of the flaw that they asked for; it stays within the set. */
function useChosen({ draft, flaws, shown }: EaselProps<OwnSet>): readonly [Chosen, (chosen: Chosen) => void] {
  const [state, setState] = useState<{ readonly chosen: Chosen; readonly shown: EaselProps<OwnSet>['shown'] }>({
    chosen: { type: 'tile', index: 0 },
    shown,
  });
  if (state.shown !== shown) {
    const flaw = flaws.find(({ number }) => number === shown?.number)?.flaw;
    setState({ chosen: (flaw && chosenAt(draft, flaw.refused.line)) ?? state.chosen, shown });
  }
  return [within(draft, state.chosen), chosen => setState({ chosen, shown })];
}

function within({ tiles, characters }: OwnSet, chosen: Chosen): Chosen {
  if (chosen.type === 'start') return chosen;
  const length = chosen.type === 'tile' ? tiles.length : characters.length;
  return length === 0 ? { type: 'start' } : { ...chosen, index: Math.min(chosen.index, length - 1) };
}

/** The one before and the next one, round and round. */
function pagingKeys({ tiles, characters }: OwnSet, chosen: Chosen, choose: (chosen: Chosen) => void) {
  const all: readonly Chosen[] = [
    { type: 'start' },
    ...tiles.map((_, index) => ({ type: 'tile', index }) as const),
    ...characters.map((_, index) => ({ type: 'character', index }) as const),
  ];
  const at = all.findIndex(each => same(each, chosen));
  const go = (by: number) => (): void => choose(all.at((at + by) % all.length) ?? chosen);
  return { '[': go(-1), ']': go(1) };
}

interface AddButtonProps {
  readonly label: string;
  readonly keys?: string;
  readonly onPress: () => void;
}

const AddButton = ({ label, keys, onPress }: AddButtonProps): ReactElement => (
  <button type="button" className="easel-name set-add" aria-keyshortcuts={keys} onClick={onPress}>
    <b aria-hidden="true">+</b> <span>{label}</span>
  </button>
);
