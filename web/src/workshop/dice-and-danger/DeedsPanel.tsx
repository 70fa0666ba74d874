import type { ReactElement } from 'react';
import { type Deed, shelved } from '../../../../games/dice-and-danger/index.ts';
import { TALLIES } from '../../../../games/dice-and-danger/readers.ts';
import type { PanelProps } from './RoomPanel.tsx';
import { Stepper } from './Stepper.tsx';
import { easelTexts } from './texts.ts';

const DEEDS = [0, 1] as const;
const TYPES: readonly Deed['type'][] = [...TALLIES, 'joined', 'slain'];
const MOST = 20;

/** What achievements the sheet has: a tally, both sides joined, or some of its monsters. */
export function DeedsPanel(props: PanelProps): ReactElement {
  const words = easelTexts[props.language];
  const { sketch, onSketch } = props;
  const put = (place: number, deed: Deed | undefined): void => {
    const deeds = [...sketch.deeds];
    deeds.splice(place, 1, ...(deed ? [deed] : []));
    onSketch({ ...sketch, deeds });
  };
  return (
    <section className="easel-deeds" aria-label={words.deeds}>
      <header>
        <h3 className="h3">{words.deeds}</h3>
        <span className="small soft">{words.deedsNote}</span>
      </header>
      {DEEDS.map(place => (
        <DeedRow key={place} {...props} {...{ place }} onDeed={deed => put(place, deed)} />
      ))}
    </section>
  );
}

interface DeedRowProps extends PanelProps {
  readonly place: number;
  readonly onDeed: (deed: Deed | undefined) => void;
}

function DeedRow(props: DeedRowProps): ReactElement {
  const { sketch, place, onDeed, language } = props;
  const words = easelTexts[language];
  const deed = sketch.deeds[place];
  return (
    <div className="easel-deed">
      <select
        className="field"
        aria-label={words.deed(place + 1)}
        value={deed?.type ?? ''}
        disabled={place > sketch.deeds.length}
        onChange={({ target }) => onDeed(deedFrom(target.value, props))}
      >
        <option value="">{words.noDeed}</option>
        {TYPES.map(type => (
          <option key={type} value={type}>
            {words.deedTypes[type]}
          </option>
        ))}
      </select>
      {deed && 'count' in deed && (
        <Stepper
          label={words.howMany}
          count={deed.count}
          range={[1, MOST]}
          onCount={count => onDeed({ ...deed, count })}
          language={language}
        />
      )}
      {deed?.type === 'slain' && <Prey {...props} letters={deed.letters} />}
    </div>
  );
}

/** A chosen type, with what it takes to begin with. */
function deedFrom(type: string, { sketch }: DeedRowProps): Deed | undefined {
  const tally = TALLIES.find(each => each === type);
  if (tally) return { type: tally, count: 1 };
  if (type === 'joined') return { type };
  const prey = sketch.rooms.filter(({ role }) => role === 'monster').map(({ letter }) => letter);
  return type === 'slain' && prey.length > 0 ? { type, letters: prey.slice(0, 2) } : undefined;
}

/** The rooms that are meant; one at least. */
function Prey({
  sketch,
  letters,
  onDeed,
  language,
}: DeedRowProps & { readonly letters: readonly string[] }): ReactElement {
  const words = easelTexts[language];
  const turn = (letter: string): void => {
    const left = letters.filter(each => each !== letter);
    const next = left.length < letters.length ? left : [...letters, letter].sort();
    if (next.length > 0) onDeed({ type: 'slain', letters: next });
  };
  return (
    <div className="easel-prey">
      {sketch.rooms.map(({ letter, name }) => (
        <button
          key={letter}
          type="button"
          aria-pressed={letters.includes(letter)}
          aria-label={words.slain(shelved.words[language].monster(name))}
          title={shelved.words[language].monster(name)}
          onClick={() => turn(letter)}
        >
          {letter}
        </button>
      ))}
    </div>
  );
}
