import { type ReactElement, type ReactNode, useId } from 'react';
import { portrait } from '../../../../art/the-dungeon/index.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { Icon } from '../../look/Icon.tsx';
import { useSettings } from '../../settings.ts';
import type { CastMember } from './cast.ts';
import { GAME_WORDS, TABLE_WORDS } from './context.ts';
import type { Draft } from './draft.ts';
import { inPencil, SeatMark } from './SeatMark.tsx';

export type CharacterChoice = Draft['choice'];

interface CardsProps {
  readonly seat: Seat;
  readonly name: string;
  readonly choice: CharacterChoice;
  readonly cast: readonly CastMember[];
  /** Who else has chosen that: each of our characters exists once. */
  readonly takenBy: (choice: CharacterChoice) => Taken | undefined;
  readonly onChoose: (choice: CharacterChoice) => void;
}

export interface Taken {
  readonly seat: Seat;
  readonly name: string;
}

/** All characters as cards; what others have taken lies flat. */
export function CharacterCards({ seat, name, choice, cast, takenBy, onChoose }: CardsProps): ReactElement {
  const { language } = useSettings();
  const { form } = TABLE_WORDS[language];
  const group = useId();
  const picking = (value: CharacterChoice) => ({ group, isChosen: value === choice, onPick: () => onChoose(value) });
  return (
    <fieldset className="td-cast" style={inPencil(seat)}>
      <legend>{form.for(name)}</legend>
      <p className="small soft td-cast-key">
        <span>
          <Icon name="strength" size={16} /> {form.strengthIs}
        </span>
        <span>
          <Icon name="craft" size={16} /> {form.craftIs}
        </span>
      </p>
      <div className="td-cards">
        {cast.map(character => (
          <CharacterCard
            key={character.name}
            {...{ character }}
            taken={takenBy(character.name)}
            {...picking(character.name)}
          />
        ))}
      </div>
      <div className="td-cast-others">
        <OtherWay {...picking('drawn')}>{form.drawn}</OtherWay>
        <OtherWay {...picking('own')}>{form.own}</OtherWay>
      </div>
    </fieldset>
  );
}

interface Picking {
  readonly group: string;
  readonly isChosen: boolean;
  readonly onPick: () => void;
}

interface CharacterCardProps extends Picking {
  readonly character: CastMember;
  readonly taken: Taken | undefined;
}

/** Portrait, figures, and what it can do. Its name is read first, then the rest. */
function CharacterCard({ character, taken, group, isChosen, onPick }: CharacterCardProps): ReactElement {
  const { language } = useSettings();
  const [game, { figures, form }] = [GAME_WORDS[language], TABLE_WORDS[language]];
  const [first = '', ...calling] = game.thing(character.name).split(' ');
  return (
    <label className="td-cast-card" data-taken={taken !== undefined} data-chosen={isChosen}>
      <input
        type="radio"
        className="spoken"
        name={group}
        checked={isChosen}
        disabled={taken !== undefined}
        onChange={onPick}
      />
      <Drawing drawing={portrait(character.portrait)} aria-hidden="true" />
      <span className="td-cast-name">
        <b className="h3">{first}</b> <span className="small soft">{calling.join(' ')}</span>
      </span>
      <span className="td-cast-figures">
        <Icon name="strength" size={18} />
        <b aria-label={figures.strength(character.strength)}>{character.strength}</b>
        <Icon name="craft" size={18} />
        <b aria-label={figures.craft(character.craft)}>{character.craft}</b>
      </span>
      {taken && <SeatMark seat={taken.seat} />}
      <span className="small td-cast-can">
        {taken && <b>{form.taken(taken.name)} </b>}
        {game.abilities[character.ability]}
      </span>
    </label>
  );
}

const OtherWay = ({ group, isChosen, onPick, children }: Picking & { readonly children: ReactNode }): ReactElement => (
  <label className="td-cast-other" data-chosen={isChosen}>
    <input type="radio" name={group} checked={isChosen} onChange={onPick} />
    <span>{children}</span>
  </label>
);
