import type { ReactElement } from 'react';
import type { GameId } from '../games.ts';
import { GalleryDoor } from '../gallery/GalleryDoor.tsx';
import { ShowInGallery } from '../gallery/ShowInGallery.tsx';
import { WorkshopPage } from '../workshop/WorkshopPage.tsx';

interface WorkshopProps {
  readonly game?: GameId;
  readonly work?: string;
}

/** What is drawn can be hung into the gallery, where the house has one. */
export default function Workshop(props: WorkshopProps): ReactElement {
  return <WorkshopPage {...props} doors={<GalleryDoor />} renderShowing={shown => <ShowInGallery {...shown} />} />;
}
