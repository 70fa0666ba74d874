import { arch, boxWith, MIDDLE, onCircle, printed, rockAround } from '../box.ts';
import { type Figure, path } from '../figure.ts';
import { nearest, toBox, toCircle } from '../rock.ts';
import { type Drawing, icon, type Shape } from '../shape.ts';

/** The box on the shelf. */
export const box = (): Drawing => boxWith({ colour: 'box-red', title: ['DonjonZ'], titleSize: 50, picture: vault() });

/** A vaulted gate, stairs going down, and the key above them. */
function vault(): readonly Shape[] {
  const spring = 160;
  const joints = Array.from({ length: 9 }, (_, i) => {
    const angle = Math.PI * (1 + i / 8);
    return `M${onCircle([MIDDLE, spring], 58, angle)}L${onCircle([MIDDLE, spring], 70, angle)}`;
  });
  const rock = nearest([toCircle([MIDDLE, spring], 72), toBox([38, spring, 144, 96])]);
  return [
    rockAround('box/vault', rock, 30),
    path(`${arch(58, spring)}z`, { fill: 'box-night', ...printed(3) }),
    path(joints.join(''), printed(1.8)),
    path(arch(70, spring), printed(1.8)),
    ...Array.from({ length: 7 }, (_, i) => stairStep(i)),
    { ...icon('key', [MIDDLE, 140], 46, 'box-gold'), cut: 'box-night' },
  ];
}

function stairStep(i: number): Figure {
  const [y, half] = [252 - i * 11, 54 - i * 6];
  return path(`M${MIDDLE - half} ${y}h${2 * half}l-3-5h${6 - 2 * half}z`, { fill: 'box-print', opacity: 1 - i * 0.13 });
}
