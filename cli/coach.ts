import type { Command } from 'commander';
import {
  type Analysis,
  type Confirmed,
  type WithMargin,
  type Mistake,
  type SeatAnalysis,
  SURE,
  type Usual,
} from '../bots/analysis.ts';
import { type Coached, coached } from '../bots/coaching.ts';
import { type Aimed, costliest, type EyeAndHand } from '../bots/eye-and-hand.ts';
import { loadMinds } from '../bots/load.ts';
import { isGameId } from '../games/shelf.ts';
import type { Game, Kind } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import { isMisfit, verify } from '../kernel/transcript.ts';
import { say } from '../kernel/words.ts';
import { type CommandAnswer, deliver } from './answer.ts';
import { complain, type Complaint, isComplaint } from './complaint.ts';
import { whyNot } from './misfit.ts';
import { progressOn } from './progress.ts';
import { gameOf, readTranscript } from './replay.ts';
import { tableOf } from './table.ts';
import { wordsOf } from './words.ts';

export function addCoach(program: Command): void {
  program
    .command('coach')
    .description('tell luck from skill in a match that has ended, and what its costliest decisions were')
    .argument('<file>', 'a transcript in JSON')
    .option('--json', 'for programs')
    .action(async (file: string, flags: { json?: boolean }) => deliver(await coachFile(file), flags));
}

async function coachFile(path: string): Promise<CommandAnswer | Complaint> {
  const read = readTranscript(path);
  if (isComplaint(read)) return read;
  const progress = progressOn(process.stderr, 100);
  return coachTranscript(read.value, share => progress(Math.floor(100 * share)));
}

export async function coachTranscript(
  input: unknown,
  heard: (share: number) => void = () => undefined,
): Promise<CommandAnswer | Complaint> {
  const game = gameOf(input);
  if (!game || !isGameId(game.id)) return complain('This is not a transcript of a game that is known here.');
  const verified = verify(game, input);
  if (isMisfit(verified)) return complain(`The transcript does not fit. ${whyNot(game, verified)}`);
  if (!verified.outcome) return complain('This match has not ended: only what is over can be judged.');
  const minds = await loadMinds(game.id);
  if (!minds.valuation && !minds.aiming)
    return complain(`Nobody here can judge ${game.id}: what its positions are worth is not known.`);
  const found = coached(minds, verified.match, heard);
  return found
    ? answerWith(game, verified.match, found)
    : complain('What this match was played with has not been learnt: nobody here can judge it.');
}

function answerWith(game: Game<Kind>, match: Match<Kind>, { analysis, eyeAndHand }: Coached): CommandAnswer {
  return {
    json: { game: game.id, ...analysis, ...(eyeAndHand && { eyeAndHand }) },
    words: [
      `${game.id} ${match.start.version}, ${match.log.length} entries${analysis ? valuedBy(analysis) : ''}`,
      ...(analysis ? accountInWords(game, analysis) : []),
      ...(eyeAndHand ? aimsInWords(game, eyeAndHand) : []),
    ].join('\n\n'),
    fits: true,
  };
}

const valuedBy = ({ unit, version }: Analysis<Kind>): string => `, valued in ${UNITS[unit]} by valuation ${version}`;

function accountInWords(game: Game<Kind>, analysis: Analysis<Kind>): readonly string[] {
  const { unit, seats, caveat } = analysis;
  const inUnit = inWordsOf(unit);
  const mistakes = seats.flatMap(seat => seat.mistakes).toSorted((a, b) => b.cost - a.cost);
  return [
    ...(caveat ? [caveatInWords(caveat, inUnit)] : []),
    tableOf([HEADING, ...seats.map((seat, i) => rowOf(seat, i, inUnit))]),
    ...mistakes.map(mistake => mistakeInWords(game, mistake, inUnit)),
    toldApartInWords(analysis, inUnit),
    ...(seats.some(({ playedOn }) => playedOn > 0) ? [BY_DUELS] : []),
    'Result − start = luck − errors + gifts + drift. Luck is nothing on average, however well our bot judges; errors are measured by our bot.',
  ];
}

const BY_DUELS =
  'What was lost a choice, and the grade, are by matches played on to their end from the decisions that stood out, not by what our bot thinks of positions.';

