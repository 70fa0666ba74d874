import type { ReactElement, ReactNode } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import type { OptionGroup } from '../../../kernel/manifest.ts';
import { usualOf, writeText } from '../../../kernel/options.ts';
import { Icon } from '../look/Icon.tsx';
import type { GameModule } from '../games/module.ts';
import { type OptionRow, rowLabel } from '../parts/optionRows.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.ts';
import '../parts/choice.css';

export interface OptionFieldsProps {
  readonly module: GameModule<Kind>;
  readonly rows: readonly OptionRow[];
  readonly onChoose: (row: OptionRow, value: string) => void;
}

export const OptionFields = ({ module, rows, onChoose }: OptionFieldsProps): readonly ReactElement[] =>
  rows.map(row => (
    <OptionField key={`${row.option.name} ${row.seat}`} {...{ module, row }} onChoose={value => onChoose(row, value)} />
  ));

interface OptionFieldProps {
  readonly module: GameModule<Kind>;
  readonly row: OptionRow;
  readonly onChoose: (value: string) => void;
}

/** A work is called by the first line of its text. */
const firstLine = (text: string): string => text.trimStart().split('\n')[0] ?? '';

/** As many letters stand in half of a phone. */
const BRIEF = 20;

function OptionField({ module, row, onChoose }: OptionFieldProps): ReactElement {
  const { language } = useSettings();
  const { name } = row.option;
  const texts = module.texts[language].choices[name];
  const labels = row.values.map(value => texts?.values[value] ?? firstLine(value));
  const { ChoicePicture } = module;
  return (
    <fieldset className="choice" data-seat={row.seat}>
      <legend>{rowLabel(row, texts)}</legend>
      <div className="choice-values" data-brief={labels.every(label => label.length <= BRIEF)}>
        {row.values.map((value, i) => (
          <label key={value}>
            <input
              type="radio"
              name={`${name} ${row.seat ?? ''}`}
              value={value}
              checked={row.chosen === value}
              onChange={() => onChoose(value)}
            />
            {ChoicePicture && <ChoicePicture choice={name} value={value} />}
            {labels[i]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface FoldedProps {
  readonly title: string;
  /** How it stands at present, in a line. */
  readonly present: string;
  readonly children: ReactNode;
}

/** What most leave as it is: a heading, and how it stands, until somebody opens it. */
export const Folded = ({ title, present, children }: FoldedProps): ReactElement => (
  <details className="folded">
    <summary>
      <Icon name="forward" size={20} />
      <span>
        <b>{title}</b> <span className="small soft">{present}</span>
      </span>
    </summary>
    {children}
  </details>
);

interface FoldedOptionsProps extends OptionFieldsProps {
  readonly group: OptionGroup;
  readonly seats: number;
}

/** The options of a group, folded; nothing where there is none. */
export function FoldedOptions({ group, seats, rows: all, ...props }: FoldedOptionsProps): ReactElement | null {
  const { game } = useWords();
  const { language } = useSettings();
  const rows = all.filter(({ option }) => option.group === group);
  if (rows.length === 0) return null;
  const { choices } = props.module.texts[language];
  const given = Object.fromEntries(all.map(({ option, chosen }) => [option.name, chosen]));
  const unusual = rows.filter(({ option, chosen }) => chosen !== writeText(usualOf(option, given, seats)));
  const said = unusual.map(
    row => `${rowLabel(row, choices[row.option.name])} ${choices[row.option.name]?.values[row.chosen]}`,
  );
  return (
    <Folded title={game.groups[group]} present={said.length === 0 ? game.asPrinted : said.join(' · ')}>
      <OptionFields {...props} rows={rows} />
    </Folded>
  );
}
