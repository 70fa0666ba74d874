import type { AnchorHTMLAttributes, MouseEvent, ReactElement } from 'react';
import type { GameId } from '../games.ts';
import { isPlain } from '../parts/Link.tsx';
import { pathOf } from '../router.ts';

interface OpenLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly game: GameId;
  readonly id: string;
  readonly onOpen: (id: string) => void;
}

/** A link to a rule or a chapter: followed, the book lying here is opened there; copied, it leads to the page of the rules. */
export function OpenLink({ game, id, onOpen, children, ...rest }: OpenLinkProps): ReactElement {
  const follow = (event: MouseEvent): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    onOpen(id);
  };
  return (
    <a href={pathOf({ page: 'rules', game, rule: id })} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
