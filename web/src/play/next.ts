import type { Kind } from '../../../kernel/game.ts';
import type { Texts } from '../../../kernel/options.ts';
import type { GameId } from '../games.ts';
import type { GameModule } from '../games/module.ts';
import { unusualTexts } from '../parts/optionRows.ts';
import { go, pathOf } from '../router.ts';
import { openStore } from '../table/database.ts';
import { deal, newSeed, playOn, type Told } from '../table/matches.ts';
import { type NamedSitter, writeSitters } from '../table/sitters.ts';
import { packOptions } from '../workshop/ownText.ts';

/** A match that is over, or looked at: where others start from. */
export interface Ended {
  readonly game: GameId;
  readonly module: GameModule<Kind>;
  readonly told: Told<Kind>;
}

export const newDeal = (ended: Ended): Promise<void> => dealAgain(ended, newSeed());

export async function dealAgain({ game, module, told }: Ended, seed: string): Promise<void> {
  const { transcript, sitters } = told;
  const match = await deal(await openStore(), module.game, { options: transcript.options, sitters, seed });
  go(pathOf({ page: 'table', game, match }));
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
export async function dealLink({ game, module, told }: Ended, seed: string): Promise<string> {
  const { options: agreed, seats } = told.transcript;
  const texts = { ...unusualTexts(module.game, agreed, seats), ...seatsIn(told.sitters) };
  const packed = await packOptions(module.game, texts);
  return new URL(pathOf({ page: 'deal', game, seed, ...packed }), location.origin).href;
}

/** A link to one person's game need not say who plays. */
export const seatsIn = (sitters: readonly NamedSitter[]): Texts =>
  sitters.length === 1 ? {} : { seats: writeSitters(sitters) };
