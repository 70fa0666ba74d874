import { type ReactElement, useState } from 'react';
import { die, type Pips } from '../../../art/things.ts';
import { Drawing } from '../look/Drawing.tsx';
import { Icon } from '../look/Icon.tsx';
import { useKeys } from '../parts/useKeys.ts';
import type { DicePad, DieSlot, TakingProps } from '../games/pad.ts';
import { fairRandom } from './lot.ts';
import { Taking } from './Taking.tsx';
import { useCompanionWords } from './words.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

interface DiceEntryProps extends Omit<TakingProps, 'input' | 'children'> {
  readonly pad: DicePad;
}

/** Faces to press until all dice are in; the last one can be rubbed out. */
export function DiceEntry({ pad, ...taking }: DiceEntryProps): ReactElement {
  const words = useCompanionWords();
  const [faces, setFaces] = useState<readonly number[]>([]);
  const { dice } = pad;
  const isFull = faces.length === dice.length;
  const press = (face: number): void => setFaces(before => (before.length < dice.length ? [...before, face] : before));
  const rubOut = (): void => setFaces(before => before.slice(0, -1));
  const forUs = (): void => setFaces(before => dice.map((_, i) => before[i] ?? 1 + fairRandom(FACES.length)));
  useKeys({
    ...Object.fromEntries(FACES.map(face => [String(face), () => press(face)])),
    Backspace: rubOut,
  });
  return (
    <>
      <DiceTray dice={dice} faces={faces} />
      <p className="paper note companion-line" role="status">
        {sentenceOf(pad, faces, words)}
      </p>
      <div className="companion-faces" role="group" aria-label={pad.question}>
        {FACES.map(face => (
          <FaceKey
            key={face}
            face={face}
            colour={dice[faces.length]?.colour ?? 'white'}
            isOff={isFull}
            onPress={press}
          />
        ))}
      </div>
      <DiceTools {...{ faces, isFull }} onRubOut={rubOut} onRoll={forUs} />
      <Taking {...taking} input={isFull ? pad.read(faces) : undefined}>
        {pad.renderProspect?.(faces)}
      </Taking>
    </>
  );
}

interface DiceToolsProps {
  readonly faces: readonly number[];
  readonly isFull: boolean;
  readonly onRubOut: () => void;
  readonly onRoll: () => void;
}

function DiceTools({ faces, isFull, onRubOut, onRoll }: DiceToolsProps): ReactElement {
  const words = useCompanionWords();
  const last = faces.at(-1);
  return (
    <div className="companion-tools">
      <button type="button" className="button" aria-disabled={last === undefined} onClick={onRubOut}>
        <Icon name="rubber" size={22} />
        {last === undefined ? words.rubOutNothing : words.rubOut(last)}
      </button>
      <button type="button" className="button" aria-disabled={isFull} onClick={onRoll}>
        <Icon name="die" size={22} />
        {words.forUsDice}
      </button>
    </div>
  );
}

function sentenceOf({ dice }: DicePad, faces: readonly number[], words: ReturnType<typeof useCompanionWords>): string {
  if (faces.length === 0) return words.begin(dice.length);
  const left = dice.slice(faces.length).map(({ name }) => name);
  return left.length === 0 ? words.full : words.next(faces.length, left);
}

const SIZE = 40;
const VIEW = [-24, -24, 48, 54] as const;
/** How a die has come to lie. */
const TURNS = [-6, 5, -3, 4, -5] as const;

const drawn = (face: number, colour: DieSlot['colour'], turn = 0): ReactElement => (
  <Drawing drawing={{ view: VIEW, shapes: die(face as Pips, colour, SIZE, turn) }} aria-hidden="true" />
);

/** The dice that are in, on felt, and those that are not. */
function DiceTray({
  dice,
  faces,
}: {
  readonly dice: readonly DieSlot[];
  readonly faces: readonly number[];
}): ReactElement {
  const words = useCompanionWords();
  return (
    <ol className="companion-tray" aria-label={words.tray}>
      {dice.map(({ colour, name }, i) => (
        <li key={i} data-colour={colour} data-state={i < faces.length ? 'in' : i === faces.length ? 'next' : 'open'}>
          <span className="spoken">{words.die(name, faces[i])}</span>
          {faces[i] === undefined ? <span aria-hidden="true">?</span> : drawn(faces[i], colour, TURNS[i])}
        </li>
      ))}
    </ol>
  );
}

interface FaceKeyProps {
  readonly face: number;
  readonly colour: DieSlot['colour'];
  readonly isOff: boolean;
  readonly onPress: (face: number) => void;
}

function FaceKey({ face, colour, isOff, onPress }: FaceKeyProps): ReactElement {
  const words = useCompanionWords();
  return (
    <button
      type="button"
      className="card companion-face"
      aria-label={words.face(face)}
      aria-keyshortcuts={String(face)}
      aria-disabled={isOff}
      onClick={() => onPress(face)}
    >
      <b aria-hidden="true">{face}</b>
      {drawn(face, colour)}
    </button>
  );
}
