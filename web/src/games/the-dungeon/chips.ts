import type { IconName } from '../../../../art/icons.ts';
import type { Action, Cast, Spell } from '../../../../games/the-dungeon/index.ts';
import { say } from '../../../../kernel/words.ts';
import { chancesAfter } from './chances.ts';
import type { Desk } from './context.ts';

/** Something that may be done besides: a spell, a scroll. */
export interface Chip {
  readonly key: string;
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
  readonly isArmed: boolean;
  readonly isHinted: boolean;
  readonly press: () => void;
}

const isAside = ({ type }: Action): boolean => type === 'read' || type === 'scout';

/** Spells that change the odds of a fight or test stand among the choices, with what they make of them. */
export function isChip(desk: Desk, action: Action): boolean {
  if (action.type === 'read') return desk.play.now.view.phase !== 'beaten';
  if (isAside(action) || action.type === 'drop') return true;
  return action.type === 'cast' && chancesAfter(desk, action) === undefined;
}

/** A spell that needs a target. */
const isAimed = (cast: Cast): boolean => 'side' in cast || 'tile' in cast;

/** One chip a spell, however many targets it has. */
export function castChips(desk: Desk, actions: readonly Action[]): readonly Chip[] {
  const { game, words, play } = desk;
  const others = actions.filter(isAside);
  const casts = actions.filter((action): action is Cast => action.type === 'cast');
  const spells = [...new Set(casts.map(({ spell }) => spell))];
  return [
    ...others.map(action => ({
      key: action.type,
      icon: action.type === 'read' ? ('scroll' as const) : ('eye' as const),
      title: say(game.actions, action, play.names),
      note: words.chips[action.type === 'read' ? 'read' : 'scout'],
      isArmed: false,
      isHinted: play.hint?.type === action.type,
      press: () => void play.act(action),
    })),
    ...spells.map(spell => spellChip(desk, spell, casts)),
    ...(actions.some(({ type }) => type === 'drop') ? [dropChip(desk)] : []),
  ];
}

/** One chip for all that could be put down. */
const dropChip = ({ words, arm }: Desk): Chip => ({
  key: 'drop',
  icon: 'south',
  title: words.drop.title,
  note: words.drop.note,
  isArmed: false,
  isHinted: false,
  press: () => arm('drop'),
});

function spellChip(desk: Desk, spell: Spell, casts: readonly Cast[]): Chip {
  const { game, play, arm, armed } = desk;
  const cast = casts.find(each => each.spell === spell);
  return {
    key: spell,
    icon: spell,
    title: game.spells[spell],
    note: game.spellTexts[spell],
    isArmed: armed === spell,
    isHinted: play.hint?.type === 'cast' && play.hint.spell === spell,
    press: () => {
      if (cast && isAimed(cast)) arm(spell);
      else if (cast) void play.act(cast);
    },
  };
}
