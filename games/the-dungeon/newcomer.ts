import type { Refusal, Seat } from '../../kernel/game.ts';
import { isRecord } from '../../kernel/plain.ts';
import { BEGINNINGS, type Follower, type Load, type Newcomer, type Options } from './action.ts';
import { freeFollowers } from './belongings.ts';
import { ABILITIES, ANIMALS, GOLD, LIVES, MOST_OBJECTS, type Ware, type WareName, WARES } from './data.ts';
import type { Reason } from './events.ts';
import { type Content, followerOf, sheetOf } from './content.ts';
import { spellPlaces, type State } from './state.ts';

type Input = Readonly<Record<string, unknown>>;

/** An entry as it is being read; the first fault is the answer. */
interface Form {
  readonly seat: Seat;
  fault: Refusal<Reason> | undefined;
}

const LONGEST_NAME = 40;
const MOST_VALUE = 20;
const MOST_GOLD = 99;
const MOST_THINGS = 12;
const FIELDS = [
  'name',
  'strength',
  'craft',
  'lives',
  'fullLives',
  'gold',
  'objects',
  'followers',
  'animals',
  'spells',
  'ability',
  'begins',
];

/** TD-2, TD-3: a character of the classic board game, entered by hand with its belongings. */
export function readNewcomer(input: Input, seat: Seat, entrance: Options['entrance']): Newcomer | Refusal<Reason> {
  const form: Form = { seat, fault: undefined };
  checkFields(form, input, { path: '', known: FIELDS });
  const ability = oneOf(form, input.ability ?? 'none', ['ability', ['none', ...ABILITIES]]);
  const lives = whole(form, input.lives ?? LIVES, { field: 'lives', least: 1, most: MOST_VALUE });
  const newcomer: Newcomer = {
    name: text(form, input.name, 'name'),
    strength: whole(form, input.strength, { field: 'strength', least: 1, most: MOST_VALUE }),
    craft: whole(form, input.craft, { field: 'craft', least: 1, most: MOST_VALUE }),
    lives,
    fullLives: whole(form, input.fullLives ?? Math.max(lives, LIVES), {
      field: 'fullLives',
      least: lives,
      most: MOST_VALUE,
    }),
    gold: whole(form, input.gold ?? GOLD, { field: 'gold', least: 0, most: MOST_GOLD }),
    objects: list(form, input.objects, 'objects').map((object, i) => readObject(form, object, `objects[${i}]`)),
    followers: list(form, input.followers, 'followers').map((each, i) => readFollower(form, each, `followers[${i}]`)),
    animals: list(form, input.animals, 'animals').map((each, i) => oneOf(form, each, [`animals[${i}]`, ANIMALS])),
    spells: whole(form, input.spells ?? (ability === 'knows-a-spell' ? 1 : 0), { field: 'spells', least: 0, most: 3 }),
    ability,
    begins: oneOf(form, input.begins ?? 'inside', ['begins', BEGINNINGS]),
  };
  const hands = MOST_OBJECTS + (newcomer.ability === 'carries-five' ? 1 : 0);
  checkHands(form, newcomer, { hands, entrance });
  checkSpells(form, newcomer);
  return form.fault ?? newcomer;
}

const LOAD_FIELDS = ['strength', 'craft', 'lives', 'gold', 'objects', 'followers', 'animals'];

/** TD-Q46: what a character has when it falls in, entered by hand in the middle of a match. */
export function readLoad(content: Content, state: Readonly<State>, seat: Seat, input: unknown): Load | Refusal<Reason> {
  const form: Form = { seat, fault: undefined };
  if (!isRecord(input)) return { refused: { type: 'field-missing', seat, field: 'load' }, rule: 'TD-Q46' };
  checkFields(form, input, { path: '', known: LOAD_FIELDS });
  const { entrance, wares } = content;
  const free = freeFollowers(content, state, seat).map(id => followerOf(content, id).name);
  const load: Load = {
    strength: whole(form, input.strength, { field: 'strength', least: 1, most: MOST_VALUE }),
    craft: whole(form, input.craft, { field: 'craft', least: 1, most: MOST_VALUE }),
    lives: whole(form, input.lives, { field: 'lives', least: 1, most: MOST_VALUE }),
    gold: whole(form, input.gold, { field: 'gold', least: 0, most: MOST_GOLD }),
    objects: namesIn(form, input.objects, ['objects', wares]),
    followers: followersIn(form, input.followers, free),
    animals: list(form, input.animals, 'animals').map((each, i) => oneOf(form, each, [`animals[${i}]`, ANIMALS])),
  };
  const hands = sheetOf(content, content.chosen[seat] ?? 0).mostObjects;
  checkHands(form, load, { hands, entrance });
  return form.fault ?? load;
}

/** Names of things that the match has. */
function namesIn(
  form: Form,
  given: unknown,
  [field, things]: readonly [string, readonly { name: string }[]],
): string[] {
  const names = things.map(({ name }) => name);
  return list(form, given, field).map((each, i) => oneOf(form, each, [`${field}[${i}]`, names]));
}

