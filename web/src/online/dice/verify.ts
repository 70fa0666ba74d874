import type { Game, Kind } from '../../../../kernel/game.ts';
import { CHANCE } from '../../../../kernel/game.ts';
import type { Proof, SeedChange, Transcript } from '../../../../kernel/match.ts';
import { isMisfit, verify } from '../../../../kernel/transcript.ts';

/** What this browser knows of a match by itself: what it was shown before the first roll, and what it added. */
export interface Witnessed {
  readonly commitment: string;
  readonly entropy: string | undefined;
  /** How many entries were played before the match came to its server, which proves nothing of them. */
  readonly brought?: number | undefined;
}

/**
 * Whether every roll follows from a secret that was fixed before anybody added to it; else what does not fit. Who has added
 * nothing, or has forgotten it, cannot tell whether it was used.
 */
export type RollsVerdict =
  | { readonly type: 'honest'; readonly rolls: number; readonly unproved: number; readonly isOwnIn: boolean }
  | { readonly type: 'no-proof' | 'other-commitment' | 'broken-commitment' | 'own-missing' | 'other-seed' }
  | { readonly type: 'bad-roll'; readonly entry: number };

/** No match goes back past chance so often: each time has a seed of its own. */
const TIMES = 1000;

/** Written without the code that rolls: hashes come from the browser, the rules only say which rolls there are. */
export async function verdictOnRolls(
  game: Game<Kind>,
  transcript: Transcript<Kind>,
  { commitment, entropy, brought = 0 }: Witnessed,
): Promise<RollsVerdict> {
  const { proof, seeds, log } = transcript;
  if (!proof) return { type: 'no-proof' };
  if (proof.commitment !== commitment) return { type: 'other-commitment' };
  if ((await sha256(proof.secret)) !== commitment) return { type: 'broken-commitment' };
  if (entropy !== undefined && !proof.entropy.includes(entropy)) return { type: 'own-missing' };
  const proved = seedsBehind(brought, seeds);
  if (!(await areSeedsOf(proof, proved))) return { type: 'other-seed' };
  const verified = verify(game, transcript);
  if (isMisfit<Kind>(verified)) return { type: 'bad-roll', entry: (verified.entry ?? 0) + 1 };
  const first = proved[0]?.[0] ?? 0;
  const [unproved, rolls] = [log.slice(0, first), log.slice(first)].map(rollsIn) as [number, number];
  return { type: 'honest', rolls, unproved, isOwnIn: entropy !== undefined };
}

const rollsIn = (log: Transcript<Kind>['log']): number => log.filter(([seat]) => seat === CHANCE).length;

/** The seeds behind what was brought: nobody may pass off more than was said before the match. */
function seedsBehind(brought: number, seeds: readonly SeedChange[]): readonly SeedChange[] {
  const [first, second] = seeds;
  return first?.[1] === null && second && second[0] <= brought ? seeds.slice(1) : seeds;
}

/** The first seed is made of the secret and what everybody added; later ones, after a step back by consent, of the first. */
async function areSeedsOf({ secret, entropy }: Proof, seeds: readonly SeedChange[]): Promise<boolean> {
  const first = await hmac(secret, entropy.join('/'));
  let [count, next] = [0, first];
  for (const [, seed] of seeds) {
    while (seed !== next && count < TIMES) next = await hmac(first, `again/${++count}`);
    if (seed !== next) return false;
    next = await hmac(first, `again/${++count}`);
  }
  return true;
}

async function sha256(hex: string): Promise<string> {
  return hexOf(await crypto.subtle.digest('SHA-256', bytesOf(hex)));
}

async function hmac(hexKey: string, message: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(hexKey), algorithm, false, ['sign']);
  return hexOf(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(message)));
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16));

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('');
