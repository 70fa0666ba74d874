// Before anything is measured: ours keep the laws of the kernel, and the three ways of writing a game play the same game.
import { deepStrictEqual } from 'node:assert/strict';
import type { Random } from '../../kernel/game.ts';
import { obeyLaws } from '../../kernel/laws.ts';
import { randomFrom } from '../../kernel/random.ts';
import { playoutsOf, rulesOf } from '../on-kernel.ts';
import { playByHand as raceByHand } from '../race/by-hand.ts';
import { race } from '../race/on-kernel.ts';
import { scoreOf, TURNS } from '../race/sheet.ts';
import { playByHand as ticTacToeByHand } from '../tic-tac-toe/by-hand.ts';
import { ticTacToe } from '../tic-tac-toe/on-kernel.ts';
import { matchesOf } from './boardgame-io.ts';
import { race as peerRace } from './race.ts';
import { ticTacToe as peerTicTacToe } from './tic-tac-toe.ts';

const MATCHES = 200;

const raceOnKernel = playoutsOf(race);
const ticTacToeOnKernel = playoutsOf(ticTacToe);

/** Hands out numbers that were drawn elsewhere, and insists that all of them are asked for within their range. */
function replay<T>(drawn: readonly number[], play: (random: Random) => T): T {
  let next = 0;
  const end = play(n => {
    const number = drawn[next++];
    if (number === undefined || number >= n) throw new Error(`draw ${next} asks for one of ${n}, not for ${number}`);
    return number;
  });
  deepStrictEqual(next, drawn.length);
  return end;
}

function checkLaws(): void {
  obeyLaws({ game: race, seats: 1, ruleIds: new Set(['RA-1', 'RA-2']) }, 'race');
  const subject = { game: ticTacToe, seats: 2, ruleIds: new Set(['TT-1', 'TT-2']) };
  for (let i = 0; i < 20; i++) obeyLaws(subject, `tic-tac-toe ${i}`);
}

function checkStreams(): void {
  for (let i = 0; i < MATCHES; i++) {
    const stream = (): Random => randomFrom(`agreement ${i}`);
    const { turn, crossed } = raceOnKernel(stream());
    deepStrictEqual([turn, crossed], [TURNS, raceByHand(stream())]);
    deepStrictEqual(ticTacToeOnKernel(stream()).marks, ticTacToeByHand(stream()));
  }
}

function checkRaceOfPeer(): void {
  const drawn: number[] = [];
  const play = matchesOf(peerRace, 1, ({ dice }, index) => drawn.push(...dice.map(die => die - 1), index));
  const random = randomFrom('race');
  for (let i = 0; i < MATCHES; i++) {
    drawn.length = 0;
    const { crossed } = play(random);
    const outcome = rulesOf(race).outcome(replay(drawn, raceOnKernel));
    deepStrictEqual(outcome?.scores, [scoreOf(crossed)]);
    deepStrictEqual(replay(drawn, raceByHand), crossed);
  }
}

function checkTicTacToeOfPeer(): void {
  const drawn: number[] = [];
  const play = matchesOf(peerTicTacToe, 2, (_, index) => drawn.push(index));
  const random = randomFrom('tic-tac-toe');
  for (let i = 0; i < MATCHES; i++) {
    drawn.length = 0;
    const { marks } = play(random);
    deepStrictEqual(replay(drawn, ticTacToeOnKernel).marks, marks);
    deepStrictEqual(replay(drawn, ticTacToeByHand), marks);
  }
}

checkLaws();
checkStreams();
checkRaceOfPeer();
checkTicTacToeOfPeer();
