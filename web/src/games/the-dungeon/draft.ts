import type { Ability, Animal, Newcomer, WareName } from '../../../../games/the-dungeon/index.ts';
import { GOLD, LIVES } from '../../../../games/the-dungeon/readers.ts';

/** What stands in the fields of one seat, right or wrong: numbers are kept as they were typed. */
export interface Draft {
  /** The name of a character of the set, 'drawn', or 'own' for one that is entered by hand. */
  readonly choice: string;
  readonly own: OwnDraft;
}

export interface OwnDraft {
  readonly name: string;
  readonly strength: string;
  readonly craft: string;
  readonly lives: string;
  readonly fullLives: string;
  readonly gold: string;
  readonly spells: string;
  readonly ability: Ability | 'none';
  readonly objects: readonly (WareName | ObjectDraft)[];
  readonly followers: readonly FollowerDraft[];
  readonly animals: readonly Animal[];
  readonly begins: Newcomer['begins'];
}

export interface ObjectDraft {
  readonly name: string;
  readonly metal: boolean;
  readonly strength: string;
  readonly craft: string;
  readonly save: string;
}

export interface FollowerDraft {
  readonly name: string;
  readonly strength: string;
  readonly craft: string;
}

const EMPTY: OwnDraft = {
  name: '',
  strength: '3',
  craft: '3',
  lives: String(LIVES),
  fullLives: '',
  gold: String(GOLD),
  spells: '0',
  ability: 'none',
  objects: [],
  followers: [],
  animals: [],
  begins: 'inside',
};

export const DRAWN: Draft = { choice: 'drawn', own: EMPTY };
export const NEW_OBJECT: ObjectDraft = { name: '', metal: false, strength: '0', craft: '0', save: '0' };
export const NEW_FOLLOWER: FollowerDraft = { name: '', strength: '0', craft: '0' };

/** What was typed, as the rules read it: what is no number stays what it is, for them to refuse. */
export const numberIn = (text: string): number | string => (/^\s*-?\d+\s*$/.test(text) ? Number(text) : text);

function entryOf({ choice, own }: Draft): unknown {
  if (choice !== 'own') return choice;
  const { fullLives, ...rest } = own;
  return {
    ...rest,
    strength: numberIn(own.strength),
    craft: numberIn(own.craft),
    lives: numberIn(own.lives),
    ...(fullLives.trim() !== '' && { fullLives: numberIn(fullLives) }),
    gold: numberIn(own.gold),
    spells: numberIn(own.spells),
    objects: own.objects.map(object => (typeof object === 'string' ? object : numbersIn(object))),
    followers: own.followers.map(numbersIn),
  };
}

/** The bonuses of an object or a follower. */
function numbersIn(draft: ObjectDraft | FollowerDraft): object {
  return {
    ...draft,
    strength: numberIn(draft.strength),
    craft: numberIn(draft.craft),
    ...('save' in draft && { save: numberIn(draft.save) }),
  };
}

/** The characters of all seats as the form hands them on; nothing where all are drawn, as usual. */
export const writeDrafts = (drafts: readonly Draft[]): string | undefined =>
  drafts.every(({ choice }) => choice === 'drawn') ? undefined : JSON.stringify(drafts.map(entryOf));

/** The drafts of characters that were handed on before, and that the rules have taken. */
export function readDrafts(text: string | undefined): readonly Draft[] {
  const entries = JSON.parse(text ?? '[]') as readonly (Draft['choice'] | object)[];
  return entries.map(entry =>
    typeof entry === 'string' ? { ...DRAWN, choice: entry } : { choice: 'own', own: { ...EMPTY, ...textsIn(entry) } },
  );
}

/** Numbers as they would have been typed, wherever they stand. */
const textsIn = (entry: object): object =>
  JSON.parse(JSON.stringify(entry), (_, value: unknown) =>
    typeof value === 'number' ? String(value) : value,
  ) as object;
