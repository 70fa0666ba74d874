import type { ReactElement } from 'react';
import { art } from '../../../../art/rungs/index.ts';
import type { Rungs } from '../../../../games/rungs/index.ts';
import { Drawing } from '../../look/Drawing.tsx';
import type { PlayProps } from '../module.ts';

const asWritten = ({ key }: { readonly key: string }): string => key;

/** The ladder, which says in words who stands where. */
export function Board({ rules, now, names }: PlayProps<Rungs>): ReactElement {
  const standing = now.view.rungs.map((rung, seat) => `${names[seat]}: ${rung}/${rules.content.rungs}`).join(', ');
  const drawing = art.table(rules.content, now.view, now.seat);
  const fill = { width: '100%', height: '100%' };
  return <Drawing drawing={drawing} speak={asWritten} role="img" aria-label={standing} style={fill} />;
}
