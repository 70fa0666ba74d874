import type { ComponentType, ReactNode } from 'react';
import type { Art } from '../../../art/art.ts';
import type { Game, Kind, Outcome, Refusal, Rules, Seat } from '../../../kernel/game.ts';
import type { Entry } from '../../../kernel/match.ts';
import type { Texts } from '../../../kernel/options.ts';
import type { Preview } from '../../../kernel/witness.ts';
import type { Language, Names, Reader, Words } from '../../../kernel/words.ts';
import type { Companion } from './pad.ts';
import type { Screen } from '../look/screen.ts';
import type { Lapse, Lapsing } from '../stage/lapse.ts';
import type { Moving, Scene, Tempo } from '../stage/scene.ts';
import type { Moment } from '../stage/stage.ts';
import type { SoundName } from '../sound.ts';
import type { FlipPage } from '../table/replay.ts';
import type { NamedSitter } from '../table/sitters.ts';
import type { Advice, Now, Review, Update } from '../table/table.ts';
import type { EndedMatch, Highlight, Rank, SumRow } from './result.ts';

/** All that the pages need to know of one game. A game's folder exports it as `module` from its index.ts. */
export interface GameModule<K extends Kind> {
  readonly game: Game<K>;
  readonly words: Readonly<Record<Language, Words<K>>>;
  readonly texts: Readonly<Record<Language, GameTexts<K>>>;
  /** A picture beside a value, without words: it is hidden from screen readers. */
  readonly ChoicePicture?: ComponentType<ChoicePictureProps>;
  /**
   * Whether a seat ever knows what another may not. False: nobody has to look away when the device is passed on. A game
   * that does not say has secrets.
   */
  readonly secret?: boolean;
  readonly sounds: Readonly<Partial<Record<K['event']['type'], SoundName>>>;

  readonly art: Art<K>;
  /** What its side and its log need, where that is not as usual. */
  readonly desk?: DeskMeasures;
  /** Fills the room it is given and scrolls nothing. */
  readonly Board: ComponentType<PlayProps<K>>;
  /** What stands beside the board, or under it on a phone: standings, sheet, cards in hand. */
  readonly Side: ComponentType<PlayProps<K>>;
  /** Wraps Board and Side: the place of what both share and no view holds, such as how the card in hand is turned. */
  readonly Frame?: ComponentType<PlayProps<K> & { readonly children: ReactNode }>;
  /** What is seen when the page goes from one moment to the next, in order. Without it nothing moves. */
  scenes?(events: readonly K['event'][], before: Now<K>, after: Now<K>, content: K['content']): readonly Scene<K>[];
  /** What changes by itself in a moment that is asked and at rest, at the pace of whoever looks. */
  lapse?(moment: Moment<K>, tempo: Tempo): Lapse | undefined;
  /** What stands above the board while a scene is seen: "Mildred aims at the chest". Nothing that the scene has yet to show. */
  caption?(scene: Scene<K>, situation: Hearing<K>): string | undefined;
  /** Whether a seat was told of an event before, when it did it: it stands in the log, and is not said to it again. */
  isEcho?(event: K['event'], seat: Seat): boolean;
  /** Whether an event changes what a seat has or hopes for: it is told of it even when it did not look. */
  concerns?(event: K['event'], seat: Seat): boolean;
  /** Whether a seat has no turn left though the match goes on. Without it, everybody plays to the end. */
  isOut?(view: K['view'], seat: Seat, content: K['content']): boolean;

  /** The result as this game counts it, in place of the page's own table of places. */
  readonly Result?: ComponentType<ResultProps<K>>;
  /** How the scores add up, row by row in the order of the rulebook. Without it, scores do not decide among several. */
  sum?(ended: EndedMatch<K>): readonly SumRow[];
  /** The scores as they stood, by seat, when a match was given up before its end; `sum` adds up to them. */
  stood?(pages: EndedMatch<K>['pages'], rules: Rules<K>): readonly number[];
  /** Whether it was the sum that decided, and not the end itself. Without it, it always is. */
  isDecidedBySum?(outcome: Outcome): boolean;
  /** The ranks that a score can reach, lowest first; none where nobody is ranked. */
  ranks?(ended: EndedMatch<K>): readonly Rank[];
  /** How it came to the end, in a sentence or two. Without it, the last events are told again. */
  ending?(ended: EndedMatch<K>): string;
  /** What was worth remembering, a handful at most, in any order. Without it, the page looks for what it can find itself. */
  highlights?(ended: EndedMatch<K>): readonly Highlight[];

  /** How chance is typed in at a table with real dice. Without it everything that may happen is listed in words. */
  readonly companion?: Companion<K>;
  /** With how many seats the coach can judge an ended match, by its account or by its aims; absent where it never can. */
  readonly coachedSeats?: readonly number[];

  /** Asks for what is no row of buttons: characters to be entered field by field. */
  readonly Form?: ComponentType<ChoiceFormProps<K>>;
  /** What an action means where it would be done: "Step north". Without it, or undefined, the game's own words serve. */
  describe?(action: K['action'], situation: Situation<K>): string | undefined;
  /** What one is after, as it follows "Goal:", with its full stop: "the most gold when the sun sets." Without it nothing is said. */
  goal?(situation: Hearing<K>): string;
  /** Why a bot advises what it does, in one sentence with its number. Without it the page only says what. */
  reason?(advice: Advice<K>, situation: Hearing<K>): string | undefined;
  /** On the slip of a hint, beside the button that does it: what helps to judge it. It stands within `Frame`. */
  readonly HintWays?: ComponentType;
  /** How many entries of a finished match to keep when only its second half is played again, if that makes sense. */
  again?(log: readonly Entry<K>[]): number | undefined;
}

