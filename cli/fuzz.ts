import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { shelvedById } from '../games/index.ts';
import type { Shelved } from '../games/shelf.ts';
import { fuzz, type Fuzzed } from '../kernel/fuzz.ts';
import type { Game, Kind } from '../kernel/game.ts';
import { type CommandAnswer, deliver } from './answer.ts';
import { CHECKOUT } from './checkout.ts';
import { type Complaint, isComplaint } from './complaint.ts';
import { readGame, readSeconds } from './input.ts';

interface Flags {
  readonly seconds: string;
  readonly seed?: string;
  readonly json?: boolean;
}

const A_DAY = 86_400;
const RULE_ID = /\b[A-Z]+(?:-[A-Z]{1,2})?-[A-Z]?\d+\b/g;

export function addFuzz(program: Command): void {
  program
    .command('fuzz')
    .description('play random matches under all laws; keep the transcript of the first breach')
    .argument('<game>', 'the id of a game')
    .requiredOption('--seconds <number>', 'how long')
    .option('--seed <text>', 'the same text gives the same matches; by default a new one each time')
    .option('--json', 'for programs')
    .action((game: string, flags: Flags) => deliver(answerFor(game, flags), flags));
}

function answerFor(id: string, flags: Flags): CommandAnswer | Complaint {
  const game = readGame(id);
  if (isComplaint(game)) return game;
  const seconds = readSeconds('--seconds', flags.seconds, A_DAY);
  if (isComplaint(seconds)) return seconds;
  const seed = flags.seed ?? randomBytes(4).toString('hex');
  return tell(seed, game, fuzzFor(game, seed, seconds));
}

/** Every number of seats that the game allows gets its share of the time. */
function fuzzFor(game: Game<Kind>, seed: string, seconds: number): Fuzzed {
  const { words, permute } = shelvedById(game.id) as Shelved<Kind>;
  const subject = { game, ruleIds: ruleIdsOf(game), words: Object.values(words), ...(permute && { permute }) };
  const { min, max } = game.seats;
  const share = (1000 * seconds) / (max - min + 1);
  let all: Fuzzed = { matches: 0, entries: 0 };
  for (let seats = min; seats <= max && !all.breach; seats++) {
    const end = performance.now() + share;
    all = add(
      all,
      fuzz({ ...subject, seats }, `${seed}/${seats}`, () => performance.now() < end),
    );
  }
  return all;
}

function add(so: Fuzzed, more: Fuzzed): Fuzzed {
  return { ...more, matches: so.matches + more.matches, entries: so.entries + more.entries };
}

function ruleIdsOf({ id }: Game<Kind>): ReadonlySet<string> {
  return new Set(readFileSync(new URL(`games/${id}/RULES.md`, CHECKOUT), 'utf8').match(RULE_ID));
}

/** Keeps the transcript of a breach in `folder`, for `replay` and for a test. */
export function tell(seed: string, { id, version }: Game<Kind>, fuzzed: Fuzzed, folder = ''): CommandAnswer {
  const { matches, entries, breach } = fuzzed;
  const head = { game: id, version, seed, matches, entries };
  const counted = `${id} ${version}, seed '${seed}': ${matches} matches, ${entries} entries`;
  if (!breach) return { json: { ...head, breach: null }, words: `${counted}, no law broken.`, fits: true };
  const file = join(folder, `fuzz-${id}-${seed.replace(/[^\w-]/g, '_')}.json`);
  writeFileSync(file, `${JSON.stringify(breach.transcript)}\n`);
  const [why = ''] = breach.message.split('\n');
  return {
    json: { ...head, breach: { law: breach.law, why, file } },
    words: `${counted}, then a law was broken.\n${why}\nThe transcript is in ${file}.`,
    fits: false,
  };
}
