import { type ReactElement, useMemo } from 'react';
import { encode } from 'uqr';

interface QrCodeProps {
  readonly text: string;
  /** What a camera finds there, for whoever has none. */
  readonly label: string;
}

/** A link as a code for a camera: dark on light in either light, with the quiet border that readers need. */
export function QrCode({ text, label }: QrCodeProps): ReactElement {
  const { d, size } = useMemo(() => squaresOf(text), [text]);
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={d} fill="#000" />
    </svg>
  );
}

function squaresOf(text: string): { readonly d: string; readonly size: number } {
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const d = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { d, size };
}
