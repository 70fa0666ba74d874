import type { ReactElement } from 'react';
import type { IconName } from '../../../../art/icons.ts';
import { portrait } from '../../../../art/the-dungeon/index.ts';
import type { CharacterSheet, Seen } from '../../../../games/the-dungeon/index.ts';
import { characterSheetOf, craftOf, followerOf } from '../../../../games/the-dungeon/readers.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { Icon } from '../../look/Icon.tsx';
import { characterAt, useDesk } from './context.ts';
import { Objects, Spells } from './Belongings.tsx';
import { statusOf } from './names.ts';

interface SeatProps {
  readonly seat: Seat;
}

/** A character: what it is, what it can do, and all that it carries. */
export function CharacterDetails({ seat }: SeatProps): ReactElement | null {
  const desk = useDesk();
  const person = characterAt(desk, seat);
  const sheet = characterSheetOf(desk.content, person);
  if (!sheet) return null;
  return (
    <>
      <DetailsHead {...{ seat, sheet }} />
      <Figures {...{ seat, person, sheet }} />
      <Lives {...{ person, sheet }} />
      <Objects {...{ seat, person, sheet }} />
      <Company person={person} />
      <Spells {...{ seat, person }} />
    </>
  );
}

function DetailsHead({ seat, sheet }: SeatProps & { readonly sheet: CharacterSheet }): ReactElement {
  const desk = useDesk();
  const { game, play, seats } = desk;
  return (
    <header className="td-sheet-head">
      <Drawing drawing={portrait(sheet.portrait)} className="td-portrait" aria-hidden="true" />
      <div>
        <h3 className="h3">{game.thing(sheet.name)}</h3>
        <p className="small soft">
          {seats > 1 && <b>{play.names[seat]} · </b>}
          {statusOf(desk, seat)}
        </p>
        <p className="small">{game.abilities[sheet.ability]}</p>
      </div>
    </header>
  );
}

interface PersonProps {
  readonly person: Seen;
  readonly sheet: CharacterSheet;
}

function Figures({ seat, person }: SeatProps & PersonProps): ReactElement {
  const { words, play, content } = useDesk();
  const { view } = play.now;
  const craft = craftOf(content, person);
  const isMoving = view.turn === seat && view.phase === 'step';
  return (
    <dl className="td-figures">
      <Figure icon="strength" label={words.figures.names.strength} count={person.strength} />
      <Figure icon="craft" label={words.figures.names.craft} count={craft} />
      <Figure icon="coin" label={words.figures.names.gold} count={person.gold} />
      {person.fate > 0 ? (
        <Figure icon="star" label={words.figures.names.fate} count={person.fate} />
      ) : (
        <Figure icon="order" label={words.figures.names.moves} count={isMoving ? view.moves : 0} />
      )}
    </dl>
  );
}

interface FigureProps {
  readonly icon: IconName;
  readonly label: string;
  readonly count: number;
}

const Figure = ({ icon, label, count }: FigureProps): ReactElement => (
  <div>
    <dt className="small soft">{label}</dt>
    <dd data-figure={icon}>
      <Icon name={icon} size={20} />
      <b>{count}</b>
    </dd>
  </div>
);

const MOST_HEARTS = 8;

function Lives({ person, sheet }: PersonProps): ReactElement {
  const { words } = useDesk();
  const { lives } = person;
  const full = Math.max(lives, sheet.fullLives);
  return (
    <p className="td-lives">
      <span className="small soft">{words.figures.names.lives}</span>
      <span className="td-hearts" role="img" aria-label={words.figures.lives(lives, full)}>
        {full <= MOST_HEARTS ? (
          Array.from({ length: full }, (_, i) => <Icon key={i} name={i < lives ? 'heart' : 'heart-line'} size={20} />)
        ) : (
          <>
            <Icon name="heart" size={20} /> <b>{`${lives} / ${full}`}</b>
          </>
        )}
      </span>
    </p>
  );
}

/** Followers, which need no hands. */
function Company({ person }: Pick<PersonProps, 'person'>): ReactElement | null {
  const { content, words } = useDesk();
  if (person.followers.length === 0) return null;
  const followers = person.followers.map(id => words.follower(followerOf(content, id)));
  return (
    <p className="small td-line">
      <Icon name="people" size={18} />
      {words.figures.followers(followers)}
    </p>
  );
}
