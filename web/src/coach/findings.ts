// What the parts of the coach's sheet are given, and how its figures are written.
import type { Analysis, Mistake, WithMargin } from '../../../bots/analysis.ts';
import type { Kind, Rules } from '../../../kernel/game.ts';
import { capital, type Language, type Names, say } from '../../../kernel/words.ts';
import type { Ended } from '../play/next.ts';
import { headingOf } from '../play/headings.ts';
import type { Evidence } from './evidence.ts';
import type { FlipPage } from '../table/replay.ts';
import type { CoachWords } from '../words/coach.ts';
import type { InterfaceWords } from '../words/en.ts';

export interface Findings {
  readonly ended: Ended;
  readonly evidence: Evidence;
  readonly analysis: Analysis<Kind>;
  readonly pages: readonly FlipPage<Kind>[];
  readonly names: Names;
  readonly language: Language;
  readonly words: CoachWords;
  readonly pageWords: InterfaceWords;
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

export const withMargin = (findings: Written, { value, margin }: WithMargin): string =>
  margin === 0 ? signed(findings, value) : `${signed(findings, value)} ± ${plain(findings, margin)}`;

export const plainWithMargin = (findings: Written, { value, margin }: WithMargin): string =>
  margin === 0 ? plain(findings, value) : `${plain(findings, value)} ± ${plain(findings, margin)}`;

/** A deed as the table would say it, standing where the entry was made: "step east", never columns and rows. */
export function actionWords(findings: Findings, action: Kind['action'], entry: number): string {
  const { ended, language, names, pages } = findings;
  const { describe, words } = ended.module;
  const view = pages[entry]?.now.view;
  const described = view && describe?.(action, { view, rules: rulesOf(findings), language });
  return capital(described ?? say(words[language].actions, action, names));
}

/** The rules as the match was played by them. */
export function rulesOf({ ended: { module, told } }: Pick<Findings, 'ended'>): Rules<Kind> {
  const { version, seats, options } = told.transcript;
  return module.game.rules({ version, seats, options });
}

/** Where in the match an entry stands. */
export const whereOf = ({ ended, pages, language, pageWords }: Findings, entry: number): string =>
  headingOf(ended.module.texts[language], pages, entry, pageWords);

/** The costliest decisions of the people who played; of bots only where nobody else sat there. */
export function shownMistakes({ ended, analysis }: Findings): readonly Mistake<Kind>[] {
  const { sitters } = ended.told;
  const isAnybody = sitters.some(({ bot }) => bot === null);
  return analysis.seats
    .flatMap(({ mistakes }, seat) => (isAnybody && sitters[seat]?.bot !== null ? [] : mistakes))
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, SHOWN);
}
const SHOWN = 3;
