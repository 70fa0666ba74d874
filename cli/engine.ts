// A bot behind a line protocol, for arenas and for analysis: a line in, some lines out (docs/cli.md). What is not
// understood is answered by one line that begins with `error`, and changes nothing.
import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import type { Thought } from '../bots/bot.ts';
import { botsOf } from '../bots/index.ts';
import type { Position } from '../bots/coach.ts';
import { isGameId } from '../games/shelf.ts';
import { type Game, isRefusal, type Kind, type Seat } from '../kernel/game.ts';
import { isRecord } from '../kernel/plain.ts';
import { randomFrom } from '../kernel/random.ts';
import { isMisfit, verify } from '../kernel/transcript.ts';
import { complainAloud } from './answer.ts';
import { complain, type Complaint, isComplaint } from './complaint.ts';
import { readGame, readWhole } from './input.ts';
import { isJsonFlaw, readJson } from './json.ts';
import { whyNot } from './misfit.ts';
import { readBot } from './simulate.ts';
import { sentenceOf } from './words.ts';

export function addEngine(program: Command): void {
  program
    .command('engine')
    .description('answer positions by a line protocol on standard input and output')
    .argument('<game>', 'the id of a game')
    .action(run);
}

async function run(id: string): Promise<void> {
  const engine = openEngine(id);
  if (isComplaint(engine)) return complainAloud(engine.complaint);
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === 'quit') return;
    for (const answer of engine(line)) process.stdout.write(`${answer}\n`);
  }
}

/** Hears a line and answers with lines. */
export type LineEngine = (line: string) => readonly string[];

export function openEngine(id: string): LineEngine | Complaint {
  const game = readGame(id);
  if (isComplaint(game)) return game;
  if (!isGameId(game.id)) return complain(`${game.id} is not on the shelf.`);
  const desk = { game, bot: botsOf(game.id).at(-1)?.id ?? '', position: undefined };
  return line => hear(desk, line);
}

interface EngineDesk {
  readonly game: Game<Kind>;
  bot: string;
  position: Position<Kind> | undefined;
}

const COMMANDS: Readonly<Record<string, (desk: EngineDesk, rest: string) => readonly string[] | Complaint>> = {
  hello: ({ game, bot }) => [
    `game ${game.id} ${game.version}`,
    `bots ${botsOf(game.id)
      .map(({ id }) => id)
      .join(' ')}`,
    `bot ${bot}`,
    'ready',
  ],
  bot: chooseBot,
  position: takePosition,
  go: think,
};

function hear(desk: EngineDesk, line: string): readonly string[] {
  const [, name = '', rest = ''] = /^\s*(\S*)\s*(.*?)\s*$/s.exec(line) ?? [];
  if (name === '') return [];
  const answer = Object.hasOwn(COMMANDS, name)
    ? COMMANDS[name]?.(desk, rest)
    : complain(`'${name}' is not understood; what is: ${Object.keys(COMMANDS).join(', ')}, quit.`);
  if (!answer) return [];
  return isComplaint(answer) ? [`error ${answer.complaint}`] : answer;
}

function chooseBot(desk: EngineDesk, id: string): readonly string[] | Complaint {
  const bot = readBot(desk.game, id);
  if (isComplaint(bot)) return bot;
  desk.bot = bot.id;
  return [`bot ${bot.id}`];
}

function takePosition(desk: EngineDesk, rest: string): readonly string[] | Complaint {
  const [, form = '', text = ''] = /^(\S*)\s*(.*)$/s.exec(rest) ?? [];
  const json = readJson(text);
  if (isJsonFlaw(json)) return complain(`Column ${json.column} of the position is not JSON: ${json.flaw}.`);
  if (form !== 'transcript' && form !== 'view') return complain('A position is a transcript or a view.');
  const position = form === 'view' ? fromView(desk.game, json.value) : fromTranscript(desk.game, json.value);
  if (isComplaint(position)) return position;
  desk.position = position;
  return [`seat ${position.seat}`];
}

function fromTranscript(game: Game<Kind>, input: unknown): Position<Kind> | Complaint {
  if (!isRecord(input) || input['game'] !== game.id) return complain(`This is not a transcript of ${game.id}.`);
  const verified = verify(game, input);
  if (isMisfit(verified)) return complain(`The transcript does not fit. ${whyNot(game, verified)}`);
  const { rules, state, log } = verified.match;
  const seat = rules.active(state).find(each => each >= 0);
  if (seat === undefined) return complain('Nobody has to decide there.');
  return { rules, seat, view: rules.view(state, seat), log };
}

/** What a seat sees, with the seats and options of its match: all that a stranger's arena knows of a running one. */
function fromView(game: Game<Kind>, input: unknown): Position<Kind> | Complaint {
  if (!isRecord(input) || !isRecord(input['view']) || !isSeat(input['seat']))
    return complain('A view comes as {"seats", "options", "seat", "view"}.');
  const { seats, options: wanted, seat, view } = input;
  if (typeof seats !== 'number' || !(seats >= game.seats.min && seats <= game.seats.max))
    return complain(`${game.id} seats ${game.seats.min} to ${game.seats.max}.`);
  const options = game.readOptions(wanted, seats);
  if (isRefusal(options)) return complain(sentenceOf(game, options));
  const rules = game.rules({ version: game.version, seats, options });
  return { rules, seat, view, log: [] };
}

const isSeat = (input: unknown): input is Seat => Number.isInteger(input) && (input as number) >= 0;

const MOST_NODES = 1_000_000_000;

function think(desk: EngineDesk, rest: string): readonly string[] | Complaint {
  const { position } = desk;
  if (!position) return complain('There is no position to think about.');
  const nodes = /^nodes\s+(\S+)$/.exec(rest)?.[1];
  if (rest !== '' && nodes === undefined) return complain("After 'go' there may be 'nodes' and a number.");
  const most = nodes === undefined ? undefined : readWhole('nodes', nodes, { least: 1, most: MOST_NODES });
  if (isComplaint(most)) return most;
  return answerTo(desk, position, most);
}

/** A view that no match could have led to makes rules and bots stumble, which is no reason to end. */
function answerTo(
  desk: EngineDesk,
  position: Position<Kind>,
  nodes: number | undefined,
): readonly string[] | Complaint {
  try {
    return linesFor(thoughtOf(desk, position, nodes));
  } catch (error) {
    return complain(
      `This position cannot be thought about: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

function thoughtOf(
  { game, bot: id }: EngineDesk,
  { rules, seat, view }: Position<Kind>,
  nodes: number | undefined,
): Thought<Kind> {
  const bot = readBot(game, id);
  if (isComplaint(bot)) throw new Error(bot.complaint);
  const place = { rules, seat, random: randomFrom('engine'), ...(nodes === undefined ? {} : { nodes }) };
  if (bot.think) return bot.think(place, view);
  const action = bot.sit(place)(view);
  return { action, line: [action] };
}

const linesFor = ({ action, line, worth }: Thought<Kind>): readonly string[] => [
  ...(worth === undefined ? [] : [`value ${worth}`]),
  `line ${JSON.stringify(line)}`,
  `best ${JSON.stringify(action)}`,
];
