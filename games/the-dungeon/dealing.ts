import { CHARACTERS, SPELL_COPIES, SPELLS } from './data.ts';
import type { Action, ActionOf } from './action.ts';
import { distinct, removeOne } from './belongings.ts';
import { craftOf } from './fighting.ts';
import { type Material, sheetOf, wareOf } from './material.ts';
import { become } from './setup.ts';
import { type Character, mover, NONE, type Phase, type Play, spellPlaces, type State } from './state.ts';
import { beginTurn } from './turns.ts';

/** What chance may do, each with its odds. */
export interface Draws {
  readonly actions: readonly Action[];
  readonly odds: readonly number[];
}

/** Characters are dealt, belongings lost, spells learnt; then the first turn begins. */
export function deal(play: Play): void {
  const { material, state, emit } = play;
  for (const seat of material.seats) {
    state.turn = seat;
    const phase = missing(material, state, seat);
    if (phase === undefined) continue;
    state.phase = phase;
    return;
  }
  state.turn = material.first;
  state.round = 1;
  beginTurn({ material, state, emit });
}

function missing(material: Material, state: State, seat: number): Phase | undefined {
  const character = mover(state);
  if (character.sheet === NONE) {
    const sheet = material.chosen[seat];
    if (sheet === undefined) return 'deal';
    become(character, sheetOf(material, sheet), material.fate);
  }
  const { mostObjects, spells } = sheetOf(material, character.sheet);
  if (character.objects.length > mostObjects) return 'fall';
  return character.spells.length < spells ? 'learn' : undefined;
}

/** Characters that nobody has: neither chosen for a seat nor dealt before. */
export function deals(material: Material, state: Readonly<State>): Draws {
  const isFree = (_: unknown, id: number): boolean =>
    !material.chosen.includes(id) && state.characters.every(({ sheet }) => sheet !== id);
  const free = CHARACTERS.filter(isFree);
  return { actions: free.map(({ name }) => ({ type: 'deal', character: name })), odds: free.map(() => 1) };
}

export function dealCharacter(play: Play, { character: name }: ActionOf<'deal'>): void {
  const { material, state, emit } = play;
  const sheet = material.sheets.findIndex(each => each.name === name);
  become(mover(state), sheetOf(material, sheet), material.fate);
  emit?.({ type: 'character-drawn', seat: state.turn, character: name });
  deal(play);
}

/** TD-2: chance decides, object by object, what stays with the animal. */
export function falls(material: Material, state: Readonly<State>): Draws {
  const { objects } = mover(state);
  const kinds = distinct(objects);
  return {
    actions: kinds.map(ware => ({ type: 'fall', object: wareOf(material, ware).name })),
    odds: kinds.map(ware => objects.filter(each => each === ware).length),
  };
}

export function fall(play: Play, { object }: ActionOf<'fall'>): void {
  const { material, state, emit } = play;
  const character = mover(state);
  const ware = material.wares.findIndex(({ name }) => name === object);
  removeOne(character.objects, ware);
  character.above.push(ware);
  emit?.({ type: 'object-left-above', seat: state.turn, object });
  deal(play);
}

/** By spell: the cards that are neither held nor used. */
export function spellsLeft({ characters, spent }: Readonly<Pick<State, 'characters' | 'spent'>>): number[] {
  const left = spent.map(used => SPELL_COPIES - used);
  for (const { spells } of characters) for (const spell of spells) left[spell] = (left[spell] ?? 0) - 1;
  return left;
}

const LEARN: readonly ActionOf<'learn'>[] = SPELLS.map(spell => ({ type: 'learn', spell }));

export function learns(state: Readonly<State>): Draws {
  const left = spellsLeft(state);
  return { actions: LEARN.filter((_, spell) => (left[spell] ?? 0) > 0), odds: left.filter(count => count > 0) };
}

/** TD-39: a spell is drawn; used cards are shuffled when the rest has run out. */
export function study(state: State, resume: Phase): void {
  if (spellsLeft(state).every(count => count === 0)) state.spent.fill(0);
  state.phase = 'learn';
  state.resume = resume;
}

export function learn(play: Play, { spell }: ActionOf<'learn'>): void {
  const { material, state, emit } = play;
  const character = mover(state);
  character.spells.push(SPELLS.indexOf(spell));
  character.spells.sort((a, b) => a - b);
  emit?.({ type: 'spell-learnt', seat: state.turn, spell });
  if (state.round === 0) deal(play);
  else checkSpells(play, character, material);
}

/** TD-B9, TD-Q30: surplus is discarded at once; where none can be kept there is nothing to choose. */
export function checkSpells(play: Play, character: Character, material: Material): void {
  const { state } = play;
  const places = spellPlaces(craftOf(material, character));
  if (character.spells.length <= places) state.phase = state.resume;
  else if (places > 0) state.phase = 'discard';
  else for (const action of discards(character)) discard(play, action);
}

export function discards({ spells }: Readonly<Character>): ActionOf<'discard'>[] {
  return distinct(spells).map(spell => ({ type: 'discard', spell: SPELLS[spell] as (typeof SPELLS)[number] }));
}

export function discard(play: Play, { spell }: ActionOf<'discard'>): void {
  const { material, state, emit } = play;
  const character = mover(state);
  spend(state, character, SPELLS.indexOf(spell));
  emit?.({ type: 'spell-discarded', seat: state.turn, spell });
  if (character.spells.length <= spellPlaces(craftOf(material, character))) state.phase = state.resume;
}

export function spend(state: State, character: Character, spell: number): void {
  removeOne(character.spells, spell);
  state.spent[spell] = (state.spent[spell] ?? 0) + 1;
}
