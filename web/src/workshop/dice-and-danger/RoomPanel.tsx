import { type ReactElement, useState } from 'react';
import { faceOf, nameOfFace } from '../../../../art/dice-and-danger/index.ts';
import { shelved, type Sketch, type SketchedRoom } from '../../../../games/dice-and-danger/index.ts';
import { FACES, SUMS } from '../../../../games/dice-and-danger/readers.ts';
import { capital, type Language } from '../../../../kernel/words.ts';
import { Icon } from '../../look/Icon.tsx';
import { tidyHeading } from '../heading.ts';
import { reshaped, withRoomChanged } from './drawing.ts';
import { endsOf } from './nodes.ts';
import { Stepper } from './Stepper.tsx';
import { easelTexts } from './texts.ts';

export interface PanelProps {
  readonly sketch: Sketch;
  readonly onSketch: (sketch: Sketch | undefined) => void;
  readonly language: Language;
}

interface RoomPanelProps extends PanelProps {
  readonly room: SketchedRoom;
}

const ROLES = ['monster', 'boss', 'worm'] as const;
const MOST_BOXES = 24;
const MOST_GEMS = 20;
const MOST_HEARTS = 5;
const MOST_SIDE = 6;

/** All that is printed in a room, and how large it is. */
export function RoomPanel(props: RoomPanelProps): ReactElement {
  const { sketch, room, onSketch, language } = props;
  const words = easelTexts[language];
  const change = (changes: Partial<SketchedRoom>): void => onSketch(withRoomChanged(sketch, room.letter, changes));
  const doors = sketch.corridors.filter(points => endsOf(sketch, points).includes(room.letter)).length;
  return (
    <>
      <div className="easel-monster">
        <span className="easel-face">
          <Icon name={faceOf(room)} size={52} />
        </span>
        <div>
          <NameField {...props} key={room.letter} onName={name => change({ name })} />
          <p className="small soft">{words.size(room.width, room.height, doors)}</p>
        </div>
      </div>
      <Faces {...{ room, language, change }} />
      <Roles {...{ room, language, change }} />
      <Hits {...{ room, language, change }} />
      <Counters {...props} change={change} />
    </>
  );
}

/** What is typed becomes the name when the field is left; a comma would end it in the text. */
function NameField({
  room,
  language,
  onName,
}: RoomPanelProps & { readonly onName: (name: string) => void }): ReactElement {
  const [typed, setTyped] = useState<string>();
  const done = (): void => {
    const name = tidyHeading((typed ?? '').replaceAll(',', ' '));
    setTyped(undefined);
    if (name !== '' && name !== room.name) onName(name);
  };
  return (
    <input
      className="heading-field"
      aria-label={easelTexts[language].name}
      value={typed ?? room.name}
      spellCheck={false}
      autoComplete="off"
      onChange={({ target }) => setTyped(target.value)}
      onBlur={done}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
    />
  );
}

interface PartProps {
  readonly room: SketchedRoom;
  readonly language: Language;
  readonly change: (changes: Partial<SketchedRoom>) => void;
}

const Faces = ({ room, language, change }: PartProps): ReactElement => (
  <div className="easel-faces" role="group" aria-label={easelTexts[language].faces}>
    {FACES.map(face => (
      <button
        key={face}
        type="button"
        aria-label={capital(shelved.words[language].monster(nameOfFace(face)))}
        aria-pressed={faceOf(room) === face}
        onClick={() => change({ face })}
      >
        <Icon name={face} size={30} />
      </button>
    ))}
  </div>
);

/** A boss and a worm wear no armour (DDD-C12). */
function Roles({ room, language, change }: PartProps): ReactElement {
  const words = easelTexts[language];
  return (
    <div className="easel-roles">
      <div role="group" aria-label={words.kind}>
        {ROLES.map(role => (
          <button
            key={role}
            type="button"
            aria-pressed={room.role === role}
            onClick={() => change(roleChange(role, room))}
          >
            {words.roles[role]}
          </button>
        ))}
      </div>
      <button
        type="button"
        aria-pressed={room.armoured}
        disabled={room.role !== 'monster'}
        onClick={() => change({ armoured: !room.armoured })}
      >
        {words.armoured}
      </button>
    </div>
  );
}

/** What the rules ask of each comes with it: two hearts for the boss (DDD-C7), nothing for a worm (DDD-C6). */
function roleChange(role: SketchedRoom['role'], { gems, boxes }: SketchedRoom): Partial<SketchedRoom> {
  if (role === 'worm') return { role, armoured: false, gems: [0, 0], hearts: 0 };
  const [higher, lower] = [Math.max(2, gems[0]), Math.max(1, gems[1])];
  if (role === 'monster') return { role, gems: [Math.max(higher, lower + 1), lower] };
  const least = Math.max(lower, Math.floor(boxes / 3));
  return { role, armoured: false, hearts: 2, gems: [Math.max(higher, least + 1), least] };
}

type Hit = 'black' | 'locked' | 'none';
const NEXT: Readonly<Record<Hit, Hit>> = { none: 'black', black: 'locked', locked: 'none' };

/** Each sum in turn black, locked, none. */
function Hits({ room, language, change }: PartProps): ReactElement {
  const words = easelTexts[language];
  const stateOf = (number: number): Hit =>
    room.black.includes(number) ? 'black' : room.locked.includes(number) ? 'locked' : 'none';
  const turn = (number: number): void => {
    const next = NEXT[stateOf(number)];
    const without = (numbers: readonly number[]): number[] => numbers.filter(each => each !== number);
    change({
      black: next === 'black' ? [...without(room.black), number] : without(room.black),
      locked: next === 'locked' ? [...without(room.locked), number] : without(room.locked),
    });
  };
  return (
    <div className="easel-hits-part">
      <p>
        <b>{words.hits}</b> <span className="small soft">{words.hitsNote}</span>
      </p>
      <div className="easel-hits" role="group" aria-label={words.hits}>
        {SUMS.map(number => (
          <button
            key={number}
            type="button"
            data-hit={stateOf(number)}
            aria-label={words.hit(number, stateOf(number))}
            onClick={() => turn(number)}
          >
            {number}
          </button>
        ))}
      </div>
    </div>
  );
}

type Counter = readonly [label: string, count: number, least: number, most: number, onCount: (count: number) => void];

function Counters({ sketch, room, onSketch, language, change }: RoomPanelProps & PartProps): ReactElement {
  const words = easelTexts[language];
  const { letter, x, y, width, height, gems } = room;
  const shape = (wide: number, high: number): void =>
    onSketch(reshaped(sketch, letter, { x, y, width: wide, height: high }));
  const counters: readonly Counter[] = [
    [words.boxes, room.boxes, 1, MOST_BOXES, boxes => change({ boxes })],
    [words.gemsFirst, gems[0], 0, MOST_GEMS, first => change({ gems: [first, gems[1]] })],
    [words.gemsLater, gems[1], 0, MOST_GEMS, later => change({ gems: [gems[0], later] })],
    [words.hearts, room.hearts, 0, MOST_HEARTS, hearts => change({ hearts })],
    [words.width, width, 1, MOST_SIDE, wide => shape(wide, height)],
    [words.height, height, 1, MOST_SIDE, high => shape(width, high)],
  ];
  return (
    <div className="easel-steppers">
      {counters.map(([label, count, least, most, onCount]) => (
        <Stepper key={label} {...{ label, count, onCount, language }} range={[least, most]} />
      ))}
    </div>
  );
}
