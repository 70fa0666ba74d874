import type { ReactElement } from 'react';
import { tileDrawing } from '../../../../art/the-dungeon/index.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { Icon } from '../../look/Icon.tsx';
import type { CardHead as CardHeadContent, Picture } from './card.ts';

/** What a card is about. */
export function CardHead({ card }: { readonly card: CardHeadContent }): ReactElement {
  const { title, sub, aside, picture } = card;
  return (
    <header className="td-card-head">
      <CardPicture picture={picture} />
      <div className="td-card-title">
        <h3 className="h2">{title}</h3>
        {sub !== undefined && <p className="small soft">{sub}</p>}
      </div>
      {aside && (
        <p className="td-card-aside">
          <b>{aside[0]}</b>
          <span className="small soft">{aside[1]}</span>
        </p>
      )}
    </header>
  );
}

function CardPicture({ picture }: { readonly picture: Picture }): ReactElement {
  if (picture.type === 'icon')
    return (
      <span className="td-card-picture" data-picture="icon">
        <Icon name={picture.icon} size={44} />
      </span>
    );
  return (
    <span className="td-card-picture" data-picture="tile">
      <Drawing drawing={tileDrawing(picture.face, picture.turn)} aria-hidden="true" />
    </span>
  );
}
