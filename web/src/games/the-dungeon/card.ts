import type { IconName } from '../../../../art/icons.ts';
import { ENEMY_ICONS } from '../../../../art/the-dungeon/index.ts';
import type {
  Action,
  Cast,
  FateChances,
  Fight,
  QuarterTurn,
  Spell,
  View,
} from '../../../../games/the-dungeon/index.ts';
import { fightAhead, roomAt, tileOf } from '../../../../games/the-dungeon/readers.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { capital } from '../../../../kernel/words.ts';
import { percentsOf } from './chances.ts';
import { castChips, type Chip, isChip } from './chips.ts';
import { bribeOutOfReach, type Choice, choiceOf, deadlinessOf } from './choices.ts';
import { characterAt, type Desk, isAsked, moverOf } from './context.ts';
import { nameIn, toldIn } from './telling.ts';

/** What the card beside the map says and asks. */
export interface Card {
  readonly title: string;
  readonly sub?: string;
  readonly text?: string;
  readonly picture: Picture;
  /** What one brings to a fight. */
  readonly aside?: readonly [string, string];
  readonly choices: readonly Choice[];
  /** TD-Q46: whether what one falls in with may be entered. */
  readonly isFall?: boolean;
  /** Below the choices: what some of them have in common. */
  readonly foot?: string;
  readonly chips: readonly Chip[];
}

export type Picture =
  | { readonly type: 'icon'; readonly icon: IconName }
  | { readonly type: 'tile'; readonly face: number; readonly turn: QuarterTurn };

export function cardOf(desk: Desk): Card {
  const { play, armed, game, words } = desk;
  if (desk.doubted) return doubtCard(desk, desk.doubted);
  if (armed === 'drop') return dropCard(desk);
  if (armed !== undefined && !desk.holding) return spellCard(desk, armed);
  if (desk.holding) return heldCard(desk, desk.holding);
  const asked: Pick<Card, 'choices' | 'chips'> = isAsked(desk) ? questions(desk) : { choices: [], chips: [] };
  const laid = laidCard(desk);
  if (laid) return { ...laid, ...asked };
  const { view } = play.now;
  if (view.fate) return { ...fateCard(desk, view.fate), ...asked };
  const fight = fightAhead(desk.content, view);
  if (fight) return { ...enemyCard(desk, fight), ...asked };
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
        isFall: view.phase === 'above',
      }
    : { ...head, ...asked };
}

/** Said once, however many doors there are to try. */
function lockNote({ words, ways, play }: Desk): Pick<Card, 'foot'> {
  const odds = ways.find(({ lock }) => lock)?.lock;
  if (play.now.view.phase !== 'step' || !odds) return {};
  return { foot: words.card.locks(words.chances(percentsOf(odds), words.odds.lock)) };
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

/** What a card says, without what it asks. */
export type CardHead = Omit<Card, 'choices' | 'chips'>;

/** The tile that somebody stands on: the one whose turn it is, where nobody else is meant. */
export function roomCard(desk: Desk, whose: Seat = desk.play.now.view.turn): CardHead {
  const { play, game, words } = desk;
  const { view, seat } = play.now;
  const { at } = characterAt(desk, whose);
  const room = roomAt(view, at);
  const name = whose === seat ? undefined : words.card.theirs(play.names[whose] ?? '');
  return {
    title: game.rooms[room],
    ...(name !== undefined && { sub: name }),
    text: words.rooms[room],
    picture: tilePicture(view, at),
  };
}

/** The tile that is just being laid. */
function laidCard({ play: { moving, now }, game, words }: Desk): CardHead | undefined {
  const laid = now.view.faces.length - 1;
  if (moving?.part !== 'tile' || laid < 0) return undefined;
  const room = roomAt(now.view, laid);
  return { title: game.rooms[room], text: words.rooms[room], picture: tilePicture(now.view, laid) };
}

const tilePicture = ({ faces, turns }: View, at: number): Picture => ({
  type: 'tile',
  face: faces[at] ?? 0,
  turn: (turns[at] ?? 0) as QuarterTurn,
});

/** TD-B14: the throw in question, whoever it is up to. */
function fateCard(desk: Desk, { verdict }: FateChances): CardHead {
  const { play, game, words } = desk;
  const { view } = play.now;
  const fight = fightAhead(desk.content, view);
  const head = fight ? enemyCard(desk, fight) : roomCard(desk);
  return {
    ...head,
    title: words.card.fate.title,
    sub: head.sub ?? head.title,
    text: words.card.fate.text(view.dice, game.verdict(verdict), moverOf(desk).fate),
  };
}

export function enemyCard(desk: Desk, { enemy, kind, own, gear, bonus, power }: Fight): CardHead {
  const { play, game, words } = desk;
  const { view } = play.now;
  const room = roomAt(view, moverOf(desk).at);
  const who = nameIn(toldIn(desk), view.turn);
  return {
    title: capital(game.enemies[enemy]),
    sub: `${game.rooms[room]} · ${words.figures[kind](power)}`,
    text: words.enemies[enemy],
    picture: { type: 'icon', icon: ENEMY_ICONS[enemy] },
    aside: [words.card.brings(who, [own, gear, bonus]), words.card.with[kind]],
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
      {
        key: 'lay',
        icon: 'check',
        title: words.holding.lay,
        isMain: true,
        isHinted: holding.isHinted,
        press: () => void holding.lay(),
      },
      ...(desk.armed === undefined ? [] : [cancelling(desk, words.card.cancel)]),
    ],
    chips: [],
  };
}

/** A spell waits for its target: the map shows what it can reach. */
function spellCard(desk: Desk, armed: Spell): Card {
  const { game, words } = desk;
  const aimed = desk.play.actions.filter(
    (action): action is Cast => action.type === 'cast' && action.spell === armed && action.spell !== 'second-thoughts',
  );
  return {
    title: game.spells[armed],
    sub: game.spellTexts[armed],
    text: words.card.aim,
    picture: { type: 'icon', icon: armed },
    choices: [...aimed.map(action => choiceOf(desk, action)), cancelling(desk, words.card.cancel)],
    chips: [],
  };
}

/** TD-B7: nobody dies by a slip of the hand. */
function doubtCard(desk: Desk, doubted: Action): Card {
  const { play, words } = desk;
  const { title, text, back } = words.peril;
  const { press: _, ...choice } = choiceOf(desk, doubted);
  return {
    ...roomCard(desk),
    title,
    text: text[deadlinessOf(play, doubted) ?? 'may'],
    picture: { type: 'icon', icon: 'skull' },
    choices: [
      { key: 'back', icon: 'back', title: back, isMain: true, press: () => desk.doubt(undefined) },
      { ...choice, isMain: false, press: () => void play.act(doubted) },
    ],
    chips: [],
  };
}

/** TD-7: what could be put down here. */
function dropCard(desk: Desk): Card {
  const { play, words } = desk;
  const drops = play.actions.filter(({ type }) => type === 'drop');
  return {
    ...roomCard(desk),
    title: words.drop.title,
    text: words.drop.note,
    choices: [...drops.map(action => choiceOf(desk, action)), cancelling(desk, words.drop.cancel)],
    chips: [],
  };
}

const cancelling = ({ arm }: Desk, title: string): Choice => ({
  key: 'cancel',
  icon: 'close',
  title,
  press: () => arm(undefined),
});
