import { type ReactElement, type ReactNode, useMemo } from 'react';
import { qrPath } from '../../../art/qr.ts';
import './qr-code.css';

/** Cameras look for a white edge of so many modules. */
const EDGE = 4;

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
  const { size, path } = useMemo(() => qrPath(url, EDGE), [url]);
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
