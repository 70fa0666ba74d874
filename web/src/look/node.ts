import { createElement, type Key, type ReactElement } from 'react';
import type { SvgElement } from '../../../art/svg.ts';

/** SVG writes attributes with hyphens, React writes them in one word. */
const NAMES = new Map<string, string>([['class', 'className']]);

function nameOf(attribute: string): string {
  const known = NAMES.get(attribute);
  if (known !== undefined) return known;
  const isPlain = attribute.startsWith('data-') || attribute.startsWith('aria-');
  const name = isPlain ? attribute : attribute.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  NAMES.set(attribute, name);
  return name;
}

/** An element of a drawing as a node of the page, in one go: a component for each would cost more than the node. */
export function nodeOf({ name, attributes, children }: SvgElement, key?: Key): ReactElement {
  const props: Record<string, unknown> = { key };
  for (const [attribute, value] of Object.entries(attributes)) props[nameOf(attribute)] = value;
  return createElement(
    name,
    props,
    ...children.map((child, i) => (typeof child === 'string' ? child : nodeOf(child, i))),
  );
}

/** Elements that never change place in their list: the place is key enough. */
export const nodesOf = (elements: readonly SvgElement[]): readonly ReactElement[] =>
  elements.map((element, i) => nodeOf(element, i));