/** Eye: what the aims cost; hand: what their spread was worth. */
function aimsInWords(game: Game<Kind>, { version, isFamiliar, seats, aims }: EyeAndHand<Kind>): readonly string[] {
  const shown = seats.flatMap((_, seat) => costliest(aims, seat).slice(0, SHOWN));
  return [
    `Eye and hand in ${UNITS.chance} to win, by version ${version} of our bot’s judgement`,
    tableOf([
      ['seat', 'eye', 'hand', 'aims', 'told from the best', 'grade'],
      ...seats.map(({ eye, hand, aims: count, told, grade }, i) => [
        `Player ${i + 1}`,
        figureIn(inWordsOf('chance'), eye),
        figureIn(inWordsOf('chance'), hand),
        String(count),
        String(told),
        grade ?? 'too close to call',
      ]),
    ]),
    ...shown.map(aimed => aimInWords(game, aimed)),
    'Best + eye + hand = where it went. The luck of the hand is nothing on average, however well our bot judges; what an aim cost is measured by our bot, and what it cannot tell from the best counts as nothing. No curve and no claim about the result: over a whole match our bot corrects itself by more than luck is worth.',
    ...(isFamiliar ? [] : ['Our bot has not learnt this sheet or these rules: its figures are rougher than they say.']),
  ];
}

function aimInWords(game: Game<Kind>, aimed: Aimed<Kind>): string {
  const { entry, by, action, better, best, eye, hand, went, isTold } = aimed;
  const { actions } = wordsOf(game);
  const inUnit = inWordsOf('chance');
  const told = isTold ? '' : ', too close to call';
  return [
    `Entry ${entry + 1}, Player ${by + 1}: eye ${figureIn(inUnit, eye)}${told}, hand ${figureIn(inUnit, hand)}`,
    `  aimed: ${say(actions, action)} (${inUnit(aimed.aimed)}), went where it is worth ${inUnit(went)}`,
    `  best: ${say(actions, better)} (${inUnit(best)})`,
  ].join('\n');
}
/** Aims of a seat, the costliest first. */
const SHOWN = 3;

const UNITS = { points: 'points', chance: 'chances in a hundred' } as const;
const HEADING = ['seat', 'start', 'result', 'luck', 'errors', 'gifts', 'drift', 'choices', 'lost a choice', 'grade'];

type InUnit = (amount: number) => string;
const inWordsOf =
  (unit: Analysis<Kind>['unit']): InUnit =>
  amount =>
    (unit === 'chance' ? 100 * amount : amount).toFixed(1);

const figureIn = (inUnit: InUnit, { value, margin }: WithMargin): string => `${inUnit(value)} ± ${inUnit(margin)}`;

const caveatInWords = ({ drift, luck }: Usual, inUnit: InUnit): string =>
  `Take this with care: in a match like this one our bot usually has to correct itself by ${inUnit(drift)}, no less than luck brings or takes (${inUnit(luck)}).`;

const toldApartInWords = ({ toldApart, mistakeFrom }: Analysis<Kind>, inUnit: InUnit): string =>
  `By itself our bot tells apart only what costs more than ${inUnit(toldApart)}; a mistake is called one from ${inUnit(mistakeFrom)} on, where playing on confirms it.`;

function rowOf(seat: SeatAnalysis<Kind>, index: number, inUnit: InUnit): readonly string[] {
  const figure = (each: WithMargin): string => figureIn(inUnit, each);
  const { start, result, luck, errors, gifts, drift, perChoice, choices, grade } = seat;
  return [
    `Player ${index + 1}`,
    inUnit(start),
    inUnit(result),
    figure(luck),
    figure(errors),
    figure(gifts),
    figure(drift),
    String(choices),
    figure(perChoice),
    grade ?? (choices > 0 ? 'one of several' : 'no choice'),
  ];
}

function mistakeInWords(game: Game<Kind>, mistake: Mistake<Kind>, inUnit: InUnit): string {
  const { entry, by, played, better, cost, margin, causes, blame, confirmed } = mistake;
  const { actions } = wordsOf(game);
  const why = causes.map(({ name, amount }) => `${name} ${inUnit(amount)}`).join(', ');
  return [
    `Entry ${entry + 1}, Player ${by + 1}: ${blame}, ${inUnit(cost)} ± ${inUnit(margin)} lost (${confirmation(confirmed, inUnit)})`,
    `  played: ${say(actions, played)}`,
    `  better: ${say(actions, better)}${why && ` (${why})`}`,
  ].join('\n');
}

function confirmation({ cost, error, matches, isJudged }: Confirmed, inUnit: InUnit): string {
  if (matches === 0) return 'nothing is left to judgement';
  const how = isJudged ? 'for a while and then judged' : 'to the end';
  return `played on ${how}, ${matches} matches: ${inUnit(cost)} ± ${inUnit(SURE * error)}`;
}
