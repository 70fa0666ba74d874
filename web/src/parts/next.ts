import type { Kind } from '../../../kernel/game.ts';
import { isTypedIn } from '../../../kernel/match.ts';
import type { Texts } from '../../../kernel/options.ts';
import type { GameId } from '../games.ts';
import type { GameModule } from '../games/module.ts';
import { unusualTexts } from './optionRows.ts';
import { go, pathOf } from '../router.ts';
import { openStore } from '../table/database.ts';
import { deal, newSeed, playOn, type Told } from '../table/matches.ts';
import { type NamedSitter, writeSitters } from '../table/sitters.ts';
import type { Store } from '../table/store.ts';
import { packOptions } from '../table/ownText.ts';

/** A match that is over, or looked at: where others start from. */
export interface Ended {
  readonly game: GameId;
  readonly module: GameModule<Kind>;
  readonly told: Told<Kind>;
}

/** With real dice again, if it was played with them. */
export const newDeal = (ended: Ended): Promise<void> =>
  dealAgain(ended, isTypedIn(ended.told.transcript.seeds) ? null : newSeed());

export async function dealAgain(ended: Ended, seed: string | null): Promise<void> {
  go(pathOf({ page: 'table', game: ended.game, match: await dealtAgain(await openStore(), ended, seed) }));
}

/** The same table with the same agreements, the work it is played on among them. */
export function dealtAgain(store: Store, { module, told }: Ended, seed: string | null): Promise<string> {
  const { transcript, sitters } = told;
  return deal(store, module.game, { options: transcript.options, sitters, seed });
}

/** A match of one's own from the first `kept` entries on. */
export async function goOnFrom({ game, module, told }: Ended, kept: number): Promise<void> {
  const match = await playOn(await openStore(), module.game, told, kept);
  go(pathOf({ page: 'table', game, match }));
}

/** A match that begins where the first `kept` entries lead and never goes back behind them. */
export const startAgainFrom = ({ told, ...ended }: Ended, kept: number): Promise<void> =>
  goOnFrom({ ...ended, told: { ...told, fixed: kept } }, kept);

/** The link that deals the same to whoever follows it. */
export const dealLink = async (ended: Ended, seed: string): Promise<string> =>
  new URL(await dealPath(ended, seed), location.origin).href;

/** A work is part of it, in the hash. */
export async function dealPath({ game, module, told }: Ended, seed: string): Promise<string> {
  const { options: agreed, seats } = told.transcript;
  const texts = { ...unusualTexts(module.game, agreed, seats), ...seatsIn(told.sitters) };
  return pathOf({ page: 'deal', game, seed, ...(await packOptions(module.game, texts)) });
}

/** A link to one person's game need not say who plays. */
export const seatsIn = (sitters: readonly NamedSitter[]): Texts =>
  sitters.length === 1 ? {} : { seats: writeSitters(sitters) };
