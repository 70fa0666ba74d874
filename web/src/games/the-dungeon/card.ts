import type { IconName } from '../../../../art/icons.ts';
import { ENEMY_ICONS } from '../../../../art/the-dungeon/index.ts';
import {
  type Action,
  enemyName,
  forceOf,
  isPsychic,
  LOCK_ODDS,
  NONE,
  roomAt,
  type Room,
  tileOf,
  type Turn,
} from '../../../../games/the-dungeon/index.ts';
import { castChips, type Chip, isChip } from './chips.ts';
import { bribeOutOfReach, type Choice, choiceOf } from './choices.ts';
import { type Desk, isAsked, moverOf } from './context.ts';
import { capital } from './capital.ts';
import { percentsOf } from './percent.ts';

/** What the card beside the map says and asks. */
export interface Card {
  readonly title: string;
  readonly sub?: string;
  readonly text?: string;
  readonly picture: Picture;
  /** What one brings to a fight. */
  readonly aside?: readonly [string, string];
  readonly choices: readonly Choice[];
  /** Below the choices: what some of them have in common. */
  readonly foot?: string;
  readonly chips: readonly Chip[];
}

export type Picture =
  | { readonly type: 'icon'; readonly icon: IconName }
  | { readonly type: 'tile'; readonly face: number; readonly turn: Turn };

export function cardOf(desk: Desk): Card {
  const { play, armed, game, words } = desk;
  if (armed !== undefined && !desk.holding) return spellCard(desk);
  if (desk.holding) return heldCard(desk, desk.holding);
  const asked: Pick<Card, 'choices' | 'chips'> = isAsked(desk) ? questions(desk) : { choices: [], chips: [] };
  const { view } = play.now;
  if (view.enemy !== NONE) return { ...enemyCard(desk), ...asked };
  if (view.phase === 'over') return { ...roomCard(desk), text: words.card.over, ...asked };
  const special = words.card.phases[view.phase];
  const head = roomCard(desk);
  return special && isAsked(desk)
    ? {
        ...head,
        title: special.title,
        text: special.text(game.rooms[roomAt(view, moverOf(desk).at)]),
        ...asked,
        ...lockNote(desk),
      }
    : { ...head, ...asked };
}

/** Said once, however many doors there are to try. */
function lockNote({ words, ways, play }: Desk): Pick<Card, 'foot'> {
  if (play.now.view.phase !== 'step' || ways.every(({ chance }) => chance === undefined)) return {};
  return { foot: words.card.locks(words.chances(percentsOf(LOCK_ODDS), words.odds.lock)) };
}

const questions = (desk: Desk): Pick<Card, 'choices' | 'chips'> => ({
  choices: [
    ...desk.play.actions.filter(action => !isChip(desk, action)).map(action => choiceOf(desk, action)),
    ...bribeOutOfReach(desk),
  ],
  chips: castChips(
    desk,
    desk.play.actions.filter(action => isChip(desk, action)),
  ),
});

/** The tile that somebody stands on. */
function roomCard(desk: Desk): Omit<Card, 'choices' | 'chips'> {
  const { play, game, words } = desk;
  const { view, seat } = play.now;
  const { at } = moverOf(desk);
  const room = roomAt(view, at);
  const name = view.turn === seat ? undefined : words.card.theirs(play.names[view.turn] ?? '');
  return {
    title: game.rooms[room],
    ...(name !== undefined && { sub: name }),
    text: words.rooms[room],
    picture: { type: 'tile', face: view.faces[at] ?? 0, turn: (view.turns[at] ?? 0) as Turn },
  };
}

function enemyCard(desk: Desk): Omit<Card, 'choices' | 'chips'> {
  const { play, game, words, material } = desk;
  const { view } = play.now;
  const enemy = enemyName(view.enemy);
  const kind = isPsychic(view.enemy) ? 'craft' : 'strength';
  const room: Room = roomAt(view, moverOf(desk).at);
  const mine = forceOf(material, moverOf(desk), kind);
  const base = moverOf(desk)[kind];
  return {
    title: capital(game.enemies[enemy]),
    sub: `${game.rooms[room]} · ${words.figures[kind](view.power)}`,
    text: words.enemies[enemy],
    picture: { type: 'icon', icon: ENEMY_ICONS[enemy] },
    aside: [words.card.you(base, mine - base, view.bonus), words.card.with[kind]],
  };
}

function heldCard(desk: Desk, holding: NonNullable<Desk['holding']>): Card {
  const { game, words } = desk;
  const { face, turn, turns } = holding;
  const { room } = tileOf(face);
  const rotate: Choice = {
    key: 'rotate',
    icon: 'turn-right',
    title: words.holding.turn,
    note: words.holding.turns(turns.indexOf(turn) + 1, turns.length),
    press: () => holding.rotate(1),
  };
  return {
    title: game.rooms[room],
    text: words.rooms[room],
    picture: { type: 'tile', face, turn },
    choices: [
      ...(turns.length > 1 ? [rotate] : []),
      { key: 'lay', icon: 'check', title: words.holding.lay, isMain: true, press: () => void holding.lay() },
      ...(desk.armed === undefined ? [] : [cancelling(desk)]),
    ],
    chips: [],
  };
}

/** A spell waits for its target: the map shows what it can reach. */
function spellCard(desk: Desk): Card {
  const { armed, game, words } = desk;
  if (armed === undefined) throw new Error('no spell waits for a target');
  const aimed = desk.play.actions.filter(
    (action): action is Extract<Action, { type: 'cast' }> =>
      action.type === 'cast' && action.spell === armed && action.spell !== 'second-thoughts',
  );
  return {
    title: game.spells[armed],
    sub: game.spellTexts[armed],
    text: words.card.aim,
    picture: { type: 'icon', icon: armed },
    choices: [...aimed.map(action => choiceOf(desk, action)), cancelling(desk)],
    chips: [],
  };
}

const cancelling = ({ arm, words }: Desk): Choice => ({
  key: 'cancel',
  icon: 'close',
  title: words.card.cancel,
  press: () => arm(undefined),
});
