import type { ReactElement, SVGAttributes } from 'react';
import { createContext, memo, useContext, useId, useState } from 'react';
import type { Box, Rect } from '../../../art/figure.ts';
import type { Drawing as DrawingData, Group, Icon, Shape, Stroke, Text } from '../../../art/shape.ts';
import { iconElement, silent, type Speak, strokeElements, textElements, transformOf } from '../../../art/svg.ts';
import { same } from '../../../kernel/plain.ts';
import { FigureNode } from './Figures.tsx';
import { nodeOf, nodesOf } from './node.ts';
import { colourOf } from './paint.ts';
import { SheetShadow } from './SheetShadow.tsx';

export type { Speak } from '../../../art/svg.ts';

/** What the page adds to a thing: a role, a label, listeners, a place in the tab order. */
export type Dress = (id: string) => SVGAttributes<SVGGElement> | undefined;

const SpeakContext = createContext<Speak>(({ key }) => key);
const DressContext = createContext<Dress | undefined>(undefined);
const LiveContext = createContext(false);

export interface DrawingProps extends SVGAttributes<SVGSVGElement> {
  readonly drawing: DrawingData;
  /** Puts its texts and labels into words; one that has none, or is not read to anybody, needs nobody. */
  readonly speak?: Speak;
  readonly dress?: Dress | undefined;
}

/** Plain shapes as SVG. Only things that changed are drawn again; strokes that come later are drawn before one's eyes. */
export function Drawing({ drawing, speak = silent, dress, className, ...rest }: DrawingProps): ReactElement {
  const [first] = useState(drawing);
  return (
    <SpeakContext value={speak}>
      <DressContext value={dress}>
        <LiveContext value={drawing !== first}>
          <svg className={['drawing', className].filter(Boolean).join(' ')} viewBox={drawing.view.join(' ')} {...rest}>
            <Shapes shapes={drawing.shapes} />
          </svg>
        </LiveContext>
      </DressContext>
    </SpeakContext>
  );
}

const Shapes = memo(
  ({ shapes }: { readonly shapes: readonly Shape[] }): ReactElement => (
    <>
      {shapes.map((shape, i) => (
        <ShapeNode key={(shape.kind === 'group' && shape.id) || i} shape={shape} />
      ))}
    </>
  ),
  (before, after) => same(before.shapes, after.shapes),
);

const ShapeNode = memo(shapeNode, (before, after) => same(before.shape, after.shape));

function shapeNode({ shape }: { readonly shape: Shape }): ReactElement {
  switch (shape.kind) {
    case 'group':
      return shape.id === undefined ? <PlainGroup group={shape} /> : <Thing id={shape.id} group={shape} />;
    case 'stroke':
      return <StrokeNode stroke={shape} />;
    case 'icon':
      return <IconNode icon={shape} />;
    case 'text':
      return <TextNode text={shape} />;
    case 'path':
    case 'rect':
    case 'circle':
    case 'ellipse':
      return <FigureNode figure={shape} />;
  }
}

function PlainGroup({ group }: { readonly group: Group }): ReactElement {
  const sheet = lyingSheet(group);
  return (
    <g className={sheet ? undefined : group.shadow} transform={transformOf(group, '')} opacity={group.opacity}>
      {sheet && <SheetShadow sheet={sheet} />}
      <Shapes shapes={group.shapes} />
    </g>
  );
}

/** The lowest of the rectangles that lie on each other and throw one shadow. */
const lyingSheet = ({ shadow, shapes }: Group): Rect | undefined =>
  shadow === 'lying' && shapes.every(shape => shape.kind === 'rect') ? shapes[0] : undefined;

/** Its place is set as CSS, so that it can slide to a new one. */
function Thing({ id, group }: { readonly id: string; readonly group: Group }): ReactElement {
  const speak = useContext(SpeakContext);
  const dress = useContext(DressContext);
  const label = group.label && { role: 'img', 'aria-label': speak(group.label) };
  const dressed = dress?.(id);
  return (
    <g
      className={group.shadow}
      data-id={id}
      data-role={group.role}
      opacity={group.opacity}
      {...label}
      {...dressed}
      style={{ transform: transformOf(group, 'px'), ...dressed?.style }}
    >
      <Shapes shapes={group.shapes} />
      {group.hit && <HitBox box={group.hit} />}
    </g>
  );
}

const HitBox = ({ box: [x, y, width, height] }: { readonly box: Box }): ReactElement => (
  <rect className="hit" {...{ x, y, width, height }} rx="6" />
);

function StrokeNode({ stroke }: { readonly stroke: Stroke }): ReactElement {
  const [isDrawing, setDrawing] = useState(useContext(LiveContext));
  const maskId = useId();
  return (
    <g mask={isDrawing ? `url(#${maskId})` : undefined}>
      {isDrawing && <StrokeMask id={maskId} stroke={stroke} onDrawn={() => setDrawing(false)} />}
      {nodesOf(strokeElements(stroke, colourOf))}
    </g>
  );
}

interface StrokeMaskProps {
  readonly id: string;
  readonly stroke: Stroke;
  readonly onDrawn: () => void;
}

const StrokeMask = ({ id, stroke, onDrawn }: StrokeMaskProps): ReactElement => (
  <mask id={id}>
    <path
      className="drawn"
      d={stroke.spine}
      pathLength="1"
      fill="none"
      stroke="#fff"
      strokeWidth={stroke.size * 3}
      strokeLinecap="round"
      strokeLinejoin="round"
      onAnimationEnd={onDrawn}
    />
  </mask>
);

const IconNode = ({ icon }: { readonly icon: Icon }): ReactElement => nodeOf(iconElement(icon, colourOf));

function TextNode({ text }: { readonly text: Text }): ReactElement {
  const speak = useContext(SpeakContext);
  return <>{nodesOf(textElements(text, { colourOf, speak }))}</>;
}
