import type { ReactElement } from 'react';
import { tally } from '../../../../art/dungeon-pen/index.ts';
import type { DungeonPen } from '../../../../games/dungeon-pen/index.ts';
import { mostHp } from '../../../../games/dungeon-pen/readers.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { useWords } from '../../words/words.ts';
import type { ResultProps } from '../module.ts';
import { BOARD_WORDS } from './context.ts';
import { SeatMark } from './SeatMark.tsx';

const SIZE = 18;

/** What both pencils have to show for it. */
export function Result({ now, rules, names, language }: ResultProps<DungeonPen>): ReactElement {
  const { end } = useWords();
  const words = BOARD_WORDS[language].result;
  const { view } = now;
  return (
    <table className="pen-result" aria-label={words.title}>
      <thead>
        <tr>
          <th scope="col">{end.name}</th>
          <th scope="col">{words.hp}</th>
          <th scope="col">{words.turns}</th>
          <th scope="col">{words.flicks}</th>
          <th scope="col">{words.hits}</th>
        </tr>
      </thead>
      <tbody>
        {view.characters.map(({ hp, turns, flicks, hits }, seat) => (
          <tr key={seat}>
            <th scope="row">
              <SeatMark seat={seat} /> {names[seat]}
            </th>
            <td>
              <b>{Math.max(0, hp)}</b>
              <Strokes seat={seat} hp={Math.max(0, hp)} most={mostHp(rules.content, seat)} />
            </td>
            <td>{turns}</td>
            <td>{flicks}</td>
            <td>{hits}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface StrokesProps {
  readonly seat: number;
  readonly hp: number;
  readonly most: number;
}

function Strokes({ seat, hp, most }: StrokesProps): ReactElement {
  const width = Math.ceil(most / 5) * SIZE * 2.6;
  const drawing = { view: [-6, 0, width, 26] as const, shapes: tally(seat, hp, [0, 13], SIZE) };
  return <Drawing drawing={drawing} width={width} height="26" aria-hidden="true" />;
}
