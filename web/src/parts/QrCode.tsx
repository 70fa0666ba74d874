import { type ReactElement, type ReactNode, useMemo } from 'react';
import { encode } from 'uqr';
import './qr-code.css';

interface QrCodeProps {
  readonly url: string;
  /** What it holds, for whoever cannot see it. */
  readonly label: string;
  /** What stands beside it; the link itself when absent. */
  readonly children?: ReactNode;
}

/** A link for the camera of another device, dark on white in every light, with the link beside it for whoever has none. */
export function QrCode({ url, label, children }: QrCodeProps): ReactElement {
  return (
    <figure className="qr-code">
      <QrSquare url={url} label={label} />
      <figcaption className="small">{children ?? <a href={url}>{url}</a>}</figcaption>
    </figure>
  );
}

/** The code alone, where the link can be had beside it already. */
export function QrSquare({ url, label }: Pick<QrCodeProps, 'url' | 'label'>): ReactElement {
  const { size, path } = useMemo(() => qrPath(url), [url]);
  return (
    <svg
      className="qr-square"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

/** Cameras look for a white edge of four modules. */
const EDGE = 4;

/** The dark modules, each run of a row as one rectangle, on a square of `size`. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: EDGE });
  return { size, path: data.flatMap((row, y) => runsOf(row).map(([x, length]) => rectangle(x, y, length))).join('') };
}

const rectangle = (x: number, y: number, length: number): string => `M${x} ${y}h${length}v1h-${length}z`;

/** Where dark modules begin in a row, and how many follow each other. */
function runsOf(row: readonly boolean[]): readonly (readonly [x: number, length: number])[] {
  return row.flatMap((isDark, x) => {
    if (!isDark || row[x - 1]) return [];
    const end = row.indexOf(false, x);
    return [[x, (end < 0 ? row.length : end) - x] as const];
  });
}
