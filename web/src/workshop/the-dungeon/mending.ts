import type { Flaw, OwnSet } from '../../../../games/the-dungeon/index.ts';
import { ABILITIES, CAST, countIn, PILE, SPELL_CRAFT, VALUES } from '../../../../games/the-dungeon/readers.ts';
import type { Mend } from '../editor.ts';
import {
  changed,
  type Chosen,
  chosenAt,
  drawingOf,
  roomOf,
  withCharacter,
  withDrawing,
  withMore,
  withNewCharacter,
  withOneLess,
  withoutCharacter,
  withWayOut,
} from './drawing.ts';

/** What one press does about a flaw: the set without it. */
export function mendOf(set: OwnSet, flaw: Flaw): Mend<OwnSet> | undefined {
  const chosen = chosenAt(set, flaw.line);
  const draft = chosen && MENDS[flaw.type](set, flaw, chosen);
  return draft && { type: 'draft', draft };
}

const MENDS: Readonly<Record<Flaw['type'], (set: OwnSet, flaw: Flaw, chosen: Chosen) => OwnSet | undefined>> = {
  'set-closed': (set, _, chosen) => redrawn(set, chosen, drawing => openedIn(drawing)),
  'set-guard-door': (set, _, chosen) => redrawn(set, chosen, drawing => withWayOut(drawing, roomOf(set, chosen))),
  'set-stray-door': (set, _, chosen) => redrawn(set, chosen, drawing => withWayOut(drawing, roomOf(set, chosen))),
  'set-no-dead-end': set => withMore(set, { room: 'storeroom', drawing: '--D-' }, 1),
  'set-few': (set, flaw) => lengthened(set, PILE.least - ('found' in flaw ? flaw.found : 0)),
  'set-many': shortened,
  'set-no-way-out': set => withMore(set, { room: 'hidden-passage', drawing: '--D-' }, 1),
  'set-no-way-on': (set, flaw) => lengthened(set, PILE.ways - ('found' in flaw ? flaw.found : 0)),
  'set-cast': recast,
  'set-together': (set, _, chosen) => balanced(set, chosen),
  'set-spell': (set, _, chosen) => studied(set, chosen),
  'set-ability-twice': (set, _, chosen) => retrained(set, chosen),
  'set-name-twice': (set, _, chosen) => renamed(set, chosen),
  'set-name-taken': (set, _, chosen) => renamed(set, chosen),
};

function redrawn(set: OwnSet, chosen: Chosen, redraw: (drawing: string) => string): OwnSet {
  return withDrawing(set, chosen, redraw(drawingOf(set, chosen) ?? ''));
}

/** TD-C2: a doorway in the first wall from the south on. */
function openedIn(drawing: string): string {
  const side = [2, 0, 1, 3].find(each => drawing.charAt(each) === '-') ?? 2;
  return drawing.slice(0, side) + 'O' + drawing.slice(side + 1);
}

const lengthened = (set: OwnSet, count: number): OwnSet => withMore(set, { room: 'corridor', drawing: 'O-O-' }, count);

/** TD-C13: of what there is most of, one after the other goes. */
function shortened(set: OwnSet): OwnSet {
  let tiles = [...set.tiles];
  while (countIn(tiles) > PILE.most) tiles = withOneLess(tiles);
  return changed(set, { tiles });
}

/** TD-C16: as few as there may be, or as many. */
function recast(set: OwnSet): OwnSet {
  let cast = changed(set, { characters: set.characters.slice(0, CAST.most) });
  while (cast.characters.length < CAST.least) cast = withNewCharacter(cast);
  return cast;
}

function balanced(set: OwnSet, chosen: Chosen): OwnSet | undefined {
  const character = chosen.type === 'character' ? set.characters[chosen.index] : undefined;
  if (chosen.type !== 'character' || !character) return undefined;
  const { least, most } = VALUES.together;
  const strength = Math.min(character.strength, most - VALUES.least);
  const craft = Math.min(Math.max(character.craft, least - strength), most - strength);
  return withCharacter(set, chosen.index, { strength, craft });
}

/** TD-B9: just enough Craft to hold a spell; Strength makes room for it. */
function studied(set: OwnSet, chosen: Chosen): OwnSet | undefined {
  const character = chosen.type === 'character' ? set.characters[chosen.index] : undefined;
  if (chosen.type !== 'character' || !character) return undefined;
  const strength = Math.min(character.strength, VALUES.together.most - SPELL_CRAFT);
  return withCharacter(set, chosen.index, { strength, craft: SPELL_CRAFT });
}

/** An ability that nobody has; where all are taken, whoever is one too many goes. */
function retrained(set: OwnSet, chosen: Chosen): OwnSet | undefined {
  if (chosen.type !== 'character') return undefined;
  const ability = ABILITIES.find(each => set.characters.every(other => other.ability !== each));
  return ability ? withCharacter(set, chosen.index, { ability }) : withoutCharacter(set, chosen.index);
}

const NUMERALS = ['II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

function renamed(set: OwnSet, chosen: Chosen): OwnSet | undefined {
  const character = chosen.type === 'character' ? set.characters[chosen.index] : undefined;
  if (chosen.type !== 'character' || !character) return undefined;
  const short = Array.from(character.name).slice(0, 34).join('').trim();
  const name = NUMERALS.map(numeral => `${short} ${numeral}`).find(each =>
    set.characters.every(other => other.name !== each),
  );
  return name === undefined ? undefined : withCharacter(set, chosen.index, { name });
}
