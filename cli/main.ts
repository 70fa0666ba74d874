import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { complainAloud } from './answer.ts';
import { addAdmin } from './admin.ts';
import { addArena } from './arena.ts';
import { addCheck } from './check.ts';
import { addCoach } from './coach.ts';
import { CHECKOUT } from './checkout.ts';
import { addDaily } from './daily.ts';
import { addEngine } from './engine.ts';
import { addFuzz } from './fuzz.ts';
import { addGames } from './games.ts';
import { addLoad } from './load.ts';
import { addMaximum } from './maximum.ts';
import { addPerft } from './perft.ts';
import { addPrint } from './print.ts';
import { addReplay } from './replay.ts';
import { addServe } from './serve.ts';
import { addSimulate } from './simulate.ts';
import { addSolve } from './solve.ts';
import { addBackup, addRestore } from './storage.ts';
import { addTorture } from './torture.ts';

const COMMANDS = [
  addServe,
  addGames,
  addSimulate,
  addArena,
  addDaily,
  addReplay,
  addCheck,
  addPerft,
  addMaximum,
  addSolve,
  addEngine,
  addCoach,
  addFuzz,
  addPrint,
  addBackup,
  addRestore,
  addAdmin,
  addTorture,
  addLoad,
  addHelp,
];

function createProgram(): Command {
  const { version } = JSON.parse(readFileSync(new URL('package.json', CHECKOUT), 'utf8')) as { version: string };
  const program = new Command('oubliette')
    .description('Dungeon games of paper, pencil, cards and dice.')
    .version(version)
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({ outputError: text => complainAloud(sentenceFrom(text)) })
    .configureHelp({ showGlobalOptions: false })
    .addHelpText('after', '\nExit codes: 0 all is well, 1 something does not fit, 2 bad input. More in docs/cli.md.');
  for (const add of COMMANDS) add(program);
  return program;
}

/** Commander's own help answers an unknown command with a page of it. */
function addHelp(program: Command): void {
  program
    .helpCommand(false)
    .command('help')
    .description('tell how a command is used')
    .argument('[command]')
    .action((name?: string) => {
      const command = name === undefined ? program : program.commands.find(known => known.name() === name);
      if (command) command.outputHelp();
      else complainAloud(`Unknown command '${name}'; see oubliette --help.`);
    });
}

/** Commander's "error: unknown option '--x'" as a sentence. */
function sentenceFrom(text: string): string {
  const plain = text
    .trim()
    .replace(/^error: /, '')
    .replace('. E', ', e')
    .replace(/\.$/, '');
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}; see oubliette --help.`;
}

/** A reader that has seen enough (`| head`) closes the pipe; that is no fault of ours. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}

process.stdout.on('error', endWithReader);
const words = process.argv.slice(2);
try {
  await createProgram().parseAsync(words.length > 0 ? words : ['--help'], { from: 'user' });
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? 0 : 2;
}