/** Names of followers who are free to come, each of them once. */
function followersIn(form: Form, given: unknown, free: string[]): string[] {
  return list(form, given, 'followers').map((each, i) => {
    const name = oneOf(form, each, [`followers[${i}]`, free]);
    free.splice(free.indexOf(name), 1);
    return name;
  });
}

function note(form: Form, refused: Reason, rule: string): void {
  form.fault ??= { refused, rule };
}

function checkFields(form: Form, input: Input, { path, known }: { path: string; known: readonly string[] }): void {
  const unknown = Object.keys(input).find(field => !known.includes(field));
  if (unknown !== undefined) note(form, { type: 'field-unknown', seat: form.seat, field: path + unknown }, 'TD-3');
}

interface Range {
  readonly field: string;
  readonly least: number;
  readonly most: number;
}

function whole(form: Form, given: unknown, { field, least, most }: Range): number {
  const { seat } = form;
  if (given === undefined) note(form, { type: 'field-missing', seat, field }, 'TD-B1');
  if (typeof given === 'number' && Number.isInteger(given) && given >= least && given <= most) return given;
  note(form, { type: 'field-range', seat, field, least, most }, 'TD-B1');
  return least;
}

function text(form: Form, given: unknown, field: string): string {
  const { seat } = form;
  if (given === undefined) note(form, { type: 'field-missing', seat, field }, 'TD-3');
  if (typeof given === 'string' && given.trim() === given && given.length > 0 && given.length <= LONGEST_NAME)
    return given;
  note(form, { type: 'field-text', seat, field, most: LONGEST_NAME }, 'TD-3');
  return '';
}

function flag(form: Form, given: unknown, field: string): boolean {
  if (typeof given === 'boolean') return given;
  note(form, { type: 'field-value', seat: form.seat, field, expected: 'true, false' }, 'TD-Q19');
  return false;
}

function oneOf<T extends string>(form: Form, given: unknown, [field, values]: readonly [string, readonly T[]]): T {
  const found = values.find(value => value === given);
  if (!found) note(form, { type: 'field-value', seat: form.seat, field, expected: values.join(', ') }, 'TD-3');
  return found ?? (values[0] as T);
}

function list(form: Form, given: unknown, field: string): readonly unknown[] {
  if (given === undefined) return [];
  if (Array.isArray(given) && given.length <= MOST_THINGS) return given;
  note(form, { type: 'field-length', seat: form.seat, field, most: MOST_THINGS }, 'TD-3');
  return [];
}

const BONUS = { least: 0, most: 6 } as const;

/** One of the objects we know by its name, or an object of the table's own. */
function readObject(form: Form, given: unknown, field: string): WareName | Ware {
  if (!isRecord(given)) return oneOf(form, given, [field, WARES.map(({ name }) => name)]);
  checkFields(form, given, { path: `${field}.`, known: ['name', 'metal', 'strength', 'craft', 'save'] });
  const name = text(form, given.name, `${field}.name`);
  if (WARES.some(ware => ware.name === name))
    note(form, { type: 'name-taken', seat: form.seat, field, name }, 'TD-Q19');
  return {
    name,
    metal: flag(form, given.metal, `${field}.metal`),
    strength: whole(form, given.strength ?? 0, { field: `${field}.strength`, ...BONUS }),
    craft: whole(form, given.craft ?? 0, { field: `${field}.craft`, ...BONUS }),
    save: whole(form, given.save ?? 0, { field: `${field}.save`, ...BONUS }),
  };
}

function readFollower(form: Form, given: unknown, field: string): Follower {
  const fields = isRecord(given) ? given : { name: given };
  checkFields(form, fields, { path: `${field}.`, known: ['name', 'strength', 'craft'] });
  return {
    name: text(form, fields.name, `${field}.name`),
    strength: whole(form, fields.strength ?? 0, { field: `${field}.strength`, ...BONUS }),
    craft: whole(form, fields.craft ?? 0, { field: `${field}.craft`, ...BONUS }),
  };
}

interface Means {
  readonly hands: number;
  readonly entrance: Options['entrance'];
}

type Carried = Readonly<Record<'objects' | 'animals', readonly unknown[]>>;

/** TD-2, TD-B8: nobody carries more than hands and animals allow; animals fit through no gaol. */
function checkHands(form: Form, { objects, animals }: Carried, { hands, entrance }: Means): void {
  const { seat } = form;
  if (entrance === 'gaol' && animals.length > 0) note(form, { type: 'animals-outside', seat }, 'TD-2');
  if (animals.length === 0 && objects.length > hands)
    note(form, { type: 'too-many-objects', seat, most: hands }, 'TD-B8');
}

/** TD-B9. */
function checkSpells(form: Form, { followers, craft, spells }: Newcomer): void {
  const most = spellPlaces(followers.reduce((sum, follower) => sum + follower.craft, craft));
  if (spells > most) note(form, { type: 'too-many-spells', seat: form.seat, most }, 'TD-B9');
}
