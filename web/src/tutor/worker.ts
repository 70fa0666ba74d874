import { expose } from 'comlink';
import { loadMinds } from '../../../bots/load.ts';
import { rulesOf } from '../../../bots/turn.ts';
import { type Better, type Known, Weighing } from '../../../bots/tutor.ts';
import type { Valuation } from '../../../bots/valuation.ts';
import { loadGame } from '../../../games/load.ts';
import { isGameId } from '../../../games/shelf.ts';
import type { Kind, Rules, Start } from '../../../kernel/game.ts';
import { canonical } from '../../../kernel/plain.ts';
import { later } from '../stage/clock.ts';
import type { Doubted } from './tutor.ts';

/** What the match is played by: all of it that does not change. */
export interface TutoredMatch {
  readonly game: string;
  readonly start: Start<Kind>;
}

interface Judging {
  readonly rules: Rules<Kind>;
  /** Nothing where nobody can judge what the match is played with. */
  readonly valuation: Valuation<Kind> | undefined;
}

let judging: { readonly tutored: string; readonly found: Promise<Judging> } | undefined;
let weighed: { readonly position: string; readonly weighing: Weighing<Kind> | undefined } | undefined;

function judgingOf(tutored: TutoredMatch): Promise<Judging> {
  const name = canonical(tutored);
  if (judging?.tutored !== name) judging = { tutored: name, found: learn(tutored) };
  return judging.found;
}

async function learn({ game: id, start }: TutoredMatch): Promise<Judging> {
  if (!isGameId(id)) throw new Error(`no game ${id}`);
  const [minds, { game }] = await Promise.all([loadMinds(id), loadGame(id)]);
  const rules = rulesOf(game, start);
  return { rules, valuation: minds.valuation?.(rules) ?? minds.aiming?.(rules)?.valuation };
}

const canJudge = async (tutored: TutoredMatch): Promise<boolean> => (await judgingOf(tutored)).valuation !== undefined;

/** The position that was asked about last is kept: what was weighed of it is known. */
async function weighingOf(tutored: TutoredMatch, known: Known<Kind>): Promise<Weighing<Kind> | undefined> {
  const { rules, valuation } = await judgingOf(tutored);
  const position = canonical([tutored, known]);
  if (weighed?.position !== position)
    weighed = { position, weighing: valuation && new Weighing(rules, valuation, known) };
  return weighed.weighing;
}

/** One action after the other, as long as nobody asks about another position. */
async function consider(tutored: TutoredMatch, known: Known<Kind>): Promise<Weighing<Kind> | undefined> {
  const weighing = await weighingOf(tutored, known);
  for (const action of weighing?.candidates ?? []) {
    if (weighed?.weighing !== weighing) return undefined;
    weighing?.worthOf(action);
    await heard();
  }
  return weighing;
}

/** Lets in what the page has sent meanwhile. */
const heard = (): Promise<void> => new Promise(resolve => void later(0, resolve));

async function judge(tutored: TutoredMatch, known: Known<Kind>, input: unknown): Promise<Doubted<Kind> | undefined> {
  const weighing = await consider(tutored, known);
  const action = weighing?.read(input);
  const warning = action && weighing?.warningOf(action);
  return warning && { action, warning };
}

async function betterThan(
  tutored: TutoredMatch,
  known: Known<Kind>,
  input: unknown,
): Promise<Better<Kind> | undefined> {
  const weighing = await consider(tutored, known);
  const action = weighing?.read(input);
  return action && weighing?.betterThan(action);
}

const asked = {
  canJudge,
  consider: async (tutored: TutoredMatch, known: Known<Kind>): Promise<void> => void (await consider(tutored, known)),
  judge,
  betterThan,
};

export type TutorWorker = typeof asked;

expose(asked);
