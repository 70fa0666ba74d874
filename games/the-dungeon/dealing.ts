import type { Seat } from '../../kernel/game.ts';
import { SPELL_COPIES, SPELLS } from './data.ts';
import type { ActionOf, Chances } from './action.ts';
import { distinct, removeOne } from './belongings.ts';
import { spellPlacesOf } from './fighting.ts';
import { type Content, sheetOf } from './content.ts';
import { isScrollAtStake } from './rivals.ts';
import { become } from './setup.ts';
import { type Character, characterOf, isInside, mover, NONE, type Phase, type Play, type State } from './state.ts';
import { beginTurn } from './turns.ts';

/** Characters are dealt, belongings lost, spells learnt; then the first turn begins. */
export function deal(play: Play): void {
  const { content, state, emit } = play;
  for (const seat of content.seats) {
    state.turn = seat;
    state.reader = seat;
    const phase = missing(content, state, seat);
    if (phase === undefined) continue;
    state.phase = phase;
    return;
  }
  state.turn = content.first;
  state.round = 1;
  beginTurn({ content, state, emit });
}

function missing(content: Content, state: State, seat: number): Phase | undefined {
  const character = mover(state);
  if (character.sheet === NONE) {
    const sheet = content.chosen[seat];
    if (sheet === undefined) return 'deal';
    become(character, sheetOf(content, sheet), content.fate);
  }
  const { mostObjects, spells } = sheetOf(content, character.sheet);
  if (isInside(character) && character.objects.length > mostObjects) return 'fall';
  return character.spells.length < spells ? 'learn' : undefined;
}

/** Characters that nobody has: neither chosen for a seat nor dealt before. */
export function deals(content: Content, state: Readonly<State>): Chances {
  const isFree = (_: unknown, id: number): boolean =>
    !content.chosen.includes(id) && state.characters.every(({ sheet }) => sheet !== id);
  const free = content.sheets.slice(0, content.dealt).filter(isFree);
  return { actions: free.map(({ name }) => ({ type: 'deal', character: name })), odds: free.map(() => 1) };
}

export function dealCharacter(play: Play, { character: name }: ActionOf<'deal'>): void {
  const { content, state, emit } = play;
  const sheet = content.sheets.findIndex(each => each.name === name);
  become(mover(state), sheetOf(content, sheet), content.fate);
  emit?.({ type: 'character-drawn', seat: state.turn, character: name });
  deal(play);
}

/** By spell: the cards that are neither held nor used. */
function spellsLeft({ characters, spent }: Readonly<Pick<State, 'characters' | 'spent'>>): number[] {
  const left = spent.map(used => SPELL_COPIES - used);
  for (const { spells } of characters) for (const spell of spells) left[spell] = (left[spell] ?? 0) - 1;
  return left;
}

const LEARN: readonly ActionOf<'learn'>[] = SPELLS.map(spell => ({ type: 'learn', spell }));

export function learns(state: Readonly<State>): Chances {
  const left = spellsLeft(state);
  return { actions: LEARN.filter((_, spell) => (left[spell] ?? 0) > 0), odds: left.filter(count => count > 0) };
}

/** TD-39: a spell is drawn; used cards are shuffled when the rest has run out. */
export function study(state: State, reader: Seat): void {
  if (spellsLeft(state).every(count => count === 0)) state.spent.fill(0);
  state.resume = state.phase;
  state.reader = reader;
  state.phase = 'learn';
}

export function learn(play: Play, { spell }: ActionOf<'learn'>): void {
  const { state, emit } = play;
  const { spells } = characterOf(state, state.reader);
  spells.push(SPELLS.indexOf(spell));
  spells.sort((a, b) => a - b);
  emit?.({ type: 'spell-learnt', seat: state.reader, spell });
  if (state.round === 0) deal(play);
  else discardSurplus(play);
}

/** TD-B9: somebody's Craft has become less; then the match goes on where it is. */
export function checkSpells(play: Play, seat: Seat): void {
  play.state.resume = play.state.phase;
  play.state.reader = seat;
  discardSurplus(play);
}

/** TD-B9, TD-Q30: surplus is discarded at once; where none can be kept there is nothing to choose. */
function discardSurplus(play: Play): void {
  const { content, state } = play;
  const reader = characterOf(state, state.reader);
  const places = spellPlacesOf(content, reader);
  if (reader.spells.length <= places) goOn(play);
  else if (places > 0) state.phase = 'discard';
  else for (const spell of reader.spells.slice()) discard(play, discardOf(spell));
}

/** Back to what was decided before. A scroll that was read makes a hand free (TD-Q27) and cannot be taken (TD-Q45). */
function goOn({ content, state }: Play): void {
  const { objects, sheet } = characterOf(state, state.reader);
  state.phase = state.resume;
  if (state.phase === 'leave' && objects.length <= sheetOf(content, sheet).mostObjects) state.phase = 'rest';
  if (state.phase === 'beaten' && !isScrollAtStake(content, state)) state.phase = 'spoils';
}

const discardOf = (spell: number): ActionOf<'discard'> => ({
  type: 'discard',
  spell: SPELLS[spell] as (typeof SPELLS)[number],
});

export function discards(_: Content, state: Readonly<State>): ActionOf<'discard'>[] {
  return distinct(characterOf(state, state.reader).spells).map(discardOf);
}

export function discard(play: Play, { spell }: ActionOf<'discard'>): void {
  const { content, state, emit } = play;
  const reader = characterOf(state, state.reader);
  spend(state, reader, SPELLS.indexOf(spell));
  emit?.({ type: 'spell-discarded', seat: state.reader, spell });
  if (reader.spells.length <= spellPlacesOf(content, reader)) goOn(play);
}

export function spend(state: State, character: Character, spell: number): void {
  removeOne(character.spells, spell);
  state.spent[spell] = (state.spent[spell] ?? 0) + 1;
}
