import type {
  Action,
  Content,
  DiceAndDanger,
  DiceAndDangerWords,
  Node,
} from '../../../../games/dice-and-danger/index.ts';
import { isRoom, numberIn, roomAt } from '../../../../games/dice-and-danger/readers.ts';
import type { Situation } from '../module.ts';
import { BOARD_WORDS, GAME_WORDS } from './context.ts';

/** An action by the names of what it is done to; those without a place are said well enough by the game. */
export function describe(
  action: Action,
  { view, rules, language }: Pick<Situation<DiceAndDanger>, 'view' | 'rules' | 'language'>,
): string | undefined {
  const { doing } = BOARD_WORDS[language];
  const { content } = rules;
  const paper = view.draft?.paper ?? view.papers[0];
  const numberOf = (node: Node): number | undefined => paper && numberIn(content, paper, node);
  const name = (node: Node): string => nameIn(content, GAME_WORDS[language], node, numberOf(node));
  switch (action.type) {
    case 'write':
      return doing.write(action.number, name(action.cloud));
    case 'mark':
      return doing.mark(numberOf(action.space) === action.sum ? undefined : action.sum, name(action.space));
    case 'hit':
      return doing.hit(action.sum, name(action.room));
    case 'crush':
      return doing.crush(name(action.room));
    case 'torch':
      return doing.torch[isRoom(content.sheet, action.node) ? 'room' : 'space'](name(action.node));
    case 'done':
      return doing.done;
    default:
      return undefined;
  }
}

function nameIn(
  { sheet }: Content,
  { monster, space }: DiceAndDangerWords,
  node: Node,
  number: number | undefined,
): string {
  return isRoom(sheet, node) ? monster(roomAt(sheet, node).name) : space(sheet, node, number);
}
