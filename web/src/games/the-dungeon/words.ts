import type { PrintedKey } from '../../../../art/the-dungeon/index.ts';
import type {
  Ability,
  Enemy,
  Follower,
  Peril,
  Phase,
  Result,
  Room,
  Seen,
  Side,
  SideState,
  Spell,
  Test,
  TheDungeonWords,
  Ware,
} from '../../../../games/the-dungeon/index.ts';
import type { Percents } from './chances.ts';
import type { Thrown } from './thrown.ts';

type Params = Readonly<Record<string, string | number>>;

/** What is printed on tiles, pile and cards. */
type Printed = Readonly<Record<PrintedKey, (params: Params) => string>>;

/** What is printed in the words of the game itself. */
export const printedIn = (game: TheDungeonWords): Omit<Printed, 'left'> => ({
  room: ({ room }) => game.rooms[room as Room],
  thing: ({ name }) => game.thing(String(name)),
  ability: ({ ability }) => game.abilities[ability as Ability],
  spell: ({ spell }) => game.spells[spell as Spell],
});

/** What dice may decide. */
export type OddsKind = 'fight' | 'guard' | 'rival' | 'lock' | 'save' | 'movement' | 'gold' | Test;

interface OddsWords {
  readonly win: string;
  readonly draw: string;
  readonly loss: string;
  /** Whether the worst costs blood. */
  readonly cost: 'life' | 'other';
}

/** What the table of The Dungeon says beside the game's own words, in one language. */
export interface TableWords {
  readonly printed: Printed;
  readonly sides: Readonly<Record<Side, string>>;
  /** What a room does, in a sentence. */
  readonly rooms: Readonly<Record<Room, string>>;
  readonly enemies: Readonly<Record<Enemy, string>>;
  readonly odds: Readonly<Record<OddsKind, OddsWords>>;
  /** "58 % win, 14 % draw, 28 % lose a life". */
  readonly chances: (percents: Percents, odds: OddsWords) => string;
  readonly thrown: (pips: readonly number[], verdict: string) => string;
  readonly dice: (thrown: Pick<Thrown, 'dice' | 'isFight'>) => string;
  readonly chips: Readonly<Record<'read' | 'scout', string>>;
  /** Falling in with other things than one left with. */
  readonly fall: { readonly title: string; readonly go: string; readonly add: (what: string) => string };
  readonly peril: PerilWords;
  /** Putting something down. */
  readonly drop: Readonly<Record<'title' | 'note' | 'cancel', string>>;
  readonly ware: (ware: Ware) => string;
  readonly follower: (follower: Follower) => string;
  /** The switch for what is done by itself. */
  readonly onward: string;
  /** Does what waits, and whatever is the only thing to do by itself after it. */
  readonly fromNowOn: string;
  readonly map: MapWords;
  readonly ways: WayWords;
  readonly holding: HoldingWords;
  readonly pile: { readonly title: (left: number, open: readonly string[]) => string };
  readonly card: CardWords;
  readonly figures: FigureWords;
  readonly status: StatusWords;
  readonly standings: StandingWords;
  readonly survey: SurveyWords;
  /** What one is after. */
  readonly goal: Readonly<Record<'alone' | 'race' | 'all', string>>;
  readonly deeds: DeedWords;
  readonly hints: HintWords;
  readonly telling: TellingWords;
  readonly result: ResultWords;
  readonly form: FormWords;
}

/** What an action means where it would be done, as one says to somebody what to do. */
interface DeedWords {
  /** Where nobody has been there is no room yet. */
  readonly go: (side: Side, room: string | undefined) => string;
  readonly lay: (room: string, openings: readonly Side[]) => string;
  readonly turn: (spell: string, room: string, openings: readonly Side[]) => string;
  readonly fetch: (spell: string, object: string, room: string) => string;
  readonly explore: Readonly<Partial<Record<Room, string>>>;
}

/** Why a bot would do something. */
export interface HintWords {
  /** What speaks for it, by the name that the bot gives it, with its number. */
  readonly causes: Readonly<Record<string, (amount: number) => string>>;
  /** How many matches in a hundred ended well when they were played out, and how far off that may be. */
  readonly outlook: Readonly<Record<'alone' | 'race', (won: number, margin: number) => string>>;
  readonly nextBest: (what: string, won: number) => string;
  /** What was neither surely worse nor surely better. */
  readonly asGood: (what: string, won: number) => string;
  /** What did better than what is advised, and by more than chance does. */
  readonly better: (what: string, won: number) => string;
  readonly compared: string;
  /** On the slip of a hint for a tile. */
  readonly turn: string;
}

/** Somebody as the subject of a sentence, by what they do and what you would: "Mildred rolls", "You roll". */
export type Subject = (they: string, you: string) => string;

/** What is told while something is seen. */
interface TellingWords {
  /** How sentences begin that call their reader "you". */
  readonly you: string;
  /** Whoever reads, not as the subject of a sentence. */
  readonly them: string;
  readonly aims: AimWords;
  /** Both dice of a fight as they lie. */
  readonly lie: (who: Subject, mine: number, enemy: string, theirs: number) => string;
  readonly lies: (who: Subject, pips: readonly number[]) => string;
  readonly against: string;
  readonly craft: (craft: number) => string;
  /** How a fight has ended, and by how much. */
  readonly won: (who: Subject, by: number) => string;
  readonly lost: (enemy: string, by: number) => string;
  readonly drawn: string;
  readonly share: (percent: number) => string;
  /** How many of all throws end a fight so. */
  readonly throws: (result: Result, count: number, of: number) => string;
  /** How a test has ended. */
  readonly passed: string;
  readonly failed: string;
  readonly door: (side: Side) => string;
  readonly movement: string;
  readonly ruins: string;
  readonly lastTurns: string;
  readonly rivals: (one: string, other: string) => string;
}

