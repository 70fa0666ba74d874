import { isRefusal, type Refusal } from '../../kernel/game.ts';
import { expectedOf, optionNamed, readGiven, refuseValue } from '../../kernel/options.ts';
import type { Options } from './action.ts';
import { isMapName } from './content.ts';
import type { Reason } from './events.ts';
import { manifest } from './manifest.ts';
import { work } from './work.ts';

/** Reads untrusted options; a dungeon of one's own has to keep the constraints of RULES.md. */
export function readOptions(input: unknown, seats: number): Options | Refusal<Reason> {
  const options = readGiven<Options>(manifest, input, seats);
  return isRefusal(options) ? options : (wrongCharacters(options) ?? wrongDungeon(options.dungeon) ?? options);
}

/** DP-F1: characters belong to the French rules. */
function wrongCharacters({ ruleset, characters }: Options): Refusal<Reason> | undefined {
  const isPlain = characters.every(name => name === 'turnkey');
  return ruleset === 'fr' || isPlain ? undefined : { refused: { type: 'no-characters' }, rule: 'DP-F1' };
}

function wrongDungeon(dungeon: string): Refusal<Reason> | undefined {
  if (isMapName(dungeon)) return undefined;
  const option = optionNamed(manifest, 'dungeon');
  if (!dungeon.includes('\n')) return refuseValue(option, expectedOf(option, manifest.seats.max));
  const sheet = work.read(dungeon);
  return isRefusal(sheet) ? sheet : work.flaws(sheet)[0];
}
