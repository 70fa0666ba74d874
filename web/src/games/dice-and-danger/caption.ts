import type { DiceAndDanger, Event } from '../../../../games/dice-and-danger/index.ts';
import { roomAt } from '../../../../games/dice-and-danger/readers.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { say } from '../../../../kernel/words.ts';
import type { Scene } from '../../play/scene.ts';
import type { Hearing } from '../module.ts';
import { BOARD_WORDS, GAME_WORDS } from './context.ts';
import { newsOf } from './news.ts';
import type { Part } from './scenes.ts';

type Listener = Hearing<DiceAndDanger>;

/** What stands above the board while a part of the round is seen; where there is nothing to add, the event speaks. */
export function caption({ event, part }: Scene<DiceAndDanger>, hearing: Listener): string | undefined {
  const { recap } = BOARD_WORDS[hearing.language];
  switch (part as Part) {
    case 'turn':
      return 'seat' in event ? recap.turn(calledBy(hearing, event.seat)) : undefined;
    case 'marks':
      return newsLine(event, hearing);
    case 'sheets':
      return recap.sheets;
    case 'fall':
      return event.type === 'monster-slain'
        ? recap.fall(calledBy(hearing, event.seat), called(hearing, event))
        : undefined;
    case 'blow':
      return event.type === 'free-damage'
        ? recap.worth(called(hearing, event), lowerReward(hearing, event))
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

/** What somebody did in the round that has just been shown, in a sentence. */
export function newsLine(event: Event, { view, rules, language, names, reader }: Listener): string | undefined {
  if (event.type === 'seat-wrote') return say(GAME_WORDS[language].events, event, names, reader);
  const paper = event.type === 'round-shown' && view.papers[event.seat];
  if (!paper) return undefined;
  const news = newsOf(rules.content, paper, event, GAME_WORDS[language]);
  return BOARD_WORDS[language].recap.news(names[event.seat] ?? '', news);
}
