// Matches as a database holds them: those of a version of the session that was released are kept as files and never
// written again, so that later code is tried on what earlier code has stored.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { digest, stateHash } from '../../kernel/chance.ts';
import { transcriptOf } from '../../kernel/match.ts';
import { canonical } from '../../kernel/plain.ts';
import { choose, randomFrom } from '../../kernel/random.ts';
import type { Creation, Place as Chosen } from '../../wire/http.ts';
import { isLateIn } from '../matches/clock.ts';
import { type Fold, phaseOf } from '../matches/fold.ts';
import type { Room } from '../matches/room.ts';
import { openEngine } from '../storage/open.ts';
import type { MatchRow, StepRow } from '../storage/schema.ts';
import { arrangeAll } from './arranging.ts';
import { formsIn } from './forms.ts';
import { type Listener, openPlace, TERMS, until } from './place.ts';
import { act, seatPeople, type Sitting, wish } from './sitting.ts';
import { SetTime } from './time.ts';
import { varyAll } from './varying.ts';

/** A match with all columns of its rows, and what they added up to when it was kept. */
export interface Frozen {
  readonly match: MatchRow;
  readonly steps: readonly StepRow[];
  readonly end: End;
}

/** A match as far as stored rows decide it. */
export interface End {
  readonly phase: string;
  /** Null where the match never began. */
  readonly state: string | null;
  readonly transcript: string | null;
  readonly decisions: readonly number[];
  readonly waiting: readonly number[];
  readonly forfeited: readonly (readonly [number, string])[];
  readonly rewinds: number;
}

export function endOf(fold: Fold): End {
  const { match, decisions, waiting, forfeited, rewinds } = fold;
  return {
    phase: phaseOf(fold),
    state: match ? stateHash(match.state) : null,
    transcript: match ? digest(canonical(transcriptOf(match))) : null,
    decisions,
    waiting,
    forfeited: [...forfeited],
    rewinds,
  };
}

const folderOf = (version: number): URL => new URL(`rows-${version}/`, import.meta.url);

/** `libsql.json`, and `libsql-2.json` for what has been added since under the same version. */
const fileOf = (version: number, database: string, number: number): URL =>
  new URL(number === 1 ? `${database}.json` : `${database}-${number}.json`, folderOf(version));

const isOf = (database: string, file: string): boolean => file.replace(/(-\d+)?\.json$/, '') === database;

function filesOf(version: number, database: string): readonly string[] {
  const folder = folderOf(version);
  return existsSync(folder) ? readdirSync(folder).filter(file => isOf(database, file)) : [];
}

export const readFrozen = (version: number, database: string): readonly Frozen[] =>
  filesOf(version, database).flatMap(
    file => JSON.parse(readFileSync(new URL(file, folderOf(version)), 'utf8')) as Frozen[],
  );

/** Keeps for good, in a file of their own, the matches that have a form of rows which none has that was kept before. */
export function freeze(version: number, database: string, matches: readonly Frozen[]): void {
  const known = new Set(formsIn(readFrozen(version, database)));
  const added = matches.filter(match => formsIn([match]).some(form => !known.has(form)));
  if (added.length === 0) throw new Error(`all rows of version ${version} are frozen already`);
  mkdirSync(folderOf(version), { recursive: true });
  const file = fileOf(version, database, filesOf(version, database).length + 1);
  writeFileSync(file, `${JSON.stringify(added, null, 1)}\n`);
}

type Environment = Readonly<Record<string, string>>;

const CLOCK_MS = 60_000;
const BOT: Chosen = { type: 'bot', bot: 'easy' };
const TWO: readonly Chosen[] = [{ type: 'me' }, { type: 'open' }];

/** Who sits at which game. */
const TABLES: readonly (Pick<Creation, 'game' | 'places'> & { readonly names: readonly string[] })[] = [
  { game: 'donjonz', places: [{ type: 'me' }], names: ['Ada'] },
  { game: 'dice-and-danger', places: [...TWO, BOT], names: ['Ada', 'Bob'] },
  { game: 'dungeon-pen', places: [...TWO], names: ['Ada', 'Bob'] },
  { game: 'the-dungeon', places: [...TWO, BOT], names: ['Ada', 'Bob'] },
];

/** Plays a match of every game on a database, and at tables where all else happens; answers them as they are stored there. */
export async function playedOn(env: Environment): Promise<readonly Frozen[]> {
  const time = new SetTime();
  const place = await openPlace({ env, time });
  const sittings: Sitting[] = [];
  for (const table of TABLES) {
    const clock = { type: 'turn', milliseconds: CLOCK_MS } as const;
    const sitting = await seatPeople(place, table.names, { ...table, terms: { ...TERMS, clock } });
    await new Evening(sitting, time).play();
    sittings.push(sitting);
  }
  await place.close();
  const folds = [
    ...sittings.map(({ room }) => room.fold),
    ...(await arrangeAll(env, time)),
    ...(await varyAll(env, time)),
  ];
  return exported(env, new Map(folds.map(fold => [fold.head.id, endOf(fold)])));
}

