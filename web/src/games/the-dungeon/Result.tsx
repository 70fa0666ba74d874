import type { ReactElement } from 'react';
import { portrait } from '../../../../art/the-dungeon/index.ts';
import type {
  CharacterSheet,
  Content,
  Seen,
  TheDungeon,
  TheDungeonWords,
} from '../../../../games/the-dungeon/index.ts';
import {
  characterOf,
  characterSheetOf,
  followerOf,
  wareOf,
  whereaboutsOf,
} from '../../../../games/the-dungeon/readers.ts';
import type { Outcome, Seat } from '../../../../kernel/game.ts';
import { Drawing } from '../../look/Drawing.tsx';
import type { ResultProps } from '../module.ts';
import { GAME_WORDS, TABLE_WORDS } from './context.ts';
import { partsOf } from './result.ts';
import { RESULT_WORDS } from './resultWords.ts';
import { SeatMark } from './SeatMark.tsx';
import type { TableWords } from './words.ts';

const silent = (): string => '';

/** Who comes out in the Ruins with what: a table that plays on elsewhere reads it off here. */
export function ResultTable(props: ResultProps<TheDungeon>): ReactElement {
  const { language, outcome } = props;
  const words = TABLE_WORDS[language].result;
  return (
    <div className="td-result">
      {outcome.rank !== undefined && <p>{sumOf(props)}</p>}
      <table>
        <caption className="small soft">{words.title}</caption>
        <tbody>
          {ranked(outcome).map(seat => (
            <ResultRow key={seat} {...props} seat={seat} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The dead last. */
const ranked = ({ places }: Outcome): readonly Seat[] =>
  places
    .map((place, seat) => ({ seat, place: place === 0 ? Infinity : place }))
    .sort((one, other) => one.place - other.place)
    .map(({ seat }) => seat);

/** TD-Q24: how the points of somebody alone add up. */
function sumOf({ now, language, outcome }: ResultProps<TheDungeon>): string {
  const { lives, out } = characterOf(now.view, 0);
  const [ofLives, ofHaste] = partsOf({ lives, out }, outcome.scores[0] ?? 0);
  return RESULT_WORDS[language].sum(lives, ofLives, ofHaste, out);
}

interface RowProps extends ResultProps<TheDungeon> {
  readonly seat: Seat;
}

function ResultRow({ now, rules, names, language, outcome, seat }: RowProps): ReactElement | null {
  const { content } = rules;
  const person = now.view.characters[seat];
  const [game, words] = [GAME_WORDS[language], TABLE_WORDS[language]];
  const sheet = person && characterSheetOf(content, person);
  if (!sheet) return null;
  const place = outcome.places[seat] ?? 0;
  return (
    <tr data-out={whereaboutsOf(person) === 'out'}>
      <td className="td-result-place">{place > 0 ? words.result.place(place) : '–'}</td>
      <th scope="row">
        <span className="td-result-who">
          <Drawing drawing={portrait(sheet.id)} speak={silent} className="td-result-face" aria-hidden="true" />
          <span>
            <SeatMark seat={seat} /> <b>{game.thing(sheet.name)}</b>
            <span className="small soft">
              {names[seat]} · {fateOf(person, words)}
            </span>
          </span>
        </span>
      </th>
      <td>
        <span>{figuresOf(person, words)}</span>
        <span className="small">{words.result.carries(carried(person, { content, game, words }))}</span>
        {sheet.animals.length + person.above.length > 0 && (
          <span className="small soft">{words.result.above(stayedAbove({ sheet, person }, { content, game }))}</span>
        )}
      </td>
    </tr>
  );
}

function fateOf(person: Seen, { result }: TableWords): string {
  switch (whereaboutsOf(person)) {
    case 'out':
      return result.out(person.out);
    case 'above':
      return result.stayed;
    case 'inside':
      return result.inside;
    default:
      return result.dead;
  }
}

const figuresOf = ({ strength, craft, lives, gold }: Seen, { figures, result }: TableWords): string =>
  [figures.strength(strength), figures.craft(craft), result.lives(lives), figures.gold(gold)].join(', ');

interface Named {
  readonly content: Content;
  readonly game: TheDungeonWords;
  readonly words: TableWords;
}

function carried({ objects, followers, spells }: Seen, { content, game, words }: Named): readonly string[] {
  const things = [
    ...objects.map(id => game.thing(wareOf(content, id).name)),
    ...followers.map(id => words.follower(followerOf(content, id))),
    ...(spells > 0 ? [words.result.spells(spells)] : []),
  ];
  return things;
}

interface Owner {
  readonly sheet: CharacterSheet;
  readonly person: Seen;
}

/** TD-2, TD-3: the animals, and what stayed with them. */
const stayedAbove = ({ sheet, person }: Owner, { content, game }: Omit<Named, 'words'>): readonly string[] => [
  ...sheet.animals.map(animal => game.animals[animal]),
  ...person.above.map(id => game.thing(wareOf(content, id).name)),
];
