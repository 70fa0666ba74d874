import type { DiceAndDanger } from '../../../../games/dice-and-danger/index.ts';
import { roomAt } from '../../../../games/dice-and-danger/readers.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { Scene } from '../../stage/scene.ts';
import type { Hearing } from '../module.ts';
import { BOARD_WORDS, GAME_WORDS } from './context.ts';
import type { Part } from './scenes.ts';

type Listener = Hearing<DiceAndDanger>;

/** What stands above the board while a part of the round is seen; where there is nothing to add, the event speaks. */
export function caption({ event, part }: Scene<DiceAndDanger>, hearing: Listener): string | undefined {
  const { recap } = BOARD_WORDS[hearing.language];
  switch (part as Part) {
    case 'turn':
      return 'seat' in event ? recap.turn(calledBy(hearing, event.seat)) : undefined;
    case 'sheets':
      return recap.sheets;
    case 'fall':
      return event.type === 'monster-slain'
        ? recap.fall(calledBy(hearing, event.seat), called(hearing, event))
        : undefined;
    case 'blow':
      return event.type === 'free-damage'
        ? recap.worth(calledBy(hearing, event.seat), called(hearing, event), lowerReward(hearing, event))
        : undefined;
    case 'dice':
      return 'seat' in event ? recap.rolls(calledBy(hearing, event.seat)) : undefined;
    default:
      return undefined;
  }
}

/** How a seat is called; undefined for whoever alone reads it. */
const calledBy = ({ names, reader }: Listener, seat: Seat): string | undefined =>
  seat === reader ? undefined : (names[seat] ?? '');

const called = ({ language }: Listener, { name }: { readonly name: string }): string =>
  GAME_WORDS[language].monster(name);

const lowerReward = ({ rules }: Listener, { room }: { readonly room: number }): number =>
  roomAt(rules.content.sheet, room).gems[1];
