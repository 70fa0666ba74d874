// What the parts of the coach's sheet are given, and how its figures are written.
import type { Analysis, Mistake, WithMargin } from '../../../bots/analysis.ts';
import { type Aimed, costliest, type EyeAndHand } from '../../../bots/eye-and-hand.ts';
import type { Kind, Rules, Seat } from '../../../kernel/game.ts';
import { capital, type Language, type Names, say } from '../../../kernel/words.ts';
import type { Ended } from '../parts/next.ts';
import { headingOf } from '../games/headings.ts';
import type { Evidence } from './evidence.ts';
import type { FlipPage } from '../table/replay.ts';
import type { CoachWords } from '../words/coach.ts';
import type { InterfaceWords } from '../words/en.ts';

/** The match that the coach speaks of, and in which words. */
export interface CoachedMatch {
  readonly ended: Ended;
  readonly evidence: Evidence;
  readonly pages: readonly FlipPage<Kind>[];
  readonly names: Names;
  readonly language: Language;
  readonly words: CoachWords;
  readonly pageWords: InterfaceWords;
}

export interface Findings extends CoachedMatch {
  readonly analysis: Analysis<Kind>;
}

/** What the coach has found where seats aim. */
export interface AimFindings extends CoachedMatch {
  readonly eyeAndHand: EyeAndHand<Kind>;
}

/** Chances are shown in a hundred. */
const inUnit = (unit: Analysis<Kind>['unit'], amount: number): number => (unit === 'chance' ? 100 * amount : amount);

interface Written extends Pick<Findings, 'language'> {
  readonly analysis: Pick<Analysis<Kind>, 'unit'>;
}

export const plain = ({ analysis, language }: Written, amount: number): string =>
  written(inUnit(analysis.unit, amount), language, 'negative');

/** With a plus before what is gained. */
export const signed = ({ analysis, language }: Written, amount: number): string =>
  written(inUnit(analysis.unit, amount), language, 'exceptZero');

function written(amount: number, language: Language, signDisplay: 'negative' | 'exceptZero'): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return amount.toLocaleString(language, { ...digits, signDisplay }).replace('-', '−');
}

const CHANCES = { unit: 'chance' } as const;

/** How figures about aims are written. */
export const inChances = ({ language }: Pick<AimFindings, 'language'>): Written => ({ analysis: CHANCES, language });

export const withMargin = (findings: Written, { value, margin }: WithMargin): string =>
  margin === 0 ? signed(findings, value) : `${signed(findings, value)} ± ${plain(findings, margin)}`;

export const plainWithMargin = (findings: Written, { value, margin }: WithMargin): string =>
  margin === 0 ? plain(findings, value) : `${plain(findings, value)} ± ${plain(findings, margin)}`;

/** A deed as the table would say it, standing where the entry was made: "step east", never columns and rows. */
export function actionWords(findings: CoachedMatch, action: Kind['action'], entry: number): string {
  const { ended, language, names, pages } = findings;
  const { describe, words } = ended.module;
  const view = pages[entry]?.now.view;
  const described = view && describe?.(action, { view, rules: rulesOf(findings), language });
  return capital(described ?? say(words[language].actions, action, names));
}

/** The rules as the match was played by them. */
export function rulesOf({ ended: { module, told } }: Pick<CoachedMatch, 'ended'>): Rules<Kind> {
  const { version, seats, options } = told.transcript;
  return module.game.rules({ version, seats, options });
}

/** Where in the match an entry stands. */
export const whereOf = ({ ended, pages, language, pageWords }: CoachedMatch, entry: number): string =>
  headingOf(ended.module.texts[language], pages, entry, pageWords);

/** Of whom something is shown: the people who played; bots only where nobody else sat there. */
export function isShown({ ended }: CoachedMatch, seat: Seat): boolean {
  const { sitters } = ended.told;
  return sitters.every(({ bot }) => bot !== null) || sitters[seat]?.bot === null;
}

/** The costliest decisions of all who are shown. */
export const shownMistakes = (findings: Findings): readonly Mistake<Kind>[] =>
  findings.analysis.seats
    .flatMap(({ mistakes }, seat) => (isShown(findings, seat) ? mistakes : []))
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, SHOWN);

/** The costliest aims of all who are shown. */
export const shownAims = (findings: AimFindings): readonly Aimed<Kind>[] =>
  findings.names
    .flatMap((_, seat) => (isShown(findings, seat) ? costliest(findings.eyeAndHand.aims, seat).slice(0, SHOWN) : []))
    .toSorted((a, b) => a.eye.value - b.eye.value)
    .slice(0, SHOWN);
const SHOWN = 3;