/** In CSS pixels. */
export interface DeskMeasures {
  /** How broad the side is; as usual on screens that are not named. */
  readonly side?: Readonly<Partial<Record<Screen, number>>>;
  /** The same in a replay. */
  readonly replay?: Readonly<Partial<Record<Screen, number>>>;
  /** How high the log of the side is, 0 for none there; else it takes what is left. `board`: the Board lays it out itself. */
  readonly log?: Readonly<Partial<Record<Screen, number | 'board'>>>;
  /** Over the board, or `side`: the Side lays out the way past what others do, where nothing is played. */
  readonly skip?: 'side';
}

/** What a form of the game's own is given, on the page on which a match is set up. */
export interface ChoiceFormProps<K extends Kind> {
  readonly sitters: readonly NamedSitter[];
  /** What is chosen already, from the last time or on the page before. */
  readonly chosen: Texts;
  /** The text of an option, as links write it; undefined leaves it as usual. */
  readonly onChoose: (name: string, text: string | undefined) => void;
  /** Why no match can begin like this; known once somebody has tried. */
  readonly refusal: Refusal<K['reason']> | undefined;
}

export interface ChoicePictureProps {
  /** The name of the option. */
  readonly choice: string;
  readonly value: string;
}

/** What a game says on the pages around the table, in one language. */
export interface GameTexts<K extends Kind> {
  /** By the name of the option. */
  readonly choices: Readonly<Record<string, ChoiceTexts>>;
  /** Keys that work at the board, beside those of the page. */
  readonly keys: readonly (readonly [keys: string, does: string])[];
  /** One line about a match that goes on: "card 7 of 11". */
  progress(view: K['view']): string;
  /** What somebody who plays alone has so far, in a few words: "23 glory". Without it, how far the match has come. */
  tally?(view: K['view'], content: K['content']): string;
  /** The heading under which a page of a replay stands: "Round 24". Without it, turns are counted. */
  heading?(page: FlipPage<K>): string;
  /** The result in a few words: the name of the rank. */
  verdict(outcome: Outcome): string;
  /** The unit of the score: "glory". */
  readonly score: string;
  /** What follows a hint, on its slip, by the action that is hinted: "Lay it so". Without it, the board alone does. */
  readonly follow?: Readonly<Partial<Record<K['action']['type'], string>>>;
  /** The button that begins a match: "Roll the first dice". */
  readonly start?: string;
  /** What `again` does: "Walk again on this layout". */
  readonly again?: string;
  /** Of a match that was played alone: what a bot looks for afterwards. Nothing is looked for where there are no words. */
  readonly review?: { readonly searching: string; readonly best: string };
}

export interface ChoiceTexts {
  readonly label: string;
  /** Labels by seat, where each seat has a value of its own. */
  readonly bySeat?: readonly string[];
  readonly values: Readonly<Record<string, string>>;
}

/** Where an action would be done, and in which language that is asked. */
export type Situation<K extends Kind> = Pick<PlayProps<K>, 'rules' | 'language'> & Pick<Now<K>, 'view'>;

/** Where something is told, to whom, and how the seats are called. */
export interface Hearing<K extends Kind> extends Situation<K> {
  readonly seat: Seat;
  readonly names: Names;
  readonly reader: Reader;
}

export interface ResultProps<K extends Kind> extends Pick<
  PlayProps<K>,
  'now' | 'rules' | 'names' | 'language' | 'words'
> {
  readonly outcome: Outcome;
}

/** What Board and Side are given, at the table and in a replay, where nothing is legal and nothing is played. */
export interface PlayProps<K extends Kind> {
  readonly now: Now<K>;
  /** Of the match's own version, with its content. */
  readonly rules: Rules<K>;
  /** The legal actions of `now.seat`. */
  readonly actions: readonly K['action'][];
  /** What led here from what was shown before; null after a jump: nothing to animate. */
  readonly events: Update<K>['events'];
  /** Everything that `now.seat` has witnessed so far, but for what is still seen happening. */
  readonly told: readonly K['event'][];
  /** The scene under way. It takes its `ms` from when it is first given on. */
  readonly moving: Moving<K> | undefined;
  /** What changes by itself unless something is done, and whether it has. */
  readonly lapse: Lapsing | undefined;
  /** What has happened, in words, where the board lays it out itself. */
  readonly log?: ReactNode;
  /** The way past what others do, where the side lays it out itself. */
  readonly skip?: ReactNode;
  /** What a bot would do, until something is done. */
  readonly hint: K['action'] | undefined;
  /** The hint, and what a bot would do after it. */
  readonly plan: readonly K['action'][];
  /** What somebody is asked whether they mean it: it stays in sight until they have answered. */
  readonly meant?: K['action'] | undefined;
  /** What the bot has compared for its hint, the best first. */
  readonly compared: Advice<K>['compared'];
  /** The best that a bot found, once the match is over. */
  readonly review: Review<K> | undefined;
  readonly language: Language;
  readonly words: Words<K>;
  /** How the seats are called, by seat. */
  readonly names: Names;
  readonly reader: Reader;
  /** Whether it was played. If not, the page has already said why. */
  act(input: unknown): Promise<boolean>;
  /** Takes the newest step back; the page says why when that cannot be done. */
  undo(): Promise<void>;
  preview(action: K['action']): Promise<Preview<K>>;
  why(input: unknown): Promise<Refusal<K['reason']>>;
  /** Has the page say which rule stands against an input that is not legal. Nothing is played. */
  refuse(input: unknown): Promise<void>;
  /** Puts another question above the board than the game's own; undefined gives it back. */
  ask(question: string | undefined): void;
  /** Opens the rulebook at a rule. */
  showRule(rule: string): void;
}
