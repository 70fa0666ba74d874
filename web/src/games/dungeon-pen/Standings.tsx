import type { ReactElement } from 'react';
import { EFFECT_ICONS } from '../../../../art/dungeon-pen/index.ts';
import { mostHp } from '../../../../games/dungeon-pen/readers.ts';
import { Icon } from '../../look/Icon.tsx';
import { answering } from '../../board/answers.ts';
import { COLON } from '../../words/colon.ts';
import { useWords } from '../../words/words.ts';
import { useDesk } from './context.ts';
import { SeatMark } from './SeatMark.tsx';

/** Both in a line each: HP, what is carried, what hinders the next flick. */
export function Standings(): ReactElement {
  const { words, play } = useDesk();
  const own = play.now.seat === 1 ? 1 : 0;
  return (
    <ul className="pen-standings seats-named" aria-label={words.standings.title}>
      {([own, own === 0 ? 1 : 0] as const).map(seat => (
        <Standing key={seat} seat={seat} />
      ))}
    </ul>
  );
}

function Standing({ seat }: { readonly seat: 0 | 1 }): ReactElement {
  const { words, game, play, content } = useDesk();
  const { you } = useWords().table.asked;
  const { hp, effects, carries, turns } = play.now.view.characters[seat];
  const said = [
    words.standings.hp(hp, mostHp(content, seat)),
    ...(carries ? [words.standings.carries] : []),
    ...effects.map(effect => words.standings.effect(game.effects[effect])),
  ];
  return (
    <li
      className="tag pen-standing"
      data-active={play.now.waiting.includes(seat)}
      {...answering(
        'stand',
        `${play.reader === seat ? you : play.names[seat]}${COLON[play.language]}${[...said, words.standings.turns(turns)].join(', ')}`,
      )}
    >
      <SeatMark seat={seat} />
      <b className="seat-name pen-name" title={play.names[seat]}>
        {play.names[seat]}
      </b>
      <span className="spoken">{said.join(', ')}</span>
      <span className="pen-signs" aria-hidden="true">
        {effects.map(effect => (
          <Icon key={effect} name={EFFECT_ICONS[effect]} size={20} />
        ))}
        {carries && <Icon name="treasure" size={20} />}
      </span>
      <span className="small soft pen-turns">{words.standings.turns(turns)}</span>
      <span className="pen-hp" aria-hidden="true">
        <Icon name="heart" size={20} /> <b>{hp}</b>
      </span>
    </li>
  );
}