async function exported(env: Environment, ends: ReadonlyMap<string, End>): Promise<readonly Frozen[]> {
  const engine = await openEngine(env, 'visit');
  if ('unopened' in engine) throw new Error(engine.unopened);
  const { database } = engine;
  const matches = await database.selectFrom('match').selectAll().orderBy('id').execute();
  const steps = await database.selectFrom('step').selectAll().orderBy('match').orderBy('seq').execute();
  await engine.close();
  return matches.map(match => {
    const end = ends.get(match.id);
    if (!end) throw new Error(`${match.id} was not played here`);
    return { match, steps: steps.filter(step => step.match === match.id), end };
  });
}

const TURNS = 2;

/** Everything that can happen to the steps of a match: taken back, played again, rewound, minded, late, given up. */
class Evening {
  readonly #room: Room;
  readonly #listeners: readonly Listener[];
  readonly #time: SetTime;
  readonly #random = randomFrom('evening');

  constructor({ room, listeners }: Sitting, time: SetTime) {
    this.#room = room;
    this.#listeners = listeners;
    this.#time = time;
  }

  async play(): Promise<void> {
    for (const happen of [this.#takeBackAndAgain, this.#goBack, this.#letBotPlay, this.#letTimePass, this.#resign]) {
      for (let turn = 0; turn < TURNS; turn++) await this.#act();
      await happen();
    }
    await this.#room.settled();
  }

  get #hasEnded(): boolean {
    return phaseOf(this.#room.fold) === 'ended';
  }

  get #entries(): number {
    return this.#room.fold.match?.log.length ?? 0;
  }

  /** Waits for what bots and clocks bring about; the match may end meanwhile. */
  #until(isSo: () => boolean): Promise<void> {
    return until(() => isSo() || this.#hasEnded);
  }

  /** Somebody whose own decision the match waits for; bots decide by themselves meanwhile. */
  async #waitedFor(): Promise<Listener | undefined> {
    const isAsked = ({ seat }: Listener): boolean => this.#room.fold.waiting.includes(seat);
    await this.#until(() => this.#listeners.some(isAsked));
    return this.#listeners.find(isAsked);
  }

  async #act(): Promise<Listener | undefined> {
    const guest = await this.#waitedFor();
    if (guest) await this.#actAs(guest);
    return guest;
  }

  #actAs(guest: Listener): Promise<void> {
    const { rules, state } = this.#room.fold.match ?? {};
    return act(this.#room, guest, choose(rules?.actions(state ?? {}, guest.seat) ?? [], this.#random));
  }

  readonly #takeBackAndAgain = async (): Promise<void> => {
    let guest = await this.#act();
    while (guest && !guest.now.canUndo) guest = await this.#act();
    if (!guest) return;
    await wish(this.#room, guest, { type: 'undo' });
    await wish(this.#room, guest, { type: 'redo' });
  };

  /** Alone nobody else has to allow it. */
  readonly #goBack = async (): Promise<void> => {
    const guest = await this.#act();
    if (!guest) return;
    await wish(this.#room, guest, { type: 'ask', back: 2 });
    const asked = this.#room.fold.asked?.asked;
    for (const other of this.#listeners) if (other !== guest) await wish(this.#room, other, { type: 'allow', asked });
  };

  readonly #letBotPlay = async (): Promise<void> => {
    const guest = await this.#waitedFor();
    if (!guest) return;
    const before = this.#entries;
    await wish(this.#room, guest, { type: 'hand', bot: 'easy' });
    await this.#until(() => this.#entries > before);
    await wish(this.#room, guest, { type: 'return' });
  };

  /** Until a turn begins for which everybody has time again. */
  readonly #letTimePass = async (): Promise<void> => {
    await this.#waitedFor();
    this.#time.pass(CLOCK_MS + 1);
    this.#room.runDue();
    await this.#until(() => this.#room.fold.late.size > 0);
    while (this.#isAnybodyLate) {
      await this.#until(() => !this.#isAnybodyLate || this.#beside !== undefined);
      if (this.#beside) await this.#actAs(this.#beside);
    }
  };

  get #isAnybodyLate(): boolean {
    return !this.#hasEnded && this.#listeners.some(({ seat }) => isLateIn(this.#room.fold, seat));
  }

  /** Who is asked for something in the turn of somebody who is late: they have time, and nobody acts for them. */
  get #beside(): Listener | undefined {
    const { fold } = this.#room;
    return this.#listeners.find(({ seat }) => fold.waiting.includes(seat) && !isLateIn(fold, seat));
  }

  readonly #resign = async (): Promise<void> => {
    const guest = this.#listeners.at(-1);
    if (guest) await wish(this.#room, guest, { type: 'resign' });
  };
}
