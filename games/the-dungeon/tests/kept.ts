import type { Emit } from '../../../kernel/game.ts';
import { replay } from '../../../kernel/transcript.ts';
import { sheetOf, theDungeon, type TheDungeon, unpack } from '../index.ts';

export { ABILITIES, ENEMIES, type Event, SPELLS, theDungeon, type TheDungeon, TILES } from '../index.ts';

/** A kept match, played again; answers the abilities of those who took part. */
export function replayed(text: string, emit: Emit<TheDungeon>): { readonly abilities: readonly string[] } {
  const { transcript } = JSON.parse(text);
  const { state } = replay(theDungeon, transcript, emit);
  const material = unpack(transcript.options, transcript.seats);
  return { abilities: state.characters.map(({ sheet }) => sheetOf(material, sheet).ability) };
}
