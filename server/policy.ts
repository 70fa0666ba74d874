import { createHash } from 'node:crypto';

/** Style sheets that react-aria writes into the page by itself; the policy knows each by its hash. */
export const REACT_ARIA_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

/** What the page may load: its own files, pictures written into them, and nothing from anywhere else. */
export const CONTENT_POLICY = {
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'style-src': ["'self'", ...REACT_ARIA_STYLES.map(hashSource)],
    'img-src': ["'self'", 'data:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  },
};

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