/** What somebody is about to do, or throws dice for. */
interface AimWords {
  readonly movement: (who: Subject) => string;
  readonly lock: (who: Subject, side: Side) => string;
  readonly fight: (who: Subject, enemy: string) => string;
  /** Without a name it is whoever reads. */
  readonly rival: (who: Subject, other: string | undefined) => string;
  readonly test: (who: Subject, test: Test) => string;
  readonly save: (who: Subject, object: string | undefined) => string;
  readonly find: (who: Subject, room: Room) => string;
  readonly bribe: (who: Subject) => string;
  readonly spell: (who: Subject) => string;
  readonly fate: (who: Subject) => string;
  readonly other: (who: Subject) => string;
}

/** Before something that may kill. */
interface PerilWords {
  readonly title: string;
  readonly text: Readonly<Record<Peril, string>>;
  readonly back: string;
  readonly wounds: (lives: number) => string;
}

export interface MapWords {
  readonly title: string;
  readonly view: string;
  readonly fit: string;
  readonly closer: string;
  readonly farther: string;
  readonly here: (names: readonly string[]) => string;
  readonly lies: (things: readonly string[]) => string;
}

interface WayWords {
  readonly unknown: string;
  /** A door that has to be tried, and what lies behind it if that is known. */
  readonly lock: (door: 'untried' | 'locked', room: string | undefined) => string;
  readonly opens: (chance: number) => string;
  readonly cost: (tiles: number) => string;
  readonly turn: (room: string) => string;
  readonly fetch: (object: string, room: string) => string;
}

interface HoldingWords {
  readonly turn: string;
  readonly turns: (index: number, count: number) => string;
  readonly lay: string;
  readonly name: (room: string, openings: readonly string[]) => string;
}

export interface CardWords {
  readonly over: string;
  /** What trying a lock means. */
  readonly locks: (chances: string) => string;
  readonly theirs: (name: string) => string;
  readonly phases: Readonly<Partial<Record<Phase, PhaseWords>>>;
  readonly explore: Readonly<Partial<Record<Room, string>>>;
  /** What somebody has before the dice: by itself, by followers and objects, by food and spells. */
  readonly brings: (who: string, force: readonly [own: number, gear: number, bonus: number]) => string;
  readonly with: Readonly<Record<'strength' | 'craft', string>>;
  readonly formula: (mine: number, theirs: number) => string;
  readonly bribe: string;
  readonly noBribe: (asked: number, gold: number) => string;
  readonly wade: (lost: readonly string[]) => string;
  readonly afterwards: string;
  readonly again: string;
  readonly fate: FateWords;
  readonly aim: string;
  readonly cancel: string;
}

/** While somebody thinks about spending fate. */
interface FateWords {
  readonly title: string;
  /** What lies on the table, and what it comes to. */
  readonly text: (pips: readonly number[], verdict: string, left: number) => string;
  /** The die that is thrown once more, by its pips. */
  readonly again: (pips: number) => string;
}

interface PhaseWords {
  readonly title: string;
  readonly text: (room: string) => string;
}

interface FigureWords {
  readonly names: Readonly<
    Record<'strength' | 'craft' | 'gold' | 'fate' | 'moves' | 'lives' | 'objects' | 'spells', string>
  >;
  readonly strength: (count: number) => string;
  readonly craft: (count: number) => string;
  readonly gold: (count: number) => string;
  readonly lives: (count: number, full: number) => string;
  readonly free: string;
  readonly followers: (names: readonly string[]) => string;
  readonly spells: (count: number, places: number) => string;
}

interface StatusWords {
  readonly out: string;
  readonly above: string;
  readonly dead: string;
  readonly leaving: string;
  readonly lost: string;
  readonly last: string;
  /** Before the question of somebody's last turn. */
  readonly lastTurn: string;
  readonly at: (room: string) => string;
}

export interface StandingWords {
  readonly title: string;
  readonly row: (name: string, status: string, person: Pick<Seen, 'lives' | 'gold'>) => string;
  readonly show: string;
}

export interface SurveyWords {
  readonly title: string;
  readonly you: string;
  readonly tile: (room: string, place: string, parts: readonly string[]) => string;
  readonly side: (side: string, state: Exclude<SideState, 'wall'>, room: string | undefined) => string;
  readonly exit: (side: string) => string;
}

export interface ResultWords {
  readonly title: string;
  readonly lives: (count: number) => string;
  readonly carries: (things: readonly string[]) => string;
  readonly place: (place: number) => string;
  readonly dead: string;
  readonly inside: string;
  readonly stayed: string;
  readonly out: (round: number) => string;
  readonly spells: (count: number) => string;
  readonly above: (things: readonly string[]) => string;
}

/** The page on which characters are chosen or entered. */
interface FormWords {
  readonly title: string;
  /** Above the seats of a table. */
  readonly whose: string;
  readonly for: (name: string) => string;
  /** What Strength and Craft are good for. */
  readonly strengthIs: string;
  readonly craftIs: string;
  readonly beginsAbove: string;
  readonly drawn: string;
  readonly taken: (name: string) => string;
  readonly own: string;
  readonly about: string;
  readonly name: string;
  readonly strength: string;
  readonly craft: string;
  readonly lives: string;
  readonly fullLives: string;
  readonly gold: string;
  readonly spells: string;
  readonly ability: string;
  readonly objects: string;
  readonly followers: string;
  readonly animals: string;
  readonly addObject: string;
  readonly addOwn: string;
  readonly remove: (name: string) => string;
  readonly metal: string;
  readonly save: string;
  readonly another: string;
}
