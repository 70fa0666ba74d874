import { createInterface } from 'node:readline/promises';
import { gameById } from '../games/index.ts';
import { check, type Checked, type Damaged, mend } from '../server/matches/check.ts';
import type { Storage } from '../server/storage/storage.ts';
import type { CommandAnswer } from './answer.ts';
import { complain, type Complaint } from './complaint.ts';
import { tableOf } from './table.ts';

/** Walks the chains of all matches, or of one, and tells which do not add up. */
export async function checkChains(storage: Storage, match: string | undefined): Promise<CommandAnswer | Complaint> {
  const checked = await check({ storage, shelf: gameById }, match);
  if (match !== undefined && checked.matches === 0) return complain(`There is no match ${match}.`);
  return { json: checked, words: wordsFor(checked), fits: checked.damaged.length === 0 };
}

function wordsFor({ matches, steps, damaged }: Checked): string {
  const sum = `Matches: ${matches}, steps: ${steps}, damaged: ${damaged.length}.`;
  if (damaged.length === 0) return sum;
  const rows = damaged.map(({ match, step, steps: stored, why }) => [match, String(step ?? '-'), String(stored), why]);
  return `${sum}\n${tableOf([['match', 'step', 'of', 'what does not add up'], ...rows])}`;
}

/** Whether somebody agrees to a loss; undefined when nobody can be asked. */
type Agree = (loss: string) => Promise<boolean | undefined>;

/** Cuts damaged matches back to their last whole step, each once somebody has agreed to what is lost by it. */
export async function mendChains(
  storage: Storage,
  match: string | undefined,
  { yes = false }: { readonly yes?: boolean },
): Promise<CommandAnswer | Complaint> {
  const { matches, damaged } = await check({ storage, shelf: gameById }, match);
  if (match !== undefined && matches === 0) return complain(`There is no match ${match}.`);
  const agree = yes ? agreeAtOnce : agreeAtTerminal;
  const mended: string[] = [];
  for (const each of damaged.filter(({ step }) => step !== null)) {
    const agreed = await agree(lossOf(each));
    if (agreed === undefined) return complain('Nobody is there to be asked; --yes agrees to all of it.');
    if (!agreed) continue;
    await mend({ storage, shelf: gameById }, each);
    mended.push(each.match);
  }
  const left = damaged.map(each => each.match).filter(id => !mended.includes(id));
  return { json: { mended, left }, words: `Mended: ${mended.length}, left: ${left.length}.`, fits: left.length === 0 };
}

function lossOf({ match, steps, step, why }: Damaged): string {
  const lost = steps - (step ?? steps);
  return `${match}: step ${step} does not add up. ${why} Cut back to the step before it, ${lost} of ${steps} steps are lost.`;
}

const agreeAtOnce: Agree = async loss => {
  process.stderr.write(`${loss}\n`);
  return true;
};

const agreeAtTerminal: Agree = async loss => {
  process.stderr.write(`${loss}\n`);
  if (!process.stdin.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question('Cut it back? (y/n) ');
  terminal.close();
  return /^y(?:es)?$/i.test(answer.trim());
};
